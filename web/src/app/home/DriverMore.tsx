import { FileText, Headphones, MessageSquare, PackageOpen } from 'lucide-react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Link } from '../../kernel/navigation.tsx'
import { LogLink } from '../../features/log/log.parts.tsx'
import { BackhaulRow, LastPermitRow } from '../../features/permits/LastPermitRow.tsx'
import { useMyPermit } from '../../features/permits/my-permit.queries.ts'
import { ResultRow } from '../../features/rounds/ResultRow.tsx'
import { CancelTurn } from '../../features/turns/CancelTurn.tsx'
import { useMyTurn } from '../../features/turns/my-turn.queries.ts'
import { paths } from '../../kernel/paths.ts'
import { Note } from '../../ui/Note.tsx'
import { RowFace } from '../../ui/RowFace.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useWaitingMessages } from '../../features/messages/messages.queries.ts'

/** Where else a driver goes from his home; giving up the turn comes last. */
export default function DriverMore({ onClose }: { onClose: () => void }) {
  const turn = useMyTurn().data
  const permit = useMyPermit().data
  return (
    <Sheet title="بیشتر" onClose={onClose}>
      {permit && (
        <Note>
          تا این بار باز است نوبت تازه نمی‌گیرید. پس از پایان کار می‌توانید نوبت بگیرید؛ بعضی سالن‌ها تا گذشت
          زمان سفر هم نوبت نمی‌دهند.
        </Note>
      )}
      <ul className="ruled row-faces">
        {permit && (
          <li>
            <Link to={paths.myPermit(permit.id)} className="row-face">
              <RowFace icon={<FileText className="i-xl" />} title="مجوز و همهٔ جزئیات بار" />
            </Link>
          </li>
        )}
        <ResultRow />
        <BackhaulRow />
        <LastPermitRow />
        {!permit && (
          <li>
            <Link to={paths.freeLoads} className="row-face">
              <RowFace icon={<PackageOpen className="i-xl" />} title="بارهای آزاد" />
            </Link>
          </li>
        )}
        <MessagesRow />
        {permit && (
          <li>
            <Link to={paths.help} className="row-face">
              <RowFace icon={<Headphones className="i-xl" />} title="کمک" />
            </Link>
          </li>
        )}
        {turn && (
          <li>
            <LogLink
              hallId={turn.loadHallId}
              turn={turn.turnNumber}
              title="نوبت من در دفتر عمومی سالن"
              detail="ببینید و خودتان بررسی کنید"
            />
          </li>
        )}
        {turn && (
          <li>
            <CancelTurn turn={turn} />
          </li>
        )}
      </ul>
    </Sheet>
  )
}

/** The way from a driver's home to his messages, with the answers that he has not seen. */
function MessagesRow() {
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
