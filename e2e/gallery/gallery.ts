import { expect, type Locator, type Page } from '@playwright/test'
import { test as base } from '../test.ts'
import { keptOpen, openContext } from '../windows.ts'
import { url } from '../world.ts'

const desk = { width: 1440, height: 900 }
const context = {
  viewport: desk,
  locale: 'fa-IR',
  timezoneId: 'Asia/Tehran',
  serviceWorkers: 'block',
} as const

type Own = { page: Page; isAlone: boolean }

/**
 * The page of a browser that all tests of the gallery share, for speed: they change nothing there. `isAlone` for those
 * that move the clock or dress the page before it opens.
 */
export const test = base.extend<Own, { shared: Page }>({
  isAlone: [false, { option: true }],
  shared: [
    async ({ browser, servers }, use) => {
      await servers('gallery')
      const own = await openContext(browser, context)
      keptOpen.add(own)
      await use(await own.newPage())
      await own.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, shared, isAlone }, use) => {
    if (isAlone) {
      const own = await openContext(browser, context)
      await use(await own.newPage())
      await own.close()
      return
    }
    await shared.setViewportSize(desk)
    await shared.mouse.move(0, 0)
    await use(shared)
    await shared.unrouteAll()
  },
})

export const parts = [
  'acts',
  'fields',
  'choices',
  'files',
  'showing',
  'charts',
  'table',
  'overlays',
  'desk',
  'phone',
] as const
type Part = (typeof parts)[number]

/** Opens a part of the gallery, and waits until it is there. */
export async function openPart(page: Page, part: Part): Promise<void> {
  await page.goto(`${url()}/dev/ui?part=${part}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  // widths are those of our font, not of the one that stands in for it
  await page.evaluate(async () => {
    await document.fonts.load('1em "Vazirmatn Variable"', 'ب')
    await document.fonts.ready
  })
}

/** What a held field writes under itself: its value, as it goes to the server. */
export const valueUnder = (field: Locator) => field.locator('xpath=ancestor::*[code][1]/code')

/** Types as a person does, into whatever has the focus. */
export const typeKeys = (page: Page, keys: string) => page.keyboard.type(keys)

export const expectFocus = (locator: Locator) => expect(locator).toBeFocused()

/** Pastes a text over what stands in a field, as a person does: copied from elsewhere on the page. */
export async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page()
  await page.evaluate((copied) => {
    const source = document.createElement('textarea')
    source.value = copied
    document.body.append(source)
    source.select()
    document.execCommand('copy')
    source.remove()
  }, text)
  await field.focus()
  await field.press('Control+a')
  await field.press('Control+v')
}
