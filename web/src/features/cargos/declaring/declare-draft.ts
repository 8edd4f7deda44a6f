import { parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { isRemembered } from '../../../kernel/session.ts'
import { type DeclareValues, emptyDeclaration, proposeAnnouncement } from './declare-values.ts'

const goodForMs = 7 * 24 * 3_600_000
/** When it was written, what stood in the form then, and what work was in it as it opened. */
type Kept = { at: number; values: DeclareValues; over?: string | undefined }

type Named = { name: string; over?: string }

/** What follows from other fields, and when a cargo is announced, is nobody's work that could be lost. */
const isOwnWork = ([name]: [string, unknown]) =>
  !['CargoDistance', 'CargoDuration', 'CargoRange', 'FutureDate', 'FutureHour'].includes(name)
const workOf = (values: DeclareValues) => JSON.stringify(Object.entries(values).filter(isOwnWork))

/** Whether two forms say the same of all that somebody has to write. */
export const isSameWork = (one: DeclareValues, other: DeclareValues) => workOf(one) === workOf(other)

export const isWritten = (values: DeclareValues, now: Date) => !isSameWork(values, emptyDeclaration(now))

/** In: a kept declaration and the time. Out: the form as it was left; an hour that has passed is proposed anew. */
export function takeUp(values: DeclareValues, now: Date): DeclareValues {
  const asked = parseJalaliDateTime(values.FutureDate ?? '', values.FutureHour ?? '')
  const isPast = !asked || asked < now
  return isPast ? { ...values, ...proposeAnnouncement(now) } : values
}

/** A form that was not sent, kept on the device as it was left. */
export type Draft = {
  load: (now: Date) => Kept | null
  save: (values: DeclareValues, now: Date) => void
  forget: () => void
}

/**
 * A declaration that was not sent, kept for the account that wrote it: through a reload, a link, Back and a session that
 * ended; for a week at most, or while the window is open where the device should not remember.
 */
export function declareDraft(memberId: number): Draft {
  const draft = draftIn(
    () => [isRemembered() ? localStorage : sessionStorage, localStorage, sessionStorage],
    {
      name: `bargah.declare.${memberId}`,
    },
  )
  return {
    ...draft,
    load: (now) => {
      const kept = draft.load(now)
      return kept && { ...kept, values: takeUp(kept.values, now) }
    },
  }
}

/**
 * Changes of a declared cargo that were not sent, kept while the window is open, so that they outlive the way to the bank
 * and back. In: the form as it opens, and as the cargo stands: they are let go when it no longer stands so.
 */
export const editDraft = (memberId: number, cargoId: number, start: DeclareValues): Draft =>
  draftIn(() => [sessionStorage], { name: `bargah.edit.${memberId}.${cargoId}`, over: workOf(start) })

/** In: the storages, the first of which is written, and under what name. */
function draftIn(storages: () => readonly [Storage, ...Storage[]], { name, over }: Named): Draft {
  return {
    load: (now) => {
      for (const storage of storages()) {
        const kept = read(storage.getItem(name), now)
        if (kept && kept.over === over && now.getTime() - kept.at <= goodForMs) return kept
      }
      return null
    },
    save: (values, now) => {
      try {
        storages()[0].setItem(name, JSON.stringify({ at: now.getTime(), values, over } satisfies Kept))
      } catch {
        // storage is full or closed: what is written lives as long as the page
      }
    },
    forget: () => {
      for (const storage of storages()) storage.removeItem(name)
    },
  }
}

/** What another version of the panel kept may have other fields: it is let go. */
export function read(text: string | null, now: Date): Kept | null {
  if (text === null) return null
  try {
    const { at, values, over } = JSON.parse(text) as Partial<Kept>
    const names = Object.keys(values ?? {})
      .toSorted()
      .join()
    const isOurs = names === Object.keys(emptyDeclaration(now)).toSorted().join()
    return at && values && isOurs ? { at, values, ...(over !== undefined && { over }) } : null
  } catch {
    return null
  }
}
