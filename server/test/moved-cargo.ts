import { expect, vi } from 'vitest'
import { lockHall } from '../src/features/halls/halls.api.ts'
import type { Db } from '../src/kernel/sql.ts'
import { untilSomebodyWaits, whileWaiting } from './locks.ts'
import { oneRow } from './rows.ts'

type Move = { cargoId: number; from: number; to: number }

/**
 * Lets `act` look where a cargo lies, and moves the cargo to another hall before it has that one's lock. Throws unless it then
 * waits for the lock of the hall where the cargo lies. Out: what `act` came to.
 */
export function whileMoved<T>(db: Db, { cargoId, from, to }: Move, act: () => Promise<T>): Promise<T> {
  let hasEnded = false
  return whileWaiting(db, {
    first: (tx) => lockHall(tx, to, 'shared'),
    second: () =>
      whileWaiting(db, {
        first: (tx) => lockHall(tx, from, 'shared'),
        second: () => act().finally(() => (hasEnded = true)),
        meanwhile: (tx) => tx.updateTable('cargos').set({ hallId: to }).where('id', '=', cargoId).execute(),
      }),
    async meanwhile() {
      await vi.waitUntil(async () => (await oneRow(db, 'cargos', cargoId)).hallId === to, { timeout: 10_000 })
      await untilSomebodyWaits(db)
      expect(hasEnded).toBe(false)
    },
  })
}
