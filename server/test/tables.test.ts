import { readFileSync } from 'node:fs'
import { inject, it, expect } from 'vitest'
import { describeTables, tablesFile } from '../../tools/tables.ts'
import { cloneTemplate } from './cluster.ts'

/** The text without what the formatter decides: blanks and ends of lines. */
const bare = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{}|<>,;:()]) ?/g, '$1')

it('tables.ts says what the migrations make: run `npm run tables` after a new one', async () => {
  const described = await describeTables(await cloneTemplate(inject('clusterUrl')))
  expect(bare(readFileSync(tablesFile, 'utf8'))).toBe(bare(described))
})
