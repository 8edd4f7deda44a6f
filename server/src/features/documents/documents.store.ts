import type { Insertable } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import type { Tables } from '../../kernel/tables.ts'

/** What decides over a further document of a locked permit. */
export async function loadDocumentFacts(tx: Tx, permit: { id: number; companyId: number }) {
  const { insertDraft } = await tx
    .selectFrom('companies')
    .select('insertDraft')
    .where('id', '=', permit.companyId)
    .executeTakeFirstOrThrow()
  const { count } = await tx
    .selectFrom('permitDocuments')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('permitId', '=', permit.id)
    .executeTakeFirstOrThrow()
  return { insertDraft, documentCount: Number(count) }
}

export const insertDocument = (tx: Tx, document: Insertable<Tables['permitDocuments']>) =>
  tx.insertInto('permitDocuments').values(document).returning('id').executeTakeFirstOrThrow()
