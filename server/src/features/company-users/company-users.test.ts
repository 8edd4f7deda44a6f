import { companyUserRefusals } from '@bargah/contract/features/company-users/company-users.text.ts'
import { type Flag, flags, wordOfFlags } from '@bargah/contract/kernel/access.ts'
import { heldMs } from '@bargah/contract/features/held-acts/held-acts.schema.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { mobileChanged } from '@bargah/contract/features/notifications/account-notices.text.ts'
import { next } from '../../../test/plain.ts'

const password = 'kf7-wq2-hm9'
const app = useTestApp()
let companyId: number
let boss: string
beforeAll(async () => {
  companyId = (await app.buildCompany()).id
  boss = (await app.signedIn('TransportationCompanyAdmin', { companyId })).token
})

type Row = Record<string, unknown> & { id: number; username: string }
const add = (body: object, token = boss) =>
  app.call('addCompanyUser', { token, body: { Username: `karbar${next()}`, Password: password, ...body } })
const update = (Username: string, body: object, token = boss) =>
  app.call('updateCompanyUser', { token, body: { Username, Fullname: 'نیما باقری', ...body } })
const list = async (token = boss): Promise<Row[]> => (await app.call('listCompanyUsers', { token })).data
const rowOf = async (username: string) => (await list()).find((row) => row.username === username) as Row
const signIn = (Username: string) =>
  app.call('signIn', { body: { Username, Password: password, Role: 'Company' } })
const colleague = (...held: Flag[]) => app.signedIn('TransportationCompanyMember', { companyId, flags: held })
async function made(...held: Flag[]) {
  const { data } = await add({ Access: Object.fromEntries(held.map((flag) => [flag, true])) })
  return rowOf(data.username)
}

describe('adding a company user', () => {
  it('opens an account under the company’s suffix, with the flags that are on', async () => {
    expect((await app.call('showAgencyKey', { token: boss })).data).toBe(companyId)
    const name = `bagheri${next()}`
    const facts = { Username: name, Fullname: 'نیما باقری', Mobile: '۰۹۱۷۳۵۲۶۰۱۸', NationalId: '0040000011' }
    const { status, data } = await add({
      ...facts,
      Access: { access_Load_Add: true, access_bill_list: 'true' },
    })
    expect([status, data.status, data.username]).toEqual([200, 200, `${name}_Agent${companyId}`])
    const { data: signedInAs } = await signIn(data.username)
    expect(signedInAs.member).toMatchObject({
      role: 'TransportationCompanyMember',
      clientId: companyId,
      access_Load_Add: true,
      access_Cargo_Add: true,
      access_Bill_List: true,
    })
    expect(signedInAs.member).not.toHaveProperty('access_Load_Update')
    expect(await rowOf(data.username)).toMatchObject({
      fullname: 'نیما باقری',
      mobile: '09173526018',
      nationalId: '0040000011',
      isActive: true,
      lastSignInAt: expect.any(String),
      access_Bill_List: true,
      access_Load_Update: false,
    })
  })

  it('says every fault of what was sent', async () => {
    const { status, errors } = await add({ Username: 'ali', Password: 'short', Mobile: '1', NationalId: '2' })
    expect(status).toBe(400)
    expect(errors).toHaveLength(4)
  })

  it.each([
    ['a name that is taken', { Username: 'twice1' }, 'پیش‌تر گرفته شده'],
    ['a password that many use', { Password: '12345678' }, 'بسیاری به کار می‌برند'],
    ['a password with the own name', { Username: 'salari', Password: 'salari-hm9' }, 'نام کاربری'],
    ['a name too long with its suffix', { Username: 'b'.repeat(50) }, 'کوتاه‌تری'],
  ])('refuses %s', async (_what, body, said) => {
    await add({ Username: 'twice1' })
    const { status, message } = await add(body)
    expect([status, message]).toEqual([400, expect.stringContaining(said)])
  })

  it('grants no flag that one lacks', async () => {
    const { token } = await colleague('access_Member_Add', 'access_Load_Add')
    const { status, message } = await add(
      { Access: { access_Load_Add: true, access_Bill_List: true } },
      token,
    )
    expect(status).toBe(400)
    expect(message).toContain('دیدن بارنامه‌ها')
    expect(message).not.toContain('اعلام بار')
    expect((await add({ Access: { access_Load_Add: true } }, token)).status).toBe(200)
  })
})

