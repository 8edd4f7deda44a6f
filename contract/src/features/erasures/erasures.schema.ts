import * as z from 'zod/mini'
import { id, nationalCode, text } from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { erasureTable } from './erasures.columns.ts'

export const AskErasureBody = z.object({
  NationalId: nationalCode('کد ملی'),
  Reason: text('دلیل', { min: 3, max: 500 }),
})
export const ErasureBody = z.object({ Id: id('درخواست') })

/** An open request to forget a driver. `mayConfirm`: whether whoever reads it is a second administrator. */
export const ErasureRow = rowOf(erasureTable)
