import { expect, it } from 'vitest'
import { partCompanies, sayIdle } from './organization.rules.ts'

const none = { sendingCargos: 0, remaining: 0, permitsToday: 0, permitsThisMonth: 0 }
const company = (name: string, figures: Partial<typeof none> = {}) => ({
  transportationCompanyName: name,
  ...none,
  ...figures,
})

it.each(Object.keys(none))('a company that has %s has a row', (figure) => {
  const [busy, idle] = [company('البرز', { [figure]: 1 }), company('نوپا')]
  expect(partCompanies([idle, busy])).toEqual({ busy: [busy], idle: [idle] })
})

it('names those whose rows would be zeros, eight at most', () => {
  const idle = Array.from({ length: 10 }, (_, at) => company(`شرکت ${at}`))
  expect(sayIdle(idle.slice(0, 2), true)).toBe(
    '۲ شرکت اکنون باری در حال ارسال و در این ماه مجوزی ندارد: شرکت 0، شرکت 1',
  )
  expect(sayIdle(idle, true)).toMatch(/شرکت 7 و ۲ شرکت دیگر$/)
  expect(sayIdle(idle, false)).toBe('هیچ شرکتی اکنون باری در حال ارسال و در این ماه مجوزی ندارد.')
})
