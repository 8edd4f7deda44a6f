import { type LackOfMoney, lackOfMoney } from '@bargah/contract/features/payments/top-up.ts'
import { addFactorFirst } from '@bargah/contract/features/factors/factors.text.ts'
import { keyFaults } from '@bargah/contract/features/api-keys/api-keys.text.ts'
import { formatWait } from '@bargah/contract/kernel/dates.ts'
import { kernelRefusals } from '@bargah/contract/kernel/refusals.ts'

/** A call that cannot be answered: HTTP status and Persian sentences for the person. */
export class Fail extends Error {
  readonly status: number
  readonly sentences: string[]
  /** When trying again may help. */
  readonly retryAfterS?: number
  /** A code by which programs know it: `data.reason`. */
  readonly reason?: string
  constructor(status: number, sentences: string[], retryAfterS?: number, reason?: string) {
    super(sentences.join(' '))
    this.status = status
    this.sentences = sentences
    this.retryAfterS = retryAfterS
    this.reason = reason
  }
}

export const badInput = (sentences: string[]) => new Fail(400, sentences)
/** `why`: what ended the session, where it is known. */
export const notSignedIn = (why = 'نشست شما پایان یافته است؛ دوباره وارد شوید.', reason?: string) =>
  new Fail(401, [why], undefined, reason)
/** A program's key does not open a call: none does, or not this one. */
export const refusedToKey = (reason: 'not_by_key' | 'key_lacks_scope') =>
  new Fail(403, [keyFaults[reason]], undefined, reason)
export const notByKey = () => refusedToKey('not_by_key')
export const forbidden = () => new Fail(403, ['اجازهٔ این کار را ندارید.'])
export const changePasswordFirst = () => new Fail(403, ['گذرواژهٔ شما موقت است؛ نخست آن را عوض کنید.'])
export const factorFirst = () => new Fail(403, [addFactorFirst])
export const notFound = (what = 'موردی با این مشخصات') => new Fail(404, [`${what} پیدا نشد.`])
/** What is looked for, a row or its id; throws 404 where it is not there. `what` begins its sentence. */
export async function mustFind<T extends object | number | string>(
  looked: Promise<T | null | undefined>,
  what?: string,
): Promise<T> {
  const found = await looked
  if (found === undefined || found === null) throw notFound(what)
  return found
}
export const keyReused = () =>
  new Fail(409, ['این کلید تکرار پیش‌تر با درخواست دیگری به کار رفته است؛ کلید تازه بفرستید.'])

/** In: how long to wait, and what there was too much of. */
export const tooMany = (waitMs: number, what = 'درخواست‌های شما زیاد بوده است', reason?: string) =>
  new Fail(429, [`${what}؛ ${formatWait(waitMs)} دوباره تلاش کنید.`], Math.ceil(waitMs / 1000), reason)

const soonestAgainS = 3
/** The server has more to do than it can: those who are turned away at one moment do not all come back at one. */
export const tooBusy = () =>
  new Fail(
    503,
    ['سامانه اکنون بسیار پرکار است؛ چند لحظه بعد دوباره تلاش کنید.'],
    soonestAgainS + Math.floor(Math.random() * 5),
  )

type Told = string | number | boolean

/**
 * A rule of the business says no: HTTP 200 with statusCode 400 (rules 18.3). Nothing is written. `code`: one of those that the
 * endpoint declares, by which programs know it (`data.reason`). `tells`: what else they act upon, beside the sentence for the person.
 */
export class Refusal extends Error {
  readonly code: string
  readonly sentence: string
  readonly tells: Readonly<Record<string, Told | readonly Readonly<Record<string, Told>>[]>>
  constructor(
    code: string,
    sentence: string,
    tells: Readonly<Record<string, Told | readonly Readonly<Record<string, Told>>[]>> = {},
  ) {
    super(sentence)
    this.code = code
    this.sentence = sentence
    this.tells = tells
  }
}

/** The own password was last given too long ago for this act: the program asks for it and sends the same again. */
export const passwordNeeded = () => new Refusal('reauthenticate', kernelRefusals.reauthenticate)

/** The mobile of this act has not been proven, or the proof was used or is too old: the program has a code sent first. */
export const proofNeeded = () => new Refusal('proof_needed', kernelRefusals.proof_needed)

/** The wallet of whoever asks is short of `lackingRial`: the program leads to topping it up, and back. */
export const lacksMoney = (sentence: string, lackingRial: number) =>
  new Refusal(lackOfMoney, sentence, { lackingRial } satisfies Omit<LackOfMoney, 'reason'>)

/** In: what a rule answered (a refusal code or null) and the wording of its codes. Throws when it refused. */
export function refuse<C extends string>(code: C | null, wording: Record<C, string>): void {
  if (code !== null) throw new Refusal(code, wording[code])
}

const ofServer = 500
/** Refusals that ask for one thing more, and for the same call again. */
const steps = ['reauthenticate', 'proof_needed', 'code_needed', 'factor_needed', 'needs_confirmation']

/** Whether a call came to nothing by what its caller asked; neither a step on the way nor a fault of ours is that. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Refusal ? !steps.includes(error.code) : error instanceof Fail && error.status < ofServer

/** What a person is told of an error; null of what is a fault of ours. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof Refusal) return error.sentence
  return error instanceof Fail && error.status < ofServer ? error.message : null
}
