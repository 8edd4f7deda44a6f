import { heldActRefusals, notHeld } from '@bargah/contract/features/held-acts/held-acts.text.ts'
import { heldMs, longestHeldMs } from '@bargah/contract/features/held-acts/held-acts.schema.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { hallWithCompany } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { buildCustomer } from '../customers/customers.build.ts'

const app = useTestApp()
let desk: Awaited<ReturnType<typeof hallWithCompany>>
let customer: Awaited<ReturnType<typeof buildCustomer>>
beforeEach(async () => {
  desk = await app.hallWithCompany()
  customer = await app.buildCustomer(desk.company.id)
})

type Who = { token: string }
type Input = { Query?: object; Body?: object }
const holdAny = ({ token }: Who, Call: string, input: Input, headers = {}) =>
  app.call('holdAct', { token, body: { Call, ...input } as never, headers })
const hold = (who: Who, Call: string, Body?: object) => holdAny(who, Call, { Body })
const holdDeletion = (who: Who = desk) => hold(who, 'deleteCustomer', { Id: customer.id })
const takeBack = ({ token }: Who, Id: number) => app.call('takeBackHeldAct', { token, body: { Id } })
const heldOf = async ({ token }: Who) => (await app.call('listHeldActs', { token })).data
const isThere = async () =>
  (await app.db.selectFrom('customers').select('id').where('id', '=', customer.id).execute()).length > 0
/** Lets time go by, and the job come. */
async function pass(ms: number) {
  await app.clock.moveBy(ms)
  await app.doHeldActs()
}

describe('an act that is held back', () => {
  it('waits eight seconds, and is done by the job then, as the deed of whoever asked for it', async () => {
    const held = await holdDeletion()
    expect(held.statusCode).toBe(200)
    expect(await heldOf(desk)).toMatchObject([
      { id: held.data.data.id, call: 'deleteCustomer', body: { Id: customer.id }, refusal: null },
    ])
    await pass(heldMs - 1000)
    expect(await isThere()).toBe(true)
    await pass(1001)
    expect(await isThere()).toBe(false)
    expect(await heldOf(desk)).toEqual([])
    const line = await app.lastRow('auditLog', { endpoint: 'deleteCustomer' })
    expect(line).toMatchObject({ userId: desk.userId, kind: 'write', outcome: 'done', address: '127.0.0.1' })
    // late and twice is no matter
    await pass(0)
  })

  it('has a job of its own in the queue', async () => {
    const { data } = await holdDeletion()
    const { rows } = await app.pool.query(
      `select extract(epoch from run_at - now())::float as s from graphile_worker.jobs where key = $1`,
      [`held:${data.data.id}`],
    )
    expect(rows[0].s).toBeGreaterThan(heldMs / 1000 - 5)
    expect(rows[0].s).toBeLessThanOrEqual(heldMs / 1000)
  })

  it('is done also when its asker has signed out', async () => {
    const who = {
      ...desk,
      ...(await app.signedIn('TransportationCompanyAdmin', { companyId: desk.company.id })),
    }
    await holdDeletion(who)
    await app.call('signOut', { token: who.token })
    await pass(heldMs)
    expect(await isThere()).toBe(false)
  })

  it('is not done when the session that asked was taken away meanwhile, as a stolen one is', async () => {
    const thief = await app.signedIn('TransportationCompanyAdmin', { companyId: desk.company.id })
    const owner = await app.newSession(thief.userId)
    expect((await holdDeletion(thief)).statusCode).toBe(200)
    const sessions = (await app.call('listMySessions', { token: owner })).data as {
      id: number
      isCurrent: boolean
    }[]
    const Id = sessions.find(({ isCurrent }) => !isCurrent)?.id as number
    expect((await app.call('endMySession', { token: owner, body: { Id } })).statusCode).toBe(200)
    await pass(heldMs)
    expect(await isThere()).toBe(true)
  })

  it('is taken back, and nothing is lost', async () => {
    const { data } = await holdDeletion()
    expect((await takeBack(desk, data.data.id)).message).toBe('برگردانده شد.')
    await pass(heldMs)
    expect(await isThere()).toBe(true)
    expect(await heldOf(desk)).toEqual([])
    expect((await takeBack(desk, data.data.id)).message).toBe(heldActRefusals.over)
  })

  it('is not taken back any more once it is done', async () => {
    const { data } = await holdDeletion()
    await pass(heldMs)
    const late = await takeBack(desk, data.data.id)
    expect([late.statusCode, late.message]).toEqual([400, heldActRefusals.over])
  })

  it('waits longer while it is looked at, but not for ever', async () => {
    const { data } = await holdDeletion()
    const longer = () => app.call('holdLonger', { token: desk.token, body: { Id: data.data.id } })
    await pass(heldMs - 1000)
    expect((await longer()).statusCode).toBe(200)
    await pass(heldMs - 1000)
    expect(await isThere()).toBe(true)
    const stepMs = 6000
    for (let at = 2 * (heldMs - 1000); at < longestHeldMs - stepMs; at += stepMs) {
      await longer()
      await pass(stepMs)
    }
    await longer()
    await pass(stepMs)
    expect(await isThere()).toBe(false)
  })

  it('is asked for once', async () => {
    await holdDeletion()
    const twice = await holdDeletion()
    expect([twice.statusCode, twice.message]).toEqual([400, heldActRefusals.already])
  })

  it('gives the same answer under the same key, also when it has been done meanwhile', async () => {
    const once = () =>
      holdAny(desk, 'deleteCustomer', { Body: { Id: customer.id } }, { 'idempotency-key': 'held-once-1' })
    const first = await once()
    expect((await once()).data).toEqual(first.data)
    await pass(heldMs)
    expect(await isThere()).toBe(false)
    expect((await once()).data).toEqual(first.data)
  })

  it('is another’s neither to see nor to take back', async () => {
    const rival = await app.hallWithCompany()
    const { data } = await holdDeletion()
    expect(await heldOf(rival)).toEqual([])
    expect((await takeBack(rival, data.data.id)).message).toBe(heldActRefusals.over)
    await pass(heldMs)
    expect(await isThere()).toBe(false)
  })
})

