import { describe, expect, it } from 'vitest'
import { nearestFirst, nearestGroupFirst, sayChosen, withWords } from './option.ts'

const kinds = ['کار کاربر', 'خروجی فهرست', 'کار خودکار'].map((label, key) => ({ key, label }))

it.each<[number[], string | undefined]>([
  [[], undefined],
  [[1], 'خروجی فهرست'],
  [[0, 1], 'جز کار خودکار'],
  [[0, 1, 2], '۳ مورد'],
])('says of the chosen %j: %s', (keys, words) => {
  const chosen = kinds.filter(({ key }) => keys.includes(key))
  expect(sayChosen(kinds, chosen, keys.length)).toBe(words)
})

it('counts what was chosen and is no option yet', () => {
  expect(sayChosen([], [], 2)).toBe('۲ مورد')
})

describe('what is typed into a field that searches', () => {
  const optionsOf = (...labels: string[]) => labels.map((label, key) => ({ key, label }))
  const ordered = (typed: string, ...labels: string[]) =>
    nearestFirst(optionsOf(...labels), typed).map(({ label }) => label)

  it('puts the exact name first, then names that begin so, then the rest, each as they came', () => {
    expect(ordered('کرمان', 'شهر کرمان', 'کرمانشاه', 'ماهان کرمان', 'کرمان', 'کرمانج')).toEqual([
      'کرمان',
      'کرمانشاه',
      'کرمانج',
      'شهر کرمان',
      'ماهان کرمان',
    ])
  })

  it.each(['كرمان', ' کرمان ', 'کر‌مان'])('whatever keyboard wrote %j', (typed) => {
    expect(ordered(typed, 'کرمانشاه', 'کرمان')).toEqual(['کرمان', 'کرمانشاه'])
  })

  it('with or without the space of a name', () => {
    expect(ordered('بندر عباس', 'بندرعباسی', 'بندرعباس')).toEqual(['بندرعباس', 'بندرعباسی'])
  })

  it('leaves an act at the end, and all as they are while nothing is typed', () => {
    const act = { key: 9, label: 'کرمان', icon: '+' }
    expect(nearestFirst([...optionsOf('کرمانشاه'), act], 'کرمان').at(-1)).toBe(act)
    expect(ordered('', 'ب', 'الف')).toEqual(['ب', 'الف'])
  })

  it('brings the group first that has the nearest name', () => {
    const groups = [
      { label: 'الف', options: optionsOf('تریلی کفی', 'تریلی') },
      { label: 'ب', options: optionsOf('کفی') },
    ]
    expect(nearestGroupFirst(groups, 'کفی').map(({ label }) => label)).toEqual(['ب', 'الف'])
  })
})

it('finds a name by any word of it, in any order and spelling', () => {
  const halls = ['سالن بندرعباس', 'سالن پایانهٔ بار کرمان', 'سالن یزد'].map((label, key) => ({ key, label }))
  const found = (typed: string) => withWords(halls, typed).map(({ key }) => key)
  expect(found('')).toEqual([0, 1, 2])
  expect(found('بندر')).toEqual([0])
  expect(found('بندر عباس')).toEqual([0])
  expect(found('كرمان پایانه')).toEqual([1])
  expect(found('تهران')).toEqual([])
})
