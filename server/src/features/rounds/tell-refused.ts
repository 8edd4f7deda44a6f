import type { Json } from '@bargah/contract/kernel/json-field.ts'
import type { Call } from '../../kernel/call.ts'
import type { Clock } from '../../kernel/clock.ts'
import { clockOf, type Database, transaction, type Tx } from '../../kernel/database.ts'
import { Refusal } from '../../kernel/errors.ts'
import { lockHall } from '../halls/halls.api.ts'
import { appendHallLog } from '../log/log.api.ts'
import { lookAtHall } from './look-at-hall.ts'
import { keepRefused } from './refused-choices.store.ts'

type Choice = { hallId: number; turnNumber: number; cargoId: number }

/**
 * Files a choice in one write. One that a rule refuses is told in the hall's public log, since nothing else tells of it: where
 * each is settled at once now, else when lists are opened, since it names a wish (docs/decisions/0071). It comes after the
 * rollback, in a transaction of its own.
 */
export async function tellingRefusals<T extends Json>(
  call: Call,
  choice: Choice,
  file: (tx: Tx, now: Date) => Promise<T>,
): Promise<T> {
  let clock: Clock | undefined
  try {
    return await call.write((tx, now) => {
      clock = clockOf(tx)
      return file(tx, now)
    })
  } catch (error) {
    // of a load of another hall this log knows nothing
    if (clock && error instanceof Refusal && error.code !== 'not_this_hall')
      await tellRefused({ db: call.db, clock }, choice, error.code)
    throw error
  }
}

async function tellRefused(database: Database, { hallId, turnNumber, cargoId }: Choice, reason: string) {
  await transaction(database, async (tx, refusedAt) => {
    await lockHall(tx, hallId, 'shared')
    const { mode, round } = await lookAtHall(tx, hallId)
    if (mode === 'at_once') {
      const facts = { turn: turnNumber, cargo: cargoId, reason }
      await appendHallLog(tx, hallId, [{ kind: 'choice_refused', facts }])
    } else
      await keepRefused(tx, { hallId, roundId: round?.id ?? null, turnNumber, cargoId, reason, refusedAt })
  })
}
