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
