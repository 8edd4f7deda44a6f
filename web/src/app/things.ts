import { countedPermitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import { mayNow } from '../kernel/session.ts'
import { type Screen, screens } from './screens.ts'

/** The lists that show each kind of thing, of which one may open one at most. */
const listsOf = {
  cargo: [screens.cargos, screens.adminCargos, screens.linkedCargos, screens.hallCargos],
  permit: [screens.permits, screens.adminPermits, screens.linkedPermits, screens.hallPermits],
  turn: [screens.turns, screens.linkedTurns],
  company: [screens.companies],
  driver: [screens.drivers],
} as const satisfies Record<string, readonly Screen[]>
export type Thing = keyof typeof listsOf

/** In: a kind of thing. Out: where the list of it is for the one signed in, undefined when there is none for him. */
export const listPath = (thing: Thing): string | undefined =>
  listsOf[thing].find(({ access }) => mayNow(access))?.path

/** What the list of permits is asked for that shows as many as a figure counts (rules 12.1), whatever their days. */
export const countedPermits = { status: countedPermitStatuses.join(',') }

/** How a list stands that is to show all of them, where it starts with some. */
const wholeOf: Partial<Record<Thing, Readonly<Record<string, string>>>> = {
  permit: { at: '' },
  turn: { view: 'all' },
}

/** In: a kind of thing, and words. Out: where all of them that hold the words are, as a link takes it. */
export function searchOf(thing: Thing, words: string) {
  const to = listPath(thing)
  return to === undefined ? undefined : { to, search: { ...wholeOf[thing], q: words } }
}

/** In: a thing. Out: where it is shown, as a link takes it; undefined when not to the one signed in. */
export function addressOf(thing: Thing, id: number) {
  const to = listPath(thing)
  return to === undefined ? undefined : { to, search: { open: id } }
}
