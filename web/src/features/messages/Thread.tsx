import { Building2 } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from '@tanstack/react-router'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../app/paths.ts'
import { useMember } from '../../kernel/session.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import type { Question } from './messages.queries.ts'
import { Talk } from './Talk.tsx'
import { AnswerBox, AskOnBox } from './WriteBox.tsx'
import './messages.css'

/** A question with its answers and where to write; who opens it has seen it. */
export default function Thread({ question }: { question: Question }) {
  const isAdmin = useMember().role === 'Admin'
  useSeen(question)
  return (
    <div className="thread">
      {isAdmin && <From question={question} />}
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

/** Who asks, and the way to what the administration knows of him. */
function From({ question }: { question: Question }) {
  const { asker, askerName, askerMobile, transportationCompanyFullName, transportationCompanyId } = question
  const who = asker === 'driver' ? 'راننده' : transportationCompanyFullName
  return (
    <div className="row wrap thread-from">
      <Avatar name={askerName} />
      <span className="grow">
        <b>{askerName}</b>
        <span className="muted fine num">
          {[who, askerMobile && toPersianDigits(askerMobile)].filter(Boolean).join('، ')}
        </span>
      </span>
      {transportationCompanyId !== null && (
        <Link
          className={buttonClass('default', 'dense')}
          to={paths.companies}
          search={{ open: transportationCompanyId }}
        >
          <Building2 />
          پروندهٔ شرکت
        </Link>
      )}
    </div>
  )
}
