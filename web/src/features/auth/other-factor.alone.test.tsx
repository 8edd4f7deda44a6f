// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { factorNeeded, factorRefusals } from '@bargah/contract/features/factors/factors.text.ts'
import { expect, it } from 'vitest'
import { cancelPassword } from '../../kernel/ask-password.ts'
import { press, Refused, settle, show, type } from '../../kernel/show.build.tsx'
import ReauthenticateDialog from './ReauthenticateDialog.tsx'

const asked = {
  reason: 'factor_needed',
  hasApp: true,
  recoveryLeft: 8,
  challenge: '',
  rpId: '',
  passkeys: [],
}
const wrong = Object.values(factorRefusals)[0] as string

it('what was wrong with the code of the app is not said of a recovery code', async () => {
  show(<ReauthenticateDialog onClose={cancelPassword} />, {
    reauthenticate: ({ body }) => {
      if (body.FactorCode || body.RecoveryCode) throw new Refused([wrong])
      throw new Refused([factorNeeded], { code: -1, ...asked })
    },
  })
  type(screen.getByLabelText('گذرواژه'), 'Secret-1405')
  await press('ادامهٔ کار')
  type(await screen.findByLabelText('کد شش‌رقمی'), '123456')
  await settle()
  expect(screen.getByText(wrong)).toBeDefined()
  await press('کد بازیابی دارم')
  expect(screen.queryByText(wrong)).toBeNull()
  // what is wrong with it is said of it
  type(screen.getByLabelText('کد بازیابی'), 'abcd-efgh')
  await press('ادامهٔ کار')
  expect(screen.getByText(wrong)).toBeDefined()
})
