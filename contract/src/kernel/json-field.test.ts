import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { jsonObject } from './json-field.ts'

const field = jsonObject('چیدمان', { maxBytes: 1024 })
const faultOf = (value: unknown) => z.safeParse(field, value).error?.issues[0]?.message
const nested = (levels: number): object => (levels === 0 ? {} : { in: nested(levels - 1) })

describe('an object that is kept as it is', () => {
  it('keeps numbers, lists, nulls and inner objects', () => {
    const value = { order: ['id', 'name'], widths: { id: 80 }, sort: null, wide: true }
    expect(z.parse(field, value)).toEqual(value)
  })

  it('cleans the texts within', () => {
    expect(z.parse(field, { filters: [{ value: 'كاشي\u0000 ' }] })).toEqual({ filters: [{ value: 'کاشی' }] })
  })

  it.each([[[1]], ['{}'], [7], [true]])('refuses %j, which is no object', (value) => {
    expect(faultOf(value)).toBe('چیدمان باید یک شیء JSON باشد.')
  })

  it('refuses what is larger than its limit in bytes, not letters', () => {
    expect(faultOf({ a: 'b'.repeat(1_000) })).toBeUndefined()
    expect(faultOf({ a: 'ب'.repeat(1_000) })).toBe('چیدمان نباید بیشتر از ۱ کیلوبایت باشد.')
  })

  it('refuses what nests without end, and keys that no database holds', () => {
    expect(faultOf(nested(7))).toBeUndefined()
    expect(faultOf(nested(8))).toBe('چیدمان پذیرفته نیست.')
    expect(faultOf({ 'a\u0000': 1 })).toBe('چیدمان پذیرفته نیست.')
    expect(faultOf(JSON.parse('{"__proto__":{"a":1}}'))).toBe('چیدمان پذیرفته نیست.')
  })
})
