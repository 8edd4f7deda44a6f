import { describe, expect, it } from 'vitest'
import { readCommonPasswords } from '../../kernel/facts.ts'
import { commonKeys, mayUsePassword } from './password.rules.ts'

const common = commonKeys(readCommonPasswords())
const may = (password: string, ...names: string[]) => mayUsePassword(password, { names, common })

describe('a password that many use is refused', () => {
  it.each([
    ['of the world', 'iloveyou1'],
    ['in capitals', 'PassWord1'],
    ['with signs for letters', 'P@ssw0rd'],
    ['in Persian digits', '۱۲۳۴۵۶۷۸'],
    ['in Arabic digits', '٨٧٦٥٤٣٢١'],
    ['a Persian name and a year', 'Mohammad1375'],
    ['a devotion', 'yaali110'],
    ['a Persian word', 'سلام۱۲۳۴'],
    ['typed on the Persian keyboard', 'حشسسصخقی1'],
    ['a row of keys', 'asdfghjk'],
    ['a row of Persian keys', 'شسیبلاتن'],
    ['pieces of rows', 'qweasdzxc'],
    ['columns of keys', '1qaz2wsx3edc'],
    ['backwards', 'poiuytrewq'],
    ['one key', 'aaaaaaaaaa'],
    ['two keys', '1212121212'],
    ['somebody’s mobile', '09123334455'],
    ['a day of birth', '13680512'],
    ['the product’s name with a year', 'Bargah@1405'],
    ['the product’s name in Persian, with a number', 'بارگاه-۱۲۳'],
    ['the product’s name on the other keyboard', "fhv'hi1404"],
    ['words of the trade', 'salon_nobat12'],
    ['words of the trade in Persian', 'رانندهٔ کامیون ۱'],
    ['a role and a year', 'admin!admin!99'],
    ['the shortest that staff may set for a driver', '123456'],
  ])('%s: %s', (_what, password) => {
    expect(may(password)).toBe('common_password')
  })
})

describe('a password with a name of its account is refused', () => {
  it.each([
    ['the user name', 'x-LoadHall1-x', 'LoadHall1'],
    ['the national id in a user name', 'ab10380284790', 'TC10380284790'],
    ['the national id, its zeros left out', 'رمز۴۰۰۰۰۰۱۱', '0040000011'],
    ['the mobile as abroad', '+989121234567x', '09121234567'],
    ['the family name', 'کریمی‌۸۸گل', 'رضا کریمی'],
    ['the family name on the Latin keyboard', ';vdld-88', 'رضا کريمي'],
    ['a half of a name', 'رودخانه۸۸۱', 'زنده‌رود بار'],
  ])('%s: %s', (_what, password, name) => {
    expect(may(password, name)).toBe('holds_own_name')
  })
})

describe('others may be used', () => {
  it.each([
    ['bargah with a rope of 9 knots', 'agent1_Agent1', 'کاربر نمایندگی'],
    ['Bargah@14051', 'agent1_Agent1', 'کاربر نمایندگی'],
    ['a long sentence of five words', 'admin', 'مدیر سامانه'],
    ['سه‌شنبه باران می‌آید', '1000000011', 'رضا کریمی'],
    ['kf7-wq2-hm9', '1000000011', '09121234567'],
    ['12345678 trucks', 'TC10380284790'],
  ])('%s', (password, ...names) => {
    expect(may(password, ...names)).toBeNull()
  })
})
