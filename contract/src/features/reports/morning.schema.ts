import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { jsonObject } from '../../kernel/json-field.ts'
import { listFormats } from '../../kernel/list-columns.ts'
import { letterStates } from '../mail/mail.states.ts'
import { morningHours, morningStates } from './morning.text.ts'

/** A list of the contract by its name, and what it is asked for, its columns among it. */
export const askedOfList = {
  Call: f.text('فهرست', { max: 60 }),
  Input: jsonObject('خواستهٔ فهرست', { maxBytes: 16 * 1024 }),
}

export const SetMorningBody = z.object({
  ReportId: f.id('گزارش'),
  ...askedOfList,
  Hour: f.oneOf('ساعت', morningHours),
  Format: f.oneOf('قالب', listFormats),
  ByMail: f.optional(f.flag('به ایمیل هم')),
})
export const MorningBody = z.object({ Id: f.id('گزارش هر صبح') })
export const MorningFileQuery = z.object({ Id: f.id('فایل') })

/**
 * What was made of a view: `total` rows, of which the first are in the file; `note`: why nothing was made. `mail`: what became
 * of the letter with it, null where none was written; `failure`: why it did not go.
 */
const MorningFile = z.object({
  id: z.number(),
  begunAt: z.string(),
  state: z.enum(morningStates),
  total: z.nullable(z.number()),
  note: z.nullable(z.string()),
  mail: z.nullable(z.object({ state: z.enum(letterStates), failure: z.nullable(z.string()) })),
})
export type MorningFile = z.output<typeof MorningFile>

/** A view of one's own that is sent each morning; `stopped`: why it is not any more. `files`: the latest first. */
export const MorningRow = z.object({
  id: z.number(),
  reportId: z.number(),
  name: z.string(),
  hour: z.number(),
  format: z.enum(listFormats),
  byMail: z.boolean(),
  nextAt: z.nullable(z.string()),
  stopped: z.nullable(z.string()),
  files: z.array(MorningFile),
})
export type MorningRow = z.output<typeof MorningRow>
