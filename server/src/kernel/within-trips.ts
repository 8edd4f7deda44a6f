import { type Tx, tripsOf } from './sql.ts'

/** For tests: does what a call does in a transaction, and throws when it waits for the database more often than it may. */
export async function withinTrips<T>(
  tx: Tx,
  { call, most }: { call: string; most: number },
  work: () => Promise<T>,
): Promise<T> {
  const before = tripsOf(tx)
  const result = await work()
  const made = tripsOf(tx) - before
  if (made > most)
    throw new Error(
      `${call} waits ${made} times for the database, and ${most} are allowed (test/most-trips.ts)`,
    )
  return result
}
