import type { Db } from '../../kernel/database.ts'
import { addRow } from '../../../test/rows.ts'

/** A rate of four stars for a permit; its words name the permit, so that no two are alike. */
export const buildRate = (db: Db, permit: { id: number; driverId: number }, ratedBy: number) =>
  addRow(db, 'driverRates', {
    permitId: permit.id,
    driverId: permit.driverId,
    rate: 4,
    description: `سر وقت رسید؛ مجوز ${permit.id}`,
    ratedBy,
    ratedAt: new Date(),
  })
