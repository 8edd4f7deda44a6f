import { describe, expect, it } from 'vitest'
import { sayChanged, sayValue } from './audit.rules.ts'

describe('a value that the audit keeps', () => {
  it.each([
    [null, null],
    ['', null],
    [true, 'بله'],
    [false, 'خیر'],
    [-120, '-۱۲۰'],
    ['12.5', '۱۲.۵'],
    ['2026-11-21T08:30:00.123456+00:00', '۱۴۰۵/۰۸/۳۰، ۱۲:۰۰'],
    ['live', 'live'],
    ['unknown-device', 'ناشناس'],
    ['2026-99-99T99:99', '2026-99-99T99:99'],
    ['1405/09/10', '۱۴۰۵/۰۹/۱۰'],
    ['07:30', '۰۷:۳۰'],
    [['access_Draft_Add', 7], 'بارگذاری حواله، ۷'],
    [[], null],
  ])('reads %s as %s', (value, said) => {
    expect(sayValue(value)).toBe(said)
  })

  it('parts the digits of what is counted, and says a state by its word', () => {
    expect(sayValue(2_490_000, 'balance_rial')).toBe('۲٬۴۹۰٬۰۰۰')
    expect(sayValue(2_490_000, 'mobile')).toBe('۲۴۹۰۰۰۰')
    // what is read has Persian digits, what is compared with a record stays
    expect(sayValue('TC10380284790', 'username')).toBe('TC10380284790')
    expect(sayValue('34ع812')).toBe('۳۴ع۸۱۲')
    expect(sayValue('8194db9a-1eea', 'sent_hash')).toBe('8194db9a-1eea')
    expect(sayValue(0, 'status', 'permits')).toBe('باطل‌شده')
    expect(sayValue(0, 'status', 'companies')).toBe('در انتظار تأیید')
  })
})

describe('what became of the subject of a line', () => {
  const said = (before: object | null, after: object | null, table = 'cargos') =>
    sayChanged({ call: 'editCargo', isDone: true, change: { table, before, after } })

  it('is the state before all, then money, then what else has a name, with how much changed beside it', () => {
    const before = { ended_at: null, rent_toman: 1_000, status: 0, destination: 'یزد' }
    const after = { ended_at: '2026-11-21T08:30:00+00:00', rent_toman: 2_000, status: 1, destination: 'قم' }
    expect(said(before, after)).toEqual({
      label: 'وضعیت',
      before: 'در حال ارسال',
      after: 'تمام‌شده',
      others: 2,
    })
    const { status: _a, ...lessBefore } = before
    const { status: _b, ...lessAfter } = after
    expect(said(lessBefore, lessAfter)).toEqual({
      label: 'کرایه',
      before: '۱٬۰۰۰',
      after: '۲٬۰۰۰ تومان',
      others: 1,
    })
    expect(said({ weight_kg: 22_500 }, { weight_kg: 21_500 })).toMatchObject({ after: '۲۱٬۵۰۰ کیلوگرم' })
  })

  it('never shows the name of a column that nobody named', () => {
    expect(said({ secret_thing: 1 }, { secret_thing: 2 })).toMatchObject({ label: 'مقدار' })
  })

  it('is that it was made or deleted, and nothing where nothing was done', () => {
    expect(said(null, { id: 1 })).toMatchObject({ label: 'ساخته شد', before: null, after: null })
    expect(said({ id: 1 }, null)).toMatchObject({ label: 'پاک شد' })
    expect(sayChanged({ call: 'editCargo', isDone: true, change: null })).toBeNull()
    expect(
      sayChanged({ call: 'editCargo', isDone: false, change: { table: 'cargos', before: null, after: {} } }),
    ).toBeNull()
  })

  it.each(['changePasswordOf', 'saveAgentWsCode'])(
    'of a secret is that it is another, by %s, whatever changed with it',
    (call) => {
      const change = { table: 'users', before: { username: 'a' }, after: { username: 'b' } }
      expect(sayChanged({ call, isDone: true, change })).toEqual({
        label: 'عوض شد، نوشته نمی‌شود',
        before: null,
        after: null,
        others: 0,
      })
    },
  )
})
