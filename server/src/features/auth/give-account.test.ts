import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { next } from '../../../test/plain.ts'
import { Refusal } from '../../kernel/errors.ts'
import { giveAccount, type MadePassword, makePassword, type NewAccount, openAccount } from './auth.api.ts'

const app = useTestApp()
let made: MadePassword[]
beforeAll(async () => {
  made = [await makePassword('desk'), await makePassword('desk')]
})

const [first, second] = [() => made[0] as MadePassword, () => made[1] as MadePassword]
async function company(): Promise<Omit<NewAccount, 'passwordHash'>> {
  const { id } = await app.buildCompany()
  const role = 'TransportationCompanyAdmin'
  return { username: `TCgiven${next()}`, role, fullName: 'شرکت', companyId: id, mobile: '09121234567' }
}
const give = (account: NewAccount) =>
  app.db.transaction().execute((tx) => giveAccount(tx, account, new Date()))
const signIn = async (Username: string, Password: string) =>
  (await app.call('signIn', { body: { Username, Password, Role: 'Company' } })).data

describe('an account that is given', () => {
  it('is opened with a password that lets in at once and need not be changed', async () => {
    const account = await company()
    const userId = await give({ ...account, passwordHash: first().passwordHash })
    const { member } = await signIn(account.username, first().password)
    expect(member).toMatchObject({
      memberId: userId,
      clientId: account.companyId,
      username: account.username,
    })
    expect(member.mustChangePassword).toBeUndefined()
  })

  it('gets a new password when it is there, in any case of its name, and its sessions end', async () => {
    const account = await company()
    const userId = await give({ ...account, passwordHash: first().passwordHash })
    const temporary = { passwordMustChange: true, passwordExpiresAt: new Date() }
    await app.setRow('users', userId, temporary)
    const token = await app.newSession(userId)
    const again = {
      ...account,
      username: account.username.toUpperCase(),
      passwordHash: second().passwordHash,
    }
    expect(await give(again)).toBe(userId)
    const ended = await app.call('listMySessions', { token })
    expect([ended.status, ended.message]).toEqual([401, expect.stringContaining('گذرواژهٔ این حساب عوض شده')])
    expect((await signIn(account.username, first().password)).code).toBe(-1)
    expect((await signIn(account.username, second().password)).member.mustChangePassword).toBeUndefined()
  })

  it('is never one that is another’s', async () => {
    const account = await company()
    const other = { ...(await company()), username: account.username, passwordHash: second().passwordHash }
    await give({ ...account, passwordHash: first().passwordHash })
    await expect(give(other)).rejects.toThrow(Refusal)
    await expect(give({ ...other, ...account, role: 'TransportationCompanyMember' })).rejects.toThrow(Refusal)
    expect((await signIn(account.username, first().password)).member.clientId).toBe(account.companyId)
  })

  it('is opened once, of two at one moment too', async () => {
    const account = { ...(await company()), passwordHash: first().passwordHash }
    const open = () => app.db.transaction().execute((tx) => openAccount(tx, account, new Date()))
    const refused = await app.whileWaiting({
      first: (tx) => openAccount(tx, account, new Date()),
      second: () => open().catch((error: unknown) => error),
      meanwhile: async () => {},
    })
    expect(refused).toMatchObject({
      code: 'username_taken',
      sentence: 'این نام کاربری پیش‌تر گرفته شده است؛ نام دیگری بدهید.',
    })
  })
})
