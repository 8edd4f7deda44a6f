import type { MyResult, PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRialInToman, formatToman } from '@bargah/contract/kernel/money.ts'
import { splitPlace } from '../../kernel/format.ts'
import { saidWhen } from '../../kernel/voice/said-when.ts'

type Won = Pick<PriorityRow, 'cargoDestination' | 'netPayToman'>

export const sayYours = (choice: Won): string =>
  `مبارک است. بارِ ${splitPlace(choice.cargoDestination).town} مالِ شماست. ${formatToman(choice.netPayToman)}.`

type Lost = Pick<MyResult, 'turnNumber' | 'choices'>
type Kept = Pick<MyTurn, 'turnNumber' | 'nextRoundAt'> | null | undefined

/** Not won: who had it, how far before him, that the turn stays, and when it goes on. */
export function sayNotYours({ turnNumber, choices }: Lost, turn: Kept, now: Date): string {
  const lost = choices.find(({ reason, winningTurnNumber }) => reason === 'earlier_turn' && winningTurnNumber)
  const winner = lost?.winningTurnNumber ?? null
  return [
    'این بار نشد.',
    lost &&
      winner !== null &&
      `بارِ ${splitPlace(lost.cargoDestination).town} به نوبت ${toPersianDigits(winner)} رسید، ${formatNumber(turnNumber - winner)} نوبت جلوتر از شما.`,
    turn?.turnNumber === turnNumber && 'نوبتتان می‌ماند.',
    turn?.turnNumber === turnNumber && turn.nextRoundAt && `${saidWhen(turn.nextRoundAt, now)} دوباره.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The load was his, and its permit was voided. */
const sayNoLongerYours = (choice: Won, { driverRefundRial }: NonNullable<MyResult['voided']>): string =>
  `مجوزِ بارِ ${splitPlace(choice.cargoDestination).town} باطل شد.${driverRefundRial > 0 ? ` ${formatRialInToman(driverRefundRial)} برگشت.` : ''}`

/** In: a result, his turn and now. Out: what came of his list. */
export function sayResult(result: MyResult, turn: Kept, now: Date): string {
  const granted = result.choices.find(({ reason }) => reason === 'granted')
  if (granted && result.voided) return sayNoLongerYours(granted, result.voided)
  return granted ? sayYours(granted) : sayNotYours(result, turn, now)
}
