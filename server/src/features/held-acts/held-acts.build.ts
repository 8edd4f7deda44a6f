import type { Db } from '../../kernel/database.ts'
import { next } from '../../../test/plain.ts'
import { addRow } from '../../../test/rows.ts'

/** For tests: an act of an account that waits. Out: its id. */
export async function buildHeldAct(db: Db, { userId }: { userId: number }): Promise<number> {
  const askedAt = new Date()
  const { id } = await addRow(db, 'heldActs', {
    call: 'deleteCustomer',
    input: JSON.stringify({ query: {}, body: { Id: next() } }),
    userId,
    sessionId: 1,
    address: '127.0.0.1',
    askedAt,
    until: new Date(askedAt.getTime() + 60_000),
  })
  return id
}
