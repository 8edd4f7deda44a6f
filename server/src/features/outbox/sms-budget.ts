import { tooManySms, tooManySmsToNumber } from '@bargah/contract/features/outbox/outbox.text.ts'
import { hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import { type Payer, type WordedTry, triesOf } from '../../kernel/payer.ts'

/** What one payer may have sent to one number: whose it is, and a stranger. */
const ofOwner = { what: 'sms to a number', most: 20, inMs: dayMs }
const ofStranger = { what: 'sms to a number', most: 5, inMs: dayMs, networkTimes: 4 }
/**
 * How many codes strangers have sent to a number in all. It keeps nobody out of his account: he is known by his device or
 * by his password; and what is guessed at it in a day stays so many times the guesses of one code.
 */
const codesOfStrangers = { what: 'codes of strangers to a number', most: 20, inMs: dayMs }

/** How many messages may be sent within an hour, to whatever numbers, before somebody has signed in. */
export type SmsBudget = { mostAnHour: number }

/** What strangers have of it, in all and each; a quarter stays for known devices and right passwords. */
const strangersPart = { code: 1 / 2, temporary: 1 / 4 }
const strangersEach = 1 / 50

type Asked = { payer: Payer; to: string; kind: keyof typeof strangersPart }

/** What a message costs that somebody asks for who has not signed in, since it costs money: by payer, by number and in all. */
export function smsTries({ mostAnHour }: SmsBudget, { payer, to, kind }: Asked): WordedTry[] {
  const inHour = (part: number) => ({
    most: Math.max(1, Math.floor(mostAnHour * part)),
    inMs: hourMs,
    says: tooManySms,
  })
  const inAll = { what: 'sms in all', who: 'all', ...inHour(1) }
  const says = tooManySmsToNumber
  if (payer.kind !== 'stranger') return [...triesOf(payer, { ...ofOwner, about: to, says }), inAll]
  return [
    ...triesOf(payer, { ...ofStranger, about: to, says }),
    ...triesOf(payer, { what: 'sms of an hour', networkTimes: 4, ...inHour(strangersEach) }),
    ...(kind === 'code' ? [{ ...codesOfStrangers, who: to, says }] : []),
    { what: `sms of strangers ${kind}`, who: 'all', ...inHour(strangersPart[kind]) },
    inAll,
  ]
}
