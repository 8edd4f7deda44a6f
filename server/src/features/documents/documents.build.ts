import { documentType, type DocumentType } from '@bargah/contract/features/documents/documents.states.ts'
import type { Db } from '../../kernel/database.ts'
import { addRow } from '../../../test/rows.ts'

let made = 0

/** A document of a permit, as if that account had sent it; its file lies in no store. */
export async function buildDocument(
  db: Db,
  permitId: number,
  userId: number,
  type: DocumentType = documentType.waybill,
) {
  const at = new Date()
  made += 1
  const name = `built${made}x${permitId}`
  const { id: fileId } = await addRow(db, 'files', {
    name,
    kind: 'pdf',
    bytes: 1,
    sha256: '',
    userId,
    createdAt: at,
  })
  return addRow(db, 'permitDocuments', {
    permitId,
    type,
    title: 'سند آزمون',
    fileId,
    uploadedAt: at,
  })
}
