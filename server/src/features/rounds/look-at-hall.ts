import { priorityRefusals, staffPriorityRefusals } from '@bargah/contract/features/rounds/rounds.text.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { findHall, type Hall } from '../halls/halls.api.ts'
import { computeHallMode, opensRound } from './rounds.rules.ts'
import { findOpenRound } from './rounds.store.ts'

/** How a hall takes a choice at this moment, and whether the choice is to open its round itself. */
export async function lookAtHall(db: Db | Tx, hallId: number) {
  const [hall, round = null] = await Promise.all([findHall(db, hallId), findOpenRound(db, hallId)])
  if (!hall) throw notFound('سالنی با این مشخصات')
  const mode = computeHallMode(hall, round !== null)
  return { hall, round, mode, opensRound: opensRound(mode, round !== null) }
}
export type LookedAt = Awaited<ReturnType<typeof lookAtHall>>

/** Whence the range of a hall's loads is measured, and where staff stand who choose for a driver (rules 9.7, 11.5). */
export const pointOfHall = ({ latitude, longitude }: Hall): Point => ({ latitude, longitude })

/** Whether it is the hall's doing, not the driver's own. */
export const isByStaff = ({ driverId }: Session): boolean => driverId === null

/** The refusals of a choice in words for who reads them. */
export const refusalsFor = (session: Session) =>
  isByStaff(session) ? staffPriorityRefusals : priorityRefusals
