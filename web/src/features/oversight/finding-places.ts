import type { CountedRow } from '@bargah/contract/features/oversight/oversight.states.ts'
import { paths } from '../../kernel/paths.ts'
import { mayNow } from '../../kernel/session.ts'

/** An address, as links take it. */
type Place = { to: string; search: Record<string, string> }

const isAdmin = () => mayNow({ roles: ['Admin'] })

/** Where a counted row is opened by the one signed in; undefined where he has no such screen. */
export function placeOfRow(of: CountedRow, id: number): Place | undefined {
  const pages: Partial<Record<CountedRow, string>> = isAdmin()
    ? { turn: paths.turns, permit: paths.adminPermits, cargo: paths.adminCargos, driver: paths.drivers }
    : { turn: paths.linkedTurns, permit: paths.linkedPermits, cargo: paths.linkedCargos }
  const to = pages[of]
  return to === undefined ? undefined : { to, search: { open: String(id) } }
}

/** Where all drivers of a truck are listed, in the same way. */
export const placeOfTruck = (card: string): Place | undefined =>
  isAdmin() ? { to: paths.drivers, search: { truck: card } } : undefined
