import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { questionTable, replyTable } from './messages.columns.ts'

const mebibyte = 1024 * 1024
const words = { max: 4_000 }

export const AskBody = z.object({
  Title: f.text('موضوع', { max: 200 }),
  Desc: f.lines('متن پیام', words),
  /** Sent as 0 by old clients; there is one type. */
  Type: f.optional(f.integer('نوع پیام', { min: 0, max: 9 })),
})

export const AskOnBody = z.object({ Id: f.id('پیام'), Desc: f.lines('متن پیام', words) })
export const AnswerBody = z.object({ Id: f.id('پیام'), Answer: f.noSecret(f.lines('متن پاسخ', words)) })

/** Item1 and Item2 say who asks, as old clients do; whose question it is, the session decides. */
export const RepliesBody = z.object({
  Item1: f.optional(f.id('شرکت')),
  Item2: f.optional(f.id('راننده')),
  Item3: f.id('پیام'),
})

export const messageFile = {
  title: 'پیوست',
  kinds: ['jpeg', 'png', 'pdf'],
  mostBytes: 10 * mebibyte,
} as const

const ofWhom = {
  commentId: z.number(),
  transportationCompanyId: z.nullable(z.number()),
  driverId: z.nullable(z.number()),
}

/** A question with how it stands (rules 14.1). `isUnread`: for whoever reads the list. */
export const QuestionRow = z.extend(rowOf(questionTable), {
  ...ofWhom,
  parentId: z.null(),
})
export type QuestionRow = z.output<typeof QuestionRow>

/** A file that came with words. Under `/UploadFile/{fileName}` it opens for a minute. */
const Attachment = z.object({ fileName: z.string(), kind: z.string(), bytes: z.number() })
export type Attachment = z.output<typeof Attachment>

/** What was written below a question: an answer, or more by the one who asked. */
export const ReplyRow = z.extend(rowOf(replyTable), {
  ...ofWhom,
  title: z.string(),
  createdAt: z.string(),
  transportationCompanyFullName: z.nullable(z.string()),
  driverFullName: z.nullable(z.string()),
  parentId: z.number(),
  /** Of an answer: when the asker had seen it. */
  seenAt: z.nullable(z.string()),
  file: z.nullable(Attachment),
})
export type ReplyRow = z.output<typeof ReplyRow>

export const Question = z.extend(QuestionRow, { file: z.nullable(Attachment) })
export type Question = z.output<typeof Question>
