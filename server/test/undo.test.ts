import { type Contract, contract } from '@bargah/contract/contract.ts'
import { mustBeUndone } from '../src/kernel/undo.store.ts'
import { sql } from '../src/kernel/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminActor, hallWithCompany } from './actors.ts'
import { useTestApp } from './app.ts'

const app = useTestApp()
let admin: Awaited<ReturnType<typeof adminActor>>
let other: typeof admin
let desk: Awaited<ReturnType<typeof hallWithCompany>>
beforeAll(async () => {
  ;[admin, other] = [await app.adminActor(), await app.adminActor()]
  desk = await app.hallWithCompany()
})

type Key = keyof Contract
type Sent = { query?: object; body?: object }
const write = (key: Key, sent: Sent, { token } = admin, headers = {}) =>
  app.send(contract[key], { ...sent, token, headers })
/** The line that an answer bears, by which what was done is taken back. */
const markOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-undo'] as string | undefined
const undo = (key: Key, sent: Sent, mark: string | undefined, who = admin) =>
  write(key, sent, who, { 'x-undoes': String(mark) })

const anItem = async () => {
  const { data } = await write('saveBaseItem', {
    body: { Kind: 'packaging', Name: `بسته ${crypto.randomUUID()}` },
  })
  return data.data.id as number
}
const setActive = (Id: number, IsActive: boolean): Sent => ({ body: { Kind: 'packaging', Id, IsActive } })
const isActive = async (id: number) => (await app.oneRow('packagings', id)).isActive

describe('a write that its contract says is undone', () => {
  it('bears the line by which it is taken back, also where it is repeated under its key', async () => {
    const id = await anItem()
    const key = { 'idempotency-key': 'undo-again-1' }
    const done = await write('setBaseItemActive', setActive(id, false), admin, key)
    const again = await write('setBaseItemActive', setActive(id, false), admin, key)
    expect(markOf(done)).toMatch(/^\d+$/)
    expect(markOf(again)).toBe(markOf(done))
    expect((await undo('setBaseItemActive', setActive(id, true), markOf(done))).statusCode).toBe(200)
    expect(await isActive(id)).toBe(true)
  })

  it('bears none when nothing was changed, and others never do', async () => {
    const id = await anItem()
    expect(markOf(await write('setBaseItemActive', setActive(id, true)))).toBeUndefined()
    const saved = await write('saveBaseItem', { body: { Kind: 'packaging', Id: id, Name: 'نام تازه' } })
    expect([saved.statusCode, markOf(saved)]).toEqual([200, undefined])
  })

  it('is not taken back when somebody changed it since, who is named', async () => {
    const id = await anItem()
    const done = await write('setBaseItemActive', setActive(id, false))
    await write('saveBaseItem', { body: { Kind: 'packaging', Id: id, Name: `نام ${id}` } }, other)
    const refused = await undo('setBaseItemActive', setActive(id, true), markOf(done))
    const { fullName } = await app.oneRow('users', other.userId)
    expect([refused.status, refused.message]).toEqual([
      409,
      `${fullName} پس از شما آن را عوض کرد؛ برنگشت تا کار او از میان نرود.`,
    ])
    expect(await isActive(id)).toBe(false)
  })

  it('is not taken back when its own account changed it since', async () => {
    const id = await anItem()
    const done = await write('setBaseItemActive', setActive(id, false))
    await write('saveBaseItem', { body: { Kind: 'packaging', Id: id, Name: `نام ${id}` } })
    const refused = await undo('setBaseItemActive', setActive(id, true), markOf(done))
    expect([refused.status, refused.message]).toEqual([
      409,
      'پس از این کار خودتان آن را عوض کرده‌اید؛ برنگشت تا آن از میان نرود.',
    ])
  })

  it('is not taken back when its row was changed since together with others, alike', async () => {
    const refusal = await app.asOwner(({ db }) =>
      db.transaction().execute(async (tx) => {
        await sql`create table undone_alike (id integer primary key, word text, other text)`.execute(tx)
        await sql`insert into undone_alike select nr, 'old' from generate_series(1, 300) nr`.execute(tx)
        await sql`create trigger undone_alike_updates_told after update on undone_alike
          referencing old table as old_rows new table as new_rows
          for each statement execute function record_changes('{id}', '{}', 'alike')`.execute(tx)
        const { userId } = admin
        const line = Number(markOf(await write('setBaseItemActive', setActive(await anItem(), false))))
        const inLine = (at: number) => sql`select set_config('audit.line', ${String(at)}, true)`.execute(tx)
        await inLine(line)
        await sql`update undone_alike set word = 'his' where id = 7`.execute(tx)
        await inLine(line + 1_000_000)
        await sql`update undone_alike set other = 'of all'`.execute(tx)
        await inLine(line + 1_000_001)
        await sql`update undone_alike set word = 'old' where id = 7`.execute(tx)
        const refused = await mustBeUndone(tx, { line, userId }).then(
          () => 'taken back',
          (error: Error) => error.message,
        )
        await sql`rollback and chain`.execute(tx)
        return refused
      }),
    )
    expect(refusal).toBe('سامانه پس از شما آن را عوض کرد؛ برنگشت تا کار او از میان نرود.')
  })

  it('is not taken back to anything but what stood before', async () => {
    const added = await write('saveHoliday', { body: { Date: '1407/02/03', Title: 'روز نمونه' } })
    const Id = added.data.data.id
    const gone = await write('removeHoliday', { body: { Id } })
    const wrong = await undo(
      'saveHoliday',
      { body: { Date: '1407/02/03', Title: 'نامی کهنه' } },
      markOf(gone),
    )
    expect([wrong.status, wrong.message]).toEqual([
      409,
      'پیش از کار شما چیز دیگری بود که با این برنمی‌گردد؛ آن را ببینید.',
    ])
    const right = await undo(
      'saveHoliday',
      { body: { Date: '1407/02/03', Title: 'روز نمونه' } },
      markOf(gone),
    )
    expect(right.statusCode).toBe(200)
  })

  it('is taken back by its own account alone, by the call that its contract names, and within a day', async () => {
    const id = await anItem()
    const mark = markOf(await write('setBaseItemActive', setActive(id, false)))
    const sentence = 'این کار را نمی‌شود برگرداند؛ آن را دوباره انجام دهید.'
    expect((await undo('setBaseItemActive', setActive(id, true), mark, other)).message).toBe(sentence)
    expect((await undo('removeHoliday', { body: { Id: 1 } }, mark)).message).toBe(sentence)
    expect((await undo('setBaseItemActive', setActive(id, true), '999999')).message).toBe(sentence)
    expect((await undo('setBaseItemActive', setActive(id, true), 'x')).status).toBe(400)
    await app.clock.moveBy(24 * 60 * 60_000 + 1000)
    const fresh = await app.signedIn('Admin')
    await app.setRow('sessions', { userId: fresh.userId }, { userId: admin.userId })
    expect((await undo('setBaseItemActive', setActive(id, true), mark, fresh)).message).toBe(sentence)
    expect(await isActive(id)).toBe(false)
    admin = await app.adminActor()
  })
})

