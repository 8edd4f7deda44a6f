import { inject, it, expect } from 'vitest'
import { describeTables, readTables } from '../../tools/tables.ts'
import { cloneTemplate } from './cluster.ts'

/** The text without what the formatter decides: blanks, ends of lines, the comma before them, the bar before the first of many types. */
const bare = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}|<>,;:()&]) ?/g, '$1')
    .replaceAll(',}', '}')

it('the file of tables says what the migrations make: run `npm run tables` after a new one', async () => {
  const described = await describeTables(await cloneTemplate(inject('clusterUrl')))
  expect(bare(readTables())).toBe(bare(described))
})
