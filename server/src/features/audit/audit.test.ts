import { unknownDevice } from '@bargah/contract/features/auth/auth.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { driverActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { addRow } from '../../../test/rows.ts'
import { sealAudit } from '../../kernel/audit-seals.store.ts'
import { sql } from '../../kernel/sql.ts'
import { mostNamed } from './audit-words.store.ts'
import { titleOf } from './audit.rules.ts'
import { checkShortChain } from './check-chain.ts'

const app = useTestApp()
let admin: string
let driver: Awaited<ReturnType<typeof driverActor>>
let turnId: number
let turnNumber: number
beforeAll(async () => {
  admin = (await app.adminActor()).token
  const hall = await app.buildHall()
  driver = await app.driverActor()
  const turn = await app.buildTurn(hall.id, driver)
  turnId = turn.id
  turnNumber = turn.number
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0' }
  await app.call('cancelTurn', { token: driver.token, query: { DriverTurnId: turnId }, headers })
  await app.call('cancelTurn', { token: driver.token, query: { DriverTurnId: turnId } })
})

type Asked = NonNullable<Parameters<typeof app.call<'searchAudit'>>[1]>['body']
const search = (body: Asked = {}) => app.call('searchAudit', { token: admin, body })

describe('the audit', () => {
  it('lists who did what from where, the newest first', async () => {
    const { data, total } = await search()
    expect(total).toBe(2)
    expect(data[0]).toMatchObject({
      title: 'لغو نوبت',
      call: 'cancelTurn',
      kind: 'write',
      outcome: 'refused',
      fullName: 'کاربر آزمون',
      address: '127.0.0.1',
      userId: driver.userId,
    })
    expect(data[1]).toMatchObject({ outcome: 'done', reason: null })
    expect(data[0].reason).toMatch(/نوبت/)
  })

  it('is found by the thing that was changed, by what came of it and by its Persian name', async () => {
    expect((await search({ Table: 'turns', RowId: String(turnId) })).total).toBe(1)
    expect((await search({ Table: 'turns', RowId: '999999' })).total).toBe(0)
    expect((await search({ Table: 'halls' })).total).toBe(0)
    expect((await search({ Filter: [{ field: 'outcome', op: 'eq', value: 'refused' }] })).total).toBe(1)
    expect((await search({ Filter: [{ field: 'title', op: 'contains', value: 'لغو' }] })).total).toBe(2)
    expect((await search({ Filter: [{ field: 'title', op: 'contains', value: 'اعلام' }] })).total).toBe(0)
    expect((await search({ Search: 'آزمون لغو' })).total).toBe(2)
    expect((await search({ FromDate: '1390/01/01', ToDate: '1390/01/02' })).total).toBe(0)
  })

  it('is searched by who did it, what it is called, from where, and what he was told; a word may lie in any of them', async () => {
    const { username, fullName } = await app.oneRow('users', driver.userId)
    const [{ reason }] = (await search({ Filter: [{ field: 'outcome', op: 'eq', value: 'refused' }] })).data
    const found = async (Search: string) => (await search({ Search })).total
    for (const one of [username, fullName, username.slice(-6).toUpperCase(), '127.0.0', 'لغو', 'لغ'])
      expect(await found(one), one).toBeGreaterThan(0)
    expect(await found(`${username} لغو ۱۲۷`)).toBe(2)
    expect(await found(reason)).toBe(1)
    expect(await found(reason.replaceAll('ی', 'ي'))).toBe(1)
    for (const one of ['هیچ‌کس', '127.0.9', 'chrome', '%', '%%%%', `${username} هیچ‌کس`])
      expect(await found(one), one).toBe(0)
  })

  it('is searched by a name that more people have than are looked up one by one', async () => {
    await app.asOwner(async ({ db }) => {
      await sql`insert into users (username, password_hash, role, full_name, created_at)
        select 'many_' || n, 'none', 'Supporter', 'هم‌نام پرشمار', now()
        from generate_series(0, ${mostNamed}::int) as n`.execute(db)
      const { rows } = await sql<{ id: number }>`select max(id) as id from users`.execute(db)
      await addRow(db, 'auditLog', {
        at: new Date('2020-01-01'),
        userId: rows[0]?.id ?? 0,
        endpoint: 'cancelTurn',
        input: '{}',
        kind: 'write',
        outcome: 'done',
      })
    })
    expect((await search({ Search: 'پرشمار' })).total).toBe(1)
  })

  it('titles a line by what its call is called now', () => {
    expect(titleOf('listBills', null)).toBe(titleOf('checkWaybills', null))
    expect(titleOf('checkWaybills', null)).not.toBe('checkWaybills')
    expect(titleOf('callOfBefore', null)).toBe('callOfBefore')
  })

  it('titles what is done for a driver otherwise than what he does himself, and finds it by either', () => {
    expect(titleOf('takeTurn', 'Driver')).toBe('گرفتن نوبت')
    expect(titleOf('takeTurn', 'LoadHallAdmin')).toBe('دادن نوبت به راننده')
    expect(titleOf('cancelTurn', 'LoadHallAdmin')).toBe(titleOf('cancelTurn', 'Driver'))
  })

  it('is searched by the name of a call that is no more', async () => {
    await app.asOwner(async ({ db }) => {
      await addRow(db, 'auditLog', {
        at: new Date('2020-01-01'),
        endpoint: 'callOfBefore',
        input: '{}',
        kind: 'write',
        outcome: 'done',
      })
    })
    expect((await search({ Search: 'ofbefore' })).total).toBe(1)
  })

  it('is found by the title that the call of a line has under another name now, and names what was asked', async () => {
    await app.asOwner(async ({ db }) => {
      await addRow(db, 'auditLog', {
        at: new Date('2020-01-02'),
        endpoint: 'listBills',
        input: '{"NationalId":"2281234567"}',
        kind: 'export',
        outcome: 'done',
      })
    })
    const { data } = await search({ Search: 'بررسی بارنامه' })
    expect(data).toMatchObject([{ call: 'listBills', title: 'خروجی بررسی بارنامه' }])
    const { data: whole } = await app.call('showAudit', { token: admin, query: { Id: data[0].id } })
    expect(whole).toMatchObject({ title: 'خروجی بررسی بارنامه', input: [{ title: 'کد ملی راننده' }] })
  })

  it('names what each line is about, and finds it by that name and by numbers', async () => {
    const { firstName, lastName } = driver
    const [refused, done] = (await search()).data
    expect(done).toMatchObject({
      subjectTable: 'turns',
      subjectId: String(turnId),
      subjectName: `${toPersianDigits(turnNumber)}، ${firstName} ${lastName}`,
    })
    // what was refused changed nothing
    expect(refused).toMatchObject({ subjectTable: null, subjectId: null, subjectName: null })
    expect((await search({ Subject: lastName })).data.map(({ id }: { id: number }) => id)).toEqual([done.id])
    expect((await search({ Subject: driver.nationalId })).total).toBe(1)
    expect((await search({ Subject: 'هیچ‌کس' })).total).toBe(0)
    expect((await search({ Subject: '۹۹۹۹۹' })).total).toBe(0)
  })

  it('says in each row what became of its subject, and on what it was done', async () => {
    const [refused, done] = (await search()).data
    expect(done.said).toEqual({
      isErased: false,
      device: 'کروم روی اندروید',
      changed: { label: 'وضعیت', before: 'فعال', after: 'لغوشده', others: 0 },
    })
    expect(refused.said).toMatchObject({ changed: null })
  })

  it('says of a new row that it was made, and of a secret only that it is another', async () => {
    const body = { Kind: 'packaging' as const, Name: 'گونی آزمون' }
    await app.call('saveBaseItem', { token: admin, body })
    const made = (await search({ Subject: 'گونی آزمون' })).data[0]
    expect(made.said.changed).toEqual({ label: 'ساخته شد', before: null, after: null, others: 0 })
    const { userId } = await app.driverActor()
    const { username } = await app.oneRow('users', userId)
    const given = { Item1: username, Item2: 'گذرواژه‌ای بلند ۲' }
    expect((await app.call('changePasswordOf', { token: admin, body: given })).errors).toEqual([])
    const [set] = (await search({ Filter: [{ field: 'call', op: 'eq', value: 'changePasswordOf' }] })).data
    expect(set.said.changed?.label).toBe('عوض شد، نوشته نمی‌شود')
  })

  it('names things of the base information, and finds them by their names', async () => {
    await app.call('saveBaseItem', {
      token: admin,
      body: { Kind: 'goods', Name: 'کالای آزمون', GroupName: 'آزمون' },
    })
    await app.call('saveBaseItem', { token: admin, body: { Kind: 'packaging', Name: 'بشکهٔ آزمون' } })
    const [packaging, goods] = (await search({ Subject: 'آزمون' })).data
    expect(goods).toMatchObject({ subjectTable: 'goods', subjectName: 'کالای آزمون' })
    expect(packaging).toMatchObject({ subjectTable: 'packagings', subjectName: 'بشکهٔ آزمون' })
    expect((await search({ Subject: 'بشکهٔ آزمون' })).total).toBe(1)
  })

  it('says in a file what each line is about, in words', async () => {
    const Columns = 'title,subjectTable,subjectId,subjectName'
    const file = await search({ Subject: driver.lastName, Format: 'csv', Columns })
    expect(file.bytes.toString().split('\r\n')).toEqual([
      '\uFEFF"کار","موضوع","شمارهٔ موضوع","نام موضوع"',
      `"لغو نوبت","نوبت","${turnId}","${toPersianDigits(turnNumber)}، ${driver.firstName} ${driver.lastName}"`,
      '',
    ])
  })

  it('says in a file what the screen says: what came of it, who did it and on which device', async () => {
    const Columns = 'reason,fullName,agent'
    const file = await search({ Subject: driver.lastName, Format: 'csv', Columns })
    const [heading, ...lines] = file.bytes.toString().split('\r\n')
    expect(heading).toBe('\uFEFF"پیش ← پس","کاربر","دستگاه"')
    expect(lines).toEqual([`"وضعیت فعال ← لغوشده","کاربر آزمون","کروم روی اندروید"`, ''])
    const refused = [{ field: 'outcome', op: 'eq' as const, value: 'refused' }]
    const { bytes } = await search({ Filter: refused, Format: 'csv', Columns })
    const { data } = await search({ Filter: refused })
    expect(bytes.toString()).toContain(`\r\n"پذیرفته نشد، ${data[0].reason}","کاربر آزمون",`)
    // what programs read is as it was
    const [done] = (await search({ Subject: driver.lastName, Columns })).data
    expect(done).toMatchObject({ reason: null, agent: expect.stringContaining('Mozilla/5.0') })
  })

  it('gives a device no name that no client gave', async () => {
    const called = (deviceId: string) => app.setRow('sessions', { userId: driver.userId }, { deviceId })
    const lastOf = async () =>
      (await search({ Filter: [{ field: 'call', op: 'eq', value: 'cancelTurn' }] })).data[0]
    const cancel = () => app.call('cancelTurn', { token: driver.token, query: { DriverTurnId: turnId } })
    await called('4f2a91b0')
    await cancel()
    expect(await lastOf()).toMatchObject({ deviceId: '4f2a91b0' })
    await called(unknownDevice)
    await cancel()
    expect(await lastOf()).toMatchObject({ deviceId: null })
  })

  it('shows a line whole: device, what was asked, before and after', async () => {
    const [done] = (await search({ Table: 'turns' })).data
    const { data } = await app.call('showAudit', { token: admin, query: { Id: done.id } })
    expect(data).toMatchObject({
      said: { device: 'کروم روی اندروید' },
      input: [
        {
          name: 'DriverTurnId',
          title: 'نوبت',
          value: `${toPersianDigits(turnNumber)}، ${driver.firstName} ${driver.lastName}`,
        },
      ],
      more: 0,
    })
    expect(data.changes[0]).toEqual({
      table: 'turns',
      rowId: String(turnId),
      act: 'changed',
      columns: [
        { name: 'status', title: 'وضعیت', before: 'فعال', after: 'لغوشده' },
        {
          name: 'ended_at',
          title: 'زمان پایان',
          before: null,
          after: expect.stringMatching(/^۱۴\p{Nd}{2}\/.+، \p{Nd}/u),
        },
        { name: 'ended_by', title: 'پایان‌دهنده', before: null, after: expect.any(String) },
      ],
    })
    expect((await app.call('showAudit', { token: admin, query: { Id: 999_999 } })).status).toBe(404)
  })

  it('tells what the last computing of its chain found: how much is whole since when, or where it is not', async () => {
    const check = async () => (await app.call('showChainCheck', { token: admin })).data
    expect(await check()).toBeNull()
    await sealAudit(app)
    await checkShortChain({ ...app, job: 'check-short-chain' })
    const whole = await check()
    expect(whole).toMatchObject({ brokenLine: null, since: (await search()).data.at(-1).at })
    expect(whole?.rows).toBeGreaterThan(5)
    const line = (await search({ Table: 'turns' })).data[0].id
    await app.asOwner(async ({ db }) => {
      await sql`set session_replication_role = replica`.execute(db)
      await sql`update audit_log set address = '198.51.100.1' where id = ${line}`.execute(db)
    })
    expect(await checkShortChain({ ...app, job: 'check-short-chain' })).toBe(
      'rows were changed, added or deleted',
    )
    expect((await check())?.brokenLine).toBeLessThanOrEqual(line)
  })
})

