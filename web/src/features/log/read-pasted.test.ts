import { describe, expect, it } from 'vitest'
import { readPasted } from './read-pasted.ts'

describe('what is pasted', () => {
  it('is a receipt as the phone keeps it', () => {
    const receipt = { note: 'سالن/receipt\n', entry: '{"at":1}', salt: 'aa' }
    expect(readPasted(JSON.stringify({ ...receipt, more: 1 }))).toEqual({ receipts: [receipt] })
    expect(readPasted(JSON.stringify({ note: 'n', entry: 'e' }))).toEqual({
      receipts: [{ note: 'n', entry: 'e', salt: null }],
    })
  })
  it('is a file of many, which all have to be receipts', () => {
    const receipts = ['a', 'b'].map((note) => ({ note, entry: 'e', salt: 'aa' }))
    expect(readPasted(JSON.stringify({ receipts }))).toEqual({ receipts })
    expect(readPasted(JSON.stringify({ receipts: [...receipts, { note: 1 }] }))).toBeNull()
    expect(readPasted('{"receipts":[]}')).toBeNull()
  })
  it('is the address that a slip bears', () => {
    expect(readPasted('https://bargah.example/log/3?turn=4218')).toEqual({ turn: 4218 })
  })
  it.each(['', '{', '[]', '"text"', 'null', '{"note":1,"entry":"e"}'])('is nothing known: %s', (text) => {
    expect(readPasted(text)).toBeNull()
  })
})
