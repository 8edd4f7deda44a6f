import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { mebibyte } from '../../kernel/files.ts'
import { keptKinds } from '../../kernel/files.ts'
import { documentTypes } from './documents.states.ts'

/** `FileName` is what its sender calls the document; without it, its type. */
export const AddDocumentBody = z.object({
  FileName: f.optional(f.text('نام سند', { max: 100 })),
  Type: f.oneOf('نوع سند', documentTypes, 'نوع سند را انتخاب کنید.'),
  DriverReserveId: f.id('مجوز'),
})
export type AddDocument = z.output<typeof AddDocumentBody>

export const documentFile = {
  title: 'فایل سند',
  kinds: ['jpeg', 'png', 'pdf'],
  mostBytes: 10 * mebibyte,
} as const

/** A document of a permit (rules 12.12). Under `/UploadFile/{fileName}` it opens for a minute. */
export const DocumentRow = z.object({
  id: z.number(),
  type: z.literal(documentTypes),
  title: z.string(),
  date: z.string(),
  time: z.string(),
  uploadedAt: z.string(),
  kind: z.literal(keptKinds),
  bytes: z.number(),
  fileName: z.string(),
  /** Who sent it; outsiders read by which kind of user. */
  by: z.nullable(z.string()),
})
export type DocumentRow = z.output<typeof DocumentRow>
