import { Bell, CirclePlay, MessageSquare, PhoneIcon } from 'lucide-react'
import { Link, useNavigate } from '../../kernel/navigation.tsx'
import { formatNumber, formatPhone } from '@bargah/contract/kernel/digits.ts'
import { useContact } from '../../features/contact/contact.parts.tsx'
import { useWaitingMessages } from '../../features/messages/messages.queries.ts'
import { useMyResult } from '../../features/rounds/rounds.queries.ts'
import { useHall, useMyTurn } from '../../features/turns/my-turn.queries.ts'
import { useHasKeptWords } from '../../kernel/form/use-kept-words.ts'
import { hallTitle } from '../../kernel/format.ts'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { Faces } from '../../ui/Face.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { RowFace } from '../../ui/RowFace.tsx'
import './help.css'

const advice = 'به پشتیبانی زنگ بزنید، یا پیام بنویسید.'

/** «کمک»: the telephone first, then how a turn works, a message, and what was answered. */
export default function HelpPage() {
  const navigate = useNavigate()
  const waiting = useWaitingMessages().data?.waiting ?? 0
  const hasDraft = useHasKeptWords('ask')
  return (
    <>
      <PhoneHeader
        title="کمک"
        onBack={() => void navigate({ to: paths.home })}
        end={<Hear look="head" says={hasDraft ? `${advice} نوشتهٔ شما مانده است.` : advice} />}
      />
      <Faces>
        <RingSupport />
        <ul className="face-rows is-wide size-xl help-rows">
          <li>
            <Link to={paths.helpTurn}>
              <RowFace icon={<CirclePlay />} title="نوبت چطور کار می‌کند" />
            </Link>
          </li>
          <li>
            <Link to={paths.writeMessage}>
              <RowFace
                icon={<MessageSquare />}
                title="پیام نوشتنی"
                detail={
                  hasDraft ? (
                    <b className="wait-ink size-lg">نوشتهٔ شما مانده است</b>
                  ) : (
                    'برای عوض کردن کامیون یا پاک کردن حساب هم'
                  )
                }
              />
            </Link>
          </li>
          <RingHall />
          <li>
            <Link to={paths.messages}>
              <RowFace
                icon={<Bell />}
                title="جواب‌ها"
                detail={waiting > 0 && `${formatNumber(waiting)} جواب تازه`}
                count={waiting}
              />
            </Link>
          </li>
        </ul>
      </Faces>
    </>
  )
}

/** The support's telephone, where there is one; whoever needs it is told when it did not come. */
function RingSupport() {
  const contact = useContact()
  const number = contact.data?.suportTell
  if (!number)
    return (
      contact.isError && (
        <div className="gutter">
          <Read of={contact}>{() => null}</Read>
        </div>
      )
    )
  return (
    <div className="gutter help-ring">
      <a className="row gap-4 press" href={`tel:${number}`}>
        <PhoneIcon />
        <span>
          <b className="block title-md">زنگ به پشتیبانی</b>
          <bdi dir="ltr" className="num">
            {formatPhone(number)}
          </bdi>
        </span>
      </a>
    </div>
  )
}

/** The telephone of the hall of his turn, else of his last round. */
function RingHall() {
  const turn = useMyTurn().data
  const result = useMyResult().data
  const hall = useHall(turn?.loadHallId ?? result?.round.loadHallId)
  if (!hall?.tel) return null
  return (
    <li>
      <a href={`tel:${hall.tel}`}>
        <RowFace icon={<PhoneIcon />} title={`زنگ به ${hallTitle(hall.name)}`} />
      </a>
    </li>
  )
}