describe('the chain', () => {
  it('is computed anew when an administrator asks, once however often he does, and for nobody else', async () => {
    const ask = async (token: string) => app.call('checkChainNow', { token })
    expect((await ask(driver.token)).status).toBe(403)
    const waiting = async () =>
      (
        await sql<object>`select 1 from graphile_worker.jobs where task_identifier = 'check-chain'`.execute(
          app.db,
        )
      ).rows.length
    expect(await waiting()).toBe(0)
    expect((await ask(admin)).data).toMatchObject({ code: 1 })
    await ask(admin)
    expect(await waiting()).toBe(1)
  })
})

describe('a line that changed very much', () => {
  it('looks for what a line is about among the first two hundred things that it changed', async () => {
    const { id } = await app.asOwner(async ({ db }) => {
      const line = await addRow(db, 'auditLog', {
        at: new Date('2020-01-02'),
        endpoint: 'splitOfBefore',
        input: '{}',
        kind: 'write',
        outcome: 'done',
      })
      await sql`insert into audit_changes (line, table_name, row_id) select ${line.id}, 'turns', number
        from generate_series(1, 199) number`.execute(db)
      await sql`insert into audit_changes (line, table_name, row_id)
        values (${line.id}, 'cargos', 7), (${line.id}, 'permits', 8)`.execute(db)
      return line
    })
    const [split] = (await search({ Search: 'splitofbefore' })).data
    expect(split).toMatchObject({ id, subjectTable: 'cargos', subjectId: '7' })
  })
})
