// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { press, settle, show, type } from '../../kernel/show.build.tsx'
import { noteTypedPassword } from '../../kernel/typed-password.ts'
import { MustChangePassword } from './MustChangePassword.tsx'

const change = { changeMyPassword: () => ({ code: 1, message: '' }) }

it('asks for the temporary password where this window does not know it', () => {
  show(<MustChangePassword onLeave={() => undefined} />, change)
  expect(screen.queryAllByLabelText('گذرواژهٔ کنونی')).toHaveLength(1)
})

it('sends the one by which he came in a moment ago, and asks for the new one alone', async () => {
  noteTypedPassword('482915037264')
  const { made } = show(<MustChangePassword onLeave={() => undefined} />, change)
  expect(screen.queryByLabelText('گذرواژهٔ کنونی')).toBeNull()
  type(screen.getByLabelText('گذرواژهٔ تازه'), 'Khorma-27-bar')
  type(screen.getByLabelText('تکرار گذرواژهٔ تازه'), 'Khorma-27-bar')
  await press('تغییر گذرواژه')
  await settle()
  expect(made.map(({ body }) => body)).toEqual([
    { CurrentPassword: '482915037264', NewPassword: 'Khorma-27-bar' },
  ])
})
