import type { DocumentType } from '@bargah/contract/features/documents/documents.states.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { permitScope } from '../permits/permits.api.ts'

type Wanted = { permitId: number; types: DocumentType[]; withWithdrawn: boolean }

/** The documents of a permit that the session sees, the latest first. Throws 404 for another's permit. */
export async function listDocuments(db: Db, session: Session, { permitId, types, withWithdrawn }: Wanted) {
  const permit = await db
    .selectFrom('permits')
    .select('status')
    .where('id', '=', permitId)
    .where(permitScope(session))
    .executeTakeFirst()
  if (!permit) throw notFound('مجوزی با این شماره')
  const documents = db
    .selectFrom('permitDocuments')
    .innerJoin('files', 'files.id', 'permitDocuments.fileId')
    .leftJoin('users', 'users.id', 'files.userId')
    .leftJoin('users as takers', 'takers.id', 'withdrawnBy')
    .select(['permitDocuments.id', 'type', 'title', 'uploadedAt', 'name', 'kind', 'bytes'])
    .select(['users.fullName', 'users.role', 'users.companyId', 'users.productOwnerId'])
    .select(['withdrawnAt', 'withdrawReason', 'takers.fullName as withdrawnBy'])
    .where('permitId', '=', permitId)
    .where('type', 'in', types)
    .orderBy('permitDocuments.id', 'desc')
  const wanted = withWithdrawn ? documents : documents.where('withdrawnAt', 'is', null)
  return (await wanted.execute()).map((found) => ({ ...found, status: permit.status }))
}
export type FoundDocument = Awaited<ReturnType<typeof listDocuments>>[number]
