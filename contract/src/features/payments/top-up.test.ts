import { describe, expect, it } from 'vitest'
import { readBack } from './top-up.ts'

describe('where one comes back to', () => {
  it.each([
    '/',
    '/DriverTurn?hall=3',
    '/AddCargo#fleet',
    '/Cargos?q=a//b/../c',
    '/a.b/c..d',
    `/${'a'.repeat(299)}`,
  ])('is %s', (path) => {
    expect(readBack(path)).toBe(path)
  })
  it.each([
    '',
    'DriverTurn',
    '//evil.example',
    '/..//evil.example',
    '/a//evil.example',
    '/%2e%2E//evil.example',
    '/.%2e/a',
    '/a/./b',
    '/a/..',
    String.raw`/\evil.example`,
    String.raw`/a\b`,
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000a',
    'https://evil.example/',
    'javascript:alert(1)',
    `/${'a'.repeat(300)}`,
    7,
    null,
  ])('is never %j', (path) => {
    expect(readBack(path)).toBeUndefined()
  })
})
