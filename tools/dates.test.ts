import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '../web/src')
/** Where a day and an hour are put together for all others (docs/STYLE.md, Dates). */
const spellers = ['ui/Moment.tsx', 'app/DeskTopBar.tsx']

/** A browser's own words and hours for a date: another calendar, or another place than Tehran. */
const ofTheBrowser =
  /Intl\.DateTimeFormat|\.toLocale(?:Date|Time)String|\.get(?:Hours|Minutes|Date|Day|Month|FullYear)\(/gu
/** A day and, after it, an hour, or the other way round, within one piece of text. */
const [day, hour] = [String.raw`formatDate(?:Short|Long|Paper)\(`, String.raw`format(?:Time|Seconds)\(`]
const between = String.raw`(?:[^()\n;]|\([^()\n]*\))*\)[^;,)\n]{0,24}`
const byHand = new RegExp(`${day}${between}${hour}|${hour}${between}${day}`, 'gu')

const spelt = (code: string) => [ofTheBrowser, byHand].flatMap((pattern) => code.match(pattern) ?? [])

it.each([
  ['`${formatDateShort(at, now)}، ${formatTime(at)}`', 1],
  ['`${formatTime(at)} ${formatDateShort(at, now)}`', 1],
  ['{formatDateLong(new Date(at))} <b>{formatSeconds(at)}</b>', 1],
  ['new Intl.DateTimeFormat("fa")', 1],
  ['at.toLocaleDateString()', 1],
  ['at.getHours()', 1],
  ['formatDayTime(at, now)', 0],
  ['`دور ${formatTime(opensAt)}، بسته شد ${formatTime(closesAt)}`', 0],
])('in %s it finds %i dates that are spelt by hand', (code, count) => {
  expect(spelt(code)).toHaveLength(count)
})

it('finds none in the panel: the table in STYLE.md says which function writes which date', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/test|features\/dev-ui/.test(file) && !spellers.includes(file))
  const found = files.flatMap((file) =>
    spelt(readFileSync(join(web, file), 'utf8')).map((words) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})
