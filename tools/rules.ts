/**
 * Whether every pointer to a paragraph of docs/rules.md leads to one, a part of `npm run check`: `(rules 8.4)` in code, tests
 * and documents. Pointers by section to papers outside the repository fail too; landed migrations keep theirs.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Text = { file: string; text: string }

const cited = /\brules (\d+\.\d+(?:,\s+(?:(?:\*|\/\/)\s)?\d+\.\d+)*)/g
const outside = /\b(?:decisions|spec(?:ification)? [123])\s+(?:\*\s)?§/gi

/** In: docs/rules.md. Out: the numbers of its paragraphs, as they stand. */
export const paragraphsOf = (rules: string): string[] =>
  [...rules.matchAll(/^\*\*(\d+\.\d+) /gm)].map(([, number = '']) => number)

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

/** In: the paragraphs that there are, and files. Out: how many pointers these hold, and what is wrong with some of them. */
export function readPointers(paragraphs: readonly string[], files: readonly Text[]) {
  const known = new Set(paragraphs)
  const faults = paragraphs
    .filter((number, at) => paragraphs.indexOf(number) !== at)
    .map((number) => `docs/rules.md has two paragraphs ${number}`)
  let count = 0
  for (const { file, text } of files) {
    for (const { 1: numbers = '', index } of text.matchAll(cited))
      for (const number of numbers.match(/\d+\.\d+/g) ?? []) {
        count += 1
        if (!known.has(number))
          faults.push(`${file}:${lineOf(text, index)}: docs/rules.md has no paragraph ${number}`)
      }
    for (const { 0: pointer, index } of text.matchAll(outside))
      faults.push(`${file}:${lineOf(text, index)}: «${pointer}» leads out of the repository`)
  }
  return { count, faults }
}

const root = join(import.meta.dirname, '..')
const rules = 'docs/rules.md'
const kinds = ['ts', 'tsx', 'mjs', 'cjs', 'css', 'html', 'md', 'sql', 'typ'].map((kind) => `*.${kind}`)
const read = (file: string): Text => ({ file, text: readFileSync(join(root, file), 'utf8') })

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const asked = ['ls-files', '--deduplicate', '--', ...kinds, ':!server/migrations', `:!${rules}`]
  // its own test holds wrong ones on purpose
  const listed = execFileSync('git', [...asked, ':!tools/rules.test.ts'], { cwd: root, encoding: 'utf8' })
  const paragraphs = paragraphsOf(read(rules).text)
  const { count, faults } = readPointers(paragraphs, listed.split('\n').filter(Boolean).map(read))
  console.log(`${count} pointers to the ${paragraphs.length} rules, ${faults.length} of them wrong`)
  for (const fault of faults) console.log(fault)
  process.exit(faults.length === 0 ? 0 : 1)
}
