import { describe, expect, it } from 'vitest'
import { plateLetter, readPart } from './plate-parts.ts'

describe('a typed plate', () => {
  it('keeps the digits of a part, whichever keyboard wrote them', () => {
    expect(readPart('two', 2, '۳4')).toBe('34')
    expect(readPart('three', 3, '٨۱۲۹')).toBe('812')
    expect(readPart('region', 2, 'ایران ۸۴')).toBe('84')
  })

  it('keeps the last letter that a plate may have', () => {
    expect(plateLetter('ع')).toBe('ع')
    expect(plateLetter('عك')).toBe('ک')
    expect(plateLetter('ي')).toBe('ی')
    expect(plateLetter('ا')).toBe('الف')
    expect(plateLetter('الف')).toBe('الف')
    expect(plateLetter('x')).toBe('')
  })
})
