import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const list = 'docs/lists.md'

/** In: docs/lists.md. Out: the files of web/src that its table of «Plain tables» names. */
export const tablesIn = (text: string): string[] =>
  [...text.matchAll(/^\| `web\/src\/([\w/-]+\.tsx)` +\|/gm)].map(([, file = '']) => file)

/** Whether a file of the panel draws a `<table` of its own. */
export const drawsTable = (text: string): boolean => /<table\b/.test(text)

/** Out: what the panel's files and the table of docs/lists.md say differently, each in a sentence. */
export function compareTables(root: string): string[] {
  const named = tablesIn(readFileSync(join(root, list), 'utf8'))
  const found = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && drawsTable(readFileSync(join(root, 'web/src', file), 'utf8')),
  )
  return [
    ...found
      .filter((file) => !named.includes(file))
      .map((file) => `web/src/${file} draws a table by hand: PlainTable does it, or ${list} says why not`),
    ...named
      .filter((file) => !found.includes(file))
      .map((file) => `${list} names web/src/${file}, which draws no table`),
  ]
}
