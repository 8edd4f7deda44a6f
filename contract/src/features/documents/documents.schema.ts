import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { mebibyte } from '../../kernel/files.ts'
import { keptKinds } from '../../kernel/files.ts'
import { rowOf } from '../../kernel/rows.ts'
import { documentTypes } from './documents.states.ts'
import { documentTable } from './documents.columns.ts'
import { notWritten } from '../../kernel/not-given.ts'

/** `FileName` is what its sender calls the document; without it, its type. */
export const AddDocumentBody = z.object({
  FileName: f.optional(f.text('نام سند', { max: 100 })),
  Type: f.oneOf('نوع سند', documentTypes),
  DriverReserveId: f.id('مجوز'),
})

/** A document that its sender takes back, and why; people read the reason in the permit's history. */
export const WithdrawDocumentBody = z.object({
  Id: f.id('سند'),
  Desc: f.text('دلیل', { max: 500, missing: notWritten('دلیل پس گرفتن سند') }),
})

/** `Withdrawn` asks for those that were taken back too; support alone gets them. */
export const DocumentsQuery = z.object({
  DriverReserveId: f.id('مجوز'),
  Withdrawn: f.optional(f.flag('سندهای پس‌گرفته')),
})

export const documentFile = {
  title: 'فایل سند',
  kinds: ['jpeg', 'png', 'pdf'],
  mostBytes: 10 * mebibyte,
} as const

/** A document of a permit (rules 12.12). Under `/UploadFile/{fileName}` it opens for a minute. */
export const DocumentRow = z.extend(rowOf(documentTable), {
  uploadedAt: z.string(),
  kind: z.literal(keptKinds),
  bytes: z.number(),
  fileName: z.string(),
  /** Who sent it; outsiders read by which kind of user. */
  by: z.nullable(z.string()),
  /** Whether the caller may take it back as the permit stands now. */
  mayWithdraw: z.boolean(),
  /** When, by whom and why it was taken back; null while it counts. */
  withdrawn: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()), reason: z.string() })),
})
export type DocumentRow = z.output<typeof DocumentRow>
