import { LocationError } from './location.ts'

export type ApiErrorKind =
  | 'network'
  | 'refused'
  | 'invalid'
  | 'signedOut'
  | 'forbidden'
  | 'missing'
  | 'tooMany'
  | 'down'
  | 'failed'

const kindOfStatus: Record<number, ApiErrorKind> = {
  200: 'refused',
  400: 'invalid',
  401: 'signedOut',
  403: 'forbidden',
  404: 'missing',
  429: 'tooMany',
  // of a proxy before a server that is gone, or of the server whose database is
  502: 'down',
  503: 'down',
  504: 'down',
}

const unreadable = 'ارتباط با سرور برقرار نشد؛ کمی بعد دوباره تلاش کنید.'
const longestBody = 300

/**
 * The own password was given too long ago; the mobile is not proven, or not any more; a driver is on another phone than his; an
 * account has a second factor, which is to be given.
 */
const actedUpon = ['reauthenticate', 'proof_needed', 'code_needed', 'factor_needed'] as const
type ActedUpon = (typeof actedUpon)[number]

/** A call that did not do what was asked, with sentences for the person. `refused`: a rule of the business said no. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly sentences: readonly string[]
  /** What the panel itself acts upon (rules 18.3). */
  readonly reason?: ActedUpon
  /** How long the server asks to be left alone, in seconds. */
  readonly waitS?: number
  /** What a refusal tells the panel beside its sentence. */
  readonly data?: unknown

  constructor(
    kind: ApiErrorKind,
    sentences: readonly string[],
    reason?: ActedUpon,
    waitS?: number,
    data?: unknown,
  ) {
    super(sentences.join(' '))
    this.kind = kind
    this.sentences = sentences
    this.reason = reason
    this.waitS = waitS
    this.data = data
  }

  static fromReply(
    status: number,
    errors: string[] | undefined,
    message: string | undefined,
    data?: unknown,
    waitS?: number,
  ): ApiError {
    const sentences = errors?.length ? errors : [message || unreadable]
    const said = (data as { reason?: unknown } | null | undefined)?.reason
    return new ApiError(
      kindOfStatus[status] ?? 'failed',
      sentences,
      actedUpon.find((one) => one === said),
      waitS,
      data,
    )
  }
}

export const connectionLost = () =>
  new ApiError('network', ['ارتباط با سرور برقرار نشد؛ اینترنت را بررسی کنید و دوباره تلاش کنید.'])

/** In: the body of a failed reply that is no JSON. Out: it, when it is a sentence for people and no page of a proxy. */
export const sentenceIn = (text: string): string | undefined =>
  /[؀-ۿ]/.test(text) && !text.includes('<') && text.length <= longestBody ? text : undefined

/** In: anything thrown. Out: its sentences for the person. */
export function sentencesOf(error: unknown): readonly string[] {
  if (error instanceof ApiError) return error.sentences
  if (error instanceof LocationError) return [error.message]
  return ['خطایی رخ داد؛ صفحه را تازه کنید و دوباره تلاش کنید.']
}

/** In: anything thrown. Out: its sentences as one text. */
export const sentenceOf = (error: unknown): string => sentencesOf(error).join(' ')

/** In: why something failed. Out: the same beside a button that tries again, without its words; how long to wait stays. */
export const withoutRetry = (sentence: string): string =>
  sentence.replace(/( و|؛ (کمی|چند لحظه.?) \S+) دوباره تلاش کنید/, '').replace('دوباره تلاش', 'صبر')

export const reasonOf = (error: unknown): string => withoutRetry(sentenceOf(error))

/** Whether what an address names is not there, or is no name of such a thing: no second try finds it. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'missing' || error.kind === 'invalid')

export const isConnectionLost = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'network'

/** Whether nobody knows what became of a write: it may have been done, so it is repeated under the same key. */
export const isUnsure = (error: unknown): boolean =>
  isConnectionLost(error) || (error instanceof ApiError && error.kind === 'down')
