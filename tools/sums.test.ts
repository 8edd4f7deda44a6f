import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '../web/src')
/** Where sums are spelt for all others. */
const spellers = ['ui/Sum.tsx', 'ui/Toman.tsx']
/** A number and, after it, its unit: in words, in a small word beside it, or as the unit of a figure. */
const byHand = /formatNumber\((?:[^()]|\([^()]*\))*\)\}?,?\s*(?:<small>|unit: ')?\s*(?:ریال|تومان)/gu

/** A sum alone in its place, whose unit stands elsewhere: in the head of its column. */
const bareByHand =
  /(?:>\s*\{|'[–—]' : )(?:[^{}'`]*'[–—]' : )?formatNumber\((?:\w+\.)*(?:\w*Rial|rial|\w*Toman|\w*Rent|\w*[bB]alance|\w*[aA]mount|both)\)/gu

const spelt = (code: string) =>
  [byHand, bareByHand].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([found]) => found.replaceAll(/\s+/g, ' ')),
  )

it('finds a sum that is spelt by hand, however it stands', () => {
  expect(spelt('{formatNumber(sum)} ریال')).toHaveLength(1)
  expect(spelt('`${formatNumber(Math.round(a))} تومان`')).toHaveLength(1)
  expect(spelt('{formatNumber(left)} <small>ریال</small>')).toHaveLength(1)
  expect(spelt("value: formatNumber(held),\n unit: 'ریال'")).toHaveLength(1)
  expect(spelt('<td>{formatNumber(row.cargoRent)}</td>')).toHaveLength(1)
  expect(spelt("<td>{hold === undefined ? '–' : formatNumber(holdRial)}</td>")).toHaveLength(1)
  expect(spelt("(rial?: number) => (rial === undefined ? '—' : formatNumber(rial))")).toHaveLength(1)
  expect(spelt('<dd>{formatNumber(heldBalance)}</dd>')).toHaveLength(1)
  expect(spelt('<b>{formatNumber(payment.amount)}</b>')).toHaveLength(1)
  expect(spelt('<td>{formatNumber(row.freighterNumber)}</td>')).toEqual([])
  expect(spelt('{formatNumber(count)} بار')).toEqual([])
})

it('finds none in the panel: a sum is a Sum, or a sentence that says it by formatRial and formatToman', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/test|features\/dev-ui/.test(file) && !spellers.includes(file))
  const found = files.flatMap((file) =>
    spelt(readFileSync(join(web, file), 'utf8')).map((words) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})
