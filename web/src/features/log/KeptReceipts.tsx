import { Download } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { readEntry } from '@bargah/verifier/entries.ts'
import { utf8 } from '@bargah/verifier/bytes.ts'
import { formatDayTime } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { useSession } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { sayEntry } from './entry-words.ts'
import { saveReceipt } from './proofs.ts'
import { listReceipts } from './receipts.keep.ts'
import type { KeptReceipt } from './receipts.ts'

const mostShown = 8

function sayReceipt({ entry: text }: KeptReceipt): string {
  const read = readEntry(utf8(text))
  return 'entry' in read ? sayEntry(read.entry, new Map()).subject : 'سطر دفتر'
}

type KeptProps = { hallId: number; onChoose: (receipt: KeptReceipt) => void }

/** The promises that this phone holds of a hall's log, the newest first; nothing for whoever is not signed in. */
export function KeptReceipts({ hallId, onChoose }: KeptProps) {
  const session = useSession()
  const { data = [] } = useQuery({
    queryKey: ['my receipts', hallId],
    queryFn: () => listReceipts(hallId),
    enabled: session !== null,
  })
  if (data.length === 0) return null
  return (
    <>
      <h3>رسیدهای این گوشی</h3>
      <ul className="log-receipts">
        {data
          .slice(-mostShown)
          .toReversed()
          .map((receipt) => (
            <li key={receipt.note}>
              <span className="grow">
                {sayReceipt(receipt)}
                <small className="num">{formatDayTime(new Date(receipt.keptAt), serverNow())}</small>
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
    </>
  )
}
