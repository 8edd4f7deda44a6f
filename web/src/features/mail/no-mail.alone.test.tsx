// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { settle, show } from '../../kernel/show.build.tsx'
import { MyMail } from './MyMail.tsx'

it.each([
  [true, null, ['افزودن ایمیل']],
  [true, 'a@example.ir', ['عوض کردن ایمیل', 'برداشتن ایمیل']],
  [false, null, []],
  [false, 'a@example.ir', ['برداشتن ایمیل']],
])(
  'of a server that sends letters (%s) an account with the address %s is offered %j',
  async (sendsMail, address, acts) => {
    show(<MyMail />, { showMyMail: () => ({ address, provenAt: null, sendsMail }) })
    await settle()
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(acts)
    expect(screen.queryAllByText(/هنوز ایمیل نمی‌فرستد/)).toHaveLength(sendsMail ? 0 : 1)
  },
)
