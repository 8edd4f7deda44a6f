// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import beforeFirstPaint from '../../public/theme.js?raw'
import { currentTextSize, setTextSize } from './text-size.ts'
import { chosenTheme, followDevice, setTheme } from './theme.ts'

const root = () => document.documentElement.dataset
/** What a page does before its first paint. */
const openPage = () => {
  delete root().text
  delete root().theme
  // the file is a script of the page, and no module
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(beforeFirstPaint)()
}
const onDarkDevice = (isDark: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isDark }) as MediaQueryList)

beforeEach(() => {
  localStorage.clear()
  onDarkDevice(false)
})
afterEach(() => void vi.unstubAllGlobals())

describe('the size of words', () => {
  it('is the plain one until another is chosen, which the next page opens with', () => {
    openPage()
    expect(currentTextSize()).toBe('plain')
    setTextSize('largest')
    expect(root().text).toBe('largest')
    openPage()
    expect(currentTextSize()).toBe('largest')
  })

  it('is not taken from what is kept under its name and is none', () => {
    localStorage.setItem('bargah.text', 'huge')
    openPage()
    expect(currentTextSize()).toBe('plain')
  })
})

describe('the colours', () => {
  it('are those of the device until day or night is chosen, and again when the device is', () => {
    onDarkDevice(true)
    openPage()
    expect([chosenTheme(), root().theme]).toEqual(['device', 'dark'])
    setTheme('light')
    openPage()
    expect([chosenTheme(), root().theme]).toEqual(['light', 'light'])
    followDevice()
    expect([chosenTheme(), root().theme]).toEqual(['device', 'dark'])
  })
})
