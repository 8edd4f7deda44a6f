import type { ElementHandle, Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { loadAxe, settle } from './axe.ts'

type Measured = { words: string; ratio: number; least: number }

/** Takes the letters of an element away or brings them back; what is behind them stays. */
const showLetters = (element: ElementHandle<Element>, isShown: boolean) =>
  element.evaluate((node, shown) => {
    const { style } = node as HTMLElement
    for (const [name, value] of [
      ['transition', 'none'],
      ['-webkit-text-fill-color', 'transparent'],
      // of words in a drawing
      ['fill', 'transparent'],
      ['text-shadow', 'none'],
    ] as const)
      if (shown) style.removeProperty(name)
      else style.setProperty(name, value, 'important')
  }, isShown)

/**
 * In: an element, and pictures of the page with its letters and without. Out: how its colour stands against what is behind its
 * letters, at their worst tenth, and the least that WCAG asks for words of its size; nothing where something covers it.
 */
const measure = (element: ElementHandle<Element>, pictures: readonly string[]) =>
  element.evaluate(async (node, both): Promise<Measured | null> => {
    type Colour = readonly [number, number, number, number]
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('no canvas')
    const colourOf = (css: string): Colour => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = css
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }
    const light = (channels: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
        channel <= 10.31 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const against = (one: number, other: number) =>
      (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

    const drawn = async (base64: string) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const into = new OffscreenCanvas(image.width, image.height).getContext('2d', {
        willReadFrequently: true,
      })
      into?.drawImage(image, 0, 0)
      return into
    }
    const [written, bare] = await Promise.all(both.map(drawn))
    if (!written || !bare) throw new Error('no canvas')

    const look = getComputedStyle(node)
    const [red, green, blue, own] = colourOf(node instanceof SVGElement ? look.fill : look.color)
    let alpha = own
    for (let at: Element | null = node; at; at = at.parentElement)
      alpha *= Number(getComputedStyle(at).opacity)
    const texts = [...node.childNodes].filter(
      (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
    )
    const ratios: number[] = []
    for (const text of texts) {
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { x, y, width, height } of range.getClientRects()) {
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        if (!top || !(node.contains(top) || top.contains(node))) continue
        const area = [x, y, Math.max(1, width), Math.max(1, height)] as const
        const letters = written.getImageData(...area).data
        const { data } = bare.getImageData(...area)
        for (let at = 0; at < data.length; at += 4) {
          const behind = [0, 1, 2].map((channel) => data[at + channel] ?? 0)
          if (behind.every((channel, which) => channel === letters[at + which])) continue
          const ink = [red, green, blue].map(
            (channel, which) => channel * alpha + (behind[which] ?? 0) * (1 - alpha),
          )
          ratios.push(against(light(ink), light(behind)))
        }
      }
    }
    if (ratios.length === 0) return null
    ratios.sort((one, other) => one - other)
    const size = Number.parseFloat(look.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(look.fontWeight) >= 700)
    return {
      words: texts
        .map(({ textContent }) => textContent?.trim())
        .join(' ')
        .slice(0, 60),
      ratio: ratios[Math.floor(ratios.length / 10)] ?? 0,
      least: isLarge ? 3 : 4.5,
    }
  }, pictures)

/**
 * Words of a page whose contrast axe leaves open («incomplete»: over a picture, a shade or another element), measured by what
 * is drawn behind them. Out: those below what WCAG 2.2 AA asks.
 */
export async function poorContrastOn(page: Page): Promise<string[]> {
  await settle(page)
  await loadAxe(page)
  const targets = await page.evaluate(async () => {
    type Run = (where: object, options: object) => Promise<AxeResults>
    const { axe } = window as unknown as { axe: { run: Run } }
    const { incomplete } = await axe.run(document, {
      runOnly: { type: 'rule', values: ['color-contrast'] },
      iframes: false,
      resultTypes: ['incomplete'],
    })
    return incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])))
  })
  const poor: string[] = []
  for (const target of targets) {
    const element = await page.locator(target).first().elementHandle()
    if (!element) continue
    await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const written = await page.screenshot({ scale: 'css' })
    await showLetters(element, false)
    const bare = await page.screenshot({ scale: 'css' })
    await showLetters(element, true)
    const found = await measure(
      element,
      [written, bare].map((picture) => picture.toString('base64')),
    )
    if (found && found.ratio < found.least)
      poor.push(`«${found.words}» stands at ${found.ratio.toFixed(2)}, ${target}`)
  }
  return poor
}
