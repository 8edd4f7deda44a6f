/**
 * The law of the stylesheets (docs/STYLE.md), a part of `npm run check`: no sheet says its layer, which follows from its
 * folder (web/plugins/layers.ts), a class that leads rules of a feature lives in one file, no class and no token stands
 * without use, sizes of type are tokens and weights are three, a room or a line height that a token has is said by it, what scrolls holds what is
 * placed in it, and all of them together are no longer than they were.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import postcss, { type Container, type Document, type Rule } from 'postcss'

/** The lines of all sheets. Who takes some away lowers it; who needs more looks first for a shared class (ui/README.md). */
export const mostLines = 8_701

type Sheet = { file: string; css: string }
type Found = { rule: Rule; file: string; at: string }

/** The size in a `font`, whatever stands before it. */
const fontSize = /(\S+) \/ /
const typeSize = /^(var\(--text-[\w-]+\)|inherit|0|100%|[\d.]+em)$/
/** Classes that a library puts on its elements. */
const foreign = /^(react-aria|lucide)(-|$)/

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.([_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
/** Whether a rule stands in an at-rule of this name, and these parameters, however deep. */
function isIn(rule: Rule, name: string, params?: string): boolean {
  let around: Container | Document | undefined = rule.parent
  while (around && around.type !== 'root') {
    if (around instanceof postcss.AtRule && around.name === name) {
      if (params === undefined || around.params === params) return true
    }
    around = around.parent as Container | undefined
  }
  return false
}
const isOfUi = ({ file }: Pick<Sheet, 'file'>) => file.startsWith('ui/')

/** What the code says as a class: every word of it, and every beginning that a template completes: `badge-${tone}`. */
function usesOf(code: string) {
  const words = new Set(code.match(/[\w-]+/g))
  const beginnings = [...new Set([...code.matchAll(/([\w-]+-)\$\{/g)].map(([, start = '']) => start))]
  return (name: string) =>
    words.has(name) || foreign.test(name) || beginnings.some((start) => name.startsWith(start))
}

function rulesOf({ file, css }: Sheet): Found[] {
  const rules: Found[] = []
  postcss.parse(css).walkRules((rule) => {
    const isFrame = rule.parent instanceof postcss.AtRule && rule.parent.name.endsWith('keyframes')
    if (!isFrame) rules.push({ rule, file, at: `${file}:${rule.source?.start?.line ?? 0}` })
  })
  return rules
}

/** The class at the head of a selector, and of each that a leading `:is()` joins. */
function headsOf(selector: string): string[] {
  const joined = /^:is\(((?:[^()]|\([^()]*\))*)\)/.exec(selector.trim())?.[1]
  if (joined) return joined.split(/,(?![^(]*\))/).flatMap(headsOf)
  return classesIn(selector.replaceAll(/:(has|where)\([^)]*\)/g, '')).slice(0, 1)
}
/** On paper a sheet may take away what others lead. */
const leadsOf = ({ rule }: Found) => (isIn(rule, 'media', 'print') ? [] : rule.selectors.flatMap(headsOf))

function findTypeFaults({ rule, at }: Found): string[] {
  if (isIn(rule, 'media', 'print')) return []
  return rule.nodes.flatMap((node) => {
    if (node.type !== 'decl') return []
    const size = node.prop === 'font' && node.value !== 'inherit' ? fontSize.exec(node.value)?.[1] : undefined
    const said = node.prop === 'font-size' ? node.value : size
    return said === undefined || typeSize.test(said)
      ? []
      : [`${at}: ${node.prop} ${said} is no token of type`]
  })
}

/** A reader tells three weights apart: text, what leads, and what is largest. */
const weightOf = /^(?:normal |italic )?([\d.]+|bold(?:er)?|lighter)(?= |$)/
const weights = new Set(['400', '600', '700'])

function findWeightFaults({ rule, at }: Found): string[] {
  return rule.nodes.flatMap((node) => {
    if (node.type !== 'decl' || !/^font(-weight)?$/.test(node.prop)) return []
    const said = weightOf.exec(node.value)?.[1]
    return said === undefined || weights.has(said)
      ? []
      : [`${at}: the weight ${said} is none of 400, 600 and 700`]
  })
}

const leading = /^(line-height|font)$/
const room = /^((row-|column-)?gap|(padding|margin)(-.+)?)$/

/** The tokens of room and of leading: from a value to its name. */
const measuresIn = (tokens: string) =>
  new Map(
    [...tokens.matchAll(/(--(?:space|leading)-\w+): ([\d.]+(?:px|rem));/g)].map(
      ([, name = '', value = '']) => [`${name.startsWith('--space') ? 'room' : 'leading'} ${value}`, name],
    ),
  )

function findMeasureFaults({ rule, at }: Found, measures: ReadonlyMap<string, string>): string[] {
  if (isIn(rule, 'media', 'print')) return []
  return rule.nodes.flatMap((node) => {
    const kind =
      node.type === 'decl' && (leading.test(node.prop) ? 'leading' : room.test(node.prop) && 'room')
    if (!kind) return []
    return node.value.split(' ').flatMap((part) => {
      const token = measures.get(`${kind} ${part}`)
      return token ? [`${at}: ${node.prop} ${part} is the token ${token}`] : []
    })
  })
}

/** Tokens that no sheet and no code reads. */
function findIdleTokens(sheets: readonly Sheet[], code: string): string[] {
  const tokens = sheets.find(({ file }) => file === 'ui/tokens.css')?.css ?? ''
  const all = [code, ...sheets.map(({ css }) => css)].join('\n')
  const read = new Set([...all.matchAll(/(?:var\(|['"`])(--[\w-]+)/g)].map(([, name]) => name))
  const names = new Set([...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name))
  return [...names].filter((name) => !read.has(name)).map((name) => `nothing reads the token ${name}`)
}

/** Tokens that are read without another value in their place, and that no sheet and no code gives. */
function findUnknownTokens(sheets: readonly Sheet[], code: string): string[] {
  if (!sheets.some(({ file }) => file === 'ui/tokens.css')) return []
  const all = [code, ...sheets.map(({ css }) => css)].join('\n')
  const given = new Set([...all.matchAll(/(--[\w-]+)['"]?\]?\s*[:,]/g)].map(([, name]) => name))
  const read = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))
  return [...read].filter((name) => !given.has(name)).map((name) => `nothing gives the token ${name}`)
}

/** What is placed in a scroller that is no containing block escapes it: words for screen readers then lengthen the page. */
function findScrollFaults({ rule, at }: Found): string[] {
  const says = (prop: RegExp, value: RegExp) =>
    rule.nodes.some((node) => node.type === 'decl' && prop.test(node.prop) && value.test(node.value))
  if (isIn(rule, 'media', 'print') || !says(/^overflow/, /^(auto|scroll)$/)) return []
  return says(/^position$/, /./)
    ? []
    : [`${at}: ${rule.selector} scrolls and says no position, so what is hidden in it makes the page grow`]
}

function findGrowth(sheets: readonly Sheet[], most: number): string[] {
  const lines = sheets.reduce((sum, { css }) => sum + css.split('\n').length - 1, 0)
  return lines > most ? [`the sheets have ${lines} lines, and ${most} at the most`] : []
}

/**
 * In: sheets as `{ file, css }`, files as they lie in `web/src`; all the code as one text. Out: a sentence for each breach.
 */
export function findStyleFaults(sheets: readonly Sheet[], code: string, most = mostLines): string[] {
  const isUsed = usesOf(code)
  const rules = sheets.flatMap(rulesOf)
  const homes = new Map<string, string>()
  for (const found of rules.toSorted((one, other) => Number(isOfUi(other)) - Number(isOfUi(one))))
    for (const lead of leadsOf(found)) if (!homes.has(lead)) homes.set(lead, found.file)
  const measures = measuresIn(sheets.find(({ file }) => file === 'ui/tokens.css')?.css ?? '')
  const ofRules = rules.flatMap((found) => {
    const { rule, file, at } = found
    const faults = [
      ...findTypeFaults(found),
      ...findWeightFaults(found),
      ...findMeasureFaults(found, measures),
      ...findScrollFaults(found),
    ]
    if (isIn(rule, 'layer')) faults.push(`${at}: ${rule.selector} says its layer, which its folder tells`)
    for (const name of new Set(classesIn(rule.selector)))
      if (!isUsed(name)) faults.push(`${at}: nothing uses the class .${name}`)
    if (!isOfUi(found))
      for (const lead of new Set(leadsOf(found)))
        if (homes.get(lead) !== file) faults.push(`${at}: .${lead} leads rules of ${homes.get(lead)} too`)
    return faults
  })
  return [
    ...ofRules,
    ...findIdleTokens(sheets, code),
    ...findUnknownTokens(sheets, code),
    ...findGrowth(sheets, most),
  ]
}

const root = join(import.meta.dirname, '../web/src')
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => ({ file, css: read(file) }))
  const code = ['../index.html', ...files.filter((file) => /\.tsx?$/.test(file))].map(read)
  const faults = findStyleFaults(sheets, code.join('\n'))
  for (const fault of faults) console.log(fault)
  process.exit(faults.length === 0 ? 0 : 1)
}
