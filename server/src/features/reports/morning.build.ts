import type { Db } from '../../kernel/database.ts'
import { addRow } from '../../../test/rows.ts'

/** For tests: a report of an account that is sent each morning. Out: its id. */
export async function buildMorning(
  db: Db,
  { userId, reportId }: { userId: number; reportId: number },
): Promise<number> {
  const { id } = await addRow(db, 'morningReports', {
    userId,
    reportId,
    call: 'listGoods',
    input: '{}',
    format: 'csv',
    hour: 7,
    address: '127.0.0.1',
    nextAt: new Date(Date.now() + 86_400_000),
  })
  return id
}

/** A file that was made of it. Out: its id. */
export async function buildMorningFile(db: Db, morningId: number): Promise<number> {
  const { id } = await addRow(db, 'morningFiles', {
    morningId,
    begunAt: new Date(),
    state: 'made',
    total: 1,
    format: 'csv',
    bytes: Buffer.from('a'),
  })
  return id
}
