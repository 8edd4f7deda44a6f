import type { IncomingSms } from '../../adapters/sms/incoming.port.ts'
import { type Database, type Tx, transaction } from '../../kernel/database.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import type { Tries } from '../../kernel/tries.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import { findMyTurns } from '../turns/turns.api.ts'
import { type SmsQuestion, mostAnswers, nextText, readSmsQuestion } from './sms-question.rules.ts'
import { findAsker } from './askers.store.ts'

type Inbox = { database: Database; keys: KeyRing; tries: Tries }

/**
 * Answers what a driver asks by a text message, to the number that it came from. A number that is no open driver's account
 * and words that are no question get nothing, so that no stranger has us pay; whoever asks a lot gets nothing for a while.
 */
export async function answerAsked(
  { database, keys, tries }: Inbox,
  { from, text }: IncomingSms,
): Promise<void> {
  const asked = readSmsQuestion(text)
  const driverId = asked && (await findAsker(database.db, from))
  if (!asked || !driverId) return
  const now = await database.clock.now(database.db)
  const own = { what: 'asked by sms', who: driverId, ...mostAnswers.ofDriver }
  if ((await tries.spend(own, now)) !== null) return
  const inAll = { what: 'asked by sms in all', who: 'all', ...mostAnswers.inAll }
  if ((await tries.spend(inAll, now)) !== null) return tries.giveBack([own], now)
  await transaction(database, async (tx, at) => {
    const answer = await computeAnswer(tx, { asked, driverId }, at)
    await sendSms(tx, keys, { to: from, ...answer }, at)
  })
}

async function computeAnswer(
  tx: Tx,
  { asked, driverId }: { asked: SmsQuestion; driverId: number },
  at: Date,
) {
  if (asked === 'help') return { kind: 'asked_help', values: { word: 'نوبت' } } as const
  const [turn] = await findMyTurns(tx, [{ driverId, now: at }])
  if (!turn) return { kind: 'asked_no_turn', values: { word: 'نوبت' } } as const
  const next = nextText({ isOpen: turn.round !== null, nextRoundAt: turn.nextRoundAt }, at)
  const { number, hallName: hall, aheadOfMe } = turn
  const values = { turn: String(number), hall, ahead: String(aheadOfMe), next }
  return { kind: 'asked_turn', values } as const
}
