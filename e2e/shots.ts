/** `npm run shots`: pictures of every screen as each role that may open it, on a new demo world, into shots/. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { roleLabels } from '@bargah/contract/kernel/access.ts'
import { desk, everyRole, mayOpen, openAs, phone, sessionOf } from './accounts.ts'
import { browserArgs, findBrowser } from './browser.ts'
import { startBuiltServer } from './built-server.ts'
import { withoutStream } from './people.ts'
import { addressOf, type ScreenRow, screens } from './screens.ts'

type Shot = { file: string; title: string; path: string; who: string; width: number; theme: string }
type Person = { name: string; session: Awaited<ReturnType<typeof sessionOf>> | null }

const folder = join(import.meta.dirname, '../shots')
const themes = ['light', 'dark'] as const
const onlyPaths = process.argv.slice(2).map((path) => path.toLowerCase())
const tallest = 4_000
const settleMs = 250

async function shootAs(browser: Browser, person: Person, viewport: typeof phone): Promise<Shot[]> {
  const { session } = person
  const page = await openAs(browser, session, { viewport })
  await withoutStream(page)
  const shots: Shot[] = []
  for (const screen of screens) {
    const isPublic = screen.access === 'public'
    if (isPublic === (session !== null) || (session && !mayOpen(screen, session))) continue
    if (onlyPaths.length > 0 && !onlyPaths.includes(screen.path.toLowerCase())) continue
    await page.setViewportSize(viewport)
    await page.goto(addressOf(screen))
    await page.waitForLoadState('networkidle')
    await page.evaluate('document.fonts.ready')
    await page.setViewportSize({ ...viewport, height: await heightOf(page, viewport.height) })
    shots.push(...(await shootThemes(page, screen, person, viewport.width)))
  }
  await page.context().close()
  return shots
}

async function heightOf(page: Page, least: number): Promise<number> {
  // the page of a desk scrolls between its bars
  const height = await page.evaluate<number>(
    `document.documentElement.scrollHeight + (main => main ? main.scrollHeight - main.clientHeight : 0)(document.getElementById('main'))`,
  )
  return Math.min(Math.max(height, least), tallest)
}

async function shootThemes(page: Page, screen: ScreenRow, { name, session }: Person, width: number) {
  const slug = screen.path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
  const who = session ? roleLabels[session.member.role] : 'همگان'
  const shots: Shot[] = []
  for (const theme of themes) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
    await page.waitForTimeout(settleMs)
    const file = `${slug}.${name}.${width}.${theme}.png`
    await page.screenshot({ path: join(folder, file) })
    shots.push({ file, title: screen.title, path: screen.path, who, width, theme })
  }
  return shots
}

const card = ({ file, title, path, who, width, theme }: Shot) =>
  `<figure data-w="${width}" data-t="${theme}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a>
<figcaption>${title} <code dir="ltr">${path}</code><br>${who}، ${width}، ${theme}</figcaption></figure>`

function writeIndex(shots: Shot[]) {
  const style = `body{font:14px Vazirmatn,Tahoma,sans-serif;margin:16px;background:#eee}
main{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0;background:#fff;padding:8px;border-radius:8px}
img{inline-size:420px;max-block-size:640px;object-fit:contain;object-position:top}[data-w="390"] img{inline-size:200px}`
  const byScreen = shots.toSorted((a, b) => a.path.localeCompare(b.path) || a.width - b.width)
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><title>تصویر صفحه‌ها</title><style>${style}</style>
<h1>${shots.length} تصویر</h1><main>${byScreen.map(card).join('\n')}</main></html>`,
  )
}

async function shootAll() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { executablePath, env } = findBrowser()
  const server = await startBuiltServer()
  process.env.BARGAH_URL = server.url
  const browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: browserArgs,
  })
  const people: Person[] = [{ name: 'nobody', session: null }]
  for (const role of everyRole) people.push({ name: role, session: await sessionOf(role) })
  const shots: Shot[] = []
  for (const viewport of [phone, desk])
    for (const person of people) shots.push(...(await shootAs(browser, person, viewport)))
  writeIndex(shots)
  await browser.close()
  await server.remove()
  console.log(`${shots.length} pictures in shots/, laid out in shots/index.html`)
}

await shootAll()
