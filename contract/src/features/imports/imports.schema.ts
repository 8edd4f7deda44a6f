import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { mebibyte } from '../../kernel/files.ts'
import { importFormats, importKinds, importStates } from './imports.states.ts'

const kind = f.oneOf('گونهٔ ورود', importKinds, 'بگویید فایل از چیست.')
const importId = f.id('ورود')

export const importFile = { title: 'فایل سطرها', kinds: ['sheet'], mostBytes: 10 * mebibyte } as const

/** `Name`: what the file is called where it came from. */
export const SendImportBody = z.object({ Kind: kind, Name: f.optional(f.text('نام فایل', { max: 200 })) })
export const TemplateQuery = z.object({ Kind: kind, Format: f.oneOf('قالب', importFormats) })
export const ImportQuery = z.object({ Id: importId })
/** `IsAll`: all rows or none; else those that are right. */
export const StartImportBody = z.object({ Id: importId, IsAll: f.flag('همه یا هیچ') })
export const UndoImportBody = z.object({ Id: importId })

const Kind = z.enum(importKinds)
/** What may be imported by the caller, and what a row of it holds. */
export const ImportChoice = z.object({
  kind: Kind,
  columns: z.array(
    z.object({
      heading: z.string(),
      isRequired: z.boolean(),
      note: z.nullable(z.string()),
      example: z.string(),
    }),
  ),
})
export type ImportChoice = z.output<typeof ImportChoice>

/**
 * `done` of `rows` were gone through in this state; `made`: rows that stand now; `note`: why it came to nothing the last time;
 * `keyName`: of the API key by which a program sent it; `undone`: when and by whom it was taken back, and how many rows had come in.
 */
export const ImportRow = z.object({
  id: z.number(),
  kind: Kind,
  name: z.nullable(z.string()),
  keyName: z.nullable(z.string()),
  state: z.enum(importStates),
  isAll: z.boolean(),
  rows: z.number(),
  done: z.number(),
  faults: z.number(),
  made: z.number(),
  note: z.nullable(z.string()),
  undone: z.nullable(z.object({ at: z.string(), by: z.string(), made: z.number() })),
  mayUndo: z.boolean(),
  sentAt: z.string(),
  endedAt: z.nullable(z.string()),
})
export type ImportRow = z.output<typeof ImportRow>

export const Imports = z.object({ choices: z.array(ImportChoice), imports: z.array(ImportRow) })

/**
 * `faultyRows`: the first of those with a fault, by their numbers in the file; `heldRial`: what its right rows held of the
 * company's wallet when they were tried out; `noticedRows`: the first of those that are right and worth a look; `importedBefore`:
 * that the same rows came in once and stand: when, by whom, how many. The last three while they are yet to be written.
 */
export const ShownImport = z.object({
  ...ImportRow.shape,
  heldRial: z.nullable(z.number()),
  faultyRows: z.array(z.object({ nr: z.number(), begins: z.string(), fault: z.string() })),
  noticedRows: z.array(z.object({ nr: z.number(), begins: z.string(), notice: z.string() })),
  importedBefore: z.nullable(z.object({ at: z.string(), by: z.string(), made: z.number() })),
})
export type ShownImport = z.output<typeof ShownImport>
