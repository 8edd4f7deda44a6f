import { describe, expect, it } from 'vitest'
import { scopeGroups } from './scope-groups.ts'

const said = (...who: Parameters<typeof scopeGroups>) =>
  scopeGroups(...who).map(({ label, options }) => [label, options.map((option) => option.label)])

describe('what a key may be made for', () => {
  it('is what a member holds, in the groups of the flags, but nothing over users', () => {
    expect(
      said({
        role: 'TransportationCompanyMember',
        flags: ['access_Load_Add', 'access_Reserve_List', 'access_Member_Add'],
      }),
    ).toEqual([
      ['بارها', ['اعلام بار']],
      ['مجوزها', ['دیدن مجوزها']],
    ])
  })

  it('is of a hall what its role may', () => {
    expect(said({ role: 'LoadHallAdmin', flags: [] })).toEqual([
      [
        'اجازه‌ها',
        [
          'دیدن بارها',
          'دیدن نوبت‌ها',
          'نوبت و انتخاب',
          'دیدن مجوزها',
          'کار با مجوز',
          'دیدن تنظیم سالن',
          'ساعت‌های اعلام',
        ],
      ],
    ])
  })

  it('is nothing for an administrator', () => expect(said({ role: 'Admin', flags: [] })).toEqual([]))
})
