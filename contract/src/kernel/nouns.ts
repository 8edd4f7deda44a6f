/**
 * What the product is about, in the words of docs/words.md. A read names what it is asked for, a write all whose look
 * it may change; what is kept of a read is stale as soon as the two meet. A noun joins when the first read is about it.
 */
export const nouns = [
  'member',
  'companyUser',
  'session',
  'factor',
  'user',
  'company',
  'driver',
  'companySetting',
  'mainOffice',
  'productOwner',
  'customer',
  'hall',
  'place',
  'goods',
  'packaging',
  'loaderType',
  'freightRate',
  'holiday',
  'cargo',
  'preLoad',
  'turn',
  'queue',
  'priority',
  'round',
  'permit',
  'document',
  'rating',
  'wallet',
  'notification',
  'noticeChoice',
  'wish',
  'message',
  'inquiry',
  'report',
  'sms',
  'mail',
  'audit',
  'contact',
  'voice',
  'finding',
  'heldAct',
  'apiKey',
  'webhook',
  'import',
] as const
export type Noun = (typeof nouns)[number]
/** One at least: a call that is about nothing is none. */
export type Nouns = readonly [Noun, ...Noun[]]

export const doMeet = (some: readonly Noun[], others: readonly Noun[]): boolean =>
  some.some((noun) => others.includes(noun))
