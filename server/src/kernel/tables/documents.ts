/** The tables of documents, written by `npm run tables` from the migrations. */
import type { DocumentType } from '@bargah/contract/features/documents/documents.states.ts'
import type { GeneratedAlways } from 'kysely'

export type DocumentsTables = {
  permitDocuments: {
    id: GeneratedAlways<number>
    permitId: number
    type: DocumentType
    title: string
    fileId: number
    uploadedAt: Date
    withdrawnAt: Date | null
    withdrawnBy: number | null
    withdrawReason: string | null
  }
}
