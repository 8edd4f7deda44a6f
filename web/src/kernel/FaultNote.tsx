import type { ReactNode } from 'react'
import { Note } from '../ui/Note.tsx'
import { sentenceOf } from './api-error.ts'
import { lackingIn, TopUp } from './TopUp.tsx'

type FaultNoteProps = {
  error: unknown
  /** Path to return to after topping up; default: here. */
  back?: string
  children?: ReactNode
}

/** The error of a write, with a link to top up where money is lacking. */
export function FaultNote({ error, back, children }: FaultNoteProps) {
  const lackingRial = lackingIn(error)
  return (
    <Note tone="danger" alert>
      <p>{sentenceOf(error)}</p>
      {lackingRial === undefined ? children : <TopUp lackingRial={lackingRial} back={back} />}
    </Note>
  )
}
