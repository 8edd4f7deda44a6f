import { useEffect, useState } from 'react'
import { Building2, Truck, Wallet } from 'lucide-react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useMember } from '../../kernel/session.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { mayCall } from '../../kernel/calls.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
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

const AskerWallet = fetched(() => import('./AskerWallet.tsx'))

/** Who asks, and the ways to what the administration knows of him: his wallet and his file. */
function Asker({ question }: { question: Question }) {
  const [paying, setPaying] = useState(false)
  const { asker, askerName, askerMobile, transportationCompanyFullName } = question
  const who = asker === 'driver' ? 'راننده' : transportationCompanyFullName
  const about = [who !== askerName && who, askerMobile && toPersianDigits(askerMobile)]
  return (
    <div className="row wrap strip line-below thread-from">
      <Avatar name={askerName} />
      <span className="grow blocks">
        <b>{askerName}</b>
        <span className="muted fine num">{about.filter(Boolean).join('، ')}</span>
      </span>
      {mayCall('showBalanceOf') && (
        <Button size="dense" icon={<Wallet />} onClick={() => setPaying(true)}>
          گردش حساب
        </Button>
      )}
      <FileLink question={question} />
      {paying && <AskerWallet question={question} onClose={() => setPaying(false)} />}
    </div>
  )
}

function FileLink({ question: { transportationCompanyId, driverId } }: { question: Question }) {
  const className = buttonClass('default', 'dense')
  if (transportationCompanyId !== null)
    return (
      <Link className={className} to={paths.companies} search={{ open: transportationCompanyId }}>
        <Building2 />
        پروندهٔ شرکت
      </Link>
    )
  return (
    driverId !== null && (
      <Link className={className} to={paths.drivers} search={{ open: driverId }}>
        <Truck />
        پروندهٔ راننده
      </Link>
    )
  )
}
