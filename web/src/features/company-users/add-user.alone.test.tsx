// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { flags } from '@bargah/contract/kernel/access.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '../../kernel/session.ts'
import { cleanup, press, settle, show, type } from '../../kernel/show.build.tsx'
import AddUserPage from './AddUserPage.tsx'
import ManageUsersPage from './ManageUsersPage.tsx'

const { navigate, search } = vi.hoisted(() => ({
  navigate: vi.fn<() => void>(),
  search: { open: undefined as unknown },
}))
vi.mock('../../kernel/navigation.tsx', () => ({
  Link: 'a',
  useNavigate: () => navigate,
  useSearch: () => search,
}))
vi.mock('../../kernel/form/LeaveQuestion.tsx', () => ({ LeaveQuestion: () => null }))

beforeEach(() =>
  startSession(
    { token: 't', member: { role: 'TransportationCompanyAdmin', clientId: 2, username: 'TC1' } as never },
    { remember: false },
  ),
)
afterEach(() => {
  cleanup()
  endSession('left')
})

const userOf = (id: number, fullname: string) => ({
  id,
  fullname,
  username: `u${id}_Agent2`,
  mobile: null,
  nationalId: null,
  isActive: true,
  createdAt: '2026-01-01T00:00:00Z',
  lastSignInAt: null,
  ...Object.fromEntries(flags.map((flag) => [flag, false])),
})
const users = [userOf(1, 'بابک آرین'), userOf(2, 'لیلا بهرامی')]
const answers = {
  showAgencyKey: () => 2,
  listCompanyUsers: () => users,
  listClosedCompanyUsers: () => [],
  addCompanyUser: () => ({ status: 200, message: '', username: 'u2_Agent2' }),
}

it('a new user has no access until it is switched on, and is opened once he is added', async () => {
  const { made } = show(<AddUserPage />, answers)
  await settle()
  type(screen.getByLabelText('نام کاربری'), 'bahrami')
  type(screen.getByLabelText('گذرواژه'), 'kf7-wq2-hm9')
  type(screen.getByLabelText('تکرار گذرواژه'), 'kf7-wq2-hm9')
  await press('ثبت کاربر')
  expect(screen.getByRole('alertdialog').textContent).toContain('تا دسترسی‌ای روشن نکنید کاری نمی‌تواند بکند')
  await press('بله، ثبت شود')
  expect(made[0]?.body['Access']).toEqual({})
  expect(navigate).toHaveBeenCalledWith({ to: '/ManageUser', search: { open: 'u2_Agent2' } })
})

it('who was just added is open beside the list, and not the first of it', async () => {
  search.open = 'u2_Agent2'
  show(<ManageUsersPage />, answers)
  await settle()
  expect(screen.getByRole('heading', { level: 2, name: 'لیلا بهرامی' })).toBeDefined()
  expect(screen.queryByRole('heading', { level: 2, name: 'بابک آرین' })).toBeNull()
})
