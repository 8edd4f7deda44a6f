import { jalaliParts, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { isRemembered } from '../../kernel/session.ts'
import { type DeclareValues, emptyDeclaration, proposeAnnouncement } from './declare-values.ts'

const goodForMs = 7 * 24 * 3_600_000
const nameOf = (memberId: number) => `bargah.declare.${memberId}`
type Kept = { at: number; values: DeclareValues }

/** What follows from other fields, and when a cargo is announced, is nobody's work that could be lost. */
const isOwnWork = ([name]: [string, unknown]) =>
  !['CargoDistance', 'CargoDuration', 'CargoRange', 'FutureDate', 'FutureHour'].includes(name)
const workOf = (values: DeclareValues) => JSON.stringify(Object.entries(values).filter(isOwnWork))

/** Whether two forms say the same of all that somebody has to write. */
export const isSameWork = (one: DeclareValues, other: DeclareValues) => workOf(one) === workOf(other)

/** Whether somebody has written anything into the form. */
export const isWritten = (values: DeclareValues, now: Date) => !isSameWork(values, emptyDeclaration(now))

/** In: a kept declaration and the time. Out: the form as it was left; an hour that has passed is proposed anew. */
export function takeUp(values: DeclareValues, now: Date): DeclareValues {
  const asked = parseJalaliDateTime(values.FutureDate ?? '', values.FutureHour ?? '')
  const isPast = !asked || asked < now || jalaliParts(asked).hour === 0
  return isPast ? { ...values, ...proposeAnnouncement(now) } : values
}

/**
 * A declaration that was not sent, kept on the device for the account that wrote it: through a reload, a link, Back and
 * a session that ended; for a week at most, or while the window is open where the device should not remember.
 */
export const declareDraft = {
  load(memberId: number, now: Date): Kept | null {
    for (const storage of [localStorage, sessionStorage]) {
      const kept = read(storage.getItem(nameOf(memberId)), now)
      if (kept && now.getTime() - kept.at <= goodForMs) return { ...kept, values: takeUp(kept.values, now) }
    }
    return null
  },
  save(memberId: number, values: DeclareValues, now: Date): void {
    const storage = isRemembered() ? localStorage : sessionStorage
    try {
      storage.setItem(nameOf(memberId), JSON.stringify({ at: now.getTime(), values } satisfies Kept))
    } catch {
      // storage is full or closed: what is written lives as long as the page
    }
  },
  forget(memberId: number): void {
    for (const storage of [localStorage, sessionStorage]) storage.removeItem(nameOf(memberId))
  },
}

/** What another version of the panel kept may have other fields: it is let go. */
export function read(text: string | null, now: Date): Kept | null {
  if (text === null) return null
  try {
    const { at, values } = JSON.parse(text) as Partial<Kept>
    const names = Object.keys(values ?? {})
      .toSorted()
      .join()
    const isOurs = names === Object.keys(emptyDeclaration(now)).toSorted().join()
    return at && values && isOurs ? { at, values } : null
  } catch {
    return null
  }
}