describe('changing a company user', () => {
  it('tells him of another mobile, by which whoever changed it could come in as he', async () => {
    const { username, id } = await made()
    const told = async () => (await app.rowsOf('notifications', { userId: id })).map(({ subject }) => subject)
    await update(username, { Mobile: '09171112233' })
    expect(await told()).toEqual([mobileChanged.subject])
    await update(username, { Mobile: '09171112233', Fullname: 'نیما باقری‌فر' })
    expect(await told()).toHaveLength(1)
  })

  it('changes facts and the flags that are sent, and tells him which', async () => {
    const { username, id } = await made('access_Load_Add', 'access_Bill_List')
    const { data } = await update(username, {
      NationalId: '0040000011',
      access_Load_Add: false,
      access_Draft_Add: true,
    })
    expect(data.status).toBe(200)
    expect(await rowOf(username)).toMatchObject({
      fullname: 'نیما باقری',
      mobile: null,
      access_Load_Add: false,
      access_Bill_List: true,
      access_Draft_Add: true,
    })
    const notices = await app.call('listNotifications', { token: await app.newSession(id) })
    expect(notices.data[0].notificiation.message).toBe('روشن شد: بارگذاری حواله. خاموش شد: اعلام بار.')
  })

  it('works at once in a session that is open, whose next answer says that something changed', async () => {
    const { username, id } = await made('access_Load_Manage', 'access_Load_Add')
    const token = await app.newSession(id)
    const looks = () =>
      app.call('searchCargos', { token, body: { FromDate: '1405/01/01', ToDate: '1405/01/02' } })
    const before = await looks()
    expect(before.status).toBe(200)
    expect(before.headers['x-access']).toBe(wordOfFlags(['access_Load_Manage', 'access_Load_Add']))
    await update(username, { access_Load_Manage: false })
    const after = await looks()
    expect(after.status).toBe(403)
    expect(after.headers['x-access']).toBe(wordOfFlags(['access_Load_Add']))
  })

  it('is for nobody himself', async () => {
    const { token, userId } = await colleague(...flags)
    const own = await app.oneRow('users', userId)
    expect((await update(own.username, {}, token)).message).toContain('خودتان')
    const shut = await app.call('setCompanyUserActive', { token, body: { Id: userId, IsActive: false } })
    expect([shut.status, shut.statusCode]).toEqual([200, 400])
    expect((await app.call('closeCompanyUser', { token, body: { Id: userId } })).statusCode).toBe(400)
  })

  it('grants no flag that one lacks', async () => {
    const { username } = await made('access_Load_Add')
    const { token } = await colleague('access_Member_Update', 'access_Load_Add')
    expect((await update(username, { access_Draft_Add: true }, token)).message).toContain('بارگذاری حواله')
    expect((await update(username, { access_Load_Add: false }, token)).status).toBe(200)
  })

  it('is for nobody who lacks a flag that the other holds, whatever he would do with him', async () => {
    const { username, id } = await made('access_Bill_List')
    const before = await rowOf(username)
    const weaker = await colleague('access_Member_Update', 'access_Member_Delete', 'access_Load_Add')
    const asWeaker = { token: weaker.token }
    const said = [
      await update(username, {}, weaker.token),
      await update(username, { Mobile: '09120000001' }, weaker.token),
      await update(username, { access_Bill_List: false }, weaker.token),
      await app.call('setCompanyUserActive', { ...asWeaker, body: { Id: id, IsActive: false } }),
      await app.call('closeCompanyUser', { ...asWeaker, body: { Id: id } }),
    ]
    expect(said.map(({ message }) => message)).toEqual(said.map(() => companyUserRefusals.stronger_user))
    expect(await rowOf(username)).toEqual(before)

    const equal = await colleague('access_Member_Update', 'access_Bill_List')
    expect((await update(username, { Mobile: '09120000001' }, equal.token)).status).toBe(200)
  })

  it('by support leaves the flags as they are, whatever is sent', async () => {
    const { username } = await made('access_Bill_List')
    const { token } = await app.signedIn('AdminSupport')
    expect(
      (
        await update(
          username,
          { Fullname: 'لیلا بهرامی', access_Bill_List: 'no', access_Load_Add: true },
          token,
        )
      ).status,
    ).toBe(200)
    const moved = await update(username, { Mobile: '09120000009' }, token)
    expect(moved.message).toContain('تنها مدیر شرکت')
    const query = { CompanyId: companyId }
    const { data } = await app.call('listCompanyUsers', { token, query })
    expect(data.find((row: Row) => row.username === username)).toMatchObject({
      fullname: 'لیلا بهرامی',
      access_Bill_List: true,
      access_Load_Add: false,
    })
    expect((await app.call('listCompanyUsers', { token })).status).toBe(400)
  })

  it('finds neither another company’s nor the company’s own account', async () => {
    const { username, id } = await made()
    const other = await app.buildCompany()
    const { token } = await app.signedIn('TransportationCompanyAdmin', { companyId: other.id })
    expect((await update(username, {}, token)).status).toBe(404)
    expect((await app.call('closeCompanyUser', { token, body: { Id: id } })).status).toBe(404)
    const { token: admin } = await app.adminActor()
    const whole = await app.oneRow('users', { companyId, role: 'TransportationCompanyAdmin' })
    expect((await update(whole.username, {}, admin)).status).toBe(404)
  })
})

