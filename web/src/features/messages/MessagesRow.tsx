import { MessageSquare } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { RowFace } from '../../ui/RowFace.tsx'
import { useWaitingMessages } from './messages.queries.ts'

/** The way from a driver's home to his messages, with the answers that he has not seen. */
export function MessagesRow() {
  const waiting = useWaitingMessages().data?.waiting ?? 0
  return (
    <li>
      <Link to={paths.messages} className="row-face">
        <RowFace
          icon={<MessageSquare className="i-xl" />}
          title="پیام به پشتیبانی"
          detail={waiting > 0 && `${formatNumber(waiting)} پاسخ تازه`}
        />
      </Link>
    </li>
  )
}
