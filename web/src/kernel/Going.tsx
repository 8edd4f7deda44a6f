import type { ReactNode } from 'react'
import type { CallKey } from './api.ts'
import { useIsGoing } from './use-held.ts'

type GoingProps = {
  call: CallKey
  /** What was sent with it, as far as it tells things apart. */
  about: Record<string, unknown>
  word?: string
  /** What stands in its place while nothing is asked for. */
  children?: ReactNode
}

/** Label for a row whose deletion is pending and can be undone. */
export function Going({ call, about, word = 'در حال حذف', children }: GoingProps) {
  const isGoing = useIsGoing(call)
  return isGoing(about) ? <small className="subtle regular">{word}</small> : children
}
