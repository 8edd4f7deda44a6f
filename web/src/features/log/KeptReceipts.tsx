import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatNumber as count } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { useSession } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ReceiptBadge, holdAll, sayReceipt } from './held-receipts.tsx'
import type { LogState } from './log-store.ts'
import { saveReceipt, saveReceipts } from './proofs.ts'
import { listReceipts, removeReceipts } from './receipts.keep.ts'
import type { KeptReceipt } from './receipts.ts'

const mostShown = 8

type KeptProps = { hallId: number; state: LogState; onChoose: (receipt: KeptReceipt) => void }

/** The promises that this phone holds of a hall's log, the newest first, each held against it; nothing for whoever is not signed in. */
export function KeptReceipts({ hallId, state, onChoose }: KeptProps) {
  const session = useSession()
  const { data = [], refetch } = useQuery({
    queryKey: ['my receipts', hallId],
    queryFn: () => listReceipts(hallId),
    enabled: session !== null,
  })
  const shown = data.slice(-mostShown).toReversed()
  const { data: verdicts } = useQuery({
    queryKey: ['my receipts held', hallId, state.head?.note.whole, shown.map(({ note }) => note)],
    queryFn: () => holdAll(state, shown),
    // what was found stands until the next checkpoint has been asked
    placeholderData: keepPreviousData,
    enabled: state.head !== null && shown.length > 0,
    retry: false,
  })
  if (shown.length === 0) return null
  return (
    <>
      <h3 className="quiet">رسیدهای این گوشی</h3>
      <ul className="lines log-receipts">
        {shown.map((receipt) => (
          <li className="wrap" key={receipt.note}>
            <span className="grow">
              {sayReceipt(receipt.entry)}
              <small className="num">{formatDayTime(new Date(receipt.keptAt), serverNow())}</small>
              <ReceiptBadge verdict={verdicts?.get(receipt.note)} />
            </span>
            <Button size="dense" onClick={() => onChoose(receipt)}>
              سنجیدن
            </Button>
            <IconButton
              size="dense"
              aria-label="ذخیرهٔ رسید"
              icon={<Download />}
              onClick={() => saveReceipt(receipt)}
            />
          </li>
        ))}
      </ul>
      <KeptActs receipts={data} onRemoved={() => void refetch()} />
    </>
  )
}

/** All of the phone's receipts in a file, and what deletes those of this hall for good. */
function KeptActs({ receipts, onRemoved }: { receipts: readonly KeptReceipt[]; onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    await removeReceipts(receipts)
    setAsking(false)
    onRemoved()
  }
  return (
    <div className="row wrap">
      <Button size="dense" icon={<Download />} onClick={() => void listReceipts().then(saveReceipts)}>
        ذخیرهٔ همهٔ رسیدها
      </Button>
      <Button size="dense" variant="ghost" icon={<Trash2 />} onClick={() => setAsking(true)}>
        پاک کردن
      </Button>
      {isAsking && (
        <ConfirmDialog
          danger
          title={`${count(receipts.length)} رسید این دفتر پاک شود؟`}
          consequence="رسیدهای این سالن از گوشی پاک می‌شوند و برنمی‌گردند. پیش از آن می‌توانید همه را در فایلی ذخیره کنید."
          confirmLabel="بله، پاک شود"
          busyLabel="در حال پاک کردن…"
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
