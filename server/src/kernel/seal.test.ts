import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyedHash, keyedHashFits, keyRing } from './keys.rules.ts'
import { open, seal, type SealedColumn } from './seal.ts'

const first = 'the first secret of the tests, long'
const second = 'the second secret of the tests, long'
const before = keyRing(new Map([[1, first]]))
const after = keyRing(
  new Map([
    [1, first],
    [2, second],
  ]),
)
const withdrawn = keyRing(new Map([[2, second]]))
const column: SealedColumn = { purpose: 'message', table: 'outboxMessages', column: 'sealed' }

const anyRow = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const anyText = fc.string({ unit: 'grapheme', maxLength: 300 })

describe('a sealed text', () => {
  it('opens to what was sealed, and no two seals of it are alike', () => {
    fc.assert(
      fc.property(anyText, anyRow, (text, row) => {
        const sealed = seal(before, column, row, text)
        expect(open(before, column, row, sealed)).toBe(text)
        expect(seal(before, column, row, text)).not.toBe(sealed)
      }),
    )
  })

  it('opens for no other row, column, table or purpose', () => {
    fc.assert(
      fc.property(anyText, anyRow, anyRow, (text, row, other) => {
        fc.pre(row !== other)
        const sealed = seal(before, column, row, text)
        expect(() => open(before, column, other, sealed)).toThrow('cannot be opened')
        for (const elsewhere of [{ column: 'other' }, { table: 'users' }, { purpose: 'bank' }] as const)
          expect(() => open(before, { ...column, ...elsewhere }, row, sealed)).toThrow('cannot be opened')
      }),
    )
  })

  it('does not open with any one bit changed, nor with any letter of its head', () => {
    const sealed = seal(after, column, 7, 'کد ۱۲۳۴۵۶')
    const [head, id, body = ''] = sealed.split('.')
    const bytes = Buffer.from(body, 'base64url')
    const opened = Array.from({ length: bytes.length * 8 }, (_, bit) => {
      const changed = Buffer.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      return `${head}.${id}.${changed.toString('base64url')}`
    }).filter((changed) => {
      try {
        return open(after, column, 7, changed) !== undefined
      } catch {
        return false
      }
    })
    expect(opened).toEqual([])
    for (const changed of [`s2.${id}.${body}`, `${head}.1.${body}`, `${head}..${body}`, `${head}.${id}.`, ''])
      expect(() => open(after, column, 7, changed)).toThrow('cannot be opened')
  })

  it('names its key: read after a rotation, and no more when the key is withdrawn', () => {
    const old = seal(before, column, 7, 'پیام')
    expect(open(after, column, 7, old)).toBe('پیام')
    expect(() => open(withdrawn, column, 7, old)).toThrow('cannot be opened')
    const fresh = seal(after, column, 7, 'پیام')
    expect(open(withdrawn, column, 7, fresh)).toBe('پیام')
    expect(() => open(before, column, 7, fresh)).toThrow('cannot be opened')
  })
})

describe('a keyed hash', () => {
  it('fits its text and purpose alone, before and after a rotation', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, other) => {
        fc.pre(text !== other)
        const kept = keyedHash(before, 'code', text)
        for (const keys of [before, after]) expect(keyedHashFits(keys, 'code', text, kept)).toBe(true)
        expect(keyedHashFits(after, 'code', other, kept)).toBe(false)
        expect(keyedHashFits(after, 'proof', text, kept)).toBe(false)
        expect(keyedHashFits(withdrawn, 'code', text, kept)).toBe(false)
      }),
    )
  })
})
