import { CircleCheck, Printer } from 'lucide-react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useOpenFile } from '../../kernel/use-open-file.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { printFailed, slipOf } from './TurnMenu.tsx'

export const GivenNote = ({ turn }: { turn: { id: number; turnNumber: number } }) => (
  <div role="status">
    <Note tone="success" icon={<CircleCheck />}>
      <span className="apart wrap">
        نوبت {toPersianDigits(turn.turnNumber)} ثبت شد؛ این شماره را به راننده بگویید.
        <PrintSlip turnId={turn.id} />
      </span>
    </Note>
  </div>
)

export function PrintSlip({ turnId }: { turnId: number }) {
  const { busy, open } = useOpenFile('printTurn', printFailed)
  return (
    <Button
      size="dense"
      icon={<Printer />}
      busy={busy}
      busyLabel="در حال ساختن…"
      onClick={() => open(slipOf(turnId))}
    >
      چاپ برگ نوبت
    </Button>
  )
}
