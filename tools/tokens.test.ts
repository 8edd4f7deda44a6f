import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../web/src/ui/tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split("[data-theme='dark']")

/** In: a token and a theme's part of the sheet, the light one behind it. Out: its six hexadecimal digits. */
function colourOf(token: string, theme: string): string {
  const value = [theme, light].map((part) => part.match(new RegExp(`${token}: ([^;]+);`))?.[1]).find(Boolean)
  const named = value?.match(/^var\((.+)\)$/)?.[1]
  if (named) return colourOf(named, theme)
  const digits = value?.match(/^#([0-9a-f]{6})$/)?.[1]
  if (!digits) throw new Error(`${token} is ${value}`)
  return digits
}

function luminanceOf(digits: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, theme) => {
  it('what a bar has not filled is seen on a card', () => {
    const [one, other] = ['--track', '--panel'].map((token) => luminanceOf(colourOf(token, theme)) + 0.05)
    const [lighter, darker] = [Math.max(one ?? 0, other ?? 0), Math.min(one ?? 0, other ?? 0)]
    expect(lighter / darker).toBeGreaterThan(1.25)
  })
})
