/** A call that cannot be answered: HTTP status and Persian sentences for the person. */
export class Fail extends Error {
  constructor(
    readonly status: number,
    readonly sentences: string[],
  ) {
    super(sentences.join(' '))
  }
}

export const badInput = (sentences: string[]) => new Fail(400, sentences)
export const notSignedIn = () => new Fail(401, ['نشست شما پایان یافته است؛ دوباره وارد شوید.'])
export const forbidden = () => new Fail(403, ['اجازهٔ این کار را ندارید.'])
export const notFound = (what = 'موردی با این مشخصات') => new Fail(404, [`${what} پیدا نشد.`])
export const keyReused = () =>
  new Fail(409, ['این کلید تکرار پیش‌تر با درخواست دیگری به کار رفته است؛ کلید تازه بفرستید.'])

/** A rule of the business says no: HTTP 200 with statusCode 400 (decisions §2). Nothing is written. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
  ) {
    super(sentence)
  }
}

/** In: what a rule answered (a refusal code or null) and the wording of its codes. Throws when it refused. */
export function refuse<C extends string>(code: C | null, wording: Record<C, string>): void {
  if (code !== null) throw new Refusal(code, wording[code])
}
