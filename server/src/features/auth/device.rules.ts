import type { Browser, System } from '@bargah/contract/features/auth/auth.text.ts'

// in this order: Edge, Opera and Samsung say that they are Chrome, and Chrome that it is Safari
const browsers: readonly [Browser, RegExp][] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|OPT|OPiOS)\/|\bOpera\b/],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['safari', /\bSafari\//],
]
// Android says that it is Linux, an iPhone that it is like a Mac
const systems: readonly [System, RegExp][] = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac OS X\b|\bMacintosh\b/],
  ['linux', /\bLinux\b|\bX11\b/],
]

type Device = { browser: Browser | null; system: System | null }

const firstIn = <T>(known: readonly [T, RegExp][], text: string): T | null =>
  known.find(([, mark]) => mark.test(text))?.[0] ?? null

/** In: what a client says of itself, `User-Agent`. Out: browser and system, null where they are not known. */
export const readDevice = (userAgent: string | null): Device => ({
  browser: firstIn(browsers, userAgent ?? ''),
  system: firstIn(systems, userAgent ?? ''),
})
