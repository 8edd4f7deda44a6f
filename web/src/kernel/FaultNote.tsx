import { type ReactNode, useEffect, useState } from 'react'
import { Note } from '../ui/Note.tsx'
import { isUnsure, sentenceOf } from './api-error.ts'
import { onConnection } from './connection.ts'
import { lackingIn, TopUp } from './TopUp.tsx'

type FaultNoteProps = {
  error: unknown
  /** Path to return to after topping up; default: here. */
  back?: string
  children?: ReactNode
}

/** The error of a write, with a link to top up where money is lacking; of a lost one also that it can be tried again now. */
export function FaultNote({ error, back, children }: FaultNoteProps) {
  const lackingRial = lackingIn(error)
  const isBack = useBackSince(error)
  if (isBack && isUnsure(error))
    return (
      <Note tone="info" alert>
        <p>ارتباط برگشت؛ دوباره تلاش کنید.</p>
      </Note>
    )
  return (
    <Note tone="danger" alert>
      <p>{sentenceOf(error)}</p>
      {lackingRial === undefined ? children : <TopUp lackingRial={lackingRial} back={back} />}
    </Note>
  )
}

/** Whether the server was lost and reached again after an error came. */
function useBackSince(error: unknown): boolean {
  const [backFor, setBackFor] = useState<unknown>()
  useEffect(() => onConnection((isReached) => setBackFor(isReached ? error : undefined)), [error])
  return backFor !== undefined && backFor === error
}
