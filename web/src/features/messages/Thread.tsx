import { useEffect } from 'react'
import { useMember } from '../../kernel/session.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Asker } from './Asker.tsx'
import type { Question } from './messages.queries.ts'
import { Talk } from './Talk.tsx'
import { AnswerBox, AskOnBox } from './WriteBox.tsx'
import './messages.css'

/** A question with its answers and where to write; who opens it has seen it. */
export default function Thread({ question }: { question: Question }) {
  const isAdmin = useMember().role === 'Admin'
  useSeen(question)
  return (
    <div className="column thread">
      {isAdmin && <Asker question={question} />}
      <Talk question={question} />
      {isAdmin ? <AnswerBox question={question} /> : <AskOnBox question={question} />}
    </div>
  )
}

function useSeen({ id, isUnread }: Question) {
  const { mutate } = useWrite('markSeen')
  useEffect(() => {
    if (isUnread) mutate({ body: { Id: id } })
  }, [id, isUnread, mutate])
}
