import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { saidWhen } from '../../kernel/voice/said-when.ts'

export { endSentence } from './my-turn.text.ts'

type Waiting = { turn: MyTurn; isReached: boolean; now: Date }

/** The turn that waits: its number, how many are before it, and when loads are announced next. */
export const sayTurn = ({ turn, isReached, now }: Waiting): string =>
  [
    !isReached && 'اینترنت نیست. نوبتتان سر جایش است.',
    `نوبت شما ${toPersianDigits(turn.turnNumber)}.${sayAhead(turn)}`,
    turn.nextRoundAt && `اعلام بار بعدی ${saidWhen(turn.nextRoundAt, now)}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** Nothing in a hall without rounds, where the place does not count. */
const sayAhead = ({ aheadOfMe, reservationLimit }: MyTurn) => {
  if (reservationLimit === 0) return ''
  return aheadOfMe === 0 ? ' نفر اول صف هستید.' : ` ${formatNumber(aheadOfMe)} نفر جلوتر از شما.`
}
