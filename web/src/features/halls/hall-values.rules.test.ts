import { describe, expect, it } from 'vitest'
import { formatPoint, parsePoint } from './hall-values.rules.ts'

describe('the place of a hall', () => {
  it('is written as two numbers, and read again', () => {
    expect(formatPoint([27.1124, 56.0618])).toBe('۲۷٫۱۱۲۴، ۵۶٫۰۶۱۸')
    expect(parsePoint('۲۷٫۱۱۲۴، ۵۶٫۰۶۱۸')).toEqual([27.1124, 56.0618])
  })

  it.each(['27.1124, 56.0618', '27.1124,56.0618', '27.1124 56.0618', ' ۲۷.۱۱۲۴ ، ۵۶.۰۶۱۸ '])(
    'is taken as %s',
    (text) => {
      expect(parsePoint(text)).toEqual([27.1124, 56.0618])
    },
  )

  it.each(['', '27.1', 'بندرعباس', '27, 56, 3', '95, 56', '27, 190'])('is not «%s»', (text) => {
    expect(parsePoint(text)).toBeNull()
  })
})
