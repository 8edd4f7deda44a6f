import { priorityRefusals } from '@bargah/contract/features/rounds/rounds.text.ts'
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
type Asked = Omit<Choice, 'cargoId'> & { cargoIds: readonly number[] }

/**
 * Files choices in one write. One that a rule refuses is told in the hall's public log, since nothing else tells of it: where
 * each is settled at once now, else when lists are opened, since it names a wish (docs/decisions/0071). It comes after the
 * rollback, in a transaction of its own. Of several it is the load that the refusal names, or the first.
 */
export async function tellingRefusals<T extends Json>(
  call: Call,
  { cargoIds, ...asked }: Asked,
  file: (tx: Tx, now: Date) => Promise<T>,
): Promise<T> {
  let clock: Clock | undefined
  try {
    return await call.write((tx, now) => {
      clock = clockOf(tx)
      return file(tx, now)
    })
  } catch (error) {
    if (clock && error instanceof Refusal && isTold(error.code)) {
      const cargoId = cargoIds.find((id) => id === error.tells['cargoId']) ?? cargoIds[0]
      if (cargoId !== undefined) await tellRefused({ db: call.db, clock }, { ...asked, cargoId }, error.code)
    }
    throw error
  }
}

// of a load of another hall this log knows nothing, and of how many were sent together it tells nothing
const isTold = (code: string) => code !== 'not_this_hall' && code in priorityRefusals

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
