import { organizations, supporters } from '../../kernel/access.ts'
import { endpoint, listing, madeCommand, writing } from '../../kernel/endpoint.ts'
import { documentTable } from './documents.columns.ts'
import {
  AddDocumentBody,
  documentFile,
  DocumentRow,
  DocumentsQuery,
  WithdrawDocumentBody,
} from './documents.schema.ts'
import { documentSenders } from './documents.states.ts'
import { documentRefusals, withdrawRefusals } from './documents.text.ts'
import { fileRefusals } from '../files/files.text.ts'

export const documents = {
  addDocument: endpoint({
    ...writing,
    path: '/api/v1/FileUpload/AddFileUpload',
    title: 'بارگذاری سند مجوز',
    changes: ['document', 'permit'],
    reaches: [],
    stays: 'sent_file',
    // which of the two documents a flag is for, the rules know (docs/decisions/0030-files.md)
    refusals: [documentRefusals, fileRefusals],
    byKey: 'permit_write',
    access: { roles: documentSenders, flags: ['access_Draft_Add', 'access_Bill_Sent'] },
    body: AddDocumentBody,
    files: { File: documentFile },
    data: madeCommand,
  }),
  /** Ours: a document that was sent by mistake (docs/decisions/0083). */
  withdrawDocument: endpoint({
    ...writing,
    path: '/api/v1/FileUpload/WithdrawFileUpload',
    title: 'پس گرفتن سند مجوز',
    changes: ['document', 'permit', 'notification'],
    reaches: ['outside'],
    refusals: [withdrawRefusals],
    byKey: 'permit_write',
    access: { roles: documentSenders, flags: ['access_Draft_Delete', 'access_Bill_Sent'] },
    body: WithdrawDocumentBody,
  }),
  listDocuments: endpoint({
    ...listing,
    path: '/api/v1/FileUpload/GetByDriverReserveId',
    // whether one may be taken back hangs on the permit's state
    about: ['document', 'permit'],
    byKey: 'permit_read',
    access: {
      roles: [...supporters, ...organizations, 'ProductOwnerAdmin', 'LoadHallAdmin', 'Driver'],
      flags: ['access_Draft_List', 'access_Bill_List'],
    },
    query: DocumentsQuery,
    data: DocumentRow,
    table: documentTable,
  }),
}
