import { contract } from '@bargah/contract/contract.ts'
import { flagGroups, sayFlags } from '@bargah/contract/features/company-users/flags.text.ts'
import { flags } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import {
  compareFlags,
  findBound,
  findUsers,
  mergeFlags,
  sayChanges,
  switchTo,
} from './company-users.rules.ts'

it('the nine groups have each of the thirty-one flags once', () => {
  const grouped = flagGroups.flatMap((group) => group.flags.map(({ flag }) => flag))
  expect(flagGroups).toHaveLength(9)
  expect(grouped.toSorted()).toEqual(flags.toSorted())
})

it('a flag is bound when a call names it, and those of insurance, owners and number ranges to none (rules 1.8)', () => {
  const bound = findBound(Object.values(contract).map(({ access }) => access))
  expect(bound.has('access_Member_Add')).toBe(true)
  const never = flags.filter((flag) => /_(Insurance|ProductOwner)_|_NumberRange$/.test(flag))
  expect(never).toHaveLength(9)
  expect(never.filter((flag) => bound.has(flag))).toEqual([])
  expect(findBound(['public', 'signedIn', { roles: ['Admin'] }]).size).toBe(0)
})

describe('switching', () => {
  it('leaves alone what one may not switch', () => {
    const now = ['access_Load_Add', 'access_Bill_List'] as const
    expect(switchTo(now, ['access_Draft_Add'], ['access_Load_Add', 'access_Draft_Add'])).toEqual([
      'access_Bill_List',
      'access_Draft_Add',
    ])
    expect(switchTo(now, [], [])).toEqual(['access_Bill_List', 'access_Load_Add'])
  })

  it.each([
    ['what another took away stays away', ['access_Load_Add'], ['access_Load_Add'], [], []],
    ['what another gave stays', [], [], ['access_Load_Add'], ['access_Load_Add']],
    [
      'what was switched here stays beside it',
      ['access_Load_Add'],
      ['access_Load_Add', 'access_Bill_List'],
      [],
      ['access_Bill_List'],
    ],
    ['what was switched off here too is off', ['access_Load_Add'], [], ['access_Load_Add'], []],
  ] as const)('%s', (_case, were, wanted, stand, merged) => {
    expect(mergeFlags(were, wanted, stand)).toEqual(merged)
  })

  it('is told in words', () => {
    const switched = compareFlags(['access_Customer_Delete', 'access_Draft_Delete'], ['access_Reserve_Add'])
    expect(sayChanges(switched, ['موبایل'])).toBe(
      'روشن می‌شود: رزرو برای راننده. خاموش می‌شود: حذف مشتری و حذف حواله. عوض می‌شود: موبایل.',
    )
    expect(sayChanges({ on: [], off: [] }, [])).toBe('')
    expect(sayFlags(['access_Load_Manage', 'access_Load_Add', 'access_Load_Update'])).toBe(
      'دیدن بارها، اعلام بار و ویرایش بار',
    )
  })
})

it('users are found by the words of their names, in any spelling', () => {
  const users = [
    { fullname: 'نیما باقری', username: 'bagheri_Agent1' },
    { fullname: 'مهدی سالاری', username: 'salari_Agent1' },
  ]
  expect(findUsers(users, 'باقري نيما')).toEqual([users[0]])
  expect(findUsers(users, 'SALARI')).toEqual([users[1]])
  expect(findUsers(users, ' ')).toEqual(users)
})
