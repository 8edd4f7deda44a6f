import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { Insertable } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import type { Tables } from '../../kernel/tables.ts'
import { permitScope } from '../permits/permits.api.ts'

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
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow()
  return { insertDraft, documentCount: Number(count) }
}

export const insertDocument = (tx: Tx, document: Insertable<Tables['permitDocuments']>) =>
  tx.insertInto('permitDocuments').values(document).returning('id').executeTakeFirstOrThrow()

/** The permit that a document belongs to. Throws 404 for a document of another's permit. */
export async function findPermitOfDocument(tx: Tx, session: Session, documentId: number): Promise<number> {
  const found = await tx
    .selectFrom('permitDocuments')
    .innerJoin('permits', 'permits.id', 'permitDocuments.permitId')
    .select('permitId')
    .where('permitDocuments.id', '=', documentId)
    .where(permitScope(session))
    .executeTakeFirst()
  if (!found) throw notFound('سندی با این شماره')
  return found.permitId
}

/** A document of a locked permit, and on whose behalf it was sent. */
export async function loadDocument(tx: Tx, documentId: number) {
  const { withdrawnAt, companyId, productOwnerId, ...document } = await tx
    .selectFrom('permitDocuments')
    .innerJoin('files', 'files.id', 'permitDocuments.fileId')
    .leftJoin('users', 'users.id', 'files.userId')
    .select(['type', 'fileId', 'withdrawnAt', 'users.companyId', 'users.productOwnerId'])
    .where('permitDocuments.id', '=', documentId)
    .executeTakeFirstOrThrow()
  return { ...document, isWithdrawn: withdrawnAt !== null, sender: { companyId, productOwnerId } }
}

/** Of which types a locked permit has documents that count, and whether it was ever printed. */
export async function loadWhatIsLeft(tx: Tx, permitId: number) {
  const left = await tx
    .selectFrom('permitDocuments')
    .select('type')
    .distinct()
    .where('permitId', '=', permitId)
    .where('withdrawnAt', 'is', null)
    .execute()
  const printed = await tx
    .selectFrom('permitEvents')
    .select('id')
    .where('permitId', '=', permitId)
    .where('status', '=', permitStatus.printed)
    .executeTakeFirst()
  return { types: left.map(({ type }) => type), wasPrinted: printed !== undefined }
}

type Withdrawal = { documentId: number; by: number; at: Date; reason: string }

/** Marks a document as taken back; its row stays. */
export const setWithdrawn = (tx: Tx, { documentId, by, at, reason }: Withdrawal) =>
  tx
    .updateTable('permitDocuments')
    .set({ withdrawnAt: at, withdrawnBy: by, withdrawReason: reason })
    .where('id', '=', documentId)
    .execute()
