// @vitest-environment happy-dom
import { flags, type Role, roles } from '@bargah/contract/kernel/access.ts'
import { beforeEach, expect, it } from 'vitest'
import { paths } from '../kernel/paths.ts'
import { endSession, startSession } from '../kernel/session.ts'
import { everyPlace } from './menu.tsx'
import { menuRows, mostRows } from './menu-rows.tsx'

const withFlags = Object.fromEntries(flags.map((flag) => [flag, true]))
function signIn(role: Role) {
  const member = { memberId: 1, clientId: 1, fullname: 'مریم صالحی', role, ...withFlags }
  startSession({ token: 'x', member: member as never }, { remember: false })
}
beforeEach(() => endSession('left'))

const desks = roles.filter((role) => role !== 'Driver')
/** The bell leads to the notices, the account to oneself and from there to keys and webhooks, users are added on their page, and lists lead to imports and to what is sent each morning. */
const besides = [
  '/Notifications',
  '/Profile',
  '/ApiKeys',
  '/Webhooks',
  '/Users/Add',
  '/AddUser',
  '/Imports',
  '/MorningReports',
]

it.each(desks)('the sidebar of %s has at most twelve rows, no two of one name', (role) => {
  signIn(role)
  const rows = menuRows('/')
  expect(rows.length).toBeLessThanOrEqual(mostRows)
  expect(rows[0]?.current).toBe(true)
  expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length)
})

it.each(desks)('every place that %s may open stands in a row or behind one', (role) => {
  signIn(role)
  const held = new Set(menuRows('/').flatMap(({ path, places }) => [path, ...places.map((one) => one.path)]))
  const lost = everyPlace('/').filter(({ path }) => !held.has(path) && !besides.includes(path))
  expect(lost.map(({ path }) => path)).toEqual([])
})

it('reports stand under one row, which leads nowhere itself, and a row is current on each of its places', () => {
  signIn('Admin')
  const rows = menuRows('/AdminDriverReserve')
  const reports = rows.filter(({ key }) => key === 'reports')
  expect(reports.map(({ label, isFolder }) => [label, isFolder])).toEqual([['گزارش‌ها', true]])
  expect(reports[0]?.places.length).toBeGreaterThan(4)
  expect(rows.filter(({ current }) => current).map(({ key }) => key)).toEqual(['permits'])
  const [second] =
    menuRows('/')
      .find(({ key }) => key === 'drivers')
      ?.places.slice(1) ?? []
  expect(menuRows(second?.path ?? '').find(({ current }) => current)?.key).toBe('drivers')
})

it('the wallet is current where the bank leads back to', () => {
  signIn('TransportationCompanyAdmin')
  const current = menuRows(paths.bankReturn).filter((row) => row.current)
  expect(current.map(({ label }) => label)).toEqual(['کیف پول'])
})
