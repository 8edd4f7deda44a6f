import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { hallTitle } from '../../kernel/format.ts'
import { Face } from '../../ui/Face.tsx'
import { QueueLine } from './QueueLine.tsx'

/** The driver's turn: its number, the trucks before his, and how many they are. */
export const TurnFace = ({ turn }: { turn: MyTurn }) => (
  <Face tone="plum" label="نوبت شما">
    <h2>نوبت شما در {hallTitle(turn.name)}</h2>
    <b className="turn-number figure-hero num">{toPersianDigits(turn.turnNumber)}</b>
    <QueueLine turn={turn} />
    {turn.aheadOfMe === 0 ? (
      <p className="figure-2xl">نفر اول صف هستید</p>
    ) : (
      <p className="size-2xl row at-base gap-25 bold">
        <b className="figure-big num">{formatNumber(turn.aheadOfMe)}</b> نفر جلوتر از شما
      </p>
    )}
  </Face>
)
