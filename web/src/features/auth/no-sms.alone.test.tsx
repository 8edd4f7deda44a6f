// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { settle, show } from '../../kernel/show.build.tsx'
import ForgotPassword from './ForgotPassword.tsx'
import PhoneLogin from './PhoneLogin.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({
  Link: () => null,
  useNavigate: () => vi.fn<() => void>(),
  useLocation: () => ({ state: {} }),
}))

const contact = (sendsSms: boolean) => ({
  showContact: () => ({ suportTell: '07633330000', rules: null, sendsSms }),
})
const nothing = () => undefined
describe.each([
  ['a server that sends text messages', true],
  ['a server that sends none', false],
])('at the door of %s', (_, sendsSms) => {
  const codes = sendsSms ? 1 : 0
  const instead = sendsSms ? 0 : 1

  it('a phone is let in by a code where one can come, else by name and password', async () => {
    show(<PhoneLogin onSignedIn={nothing} />, contact(sendsSms))
    await settle()
    expect(screen.queryAllByText('کد را بفرست')).toHaveLength(codes)
    expect(screen.queryAllByLabelText('گذرواژه')).toHaveLength(instead)
    expect(screen.queryByLabelText('بازگشت')).toBeNull()
  })

  it('whoever forgot his password is sent one, or told whom to call', async () => {
    show(<ForgotPassword door="Driver" onBack={nothing} />, contact(sendsSms))
    await settle()
    expect(screen.queryAllByText('فرستادن گذرواژهٔ موقت')).toHaveLength(codes)
    expect(screen.queryAllByText(/برای گذرواژهٔ تازه با پشتیبانی تماس بگیرید/)).toHaveLength(instead)
  })
})
