import { describe, expect, it } from 'vitest'
import {
  computeFlags,
  findLacking,
  mayBeNamed,
  mayChangeMobile,
  mayTouch,
  nameCompanyUser,
} from './company-users.rules.ts'

const admin = { userId: 1, role: 'TransportationCompanyAdmin', flags: [] } as const
const member = { userId: 2, role: 'TransportationCompanyMember', flags: ['access_Load_Add'] } as const
const siteAdmin = { userId: 4, role: 'Admin', flags: [] } as const
const support = { userId: 3, role: 'AdminSupport', flags: [] } as const

describe('the name of a company user', () => {
  it.each([
    ['bagheri', 'bagheri_Agent214', null],
    ['bagheri_Agent214', 'bagheri_Agent214', null],
    ['bagheri_agent214', 'bagheri_Agent214', null],
    ['bagheri_Agent21', 'bagheri_Agent21_Agent214', null],
    ['bagh', 'bagh_Agent214', 'name_too_short'],
    ['bagh_Agent214', 'bagh_Agent214', 'name_too_short'],
    ['b'.repeat(41), `${'b'.repeat(41)}_Agent214`, null],
    ['b'.repeat(42), `${'b'.repeat(42)}_Agent214`, 'name_too_long'],
  ])('%s becomes %s, and is refused for: %s', (sent, username, refusal) => {
    const named = nameCompanyUser(sent, 214)
    expect(named.username).toBe(username)
    expect(mayBeNamed(named)).toBe(refusal)
  })
})

describe('flags', () => {
  it('stay as they are where nothing is sent, and go by their own name before the other', () => {
    const before = ['access_Load_Add', 'access_Bill_List'] as const
    expect(computeFlags(before, {})).toEqual(['access_Bill_List', 'access_Load_Add'])
    expect(computeFlags(before, { access_Bill_List: false, access_Draft_Add: true })).toEqual([
      'access_Draft_Add',
      'access_Load_Add',
    ])
    expect(computeFlags(before, { access_Load_Add: false, access_Cargo_Add: true })).not.toContain(
      'access_Load_Add',
    )
    expect(computeFlags([], { access_Cargo_Add: true })).toEqual(['access_Load_Add'])
  })

  it.each([
    [admin, [], ['access_Load_Add', 'access_Bill_List'], []],
    [member, [], ['access_Load_Add'], []],
    [member, [], ['access_Load_Add', 'access_Bill_List'], ['access_Bill_List']],
    [member, ['access_Bill_List'], [], ['access_Bill_List']],
    [member, ['access_Bill_List'], ['access_Bill_List'], []],
    [support, [], ['access_Load_Add'], ['access_Load_Add']],
  ] as const)('%o switches %j to %j and lacks %j', (editor, before, after, lacking) => {
    expect(findLacking(editor, before, after)).toEqual(lacking)
  })
})

it.each([
  [member, { id: 2 }, 'own_row'],
  [member, { id: 9 }, null],
  [member, { id: 9, accessFlags: ['access_Load_Add'] }, null],
  [member, { id: 9, accessFlags: ['access_Load_Add', 'access_Bill_List'] }, 'stronger_user'],
  [admin, { id: 9, accessFlags: ['access_Bill_List'] }, null],
  [siteAdmin, { id: 9, accessFlags: ['access_Bill_List'] }, null],
  [support, { id: 9, accessFlags: ['access_Bill_List'] }, null],
] as const)('%o may touch %j: %s', (editor, target, refusal) => {
  expect(mayTouch(editor, { mobile: null, accessFlags: [], ...target })).toBe(refusal)
})

it.each([
  [member, '09120000002', null],
  [admin, '09120000002', null],
  [siteAdmin, '09120000002', null],
  [support, '09120000001', null],
  [support, '09120000002', 'mobile_of_another'],
  [support, null, 'mobile_of_another'],
] as const)('%o may change the mobile of one whom he may touch to %s: %s', (editor, wanted, refusal) => {
  const target = { id: 9, mobile: '09120000001', accessFlags: [] }
  expect(mayChangeMobile(editor, target, wanted)).toBe(refusal)
})