describe('a company user who is kept out', () => {
  it('is out at once, and stays out of old sessions when he is let in again', async () => {
    const { id, username } = await made('access_Load_Add')
    const token = await app.newSession(id)
    const set = (IsActive: boolean) =>
      app.call('setCompanyUserActive', { token: boss, body: { Id: id, IsActive } })
    expect((await set(false)).message).toContain('غیرفعال شد')
    const out = await app.call('showMe', { token })
    expect([out.status, out.message]).toEqual([401, expect.stringContaining('غیرفعال')])
    expect((await signIn(username)).data.code).toBe(-1)
    await set(true)
    expect((await app.call('showMe', { token })).status).toBe(401)
    expect((await signIn(username)).data.member.username).toBe(username)
  })

  it('is closed: not listed, not found again, and the name stays his', async () => {
    const { id, username } = await made()
    const token = await app.newSession(id)
    expect((await app.call('closeCompanyUser', { token: boss, body: { Id: id } })).message).toContain(
      'حذف شد',
    )
    expect((await app.call('showMe', { token })).status).toBe(401)
    expect(await rowOf(username)).toBeUndefined()
    expect((await update(username, {})).status).toBe(404)
    expect(
      (await app.call('setCompanyUserActive', { token: boss, body: { Id: id, IsActive: true } })).status,
    ).toBe(404)
    expect((await add({ Username: username })).message).toContain('پیش‌تر گرفته شده')
  })

  it('is shut by an act that waited under the name that its call had before an upgrade', async () => {
    const { id, username } = await made('access_Load_Add')
    const held = { Call: 'setCompanyUserActive', Body: { Id: id, IsActive: false } } as never
    expect((await app.call('holdAct', { token: boss, body: held })).statusCode).toBe(200)
    await app.setRow('heldActs', {}, { call: 'setAgencyUserActive' })
    await app.clock.moveBy(heldMs + 1000)
    await app.doHeldActs()
    expect((await rowOf(username)).isActive).toBe(false)
  })

  it('is brought back by the company’s admin alone, as he was', async () => {
    const { id, username } = await made('access_Member_Delete', 'access_Load_Add')
    const before = await rowOf(username)
    const { token } = await colleague(...flags)
    await app.call('closeCompanyUser', { token, body: { Id: id } })
    const listClosed = (as: string) => app.call('listCompanyUsers', { token: as, query: { Closed: true } })
    expect((await listClosed(boss)).data.map((row: Row) => row.username)).toContain(username)
    // of a colleague the word is not read: he sees those who are there
    expect((await listClosed(token)).data.map((row: Row) => row.id)).not.toContain(id)
    const reopen = (as: string) => app.call('reopenCompanyUser', { token: as, body: { Id: id } })
    expect((await reopen(token)).status).toBe(403)
    const other = await app.signedIn('TransportationCompanyAdmin', {
      companyId: (await app.buildCompany()).id,
    })
    expect((await reopen(other.token)).status).toBe(404)
    expect((await reopen(boss)).data.code).toBe(1)
    expect((await reopen(boss)).status).toBe(404)
    expect(await rowOf(username)).toEqual(before)
    expect((await signIn(username)).data.member.username).toBe(username)
  })
})
