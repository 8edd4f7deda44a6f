import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { expiredReason } from '@bargah/contract/features/cargos/cargos.text.ts'
import { type Database, transaction } from '../../kernel/database.ts'
import { forEachAlone, type Job } from '../../kernel/jobs.ts'
import { lockHall } from '../halls/halls.api.ts'
import { computeExpiryLine } from './cargos.rules.ts'
import { isFrozen, listOverdue, lockCargo } from './cargos.store.ts'
import { endCargo } from './end-cargo.ts'

const mostAtOnce = 500

/** Ends the sending cargos whose time on the boards is over; those in an open round wait for its split (decisions §4). */
export async function expireCargos(database: Database): Promise<void> {
  const now = await database.clock.now(database.db)
  const overdue = await listOverdue(database.db, computeExpiryLine(now), mostAtOnce)
  await forEachAlone(overdue, ({ id, hallId }) => expireCargo(database, id, hallId))
}

/** One cargo is one transaction, so a hall is never locked for long and nothing waits on another cargo's accounts. */
const expireCargo = (database: Database, cargoId: number, hallId: number | null) =>
  transaction(database, async (tx, now) => {
    if (hallId !== null) await lockHall(tx, hallId, 'exclusive')
    const cargo = await lockCargo(tx, cargoId)
    if (!cargo || cargo.status !== cargoStatus.sending || cargo.announcedAt > computeExpiryLine(now)) return
    if (await isFrozen(tx, cargoId)) return
    await endCargo(tx, cargo, { reason: expiredReason, at: now, byUser: null })
  })

export const cargosJobs: readonly Job[] = [
  { name: 'expire-cargos', cron: '*/5 * * * *', run: (database) => expireCargos(database) },
]
