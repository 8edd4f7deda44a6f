import { minuteMs, hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import { randomInt, timingSafeEqual } from 'node:crypto'
import { askedForYourWord } from '@bargah/contract/features/notifications/notifications.text.ts'
import {
  askingsADay,
  tooManyAskings,
  tooManyAskingsOfOne,
  tooManyWords,
  wordAsked,
  wordLength,
  wordMinutes,
  wordWrong,
} from '@bargah/contract/features/permits/permits.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { mustSpend, payerOf, triesOf } from '../../kernel/payer.ts'
import { findOffer } from '../cargos/cargos.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import { findAsking, findReachable, keepAsking } from './askings.store.ts'

/** The driver whom a company names, and who that is: undefined when there is no such driver, of which nothing is told. */
export type Named = { cargoId: number; companyId: number; name: string; driverId: number | undefined }

/**
 * Asks a driver whether a company may take a load for him: he gets a code by SMS and on his home. Always throws, the same
 * for whomever is named: that his code is needed, or 429 (rules 10.4).
 */
export async function askForWord(call: Call, keys: KeyRing, named: Named): Promise<never> {
  const { cargoId, driverId } = named
  const payer = payerOfWord(call, named)
  const ofOne = { what: 'driver asked', most: 3, inMs: 10 * minuteMs, about: whoIs(named) }
  const inAll = { what: 'drivers asked', most: askingsADay, inMs: dayMs }
  await mustSpend(call, [
    ...triesOf(payer, { ...ofOne, says: tooManyAskingsOfOne }),
    ...triesOf(payer, { ...inAll, says: tooManyAskings }),
  ])
  const askedBy = sessionOf(call).userId
  const ask = async (tx: Tx, askedAt: Date) => {
    const driver = driverId === undefined ? undefined : await findReachable(tx, driverId)
    if (!driver || driverId === undefined) return
    const code = String(randomInt(10 ** wordLength)).padStart(wordLength, '0')
    const expiresAt = new Date(askedAt.getTime() + wordMinutes * minuteMs)
    await keepAsking(tx, keys, { cargoId, driverId, askedBy, askedAt, expiresAt }, code)
    const offer = await findOffer(tx, cargoId)
    const values = {
      code,
      company: offer.companyName,
      load: `${offer.origin} به ${offer.destination}`,
    }
    await sendSms(tx, keys, { to: driver.mobile, kind: 'reserve_word', values }, askedAt)
    await notify(tx, [{ to: { driverId }, ...askedForYourWord({ cargoId, ...offer }) }], askedAt)
  }
  await call.write(ask, { refusing: wordAsked })
  const tells = { needsConfirmation: true, validMs: wordMinutes * minuteMs }
  throw new Refusal('needs_confirmation', wordAsked, tells)
}

/**
 * Looks at the code that a driver has told. Out: the asking to use up, none where the code is wrong, and how the try is given
 * back, as it is at once of a right code. Throws 429.
 */
export async function checkWord(call: Call, keys: KeyRing, named: Named, code: string) {
  const payer = payerOfWord(call, named)
  const ofOne = { what: 'word of a driver guessed', most: 5, inMs: hourMs, about: whoIs(named) }
  const inAll = { what: 'words of drivers guessed', most: 30, inMs: dayMs }
  const guesses = [ofOne, inAll].flatMap((one) => triesOf(payer, { ...one, says: tooManyWords }))
  const giveBack = await mustSpend(call, guesses)
  const now = await call.now()
  const { cargoId, driverId } = named
  const asking =
    driverId === undefined ? undefined : await findAsking(call.db, keys, { cargoId, driverId }, now)
  if (!asking || !timingSafeEqual(Buffer.from(asking.code), Buffer.from(code)))
    return { askingId: null, giveBack }
  await giveBack()
  return { askingId: asking.id, giveBack: async () => {} }
}

export const wrongWord = () => new Refusal('wrong_word', wordWrong)

/** The company pays, however many accounts it has. */
const payerOfWord = ({ from }: Call, { companyId }: Named) =>
  payerOf({ knownMark: null, account: `of company ${companyId}`, address: from.address })

/** Who is there and who is not are counted alike. */
const whoIs = ({ driverId, name }: Named) => `${driverId ?? `? ${name}`}`
