import * as z from 'zod/mini'
import { endpoint, listing } from '../../kernel/endpoint.ts'
import { rowOf } from '../../kernel/rows.ts'
import { outboxTable } from './outbox.columns.ts'

/** Outside of a demo the number's middle is hidden and the text, which may hold a code, is null. */
export const OutboxRow = rowOf(outboxTable)
export type OutboxRow = z.output<typeof OutboxRow>

export const outbox = {
  /** The text messages of the last week, and what became of them, the newest first (ours). */
  listOutbox: endpoint({
    ...listing,
    path: '/api/v1/Outbox/GetAll',
    about: ['sms'],
    access: { roles: ['Admin'] },
    data: OutboxRow,
    table: outboxTable,
  }),
}
