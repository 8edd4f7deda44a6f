import type { DocumentRow } from '@bargah/contract/features/documents/documents.schema.ts'
import { describe, expect, it } from 'vitest'
import { keepsStatus, sayPage } from './withdraw.rules.ts'

const [waybill, draft] = [0, 1] as const
const rows = (...types: (0 | 1)[]) =>
  types.map(
    (type, index) => ({ id: types.length - index, type, title: ['بارنامه', 'حواله'][type] }) as DocumentRow,
  )

describe('a permit whose document is taken back', () => {
  it.each([
    ['its only waybill', rows(waybill), 1, false],
    ['its waybill beside a draft', rows(waybill, draft), 2, false],
    ['one of two waybills', rows(waybill, waybill), 2, true],
    ['the draft before the waybill', rows(waybill, draft), 1, true],
    ['its only draft', rows(draft), 1, false],
    ['one of two drafts', rows(draft, draft), 1, true],
  ] as const)('%s: stays where it stands: %s', (_what, all, taken, stays) => {
    expect(keepsStatus(all, taken)).toBe(stays)
  })
})

it('counts pages as they are shown, the oldest first, and names those that have a name', () => {
  const [latest, , oldest] = rows(waybill, draft, waybill)
  const all = rows(waybill, draft, waybill)
  expect(latest && sayPage(all, latest)).toBe('برگ ۲ از ۲')
  expect(oldest && sayPage(all, { ...oldest, title: 'پشت بارنامه' })).toBe('برگ ۱ از ۲، پشت بارنامه')
})
