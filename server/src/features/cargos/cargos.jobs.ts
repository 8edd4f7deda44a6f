import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { expiredReason, unreviewedReason } from '@bargah/contract/features/cargos/cargos.text.ts'
import { type Database, transaction } from '../../kernel/database.ts'
import { forEachAlone, type Job } from '../../kernel/jobs.ts'
import { lockHall } from '../halls/halls.api.ts'
import { computeExpiryLine, computeReviewLine } from './cargos.rules.ts'
import { isFrozen, listOverdue, listUnreviewed, lockCargo } from './cargos.store.ts'
import { endCargo } from './end-cargo.ts'

const mostAtOnce = 500

/** Ends the sending cargos whose time on the boards is over; those in an open round wait for its split (rules 9.11). */
export async function expireCargos(database: Database, sendingDays: number): Promise<void> {
  const now = await database.clock.now(database.db)
  const overdue = await listOverdue(database.db, computeExpiryLine(now, sendingDays), mostAtOnce)
  await forEachAlone(overdue, ({ id, hallId }) => expireCargo(database, { id, hallId, sendingDays }))
}

type Overdue = { id: number; hallId: number | null; sendingDays: number }

/** One cargo is one transaction, so a hall is never locked for long and nothing waits on another cargo's accounts. */
const expireCargo = (database: Database, { id, hallId, sendingDays }: Overdue) =>
  transaction(database, async (tx, now) => {
    if (hallId !== null) await lockHall(tx, hallId, 'exclusive')
    const cargo = await lockCargo(tx, id)
    if (cargo?.status !== cargoStatus.sending || cargo.announcedAt > computeExpiryLine(now, sendingDays))
      return
    if (await isFrozen(tx, id)) return
    await endCargo(tx, cargo, { kind: 'expired', reason: expiredReason, at: now, byUser: null })
  })

/** Ends the cargos of product owners that nobody has reviewed in time (rules 9.6). */
export async function endUnreviewed(database: Database): Promise<void> {
  const now = await database.clock.now(database.db)
  const waiting = await listUnreviewed(database.db, computeReviewLine(now), mostAtOnce)
  await forEachAlone(waiting, ({ id }) =>
    transaction(database, async (tx, at) => {
      const cargo = await lockCargo(tx, id)
      if (cargo?.status !== cargoStatus.awaitingReview) return
      await endCargo(tx, cargo, { kind: 'unreviewed', reason: unreviewedReason, at, byUser: null })
    }),
  )
}

export const cargosJobs = ({ sendingDays }: { sendingDays: number }): readonly Job[] => [
  { name: 'expire-cargos', cron: '*/5 * * * *', run: (database) => expireCargos(database, sendingDays) },
  { name: 'end-unreviewed-cargos', cron: '*/5 * * * *', run: (database) => endUnreviewed(database) },
]