describe('what would not be done', () => {
  it('is refused when it is asked for, in the words of the act itself', async () => {
    await app.buildCargo({ companyId: desk.company.id, senderAddressId: customer.addressId })
    const answer = await holdDeletion()
    expect([answer.statusCode, answer.data.reason]).toEqual([400, 'in_use'])
    expect(await heldOf(desk)).toEqual([])
  })

  it('is refused for whoever may not do it, for calls that are not held, and for what cannot be read', async () => {
    const rival = await app.hallWithCompany()
    expect((await hold(rival, 'deleteCustomer', { Id: customer.id })).status).toBe(404)
    const admin = await app.adminActor()
    expect((await hold(admin, 'deleteCustomer', { Id: customer.id })).status).toBe(403)
    const other = await hold(desk, 'signOut')
    expect([other.status, other.errors]).toEqual([400, [notHeld]])
    expect((await hold(desk, 'nothingAtAll')).status).toBe(400)
    expect((await hold(desk, 'deleteCustomer', { Id: 'x' })).status).toBe(400)
    expect(await isThere()).toBe(true)
  })

  it('is asked about when it would stand in a public log', async () => {
    const admin = await app.adminActor()
    const free = await app.buildDriver()
    const queued = await app.buildDriver()
    await app.buildTurn(desk.hall.id, queued)
    const deactivate = ({ id }: { id: number }) =>
      holdAny(admin, 'deactivateDriver', { Query: { driverId: id } })
    const answer = await deactivate(queued)
    expect([answer.statusCode, answer.data.reason]).toEqual([400, 'ask_first'])
    expect((await deactivate(free)).statusCode).toBe(200)
    const active = () =>
      app.db.selectFrom('drivers').select('isActive').where('id', '=', free.id).executeTakeFirstOrThrow()
    expect(await active()).toEqual({ isActive: true })
    await pass(heldMs)
    expect(await active()).toEqual({ isActive: false })
  })

  it('waits where it could reach money and does not: a delivery', async () => {
    const { companyToken, permit } = await app.permitStory({ remaining: 0 }, 4)
    const delivery = { DriverReserveId: permit.id, StatusCode: 5 }
    const held = await hold({ token: companyToken }, 'changePermitStatus', delivery)
    expect(held.statusCode).toBe(200)
    const statusNow = async () =>
      (await app.call('searchPermits', { token: companyToken, body: {} as never })).data[0].status
    expect(await statusNow()).toBe(4)
    await pass(heldMs)
    expect(await statusNow()).toBe(5)
  })

  it('is refused when its time comes, if things have changed meanwhile, and its asker is told', async () => {
    const { data } = await holdDeletion()
    await app.buildCargo({ companyId: desk.company.id, senderAddressId: customer.addressId })
    await pass(heldMs)
    expect(await isThere()).toBe(true)
    expect(await heldOf(desk)).toMatchObject([
      { id: data.data.id, refusal: expect.stringContaining('این مشتری') },
    ])
    const told = (await app.call('listNotifications', { token: desk.token })).json
    expect(told[0]).toMatchObject({ notificiation: { subject: 'انجام نشد: حذف مشتری' } })
    const line = await app.lastRow('auditLog', { endpoint: 'deleteCustomer' })
    expect(line).toMatchObject({ userId: desk.userId, outcome: 'refused' })
    await pass(2 * 60 * 60_000)
    expect(await app.rowsOf('heldActs', {})).toEqual([])
  })

  it('is refused once, and told once, also where several jobs come for it at a moment', async () => {
    await holdDeletion()
    await app.buildCargo({ companyId: desk.company.id, senderAddressId: customer.addressId })
    await app.clock.moveBy(heldMs)
    await Promise.all([app.doHeldActs(), app.doHeldActs(), app.doHeldActs()])
    expect((await app.call('listNotifications', { token: desk.token })).json).toHaveLength(1)
    const lines = await app.rowsOf('auditLog', { endpoint: 'deleteCustomer', userId: desk.userId })
    expect(lines.map(({ outcome }) => outcome)).toEqual(['refused'])
  })

  it('is not done for an account that was closed meanwhile, nor for one that lost the right', async () => {
    const member = await app.signedIn('TransportationCompanyMember', {
      companyId: desk.company.id,
      flags: ['access_Customer_Delete'],
    })
    expect((await holdDeletion(member)).statusCode).toBe(200)
    const users = app.db.updateTable('users').where('id', '=', member.userId)
    await users.set({ accessFlags: [] }).execute()
    await pass(heldMs)
    expect(await isThere()).toBe(true)
    await users.set({ accessFlags: ['access_Customer_Delete'] }).execute()
    expect((await holdDeletion(member)).statusCode).toBe(200)
    await users.set({ isActive: false }).execute()
    await pass(heldMs)
    expect(await isThere()).toBe(true)
  })
})
