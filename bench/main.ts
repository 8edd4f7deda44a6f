/**
 * `npm run bench`: every benchmark, or those that are named: `npm run bench -- settle choices`. Each prints what it
 * measured and its ratio to a baseline of the same run. With `--durable` the database waits for the disk as in production.
 */
import { parseArgs } from 'node:util'
import { benchChoices } from './choices.ts'
import { benchFreeLoad } from './free-load.ts'
import { benchLists } from './lists.ts'
import { benchPdf } from './pdf.ts'
import { benchSettle } from './settle.ts'
import { benchSplit } from './split.ts'
import { benchStart } from './start.ts'

const benchmarks = new Map<string, (durable: boolean) => Promise<void>>([
  ['split', benchSplit],
  ['settle', benchSettle],
  ['choices', benchChoices],
  ['free-load', benchFreeLoad],
  ['lists', benchLists],
  ['pdf', benchPdf],
  ['start', benchStart],
])

const { values, positionals } = parseArgs({
  options: { durable: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const asked = positionals.length > 0 ? positionals : [...benchmarks.keys()]
const unknown = asked.filter((name) => !benchmarks.has(name))
if (unknown.length > 0) {
  console.error(
    `No benchmark is called ${unknown.join(', ')}. There are: ${[...benchmarks.keys()].join(', ')}.`,
  )
  process.exit(1)
}
for (const name of asked) await benchmarks.get(name)?.(values.durable)