describe('each pair of calls', () => {
  it('takes back what the other did', async () => {
    const company = await app.hallWithCompany()
    const driver = await app.buildDriver()
    const user = await app.signedIn('Organization')
    const report = {
      Name: 'گزارش',
      ReportName: 'cargos',
      ColumnList: [{ LatinName: 'id', FarsiName: 'شناسه' }],
    }
    const freight = { FromDate: '1420/01/01', RialPerTonneKm: 12_000 }
    type Step = [Key, Sent, Key, (made: { id: number; data: { id: number } }) => Sent]
    const { userId: UserAdminId } = user
    const TransportationCompanyId = company.company.id
    const link = ({ data: { id } }: { data: { id: number } }) => ({ body: { Item1: id } })
    const byDriver = { query: { driverId: driver.id } }
    const steps: Step[] = [
      ['makeDriverNative', byDriver, 'makeDriverNonNative', () => byDriver],
      [
        'addRepresentation',
        { body: { TransportationCompanyId, LoadHallId: desk.hall.id } },
        'removeRepresentation',
        link,
      ],
      ['addUserCompany', { body: { UserAdminId, TransportationCompanyId } }, 'removeUserCompany', link],
      ['addUserHall', { body: { UserAdminId, LoadHallId: desk.hall.id } }, 'removeUserHall', link],
      ['saveReport', { body: report }, 'deleteReport', ({ id }) => ({ query: { reportid: id } })],
      [
        'addFreightRate',
        { body: freight },
        'withdrawFreightRate',
        ({ data: { id } }) => ({ body: { Id: id } }),
      ],
    ]
    for (const [call, sent, back, say] of steps) {
      const done = await write(call, sent)
      expect([call, done.errors, done.statusCode]).toEqual([call, [], 200])
      expect(markOf(done), call).toBeDefined()
      const undone = await undo(back, say(done.data), markOf(done))
      expect([back, undone.errors]).toEqual([back, []])
      // and the way back has a way back
      const mark = markOf(undone)
      expect(mark, back).toBeDefined()
      expect((await undo(call, sent, mark)).errors, call).toEqual([])
    }
  })
})
