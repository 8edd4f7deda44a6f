/** Where one's own wallet is topped up. */
export const topUpPath = '/OnlineCharge'

export const longestBack = 300

/** Whether a place to come back to is a path of the panel's own: `/..//x` leads to the site x once a browser took out its dots. */
export const isOwnPath = (text: string): boolean =>
  /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) && !/^[^?#]*\/(?:\/|(?:\.|%2e){1,2}(?:[/?#]|$))/i.test(text)

/** In: where somebody would come back to, from wherever. Out: the same when it can be kept, else undefined. */
export const readBack = (said: unknown): string | undefined =>
  typeof said === 'string' && said.length <= longestBack && isOwnPath(said) ? said : undefined

/** What a refusal for want of money tells beside its sentence: the caller's own wallet is short of so many rials. */
export const lackOfMoney = 'no_money'
export const moneyRefusals = { [lackOfMoney]: 'موجودی کیف پول کافی نیست.' } as const
export type LackOfMoney = { reason: typeof lackOfMoney; lackingRial: number }
