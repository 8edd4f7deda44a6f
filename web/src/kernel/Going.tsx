import type { ReactNode } from 'react'
import type { CallKey } from './api.ts'
import { useIsGoing } from './use-held.ts'

type GoingProps = {
  call: CallKey
  /** The fields of the request that identify the row. */
  about: Record<string, unknown>
  word?: string
  /** Shown while no deletion is pending. */
  children?: ReactNode
}

/** Label for a row whose deletion is pending and can be undone. */
export function Going({ call, about, word = 'در حال حذف', children }: GoingProps) {
  const isGoing = useIsGoing(call)
  return isGoing(about) ? <small className="subtle regular">{word}</small> : children
}
