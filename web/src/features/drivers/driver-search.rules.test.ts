import { expect, it } from 'vitest'
import { viewRequest } from '../../kernel/table-request.rules.ts'
import { startState } from '../../ui/data-table/table-state.rules.ts'
import { driverList } from './driver-list.tsx'
import { faultOf, guessKind, saySearch, searchKinds, searchOf, withSearch } from './driver-search.rules.ts'

it.each([
  ['', null],
  ['۰۹۱۷۱', 'mobile'],
  ['۳۳۸۰۱۱۴۲۹۴', 'nationalId'],
  ['2184503', 'card'],
  ['رستمی', 'driver'],
  ['۲۱۸', null],
] as const)('%s looks like %s', (typed, kind) => {
  expect(guessKind(typed)).toBe(kind)
})

it('asks for words, and for digits where there are only digits', () => {
  expect(faultOf('driver', ' ')).toBe('عبارت جست‌وجو را وارد کنید.')
  expect(faultOf('mobile', 'رستمی')).toBe('موبایل باید فقط رقم باشد.')
  expect(faultOf('mobile', '۰۹۱۷ ۱۱۴')).toBeNull()
})

it('goes into the filters of the list alone, in the place of the last, and comes out of them', () => {
  const active = { isActive: { kind: 'choice', keys: ['true'] } } as const
  const first = withSearch(active, { kind: 'mobile', text: '0917' })
  const second = withSearch(first, { kind: 'driver', text: ' رستمی ' })
  expect(second).toEqual({ ...active, driver: { kind: 'text', text: 'رستمی' } })
  expect(searchOf(second)).toEqual({ kind: 'driver', text: 'رستمی' })
  expect(withSearch(second, null)).toEqual(active)
  expect(saySearch({ kind: 'driver', text: 'رستمی' })).toBe('نام خانوادگی با «رستمی» آغاز می‌شود')
})

it.each([
  ['nationalId', 'nationalId'],
  ['card', 'cardNumber'],
  ['truck', 'freighterCardNumber'],
  ['name', 'name'],
  ['driver', 'family'],
  ['mobile', 'mobile'],
] as const)('%s asks the list for %s', (kind, field) => {
  const { columns, wire } = driverList(() => undefined, [])
  const filters = withSearch({}, { kind, text: '123' })
  const state = startState(columns, { view: 'inactive', filters })
  expect(viewRequest(state, wire)).toEqual({ IsActive: false, [field]: '123' })
  expect(searchKinds.map(({ key }) => key)).toContain(kind)
})
