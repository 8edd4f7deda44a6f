import type { AuditRow } from '@bargah/contract/features/audit/audit.schema.ts'
import { erasureRefusals } from '@bargah/contract/features/erasures/erasures.text.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { describe, expect, it } from 'vitest'
import { driverActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { longAgo } from '../../../test/plain.ts'
import { checkAudit } from '../../kernel/audit-check.ts'
import { sealAudit } from '../../kernel/audit-seals.store.ts'
import { sql } from '../../kernel/sql.ts'
import { buildQuestion } from '../messages/messages.build.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'
import { buildRate } from '../ratings/ratings.build.ts'
import { putMoney } from '../wallet/wallet.build.ts'
import { mayForget } from './erase-driver.ts'

const app = useTestApp()

type Person = { nationalId: string }
const ask = ({ token }: { token: string }, { nationalId }: Person, Reason = 'خودش خواست') =>
  app.call('askErasure', { token, body: { NationalId: nationalId, Reason } })
const confirm = ({ token }: { token: string }, Id: number) =>
  app.call('confirmErasure', { token, body: { Id } })
const openOf = async (driverId: number) => app.lastRow('erasures', { driverId })

/** A driver of a name that nobody else has, who is not active any more and has nothing, and two administrators. */
async function story(given: Parameters<typeof driverActor>[1] = {}) {
  const driver = await app.driverActor({ firstName: 'کامبیز', balanceRial: 0, ...given })
  await app.call('changeMyPassword', {
    token: driver.token,
    body: { CurrentPassword: 'no', NewPassword: 'New@Password1405' },
  })
  await app.setRow('drivers', driver.id, { isActive: false })
  return { driver, first: await app.adminActor(), second: await app.adminActor() }
}

/** All rows of all tables, in which a word is looked for: the names of the tables that have it. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)} r
      where strpos(r::text, ${word}) > 0`.execute(app.db)
    if (rows[0]?.n) found.push(name)
  }
  return found
}

describe('a driver who leaves', () => {
  it('is forgotten when one administrator has asked and another confirms: nothing tells any more who he was', async () => {
    const { driver, first, second } = await story()
    const { hall, company } = await app.hallWithCompany()
    const cargo = await app.buildCargo({ companyId: company.id, hallId: hall.id })
    await putMoney(app.db, { driverId: driver.id }, cargo.driverFeeRial)
    const permit = await app.buildPermit(cargo.id, { driver, status: permitStatus.completed })
    await buildRate(app.db, permit, second.userId)
    const asker = { userId: driver.userId, driverId: driver.id }
    await buildQuestion(app.db, asker, {
      text: `من ${driver.mobile} هستم`,
      answer: { userId: first.userId },
    })
    await sealAudit(app)
    expect(await tablesWith(driver.nationalId)).toEqual(
      expect.arrayContaining(['drivers', 'audit_changes', 'permits']),
    )

    expect((await ask(first, driver)).data.message).toContain('مدیر دیگری باید تا سه روز')
    expect(await smsSentTo(app, driver.mobile)).toMatchObject([{ kind: 'erasure_asked' }])
    await sealAudit(app)
    expect((await confirm(second, (await openOf(driver.id)).id)).statusCode).toBe(200)

    for (const word of [driver.nationalId, driver.mobile, driver.cardNumber ?? '', 'کامبیز', driver.lastName])
      expect(await tablesWith(word), word).toEqual([])
    const number = String(driver.id).padStart(10, '0')
    expect(await app.oneRow('drivers', driver.id)).toMatchObject({
      firstName: 'راننده',
      lastName: 'پاک‌شده',
      nationalId: number,
      mobile: number,
      cardNumber: null,
      erasedAt: expect.any(Date),
    })
    expect((await app.call('showMe', { token: driver.token })).status).toBe(401)
    expect(await app.oneRow('permits', permit.id)).toMatchObject({
      driverId: driver.id,
      status: permit.status,
    })
  })

  it('leaves the audit whole, sealed before and after, and no way to change another row of it', async () => {
    const { driver, first, second } = await story()
    await ask(first, driver)
    await sealAudit(app)
    await confirm(second, (await openOf(driver.id)).id)
    await sealAudit(app)
    expect(await checkAudit(app.db)).toMatchObject({ whole: { unsealed: 0 } })
    const acts = app.db.selectFrom('auditLog').select(['userId', 'input']).orderBy('id')
    expect(
      await acts
        .where('endpoint', 'in', ['askErasure', 'confirmErasure'])
        .where('outcome', '=', 'done')
        .execute(),
    ).toEqual(
      expect.arrayContaining([{ userId: second.userId, input: { Id: (await openOf(driver.id)).id } }]),
    )
    const change = (statement: string) => app.asOwner(({ db }) => sql.raw(statement).execute(db))
    const other = `id = (select max(id) from audit_log)`
    await expect(change(`update audit_log set input = '{}', reason = null where ${other}`)).rejects.toThrow(
      'never',
    )
    await expect(
      change(
        `update audit_changes set after = '{"x":1}' where (line, id) in (select line, change from audit_erased)`,
      ),
    ).rejects.toThrow('never')
    await expect(change(`select erase_from_audit(999999)`)).rejects.toThrow('two administrators')
  })

  it('is told in the audit by the lines that it emptied, and by no other', async () => {
    const { driver, first, second } = await story()
    const other = await story()
    const areErased = async ({ id }: { id: number }) => {
      const body = { Table: 'drivers', RowId: String(id) }
      const { data } = await app.call('searchAudit', { token: first.token, body })
      return [...new Set((data as AuditRow[]).map(({ said }) => said.isErased))]
    }
    await app.call('activateDriver', { token: first.token, query: { driverId: driver.id } })
    await app.call('activateDriver', { token: first.token, query: { driverId: other.driver.id } })
    expect([await areErased(driver), await areErased(other.driver)]).toEqual([[false], [false]])
    await app.setRow('drivers', driver.id, { isActive: false })
    await ask(first, driver)
    await confirm(second, (await openOf(driver.id)).id)
    expect([await areErased(driver), await areErased(other.driver)]).toEqual([[true], [false]])
  })

  it('whose emptied rows are filled again, or others emptied, leaves an audit that is not whole', async () => {
    const { driver, first, second } = await story()
    await ask(first, driver)
    await sealAudit(app)
    await confirm(second, (await openOf(driver.id)).id)
    await sealAudit(app)
    const behind = (statement: string) =>
      app.asOwner(async ({ db }) => {
        await sql`set session_replication_role = replica`.execute(db)
        await sql.raw(statement).execute(db)
      })
    await behind(`update audit_changes set before = '{"first_name": "x"}'
      where (line, id) = (select line, change from audit_erased where change > 0 limit 1)`)
    expect(await checkAudit(app.db)).toMatchObject({ broken: { why: 'rows were changed, added or deleted' } })
    await behind(`update audit_changes set before = '{}'
      where (line, id) = (select line, change from audit_erased where change > 0 limit 1)`)
    expect(await checkAudit(app.db)).toHaveProperty('whole')
    await behind(`update audit_log set input = '{}' where endpoint = 'confirmErasure' and outcome = 'done'`)
    expect(await checkAudit(app.db)).toHaveProperty('broken')
  })

  it('is not forgotten by one person alone, nor after three days, nor what was withdrawn', async () => {
    const { driver, first, second } = await story()
    await ask(first, driver)
    const { id } = await openOf(driver.id)
    expect((await confirm(first, id)).errors).toEqual([erasureRefusals.same_person])
    expect((await ask(second, driver)).errors).toEqual([erasureRefusals.already_asked])
    await app.clock.moveBy(3 * dayMs)
    expect((await confirm(second, id)).errors).toEqual([erasureRefusals.expired])
    expect((await ask(second, driver)).statusCode).toBe(200)
    const again = await openOf(driver.id)
    const withdraw = () => app.call('withdrawErasure', { token: first.token, body: { Id: again.id } })
    expect((await withdraw()).statusCode).toBe(200)
    expect((await withdraw()).errors).toEqual([erasureRefusals.ended])
    expect((await confirm(first, again.id)).errors).toEqual([erasureRefusals.ended])
    expect(await app.oneRow('drivers', driver.id)).toMatchObject({ firstName: 'کامبیز' })
  })

  it('is not forgotten while something ties him, also when it came after the request', async () => {
    const { driver, first, second } = await story()
    await ask(first, driver)
    const { id } = await openOf(driver.id)
    await putMoney(app.db, { driverId: driver.id }, 10_000)
    expect((await confirm(second, id)).errors).toEqual([erasureRefusals.has_money])
    expect(await openOf(driver.id)).toMatchObject({ endedAt: null })
    const active = await app.driverActor({ balanceRial: 0 })
    expect((await ask(first, active)).errors).toEqual([erasureRefusals.is_active])
    const paying = await story()
    await app.addRow('payments', {
      driverId: paying.driver.id,
      byUser: paying.driver.userId,
      amountRial: 10_000,
      gateway: 'zarinpal',
      token: `token ${paying.driver.id}`,
      status: 'pending',
      createdAt: longAgo,
    })
    expect((await ask(first, paying.driver)).errors).toEqual([erasureRefusals.payment_pending])
  })

  it('is forgotten once, of two who confirm at one moment, and asked for once of two who ask', async () => {
    const { driver, first, second } = await story()
    const asked = await Promise.all([ask(first, driver), ask(second, driver)])
    expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    const open = await openOf(driver.id)
    const others = [await app.adminActor(), await app.adminActor()]
    const replies = await Promise.all(others.map((admin) => confirm(admin, open.id)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  it('is then nobody to act upon, and his numbers are free for whoever has them', async () => {
    const { driver, first, second } = await story()
    await ask(first, driver)
    await confirm(second, (await openOf(driver.id)).id)
    const activate = await app.call('activateDriver', { token: first.token, query: { driverId: driver.id } })
    expect(activate.status).toBe(404)
    expect((await ask(first, driver)).status).toBe(404)
    const { nationalId, mobile, cardNumber } = driver
    const anew = { nationalId, mobile, cardNumber, firstName: 'نو', lastName: 'آمده', createdAt: longAgo }
    await app.addRow('drivers', anew)
  })

  it('stands in the list of requests for the administrators alone', async () => {
    const { driver, first, second } = await story()
    await ask(first, driver)
    const rowFor = async ({ token }: { token: string }) =>
      (await app.call('listErasures', { token })).data.find(
        ({ nationalCode }: { nationalCode: string }) => nationalCode === driver.nationalId,
      )
    expect(await rowFor(first)).toMatchObject({ reason: 'خودش خواست', mayConfirm: false })
    expect(await rowFor(second)).toMatchObject({ mayConfirm: true })
    for (const role of ['AdminSupport', 'Organization', 'AgentMain'] as const)
      expect((await ask(await app.signedIn(role), driver)).status).toBe(403)
  })
})

const free = { isActive: false, hasOpenPermit: false, balanceRial: 0, hasPendingPayment: false }

describe('a driver is forgotten', () => {
  it.each([
    [{}, null],
    [{ isActive: true }, 'is_active'],
    [{ hasOpenPermit: true }, 'open_permit'],
    [{ hasPendingPayment: true }, 'payment_pending'],
    [{ balanceRial: 1 }, 'has_money'],
    [{ balanceRial: -1 }, 'has_money'],
  ])('of whom nothing is left but %o: %s', (more, why) => {
    expect(mayForget({ ...free, ...more })).toBe(why)
  })
})
