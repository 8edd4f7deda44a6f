import type { Entry } from '@bargah/verifier/entries.ts'
import { expect, it } from 'vitest'
import { sayEntry } from './entry-words.ts'

it('tells of an edited load what it is since then, not that all of it changed', () => {
  const entry = { kind: 'cargo_edited', cargo: 3236, trucks: 1, wayKm: 521, rangeKm: 0 } as unknown as Entry
  const { subject, rest } = sayEntry(entry, new Map())
  expect(`${subject} ${rest}`).toBe(
    'بار ۳۲۳۶ ویرایش شد. پس از ویرایش: ۱ کامیون، راه ۵۲۱ کیلومتر، انتخاب از هر جا.',
  )
})

it.each([
  ['at once', 0, 'بار ۳۲۳۶ اعلام شد، ۱ کامیون.'],
  ['later on that day', 95 * 60_000, 'بار ۳۲۳۶ ثبت شد، برای اعلام ساعت ۱۱:۰۵، ۱ کامیون.'],
  ['on another day', 24 * 3_600_000, 'بار ۳۲۳۶ ثبت شد، برای اعلام ۱ آذر ۰۹:۳۰، ۱ کامیون.'],
])('tells of a load that is offered %s from when it is', (_when, laterMs, told) => {
  const at = Date.parse('2026-11-21T06:00:00Z')
  const offeredFrom = at + laterMs
  const entry = { kind: 'cargo_announced', at, cargo: 3236, trucks: 1, offeredFrom } as unknown as Entry
  const { subject, rest } = sayEntry(entry, new Map())
  expect(`${subject} ${rest}`).toBe(told)
})
