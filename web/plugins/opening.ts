import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { type Built, chunkOf, chunksOf, filesOf } from './built.ts'
import { neededCss } from './needed-css.ts'

const drawer = fileURLToPath(new URL('draw-opening.mjs', import.meta.url))
/** What the panel begins with on a phone: where nobody is signed in, and where a driver is. */
const openings = {
  door: ['door', 'src/features/auth/PhoneLogin.tsx'],
  home: ['src/app/driver-start.ts'],
}
type Opening = keyof typeof openings

/** What a driver's home reads at once, and what it reads where neither a turn nor a permit is his. */
const reads = {
  always: ['showMyTurn', 'showMyPermit', 'showMyResult'],
  whenNone: ['showMyTurn', 'showMyPermit'],
  without: ['showHallsForDriver', 'listHalls'],
} as const
const contractFile = fileURLToPath(new URL('../../contract/src/contract.ts', import.meta.url))

/**
 * Has the page itself hold what a phone shows first: the frame and the words of the door and of a driver's home, with the rules
 * that draw them, and the files that each will want. public/theme.js, which goes into the page too, says which of them it is.
 * They are drawn by the panel that was just built, and stand until its own page does (ui/base.css).
 */
export function opening(): Plugin {
  return {
    name: 'opening',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const page = join(dir, 'index.html')
        const html = readFileSync(page, 'utf8')
        writeFileSync(page, withOpenings(html, { dir, bundle, early: await addressesOfReads() }))
      },
    },
  }
}

type Calls = Record<string, { method: string; path: string }>

async function addressesOfReads() {
  const { module } = await runnerImport<{ contract: Calls }>(contractFile)
  const addressOf = (key: string) => {
    const call = module.contract[key]
    if (call?.method !== 'GET') throw new Error(`web/plugins/opening.ts reads ${key}, which is no GET`)
    return call.path
  }
  const { always, whenNone, without } = reads
  return { always: always.map(addressOf), whenNone: whenNone.map(addressOf), without: without.map(addressOf) }
}

type Out = { dir: string; bundle: Built; early: object }

function withOpenings(html: string, { dir, bundle, early }: Out): string {
  const chunks = chunksOf(bundle)
  const start = chunkOf(chunks, 'index.html')
  const raw = (Object.keys(openings) as Opening[]).map((name) => draw(name, join(dir, start.fileName)))
  const { drawn, rules } = withoutStyles(raw)
  const wanted = Object.values(openings).map((pages) =>
    filesOf(bundle, [start, ...pages.map((page) => chunkOf(chunks, page))]),
  )
  const first = filesOf(bundle, [start])
  const sheets = [...new Set(wanted.flat())].filter((file) => file.endsWith('.css'))
  const css = neededCss(
    `${html}${drawn.join('')}`,
    sheets.map((file) => readFileSync(join(dir, file), 'utf8')),
  )
  const files = Object.fromEntries(
    Object.keys(openings).map((name, at) => [name, wanted[at]?.filter((file) => !first.includes(file))]),
  )
  const theme = readFileSync(join(dir, 'theme.js'), 'utf8').replaceAll(/^\s*\/\/.*\n/gm, '')
  const sheet = /\s*<link rel="stylesheet"[^>]*>/
  const [link = ''] = sheet.exec(html) ?? []
  return html
    .replace(sheet, '')
    .replace(
      '<script src="/theme.js"></script>',
      () =>
        `<style>${css}${rules}</style>\n    <script>var openingFiles = ${JSON.stringify(files)}, openingReads = ${JSON.stringify(early)}\n${theme}</script>`,
    )
    .replace(/(?=\s*<div id="root">)/, () => `\n    ${drawn.join('\n    ')}${link}`)
}

function draw(name: Opening, entry: string): string {
  const html = execFileSync(process.execPath, [drawer, name, entry], { encoding: 'utf8', maxBuffer: 1e7 })
  // what ties parts to each other by names would meet the panel's own
  const alone = html.replaceAll(
    / (id|for|name|autocomplete|aria-labelledby|aria-describedby|aria-controls|tabindex)="[^"]*"/g,
    '',
  )
  return `<div data-opening="${name}" inert>${alone}</div>`
}

/** The page's policy lets no element bear a style of its own: each becomes a rule. */
function withoutStyles(raw: readonly string[]) {
  const styles: string[] = []
  const drawn = raw.map((html) =>
    html.replaceAll(/ style="([^"]*)"/g, (_all, style: string) => {
      if (!styles.includes(style)) styles.push(style)
      return ` data-drawn="${styles.indexOf(style)}"`
    }),
  )
  return { drawn, rules: styles.map((style, at) => `[data-drawn="${at}"]{${style}}`).join('') }
}
