import { describe, expect, it } from 'vitest'
import {
  agree,
  dayMs,
  done,
  endOld,
  endOrphans,
  hourMs,
  type Item,
  mayTakeBack,
  nextOf,
  sayLater,
  without,
} from './later.rules.ts'

const item = (key: string, more: Partial<Item> = {}): Item => ({
  key,
  call: 'changePermitStatus',
  input: { body: { DriverReserveId: 7 } },
  label: 'تحویل بار',
  about: 'permit 7',
  goodForMs: 7 * dayMs,
  wantedAt: 0,
  leftAt: null,
  stage: 'waiting',
  refusal: null,
  ...more,
})
const keys = (items: readonly Item[]) => items.map(({ key }) => key).join('')
const wants = (key: string, of: string) => item(key, { needs: { key: of, field: 'Id' } })

describe('what is too old', () => {
  it.each([
    ['is none that is fresh', {}, 6 * dayMs, 'waiting'],
    ['is what waited longer than it is good for', {}, 8 * dayMs, 'refused'],
    ['is what is good for a short while', { goodForMs: hourMs }, 2 * hourMs, 'refused'],
    ['is what may have come, once the server has forgotten its key', { leftAt: 0 }, 24 * hourMs, 'refused'],
    ['is none that may have come lately', { leftAt: 5 * dayMs }, 5 * dayMs + 22 * hourMs, 'waiting'],
    ['is none that is on its way just now', { stage: 'sending' as const }, 9 * dayMs, 'sending'],
  ])('%s', (_case, more, nowMs, stage) => {
    expect(endOld([item('a', more)], nowMs).map((one) => one.stage)).toEqual([stage])
  })
  it('says of what never left another thing than of what may have come', () => {
    const [never, perhaps] = endOld([item('a'), item('b', { leftAt: 0 })], 9 * dayMs)
    expect(never?.refusal).toMatch(/فرستاده نشد/)
    expect(perhaps?.refusal).toMatch(/معلوم نیست/)
  })
  it('changes nothing where nothing is', () => {
    const all = [item('a')]
    expect(endOld(all, dayMs)).toBe(all)
  })
})

it.each([
  ['the first wanted', [item('a'), item('b')], 'a'],
  ['not one that was refused', [item('a', { stage: 'refused' }), item('b')], 'b'],
  ['none where none waits', [item('a', { stage: 'refused' })], undefined],
])('what goes next is %s', (_case, items, key) => {
  expect(nextOf(items)?.key).toBe(key)
})

it.each([
  ['waits and never left', {}, true],
  ['waits and may have come', { leftAt: 5 }, false],
  ['is on its way', { stage: 'sending' as const, leftAt: 5 }, false],
  ['was refused', { stage: 'refused' as const }, false],
])('what %s may be taken back: %s', (_case, more, may) => {
  expect(mayTakeBack(item('a', more))).toBe(may)
})

describe('what wants the id of another', () => {
  it('has it once that is done', () => {
    const left = done([item('a'), wants('b', 'a'), wants('c', 'x')], 'a', { data: { id: 41 } })
    expect(left[0]?.input.body).toEqual({ DriverReserveId: 7, Id: 41 })
    expect(left[0]).not.toHaveProperty('needs')
    expect(left[1]?.needs).toEqual({ key: 'x', field: 'Id' })
  })
  it('goes with that', () => {
    expect(keys(without([item('a'), wants('b', 'a'), item('c')], 'a'))).toBe('c')
  })
  it.each([
    ['waits where that waits', [item('a'), wants('b', 'a')], ['waiting', 'waiting']],
    [
      'waits where that is being sent',
      [item('a', { stage: 'sending' }), wants('b', 'a')],
      ['sending', 'waiting'],
    ],
    [
      'ends in words where that was refused',
      [item('a', { stage: 'refused' }), wants('b', 'a')],
      ['refused', 'refused'],
    ],
    ['ends in words where that is gone', [item('c'), wants('b', 'a')], ['waiting', 'refused']],
  ])('%s', (_case, all, stages) => {
    expect(endOrphans(all).map(({ stage }) => stage)).toEqual(stages)
  })
  it('goes when that was too old', () => {
    expect(keys(endOld([item('a', { goodForMs: 1 }), wants('b', 'a')], 2))).toBe('a')
  })
})

describe('a device and a window', () => {
  const [a, b, c] = [item('a', { wantedAt: 1 }), item('b', { wantedAt: 2 }), item('c', { wantedAt: 3 })]
  it.each([
    ['keep what both have', [a, b], [a, b], 'ab', 'ab'],
    ['take what is new here', [a], [a, c], 'a', 'ac'],
    ['take what another window added, in its place', [a, b], [a, c], 'a', 'abc'],
    ['let go what another window ended', [b], [a, b], 'ab', 'b'],
    ['let go what was ended here', [a, b], [b], 'ab', 'b'],
    ['begin with what lies there', [a, b], [], '', 'ab'],
  ])('%s', (_case, stored, own, known, out) => {
    expect(keys(agree(stored, own, new Set(known)))).toBe(out)
  })
  it('let what was on its way when the page was closed wait again', () => {
    expect(agree([{ ...a, stage: 'sending', leftAt: 9 }], [], new Set())[0]).toMatchObject({
      stage: 'waiting',
      leftAt: 9,
    })
  })
})

it.each([
  [{ stage: 'waiting', leftAt: null }, true, /^ثبت شد روی گوشی/],
  [{ stage: 'waiting', leftAt: null }, false, /باز نگه دارید/],
  [{ stage: 'waiting', leftAt: 5 }, true, /هنوز جوابی نیامده/],
  [{ stage: 'sending', leftAt: 5 }, true, /دارد می‌رود/],
  [{ stage: 'refused', leftAt: 5, refusal: 'نشد.' }, true, /^نشد\.$/],
] as const)('%o is said in words', (item, isHeld, words) => {
  expect(sayLater(item as Item, isHeld)).toMatch(words)
})
