import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Waits until nothing moves any more, nor will: colours in between are no colours. What never ends is let be, and the line that
 * says how long a toast can still be taken back.
 */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .filter((one) => (one as CSSAnimation).animationName !== 'toast-drains')
        .filter(({ playState }) => playState === 'running')
    for (let all = moving(); all.length > 0; all = moving())
      await Promise.all(all.map((animation) => animation.finished.catch(() => undefined)))
  })
}

/** Has a page know axe; one that was not loaded anew has it already. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
}

/** Breaches of WCAG 2.2 AA on the page as it is now, or in a part of it: the rule, and where. */
export async function breachesOf(page: Page, part = 'html'): Promise<string[]> {
  await settle(page)
  await loadAxe(page)
  const results = await page.evaluate(
    async ([tags, where]) => {
      type Run = (where: object, options: object) => Promise<AxeResults>
      const { axe } = window as unknown as { axe: { run: Run } }
      const options = { runOnly: { type: 'tag', values: tags }, iframes: false, resultTypes: ['violations'] }
      return axe.run({ include: [where] }, options)
    },
    [wcag22aa, part] as const,
  )
  // an empty page has no breaches either
  expect(results.passes.length, `nothing was checked in ${part}`).toBeGreaterThan(3)
  return [...(await crowdedBars(page, part)), ...violationsOf(results)]
}

/** Bars with more than one solid button: the next step of a thing is one. */
const crowdedBars = (page: Page, part: string) =>
  page.evaluate(
    ([where, bars, solid]) =>
      [...document.querySelectorAll(`${where} :is(${bars})`)].flatMap((bar) => {
        const shown = [...bar.querySelectorAll(solid)].filter((one) => one.checkVisibility())
        const words = shown.map(({ textContent }) => textContent)
        return words.length > 1 ? [`two solid buttons in ${bar.className}: ${words.join(', ')}`] : []
      }),
    [part, '.drawer-foot, .dialog-foot, .page-head', '.btn-primary, .btn-danger'] as const,
  )

const violationsOf = (results: AxeResults) =>
  results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
