import { expect, it } from 'vitest'
import { askPassword, settlePassword } from './ask-password.ts'

it('all that wait for the password go on when it is given', async () => {
  const waiting = Promise.all([askPassword(), askPassword()])
  settlePassword(true)
  await expect(waiting).resolves.toHaveLength(2)
})

it('what waits for a password that is not given is not done, and says so', async () => {
  const waiting = askPassword()
  settlePassword(false)
  await expect(waiting).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('انجام نشد'),
  })
})
