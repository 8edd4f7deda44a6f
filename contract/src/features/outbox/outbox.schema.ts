import * as z from 'zod/mini'
import { rowOf } from '../../kernel/rows.ts'
import { outboxTable } from './outbox.columns.ts'

/**
 * A message of the outbox. In a demo, where nothing leaves, number and text can be read; else the number's middle is hidden
 * and the text, which may hold a code, is null.
 */
export const OutboxRow = rowOf(outboxTable)
export type OutboxRow = z.output<typeof OutboxRow>
