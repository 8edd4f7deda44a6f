// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { held, press, Refused, settle, show, type } from '../../kernel/show.build.tsx'
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

  it('a phone shows where a company and an owner register, and beside a password what is done when it is forgotten', async () => {
    show(<PhoneLogin onSignedIn={nothing} />, contact(sendsSms))
    await settle()
    const to = (name: string) => screen.getByText(name).getAttribute('href')
    expect([to('شرکت'), to('صاحب کالا')]).toEqual(['/newregister', '/newregisterproductowner'])
    expect(screen.queryAllByText('فراموشی گذرواژه')).toHaveLength(instead)
  })

  it('whoever forgot his password is sent one, or told whom to call', async () => {
    show(<ForgotPassword door="Driver" onBack={nothing} />, contact(sendsSms))
    await settle()
    expect(screen.queryAllByText('فرستادن گذرواژهٔ موقت')).toHaveLength(codes)
    expect(screen.queryAllByText(/برای گذرواژهٔ تازه با پشتیبانی تماس بگیرید/)).toHaveLength(instead)
  })
})

describe('a phone to which the server says late that it sends none', () => {
  const late = () => {
    const answer = held<ReturnType<ReturnType<typeof contact>['showContact']>>()
    const says = 'این سامانه هنوز پیامک نمی‌فرستد'
    show(<PhoneLogin onSignedIn={nothing} />, {
      showContact: () => answer.promise,
      sendSignInCode: () => {
        throw new Refused([says], { code: -1, reason: 'no_sms' })
      },
    })
    const tell = () => answer.letGo(contact(false).showContact())
    return { says, tell }
  }
  const number = () => screen.queryByLabelText<HTMLInputElement>('شمارهٔ همراه')

  it('asks for name and password where nothing was typed', async () => {
    const { tell } = late()
    await settle()
    expect(number()).not.toBeNull()
    tell()
    await settle()
    expect(number()).toBeNull()
    expect(screen.queryByLabelText('گذرواژه')).not.toBeNull()
  })

  it('leaves the number that is being typed, and its button says so', async () => {
    const { tell, says } = late()
    await settle()
    type(number() as HTMLElement, '09123456789')
    tell()
    await settle()
    expect(number()?.value).toBe('۰۹۱۲ ۳۴۵ ۶۷۸۹')
    await press('کد را بفرست')
    expect(screen.getByText(says)).toBeTruthy()
    expect(screen.getByText('با نام کاربری و گذرواژه')).toBeTruthy()
  })
})
