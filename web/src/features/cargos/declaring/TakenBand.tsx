import { History, Undo2 } from 'lucide-react'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { useTakenOver } from './use-taken-over.ts'

/** Over the form that an earlier declaration filled in: which, what has changed since, and the way back. */
export function TakenBand({ of: { taken, giveBack } }: { of: ReturnType<typeof useTakenOver> }) {
  if (!taken) return null
  return (
    <Note tone="info" icon={<History />}>
      <div className="apart wrap">
        <span>
          از {taken.from} پر شد.
          {taken.tariffToman !== null && ` تعرفهٔ این مسیر اکنون ${formatToman(taken.tariffToman)} است.`}
        </span>
        <Button size="dense" icon={<Undo2 />} onClick={giveBack}>
          برگرداندن
        </Button>
      </div>
    </Note>
  )
}
