import { hourMs } from '../../kernel/durations.ts'
import { endpoint, madeCommand, plainCommand } from '../../kernel/endpoint.ts'
import {
  importFile,
  ImportQuery,
  Imports,
  SendImportBody,
  ShownImport,
  StartImportBody,
  TemplateQuery,
  UndoImportBody,
} from './imports.schema.ts'
import { importers } from './imports.access.ts'
import { importRefusals } from './imports.text.ts'

const read = {
  method: 'GET',
  effect: 'read',
  about: ['import'],
  byKey: 'cargo_write',
  access: importers,
} as const
const file = {
  ...read,
  reply: 'file',
  media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv; charset=utf-8'],
} as const
const write = {
  method: 'POST',
  reply: 'envelope',
  effect: 'write',
  changes: ['import'],
  byKey: 'cargo_write',
  access: importers,
  refusals: [importRefusals],
  limits: [{ by: 'account', most: 60, inMs: hourMs, kept: 'memory' }],
} as const

/** Ours: what is written from files of rows, each row as if its sender had typed it (docs/decisions/0124). */
export const imports = {
  /** What may be imported, and what was, the latest first. */
  showImports: endpoint({ ...read, path: '/api/v1/Import/GetMine', reply: 'envelope', data: Imports }),
  showImport: endpoint({
    ...read,
    path: '/api/v1/Import/GetById',
    reply: 'envelope',
    query: ImportQuery,
    data: ShownImport,
  }),
  downloadImportTemplate: endpoint({ ...file, path: '/api/v1/Import/Template', query: TemplateQuery }),
  /** The rows with a fault, as they were sent, to be mended and sent again. */
  downloadImportFaults: endpoint({ ...file, path: '/api/v1/Import/Faults', query: ImportQuery }),
  /** Takes a file and has it tried out. */
  sendImport: endpoint({
    ...write,
    path: '/api/v1/Import/Send',
    title: 'فرستادن فایل ورود',
    reaches: [],
    stays: 'sent_file',
    body: SendImportBody,
    files: { File: importFile },
    data: madeCommand,
  }),
  startImport: endpoint({
    ...write,
    path: '/api/v1/Import/Start',
    title: 'ورود از فایل',
    // of loads; of trucks their drivers are told; of what else is imported nothing
    reaches: ['money', 'outside', 'log'],
    body: StartImportBody,
    data: plainCommand,
  }),
  /** Takes back all that an import made, or nothing of it. */
  undoImport: endpoint({
    ...write,
    path: '/api/v1/Import/Undo',
    title: 'برگرداندن ورود از فایل',
    // of loads; of trucks their drivers are told; of what else is imported nothing
    reaches: ['money', 'outside', 'log'],
    body: UndoImportBody,
    data: plainCommand,
  }),
}
