import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAddress, readSearch, writeSearch } from './address.ts'

const entry = { key: 'a', index: 0 }

it.each([
  ['?open=12', { open: 12 }],
  ['?q=%22007%22', { q: '007' }],
  ['?q=007', { q: '007' }],
  ['?own=true&back=%2FLoadList%3Ftake%3D12', { own: true, back: '/LoadList?take=12' }],
  ['?status=1&status=2', { status: [1, 2] }],
  ['?q=', { q: '' }],
  ['?q=-', { q: '-' }],
  ['', {}],
])('%s asks for %j', (text, asked) => {
  expect({ ...readSearch(text) }).toEqual(asked)
})

it('leaves out what is undefined, and the mark when nothing is asked for', () => {
  expect(writeSearch({ open: undefined })).toBe('')
  expect(writeSearch({ open: 12, view: undefined })).toBe('?open=12')
})

it('reads what it wrote, a text that looks like a number too', () => {
  const like = fc.constantFrom('12', 'true', 'null', '"', '{}', ' 1')
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), like)
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]+$/), value), (search) => {
      expect({ ...readSearch(writeSearch(search)) }).toEqual({ ...search })
    }),
  )
})

it('knows a path without the slash at its end', () => {
  const turn = { pathname: '/turn', href: '/turn?hall=3#main' }
  expect(readAddress('/turn/?hall=3#main', entry)).toMatchObject(turn)
  expect(readAddress('/', entry).pathname).toBe('/')
})

it.each(['//evil.example/x', '/\\evil.example/x', ' //evil.example/x'])('%s stays with us', (href) => {
  expect(readAddress(href, entry).href).toBe('/evil.example/x')
})
