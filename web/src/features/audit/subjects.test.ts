import { describe, expect, it } from 'vitest'
import type { AuditRow } from '@bargah/contract/features/audit/audit.schema.ts'
import { eventsPlace, subjectOf } from './subjects.ts'

describe('what a line is about', () => {
  const about = (
    subjectTable: AuditRow['subjectTable'],
    subjectId: string | null,
    subjectName: string | null,
  ) => subjectOf({ subjectTable, subjectId, subjectName })
  it('is told by its name, and by its number where that is how people know it', () => {
    expect(about('permits', '58402', 'حسین بهرامی')).toMatchObject({
      words: 'مجوز ۵۸۴۰۲، حسین بهرامی',
      place: { search: { open: '58402' } },
    })
    expect(about('companies', '7', 'پارسیان ترابر')?.words).toBe('شرکت پارسیان ترابر')
    expect(about('drivers', '7', 'بهمن رستمی')?.words).toBe('رانندهٔ بهمن رستمی')
    expect(about('goods', '4', 'آهن')).toMatchObject({ words: 'کالای آهن', noun: 'کالا' })
    expect(about('turns', '812', '۱۰۸۳، هوشنگ بختیاری')?.words).toBe('نوبت ۱۰۸۳، هوشنگ بختیاری')
    expect(about('priorities', '9', '۳۱۴۲، نوبت ۱۰۸۳، هوشنگ بختیاری')?.words).toBe(
      'انتخاب بار ۳۱۴۲، نوبت ۱۰۸۳، هوشنگ بختیاری',
    )
    expect(about('goods', '4', null)?.words).toBe('کالا')
    expect(about('halls', '3', null)).toMatchObject({ words: 'سالن', place: { to: '/LoadHalls/3' } })
  })
  it('is not told where nothing was changed', () => {
    expect(about(null, null, null)).toBeNull()
  })
  it('leads to all that was done with it, by the server itself too', () => {
    expect(eventsPlace({ table: 'drivers', id: 4 }).search).toEqual({ table: 'drivers', row: '4', kind: '' })
  })
})
