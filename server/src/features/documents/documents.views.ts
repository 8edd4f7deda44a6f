import type { DocumentType } from '@bargah/contract/features/documents/documents.states.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { permitScope } from '../permits/permits.api.ts'

/** The documents of a permit that the session sees, the latest first. Throws 404 for another's permit. */
export async function listDocuments(db: Db, session: Session, permitId: number, types: DocumentType[]) {
  const permit = await db
    .selectFrom('permits')
    .select('id')
    .where('id', '=', permitId)
    .where(permitScope(session))
    .executeTakeFirst()
  if (!permit) throw notFound('مجوزی با این شماره')
  return db
    .selectFrom('permitDocuments')
    .innerJoin('files', 'files.id', 'permitDocuments.fileId')
    .leftJoin('users', 'users.id', 'files.userId')
    .select(['permitDocuments.id', 'type', 'title', 'uploadedAt', 'name', 'kind', 'bytes'])
    .select(['users.fullName', 'users.role'])
    .where('permitId', '=', permitId)
    .where('type', 'in', types)
    .orderBy('permitDocuments.id', 'desc')
    .execute()
}
export type FoundDocument = Awaited<ReturnType<typeof listDocuments>>[number]
