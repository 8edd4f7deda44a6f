import { type Browser, expect, type Page } from '@playwright/test'
import { type newSession, windowOf } from './accounts.ts'
import { poorContrastOn } from './contrast.ts'
import { followLink, watchNetwork } from './links.ts'
import { themes } from './looks.ts'
import { withoutStream } from './people.ts'
import { openContext } from './windows.ts'

/** As wide as phones draw that drivers carry. */
const widths = [320, 360, 390, 412]
const height = 740

type Session = Awaited<ReturnType<typeof newSession>>

/** A phone: unlike a narrow window it draws a page that is too wide as wide as it is, and the page's own width says so. */
export async function openPhone(browser: Browser, session: Session | null): Promise<Page> {
  const look = windowOf(session, { viewport: { width: 360, height } })
  const page = await (await openContext(browser, { ...look, isMobile: true, hasTouch: true })).newPage()
  await withoutStream(page)
  return page
}

/** What of a page reaches beyond a phone of a width, and how wide the page is by that; nothing where it fits. */
const beyond = (page: Page, width: number) =>
  page.evaluate((asked) => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= asked) return []
    const isBeyond = (element: Element) => {
      const { width, left, right } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > asked + 1)
    }
    const inmost = [...document.querySelectorAll('body *')].filter(
      (element) => isBeyond(element) && ![...element.children].some(isBeyond),
    )
    return [`${scrollWidth} wide`, ...inmost.map(({ outerHTML }) => outerHTML.slice(0, 90))]
  }, width)

/** Heads and buttons whose words are wider than they are: what stands beside them lies over these. */
const squeezed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.phone-head h1:not(.sr), .btn, .head-act')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => `too narrow for its words: ${textContent}`),
  )

/** Figures that begin or end outside what clips them, without a sign: of a sum its first digits may be missing. */
const cutFigures = (page: Page) =>
  page.evaluate(() => {
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX)
    const frameOf = (element: Element | null): Element | null =>
      !element || clips(element) ? element : frameOf(element.parentElement)
    return [...document.querySelectorAll('main *')].flatMap((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const frame = frameOf(element.parentElement)?.getBoundingClientRect()
      if (!frame || !own.some(({ textContent }) => /[۰-۹]/u.test(textContent ?? ''))) return []
      const { left, right, width } = element.getBoundingClientRect()
      const isCut =
        width > 1 && element.checkVisibility() && (left < frame.left - 1 || right > frame.right + 1)
      return isCut ? [`cut: ${element.textContent}`] : []
    })
  })

/** What is drawn for who reads slowly: the words below 16 px and the targets below 56 of a page. */
export const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height: high } = element.getBoundingClientRect()
      return width > 1 && high > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    const wordsOf = (element: Element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim())
        .join('')
    const all = [...document.querySelectorAll('body *:not(.plate *, svg *, .skip-link)')].filter(isSeen)
    const words = all.flatMap((element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      return wordsOf(element) && size < 16 ? [`${size} px: ${wordsOf(element)}`] : []
    })
    const targets = all
      .filter((element) => element.matches('a, button') && getComputedStyle(element).display !== 'inline')
      .filter((element) => Math.round(element.getBoundingClientRect().height) < 56)
      .map(({ outerHTML }) => `a low target: ${outerHTML.slice(0, 90)}`)
    return [...words, ...targets]
  })
/** What a driver is told of the bank, and no other word of rials: for him all is toman. */
const ofBank = 'در بانک یک صفر بیشتر می‌بینید، چون ریال است.'
const rialsOn = async (page: Page) =>
  (await page.locator('body').innerText()).replaceAll(ofBank, '').match(/.*(?<!س)ریال.*/gu) ?? []

/** The largest words that a driver may choose, or those of everybody. */
const chooseWords = (page: Page, size: 'largest' | null) =>
  page.evaluate((asked) => {
    if (asked) document.documentElement.dataset.text = asked
    else delete document.documentElement.dataset.text
  }, size)

/** A browser whose own letters are twice as large as others'. */
const doubleLetters = (page: Page, isOn: boolean) =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = size), isOn ? '200%' : '')

/** Panels and a chart that desks have too: in letters twice as large the page can be moved sideways. */
const isOfDesks = (path: string) => ['/Profile', '/AccountReport'].includes(path)

type Asked = { isDriver?: boolean }

/** Whether what axe leaves open of a page's contrast is to be read, as each theme draws it. */
async function isReadable(page: Page, state: string) {
  for (const theme of themes) {
    await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme)
    expect.soft(await poorContrastOn(page), `${state} is hard to read, ${theme}`).toEqual([])
  }
}

/** Whether what a page shows now fits every phone, is to be read, and is drawn for who reads slowly. */
export async function fitsHere(page: Page, state: string, { isLarge = false } = {}) {
  if (isLarge) expect.soft(await tooSmall(page), `${state} is small`).toEqual([])
  await isReadable(page, state)
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    await expect
      .configure({ soft: true, timeout: 5_000 })
      .poll(async () => [...(await beyond(page, width)), ...(await squeezed(page))], `${state} at ${width}`)
      .toEqual([])
  }
}

export async function fits(
  page: Page,
  state: string,
  paths: readonly string[],
  { isDriver = false }: Asked = {},
) {
  const settled = watchNetwork(page)
  for (const [at, path] of paths.entries()) {
    // loaded once in each state, since nothing tells the page what changed; then as links do, which is half the work
    await settled(() => (at === 0 ? page.goto(path) : followLink(page, path)))
    if (isDriver) expect.soft(await rialsOn(page), `${state}: ${path} speaks of rials`).toEqual([])
    await fitsHere(page, `${state}: ${path}`, { isLarge: isDriver })
    if (!isDriver) continue
    await page.setViewportSize({ width: 320, height })
    await chooseWords(page, 'largest')
    expect.soft(await beyond(page, 320), `${state}: ${path} in the largest words`).toEqual([])
    await chooseWords(page, null)
    if (isOfDesks(path)) continue
    await doubleLetters(page, true)
    await expect
      .configure({ soft: true, timeout: 5_000 })
      .poll(
        async () => [...(await beyond(page, 320)), ...(await squeezed(page)), ...(await cutFigures(page))],
        `${state}: ${path} in letters twice as large`,
      )
      .toEqual([])
    await doubleLetters(page, false)
  }
}
