// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { factorNeeded, factorRefusals } from '@bargah/contract/features/factors/factors.text.ts'
import type { FactorAsked } from '@bargah/contract/features/factors/factors.schema.ts'
import { cancelPassword } from '../../kernel/ask-password.ts'
import { type MadeCall, press, Refused, settle, show, type } from '../../kernel/show.build.tsx'
import { LoginForm } from './LoginForm.tsx'
import ReauthenticateDialog from './ReauthenticateDialog.tsx'

vi.mock('../factors/passkey-device.ts', () => ({
  makesPasskeys: () => true,
  signWithPasskey: async ({ challenge }: FactorAsked) => ({ signed: challenge }),
}))

/** A server that makes a new challenge whenever no factor is given, and refuses every passkey. */
function refusingServer() {
  let count = 0
  return ({ body }: MadeCall) => {
    if (body.Passkey) throw new Refused([factorRefusals.wrong_passkey])
    count += 1
    throw new Refused([factorNeeded], {
      code: -1,
      reason: 'factor_needed',
      hasApp: true,
      recoveryLeft: 8,
      challenge: `challenge ${count}`,
      rpId: 'bargah.test',
      passkeys: [{ id: 'abc', transports: '' }],
    })
  }
}

const givenIn = (made: readonly MadeCall[]) => made.map(({ body }) => body.Passkey ?? null)
/** The heading has the same words. */
const passkeyButton = () => screen.getByText('تأیید با گذرکلید', { selector: 'button *' })
const pressPasskey = async () => {
  fireEvent.click(passkeyButton())
  await settle()
}
const inTwoChallenges = [null, { signed: 'challenge 1' }, null, { signed: 'challenge 2' }]

it('asks for a new challenge after a refused passkey, where the password is asked for again', async () => {
  const { made } = show(<ReauthenticateDialog onClose={cancelPassword} />, {
    reauthenticate: refusingServer(),
  })
  type(screen.getByLabelText('گذرواژه'), 'Secret-1405')
  await press('ادامهٔ کار')
  await vi.waitFor(passkeyButton)
  await pressPasskey()
  expect(screen.getByText(factorRefusals.wrong_passkey)).toBeTruthy()
  await pressPasskey()
  expect(givenIn(made)).toEqual(inTwoChallenges)
  expect(screen.getByText(factorRefusals.wrong_passkey)).toBeTruthy()
})

it('asks for a new challenge after a refused passkey, at the sign-in', async () => {
  const nothing = () => undefined
  const { made } = show(
    <LoginForm door="Support" onDoor={nothing} onForgot={nothing} onCode={nothing} onSignedIn={nothing} />,
    { signIn: refusingServer() },
  )
  type(screen.getByLabelText('نام کاربری'), 'admin')
  type(screen.getByLabelText('گذرواژه'), 'Secret-1405')
  await press('ورود')
  await vi.waitFor(passkeyButton)
  await pressPasskey()
  await pressPasskey()
  expect(givenIn(made)).toEqual(inTwoChallenges)
  expect(screen.getByText(factorRefusals.wrong_passkey)).toBeTruthy()
})
