import type { Contract } from '@bargah/contract/contract.ts'

/** What a write that may wait says of itself. */
export type Later = {
  /** What waits, in the words of who wrote it: «تحویل بار تهران». */
  label: string
  /** The thing that it is about, at which it is shown: `permit 7`. */
  about: string
  /** So long after it was wanted it is sent by itself; later it may be wanted no more. */
  goodForMs: number
  /** It wants the id of what an earlier one makes, in this field of its body. */
  needs?: { key: string; field: string }
}

/** A write on its way. `waiting`: not sent, or sent and nobody knows whether it came; `refused`: it ended, and was not done. */
export type Item = Later & {
  /** Its idempotency key, by which it is known here too. */
  key: string
  call: keyof Contract
  /** As JSON takes it; files are packed. */
  input: { query?: unknown; body?: unknown }
  /** When it was wanted, by the phone's clock, in ms. */
  wantedAt: number
  /** When it left first, in ms; null while it is on the phone alone. */
  leftAt: number | null
  stage: 'waiting' | 'sending' | 'refused'
  /** Why it was not done. */
  refusal: string | null
}

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
/** The server knows a key for a day: what may have come must not be sent again after that. */
const keyLivesMs = 23 * hourMs

const keptTooLong = 'خیلی روی گوشی ماند و فرستاده نشد. اگر هنوز می‌خواهید، دوباره بزنید.'
const keptAlone = 'پیامی که این پیوست آن بود نرفت یا کسی آن را برداشت. پیوست را دوباره بفرستید.'
const keptUnknown = 'معلوم نیست به سرور رسیده باشد. ببینید انجام شده یا نه، و اگر نشده دوباره بزنید.'

/** In: what waits, and the phone's time. Out: why it is not sent by itself any more, or null. */
export function whyTooOld({ wantedAt, goodForMs, leftAt }: Item, nowMs: number): string | null {
  if (leftAt !== null && nowMs - leftAt > keyLivesMs) return keptUnknown
  return nowMs - wantedAt > goodForMs ? keptTooLong : null
}

/** In: all, and the phone's time. Out: the same, with what is too old ended in words. */
export const endOld = (items: readonly Item[], nowMs: number): readonly Item[] =>
  items.reduce((all, item) => {
    const why = item.stage === 'waiting' ? whyTooOld(item, nowMs) : null
    return why === null ? all : refused(all, item.key, why)
  }, items)

/** Out: the same, with what wants the id of something that neither waits nor is done ended in words. */
export const endOrphans = (items: readonly Item[]): readonly Item[] =>
  items.reduce((all, { key, stage, needs }) => {
    const comes = items.some((item) => item.key === needs?.key && item.stage !== 'refused')
    return needs && !comes && stage === 'waiting' ? refused(all, key, keptAlone) : all
  }, items)

/** What goes next: they go one at a time, in the order in which they were wanted. */
export const nextOf = (items: readonly Item[]): Item | undefined =>
  items.find(({ stage }) => stage !== 'refused')

/** Whether it can be taken back: as long as it has not left, since what left may have come. */
export const mayTakeBack = ({ stage, leftAt }: Item): boolean => stage === 'waiting' && leftAt === null

/** Out: the items without one, and without what wanted its id. */
export const without = (items: readonly Item[], key: string): readonly Item[] =>
  items.filter((item) => item.key !== key && item.needs?.key !== key)

/** Out: the items with one ended in words; what wanted its id goes. */
export const refused = (items: readonly Item[], key: string, refusal: string): readonly Item[] =>
  items
    .filter(({ needs }) => needs?.key !== key)
    .map((item) => (item.key === key ? { ...item, stage: 'refused', refusal } : item))

/** In: what the server answered. Out: the items without the one that is done; what wanted its id has it. */
export function done(items: readonly Item[], key: string, answer: unknown): readonly Item[] {
  const id = (answer as { data?: { id?: unknown } | null } | null)?.data?.id
  return items
    .filter((item) => item.key !== key)
    .map(({ needs, ...item }) => {
      if (needs?.key !== key) return needs ? { ...item, needs } : item
      return {
        ...item,
        input: { ...item.input, body: { ...(item.input.body as object), [needs.field]: id } },
      }
    })
}

/**
 * In: what the device holds, what this window holds, and the keys that both held when they last agreed. Out: all of it:
 * what another window added comes, what it ended goes, and so does what was ended here.
 */
export function agree(
  stored: readonly Item[],
  own: readonly Item[],
  known: ReadonlySet<string>,
): readonly Item[] {
  const here = own.filter(({ key }) => !known.has(key) || stored.some((item) => item.key === key))
  const come = stored.filter(({ key }) => !known.has(key) && !own.some((item) => item.key === key))
  const fresh = come.map((item): Item => (item.stage === 'sending' ? { ...item, stage: 'waiting' } : item))
  return [...here, ...fresh].toSorted((a, b) => a.wantedAt - b.wantedAt)
}

/** In: a write on its way, and whether the device holds it when the page is closed. Out: where it stands, in a sentence. */
export function sayLater({ stage, leftAt, refusal }: Item, isHeld: boolean): string {
  if (stage === 'refused') return refusal ?? ''
  if (stage === 'sending') return 'دارد می‌رود…'
  if (leftAt !== null) return 'هنوز جوابی نیامده. خودش دوباره فرستاده می‌شود.'
  return isHeld
    ? 'ثبت شد روی گوشی. با اولین اینترنت فرستاده می‌شود.'
    : 'با اولین اینترنت فرستاده می‌شود. این صفحه را باز نگه دارید.'
}
