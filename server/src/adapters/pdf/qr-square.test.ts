import { createHash } from 'node:crypto'
import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrModules, qrSvg } from './qr-square.ts'

/** Texts like those on papers, and of other lengths, the same in every run. */
const texts = Array.from({ length: 120 }, (_, nr) => {
  const code = createHash('sha512').update(String(nr)).digest('base64url').repeat(3)
  return `https://bargah.example.ir/verify/${code.slice(0, nr % 3 === 0 ? 175 : nr)}`
})
const asUqr = (text: string) => encode(text, { ecc: 'M', border: 0 }).data.flat().map(Number)

it('is module by module the square of uqr, mask and all', () => {
  for (const text of texts) expect(qrModules(text).modules.join('')).toBe(asUqr(text).join(''))
})

it('is drawn as a rectangle for each run of dark modules, none beside another', () => {
  for (const text of texts.slice(0, 9)) {
    const { size } = qrModules(text)
    const drawn = Array.from({ length: size * size }, () => 0)
    for (const [, x, y, length] of qrSvg(text).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      drawn.fill(1, Number(y) * size + Number(x), Number(y) * size + Number(x) + Number(length))
    expect(drawn).toEqual(asUqr(text))
  }
  expect(qrSvg('بارگاه')).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 21 21"><path d="M0 0h7v1h-7z/)
})

it('refuses what no square holds', () => {
  expect(() => qrSvg('x'.repeat(4_000))).toThrow('Data too long')
})
