import { type FeatureDocs, wordCodes } from '../../kernel/docs.ts'
import { documentType } from './documents.states.ts'

export const documentsDocs: FeatureDocs = {
  calls: {
    addDocument: 'Uploads a waybill or a draft to a permit.',
    withdrawDocument: 'Takes a document of a permit back and says why.',
    listDocuments: 'Lists the documents of a permit.',
  },
  fields: {
    id: 'Document, an id of `listDocuments`.',
    type: `What the document is: ${wordCodes(documentType)}.`,
    kind: 'What the file is.',
    fileName: 'Link to the file under `/UploadFile/`, good for a minute.',
    'addDocument.fileName': 'What its sender calls the document; without it, its type.',
    title: 'What the document is called.',
    date: 'Jalali day of the upload.',
    time: 'Time of the upload, Tehran.',
    uploadedAt: 'Instant of the upload.',
    by: 'Who sent it; outsiders read by which kind of user.',
    mayWithdraw: 'Whether the caller may take it back as the permit stands now.',
    'listDocuments.withdrawn': 'Whether to list those that were taken back too; only the support gets them.',
    'ListDocumentsRow.withdrawn': 'When, by whom and why it was taken back; null while it counts.',
    'withdrawn.at': 'Instant at which it was taken back.',
    'withdrawn.by': 'Who took it back.',
    reason: 'Why it was taken back.',
    desc: 'Why it is taken back; people read it in the permit’s history.',
  },
}
