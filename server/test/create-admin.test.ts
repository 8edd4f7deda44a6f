import { describe, expect, it } from 'vitest'
import { createAdmin } from '../src/app/create-admin.ts'
import { useTestApp } from './app.ts'

const app = useTestApp()

describe('the first administrator', () => {
  it('signs in with the password that was given', async () => {
    await createAdmin(app, { username: 'karim.ops', password: 'یک-گذرواژه-بلند' })
    const reply = await app.call('signIn', {
      body: {
        Username: 'Karim.Ops',
        Password: 'یک-گذرواژه-بلند',
        Role: 'Support',
        DeviceId: 'unknown-device',
      },
    })
    expect(reply.data.member).toMatchObject({ username: 'karim.ops', role: 'Admin' })
  })

  it('is refused a name that is taken in any case, an odd name, and a short, common or telling password', async () => {
    const making = (username: string, password: string) => createAdmin(app, { username, password })
    await expect(making('KARIM.ops', 'long enough')).rejects.toThrow('taken')
    await expect(making('کریم', 'long enough')).rejects.toThrow('A username has')
    await expect(making('karim2', 'seven77')).rejects.toThrow('at least 8')
    await expect(making('karim2', 'P@ssw0rd1')).rejects.toThrow('Many use')
    await expect(making('karim2', 'Karim2 is long')).rejects.toThrow('does not hold')
    expect(await app.db.selectFrom('users').select('username').execute()).toEqual([{ username: 'karim.ops' }])
  })
})
