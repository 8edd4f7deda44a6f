import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { priorityReasons } from '@bargah/contract/features/rounds/rounds.states.ts'
import { priorityRefusals } from '@bargah/contract/features/rounds/rounds.text.ts'
import { reasons } from '@bargah/verifier/broken.ts'
import { outReasons, shapes } from '@bargah/verifier/fields.ts'
import { describe, expect, it } from 'vitest'
import { settingsToTell } from '../server/src/features/halls/hall-settings.rules.ts'

const page = readFileSync(join(import.meta.dirname, '../docs/log-format.md'), 'utf8')
const [ofKinds = '', afterKinds = ''] = page.split('`reason` is one of these words')
const [ofReasons = '', afterReasons = ''] = afterKinds.split('`settings` of `hall_set`')
const [ofSettings = ''] = afterReasons.split('What is too long for one entry')
const [, ofFaults = ''] = page.split('\n## Reasons\n')
const rowOf = (table: string, cell: string) =>
  table.split('\n').find((line) => line.split('|')[1]?.trim() === cell) ?? ''
const lacking = (text: string, words: readonly string[]) =>
  words.filter((word) => !text.includes(`\`${word}\``))

describe('the page of the log format names', () => {
  it.each(Object.entries(shapes))('all fields of %s', (kind, shape) => {
    const row = rowOf(ofKinds, `\`${kind}\``)
    expect(row).not.toBe('')
    const same = row.includes('the same') ? rowOf(ofKinds, '`cargo_announced`') : row
    expect(lacking(same, Object.keys(shape))).toEqual([])
  })

  it('every setting of a hall', () => {
    const settings = Object.keys(settingsToTell({} as Parameters<typeof settingsToTell>[0]))
    expect(settings.length).toBeGreaterThan(10)
    expect(lacking(ofSettings, settings)).toEqual([])
  })

  it.each([
    ['turn_ended', '`turn_ended`', shapes.turn_ended.reason.words],
    ['what a turn is out for', '`out` of `round_split`', outReasons],
    ['choices that are refused', '`choice_refused`', Object.keys(priorityRefusals)],
  ])('every reason of %s', (_, cell, words) => {
    expect(words.length).toBeGreaterThan(4)
    expect(lacking(rowOf(ofReasons, cell), words)).toEqual([])
  })

  it('every reason with which a choice may end', () => {
    const cells = [
      '`verdicts` of `round_split`',
      '`out` of `round_split`',
      '`choice_ended` behind opened lists',
    ]
    const rows = cells.map((cell) => rowOf(ofReasons, cell)).join('\n')
    // refused when it is filed, so that no choice ends with it
    const endings = priorityReasons.filter((reason) => reason !== 'out_of_range')
    expect(lacking(rows, endings)).toEqual([])
  })

  it('every reason of the verifier, once and no other', () => {
    const named = [...ofFaults.matchAll(/^\| `(\w+)` /gm)].map(([, reason]) => reason)
    expect(named.toSorted()).toEqual(reasons.toSorted())
  })
})
