/** The tables of inquiries, written by `npm run tables` from the migrations. */
import type { GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../json.ts'

export type InquiriesTables = {
  inquiries: {
    id: GeneratedAlways<number>
    userId: number
    kind: string
    number: string
    isAway: boolean
    answer: JsonColumn
    askedAt: Date
  }
}
