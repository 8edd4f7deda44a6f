import { describe, expect, it } from 'vitest'
import { readGroups, textToCopy } from './credentials.rules.ts'

describe('credentials', () => {
  it.each([
    ['482071963305', ['۴۸۲۰', '۷۱۹۶', '۳۳۰۵']],
    ['48207196', ['۴۸۲۰', '۷۱۹۶']],
    ['kapm-wtqx-hsdf', ['kapm-wtqx-hsdf']],
    ['1234567', ['۱۲۳۴۵۶۷']],
  ])('%s is read in groups', (password, groups) => {
    expect(readGroups(password).map(({ text }) => text)).toEqual(groups)
  })

  it('are copied as they are typed', () => {
    expect(textToCopy({ username: 'TC10320894561', password: '482071963305' }, 'https://a.test/login')).toBe(
      'ورود به بارگاه: https://a.test/login\nنام کاربری: TC10320894561\nگذرواژه: 482071963305',
    )
  })
})
