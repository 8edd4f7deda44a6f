import * as z from 'zod/mini'
import type { Access } from './access.ts'
import { type FilterRule, listFormats, maxRows } from './list-columns.ts'
import { flag, integer, oneOf, optional, text } from './fields.ts'

/** The parameters that every list takes beside its own: in the query of a GET, in the body of a POST (docs/lists.md). */
export const ListFields = z.object({
  Page: optional(integer('شمارهٔ صفحه', { min: 1, max: 1_000_000 })),
  PageSize: optional(integer('اندازهٔ صفحه', { min: 1, max: maxRows })),
  Sort: optional(text('ترتیب', { max: 500 })),
  Search: optional(text('جستجو', { max: 200 })),
  Filter: z.optional(z.unknown()),
  Columns: optional(text('ستون‌ها', { max: 4_000 })),
  CountOnly: optional(flag('فقط شمارش')),
  Format: optional(oneOf('قالب خروجی', listFormats)),
  Headings: optional(oneOf('سرستون‌ها', ['fields'])),
  GroupBy: optional(text('گروه‌بندی', { max: 100 })),
})

/** Those of a list that anybody may read: it is not made into files, and not added up. */
const PublicListFields = z.omit(ListFields, { Format: true, Headings: true, GroupBy: true })

export const listFieldsFor = (access: Access) => (access === 'public' ? PublicListFields : ListFields)

/** What a caller may send. `Filter` is the rules themselves or their JSON text; a query takes the text only. */
export type ListInput = Omit<z.input<typeof ListFields>, 'Filter'> & {
  Filter?: string | readonly FilterRule[] | null
}
