import * as z from 'zod/mini'
import { organizations, supporters } from '../../kernel/access.ts'
import { command, endpoint } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { documentTable } from './documents.columns.ts'
import { AddDocumentBody, documentFile, DocumentRow } from './documents.schema.ts'

export const documents = {
  addDocument: endpoint({
    method: 'POST',
    path: '/api/v1/FileUpload/AddFileUpload',
    reply: 'envelope',
    title: 'بارگذاری سند مجوز',
    effect: 'write',
    changes: ['document', 'permit'],
    // which of the two documents a flag is for, the rules know (docs/decisions/0030-files.md)
    access: { roles: supporters, flags: ['access_Draft_Add', 'access_Bill_Sent'] },
    body: AddDocumentBody,
    files: { File: documentFile },
    data: command(z.object({ id: z.number() })),
  }),
  listDocuments: endpoint({
    method: 'GET',
    path: '/api/v1/FileUpload/GetByDriverReserveId',
    reply: 'list',
    effect: 'read',
    about: ['document'],
    access: {
      roles: [...supporters, ...organizations, 'ProductOwnerAdmin', 'LoadHallAdmin', 'Driver'],
      flags: ['access_Draft_List', 'access_Bill_List'],
    },
    query: z.object({ DriverReserveId: id('مجوز') }),
    data: DocumentRow,
    table: documentTable,
  }),
}
