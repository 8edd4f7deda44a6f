import type { MessageKind, MessageValues } from '@bargah/contract/features/messages/messages.schema.ts'
import type { Tx } from '../../kernel/database.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { seal, type SealedColumn } from '../../kernel/seal.ts'
import { sql } from '../../kernel/sql.ts'

const inOutbox = { purpose: 'message', table: 'outboxMessages' } as const
export const outboxColumns = {
  to: { ...inOutbox, column: 'toSealed' },
  values: { ...inOutbox, column: 'valuesSealed' },
} as const satisfies Record<string, SealedColumn>

export type Message<K extends MessageKind = MessageKind> = {
  /** A mobile number, `09…`. */
  to: string
  kind: K
  values: MessageValues[K]
}

/** Puts a message into the outbox, its number and its values sealed. Out: its id. */
export async function insertMessage(tx: Tx, keys: KeyRing, message: Message, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('outbox_messages', 'id')) as id`.execute(tx)
  const [{ id } = { id: 0 }] = rows
  await tx
    .insertInto('outboxMessages')
    .values({
      id,
      kind: message.kind,
      toSealed: seal(keys, outboxColumns.to, id, message.to),
      valuesSealed: seal(keys, outboxColumns.values, id, JSON.stringify(message.values)),
      createdAt: at,
    })
    .execute()
  return id
}
