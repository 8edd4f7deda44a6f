import type { Json } from '@bargah/contract/kernel/json-field.ts'
import type { Call } from '../../kernel/call.ts'
import type { Clock } from '../../kernel/clock.ts'
import { clockOf, type Database, transaction, type Tx } from '../../kernel/database.ts'
import { Refusal } from '../../kernel/errors.ts'
import { appendHallLog } from '../log/log.api.ts'
import { lookAtHall } from './look-at-hall.ts'

type Choice = { hallId: number; turnNumber: number; cargoId: number }

/**
 * Files a choice in one write. One that a hall refuses which settles each at once is told in its public log: nothing else
 * tells of it, and who came first decides there. It comes after the rollback, in a transaction of its own.
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
    if (clock && error instanceof Refusal) await tellRefused({ db: call.db, clock }, choice, error.code)
    throw error
  }
}

async function tellRefused(database: Database, { hallId, turnNumber, cargoId }: Choice, reason: string) {
  if ((await lookAtHall(database.db, hallId)).mode !== 'at_once') return
  const facts = { turn: turnNumber, cargo: cargoId, reason }
  await transaction(database, (tx) => appendHallLog(tx, hallId, [{ kind: 'choice_refused', facts }]))
}
