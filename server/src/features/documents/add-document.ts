import {
  type DocumentType,
  documentTypeLabels,
} from '@bargah/contract/features/documents/documents.states.ts'
import { documentRefusals } from '@bargah/contract/features/documents/documents.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import type { Upload } from '../../kernel/uploads.ts'
import { takeFile } from '../files/files.api.ts'
import { lockPermit, setPermitStatus } from '../permits/permits.api.ts'
import { computeNextStatus, mayAddDocument } from './documents.rules.ts'
import { insertDocument, loadDocumentFacts } from './documents.store.ts'

type NewDocument = { permitId: number; type: DocumentType; title: string | undefined; file: Upload }

/** Adds a document to a permit; the first draft or waybill moves the permit on (rules 12.2). Out: the document's id. */
export async function addDocument(
  call: Call,
  added: NewDocument,
  dailyBytes: number,
): Promise<{ id: number }> {
  const session = sessionOf(call)
  const { permitId, type, title = documentTypeLabels[type], file } = added
  const { userId } = session
  return call.write(async (tx, now) => {
    const permit = await lockPermit(tx, session, permitId)
    const facts = await loadDocumentFacts(tx, permit)
    refuse(mayAddDocument(session, { type, status: permit.status, ...facts }), documentRefusals)
    const next = computeNextStatus(type, permit.status)
    if (next !== null) await setPermitStatus(tx, { permitId, status: next, at: now, byUser: userId })
    const fileId = await takeFile(tx, file, { userId, at: now, dailyBytes })
    return insertDocument(tx, { permitId, type, title, fileId, uploadedAt: now })
  })
}
