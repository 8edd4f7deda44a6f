import type { Tx } from '../../kernel/database.ts'
import { didChange, sql } from '../../kernel/sql.ts'

/** Makes a phone the driver's, in the place of the one that was. Out: false when another became his meanwhile. */
export const bindPhone = (
  tx: Tx,
  driverId: number,
  { was, deviceId }: { was: string | null; deviceId: string },
): Promise<boolean> =>
  didChange(
    tx
      .updateTable('drivers')
      .set({ phoneId: deviceId })
      .where('id', '=', driverId)
      .where(sql<boolean>`phone_id is not distinct from ${was}`),
  )
