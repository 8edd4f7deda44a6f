import { describe, expect, it } from 'vitest'
import { changesOf, takeNewest } from './declare-changes.ts'
import { type DeclareValues, emptyDeclaration } from './declare-values.ts'

const names = { hall: 'بندرعباس', company: undefined, goods: 'سنگ', packaging: 'فله', loaders: ['کفی'] }
const opened: DeclareValues = {
  ...emptyDeclaration(new Date('2026-11-21T08:30:00Z')),
  KalaWeight: 22_000,
  CargoRent: 37_000_000,
  Tel: '07633554411',
}
const told = (changed: Partial<DeclareValues>, called: Partial<typeof names> = {}) => ({
  values: { ...opened, ...changed },
  names: { ...names, ...called },
})

describe('what an edit changes', () => {
  it('is said from old to new, and nothing else', () => {
    const change = {
      CargoRent: 40_000_000,
      Tel: '07633554499',
      Description: 'چادر همراه باشد',
      KalaValue: 5_000_000,
    }
    expect(changesOf(told({}), told(change, { loaders: ['کفی', 'لبه‌دار'] }))).toEqual([
      { term: 'ارزش کالا', from: 'خالی', to: '۵٬۰۰۰٬۰۰۰ تومان' },
      { term: 'بارگیر', from: 'کفی', to: 'کفی، لبه‌دار' },
      { term: 'کرایهٔ هر کامیون', from: '۳۷٬۰۰۰٬۰۰۰ تومان', to: '۴۰٬۰۰۰٬۰۰۰ تومان' },
      { term: 'تلفن هماهنگی', from: '۰۷۶۳۳۵۵۴۴۱۱', to: '۰۷۶۳۳۵۵۴۴۹۹' },
      { term: 'توضیح بار', from: 'خالی', to: 'چادر همراه باشد' },
    ])
  })

  it('is nothing of the range of a hall’s load, which the hall gives', () => {
    expect(changesOf(told({ CargoRange: 45 }), told({ CargoRange: 80 }))).toEqual([])
    const free = { IsLoadHall: false }
    expect(changesOf(told({ ...free, CargoRange: 45 }), told({ ...free, CargoRange: 80 }))).toEqual([
      { term: 'محدودهٔ انتخاب', from: '۴۵ کیلومتر', to: '۸۰ کیلومتر' },
    ])
  })
})

it('an edit that another came before goes on from that, with what was written in the form', () => {
  const newest = { ...opened, CargoRent: 41_000_000, KalaWeight: 20_000 }
  const values = { ...opened, CargoRent: 39_000_000, Description: 'شب' }
  expect(takeNewest(values, opened, newest)).toEqual({ ...newest, CargoRent: 39_000_000, Description: 'شب' })
})
