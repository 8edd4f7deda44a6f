import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { choosing, type Waiting } from '../../../test/choosing.ts'
import { whileMoved } from '../../../test/moved-cargo.ts'
import { recordStatements } from '../../../test/statements.ts'
import type { Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { subjectsTo } from '../notifications/notifications.build.ts'
import { buildCargo } from './cargos.build.ts'

const app = useTestApp()
afterEach(() => app.expectBalancedLedger())

const { queueAt, choose, choicesOf, endRound } = choosing(() => app)

const why = 'ظرفیت انبار مقصد پر شد'
const finish = (token: string, Id: number, given: { Desc?: string; IsCancelPriority?: boolean } = {}) =>
  app.call('finishCargo', { token, body: { Id, Desc: why, ...given } })
const giveBack = (token: string, Id: number, Desc?: string) =>
  app.call('returnCargo', { token, body: { Id, Desc } })
const cargoOf = (id: number) => app.oneRow('cargos', id)
const lifeOf = async (token: string, cargoId: number) =>
  (await app.call('showCargoLife', { token, query: { cargoId } })).data
const kindsOf = async (token: string, cargoId: number): Promise<string[]> =>
  (await lifeOf(token, cargoId)).steps.map(({ kind }: { kind: string }) => kind)

/** A hall's cargo of three trucks, one of which has a permit; 60,000 rials are held for each truck. */
async function story(given: Parameters<typeof buildCargo>[1] = {}) {
  const at = await app.hallWithCompany()
  const { company, hall } = at
  const cargo = await app.buildCargo({ companyId: company.id, hallId: hall.id, truckCount: 3, ...given })
  const permit = await app.buildPermit(cargo.id)
  return { ...at, cargo, permit }
}

/** A cargo of three trucks that a product owner gave to a company; both are signed in. */
async function ownersStory(status: -1 | 0) {
  const at = await app.hallWithCompany()
  const owner = await app.buildProductOwner()
  const { token: ownerToken } = await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
  const owned = { companyId: at.company.id, productOwnerId: owner.id, status, truckCount: 3 }
  return { ...at, ownerToken, cargo: await app.buildCargo(owned) }
}

const lockMoney = (tx: Tx, companyId: number, how: '' | 'nowait') =>
  sql`select from accounts where company_id = ${companyId} for update ${sql.raw(how)}`.execute(tx)

/** Two drivers want the same cargo in an open round; the second lists another behind it. */
async function chosenStory() {
  const at = await app.hallWithCompany()
  const { company, hall } = at
  const wanted = await app.buildCargo({ companyId: company.id, hallId: hall.id })
  const other = await app.buildCargo({ companyId: company.id, hallId: hall.id })
  const [one, two] = await queueAt(hall.id, 2)
  await choose(one, wanted.id)
  await choose(two, wanted.id)
  await choose(two, other.id)
  return { ...at, wanted, other, one, two }
}

const waitingOf = async (who: Waiting) =>
  (await choicesOf(who)).filter(({ status }: { status: number }) => status === priorityStatus.waiting)

describe('finishing a cargo', () => {
  it('ends it with the reason, gives back what is held for free trucks and keeps open permits', async () => {
    const { company, cargo, permit, token, userId } = await story()
    expect(await lifeOf(token, cargo.id)).toMatchObject({
      freighterNumber: 3,
      remaining: 2,
      permitCount: 1,
      waitingCount: 0,
      releaseRial: 120_000,
      round: null,
    })
    const answer = await finish(token, cargo.id)
    expect(answer.data).toMatchObject({ code: 1, message: expect.stringContaining('تمام شد') })
    expect(await cargoOf(cargo.id)).toMatchObject({ status: 1, finishReason: why, remaining: 2 })
    expect(await app.moneyOf(company.id)).toEqual({ own: 50_000_000 - 60_000, held: 0 })
    expect((await app.oneRow('permits', permit.id)).status).toBe(1)
    expect((await app.rowsOf('cargoEvents', { cargoId: cargo.id }, 'id')).at(-1)).toMatchObject({
      kind: 'finished',
      fromStatus: 0,
      toStatus: 1,
      byUser: userId,
      reason: why,
    })
    expect((await subjectsTo(app, token))[0]).toContain('پایان یافت')
  })

  it('asks for the reason', async () => {
    const { cargo, token } = await story()
    const answer = await finish(token, cargo.id, { Desc: ' ' })
    expect(answer).toMatchObject({ status: 400, errors: ['دلیل اتمام بار را بنویسید.'] })
    expect((await cargoOf(cargo.id)).status).toBe(0)
  })

  it('is refused while choices wait for it, with their number and the closing time, whatever a company sends', async () => {
    const { wanted, token } = await chosenStory()
    expect(await lifeOf(token, wanted.id)).toMatchObject({ waitingCount: 2, round: expect.any(Object) })
    const support = await app.signedIn('AdminSupport')
    for (const who of [token, support.token]) {
      const answer = await finish(who, wanted.id, { IsCancelPriority: true })
      expect(answer).toMatchObject({ statusCode: 400, data: { code: -1, waiting: 2 } })
      expect(answer.message).toMatch(/^۲ درخواست .* ساعت [۰-۹]{2}:[۰-۹]{2}/)
    }
    expect((await finish((await app.adminActor()).token, wanted.id)).data.code).toBe(-1)
    expect((await cargoOf(wanted.id)).status).toBe(0)
  })

  it('by Admin cancels waiting choices: drivers read why, keep their turns, and what comes next moves up', async () => {
    const { hall, wanted, other, one, two } = await chosenStory()
    const expiresAt = new Date(Date.now() + 3_600_000)
    await app.setRow('turns', one.turn.id, { expiresAt })
    const answer = await finish((await app.adminActor()).token, wanted.id, { IsCancelPriority: true })
    expect(answer.message).toContain('۲ درخواست منتظر لغو شد')
    expect(await choicesOf(one)).toMatchObject([
      { cargoId: wanted.id, status: 5, reasonText: expect.stringContaining(`«${why}»`) },
    ])
    expect((await subjectsTo(app, one.token))[0]).toContain('از فهرست شما برداشته شد')
    expect((await app.oneRow('turns', one.turn.id)).expiresAt?.getTime()).toBeGreaterThan(expiresAt.getTime())
    expect(await waitingOf(two)).toMatchObject([{ cargoId: other.id, priority: 1 }])
    expect((await app.logOf(hall.id)).slice(-3)).toMatchObject([
      { kind: 'list_sealed', turn: one.turn.number, change: 2 },
      { kind: 'list_sealed', turn: two.turn.number, change: 3 },
      { kind: 'cargo_withdrawn', cargo: wanted.id, trucks: 1, reason: 'finished' },
    ])
    await endRound()
    expect(await choicesOf(two)).toMatchObject([{ status: 5 }, { cargoId: other.id, status: 2 }])
    expect(await cargoOf(wanted.id)).toMatchObject({ status: 1, remaining: 1 })
  })

  it('asks the database as often for many drivers who listed it as for two', async () => {
    const admin = (await app.adminActor()).token
    const asked: number[] = []
    for (const count of [2, 7] as const) {
      const { hall, company } = await app.hallWithCompany()
      const build = () => app.buildCargo({ companyId: company.id, hallId: hall.id })
      const [wanted, before, behind] = [await build(), await build(), await build()]
      const [first, ...others] = (await queueAt(hall.id, count)) as [Waiting, ...Waiting[]]
      await choose(first, wanted.id)
      for (const who of others) for (const cargo of [before, wanted, behind]) await choose(who, cargo.id)
      const end = () => finish(admin, wanted.id, { IsCancelPriority: true })
      const [answer, statements] = await recordStatements(end)
      expect(answer.data.code).toBe(1)
      asked.push(statements.length)
      expect(await waitingOf(first)).toEqual([])
      for (const who of others)
        expect(await waitingOf(who)).toMatchObject([
          { cargoId: before.id, priority: 1 },
          { cargoId: behind.id, priority: 2 },
        ])
    }
    expect(asked[1]).toBe(asked[0])
  })

  it('needs no Admin in a round where nobody wants it', async () => {
    const { other, token, two } = await chosenStory()
    const [, second] = await choicesOf(two)
    await app.call('removePriority', { token: two.token, body: { Id: second.id } })
    expect((await finish(token, other.id)).data.code).toBe(1)
  })

  it('by the product owner also takes back what awaits review, which the company must review', async () => {
    const { cargo, token, ownerToken, company } = await ownersStory(-1)
    const refused = await finish(token, cargo.id)
    expect(refused.message).toContain('در انتظار بررسی')
    expect((await finish(ownerToken, cargo.id)).data.code).toBe(1)
    expect((await cargoOf(cargo.id)).status).toBe(1)
    expect(await app.moneyOf(company.id)).toEqual({ own: 50_000_000, held: 0 })
  })

  it.each([1, 2, 3] as const)('is refused in state %i', async (status) => {
    const { company, token } = await app.hallWithCompany()
    const cargo = await app.buildCargo({ companyId: company.id, status })
    expect((await finish(token, cargo.id)).data.code).toBe(-1)
    expect((await cargoOf(cargo.id)).finishedAt).toBeNull()
  })

  it.each<[of: string, end: (token: string, id: number) => Promise<{ statusCode: number }>]>([
    ['one', finish],
    ['several', (token, id) => app.call('finishCargos', { token, body: { Ids: [id], Desc: why } })],
  ])(
    'of %s waits for the hall to which an edit moves the cargo meanwhile, and tells its log',
    async (_of, end) => {
      const { hall, company, token } = await app.hallWithCompany()
      const other = await app.buildHall()
      const announcedAt = new Date(Date.now() + dayMs)
      const cargo = await app.buildCargo({ companyId: company.id, hallId: hall.id, announcedAt })
      const move = { cargoId: cargo.id, from: hall.id, to: other.id }
      expect((await whileMoved(app.db, move, () => end(token, cargo.id))).statusCode).toBe(200)
      expect((await app.logOf(other.id)).at(-1)).toMatchObject({
        kind: 'cargo_withdrawn',
        cargo: cargo.id,
        reason: 'finished',
      })
    },
  )

  it('is of those who may: another’s is not there, a member needs the flag', async () => {
    const { cargo, company } = await story()
    const member = (flag: 'access_Load_Delete' | 'access_Load_Manage') =>
      app.signedIn('TransportationCompanyMember', { companyId: company.id, flags: [flag] })
    expect((await finish((await story()).token, cargo.id)).status).toBe(404)
    expect((await finish((await member('access_Load_Manage')).token, cargo.id)).status).toBe(403)
    expect((await finish((await member('access_Load_Delete')).token, cargo.id)).data.code).toBe(1)
  })
})

describe('finishing several cargos', () => {
  it('answers for each: what is refused says why and stays', async () => {
    const { company, hall, token, wanted, other, two } = await chosenStory()
    const [, second] = await choicesOf(two)
    await app.call('removePriority', { token: two.token, body: { Id: second.id } })
    const free = await app.buildCargo({ companyId: company.id, truckCount: 2 })
    const over = await app.buildCargo({ companyId: company.id, hallId: hall.id, status: 1 })
    const Ids = [free.id, over.id, wanted.id, other.id, free.id]
    const answer = await app.call('finishCargos', { token, body: { Ids, Desc: why } })
    expect(answer.data.message).toBe('۲ بار از ۴ بار تمام شد.')
    expect(answer.data.data.answers).toEqual([
      { cargoId: wanted.id, isFinished: false, message: expect.stringContaining('تا پایان دور') },
      { cargoId: other.id, isFinished: true, message: expect.stringContaining('تمام شد') },
      { cargoId: free.id, isFinished: true, message: expect.stringContaining('تمام شد') },
      { cargoId: over.id, isFinished: false, message: 'این بار پیش‌تر پایان یافته است.' },
    ])
    expect((await cargoOf(wanted.id)).status).toBe(0)
    expect(await cargoOf(free.id)).toMatchObject({ status: 1, finishReason: why })
    expect((await app.moneyOf(company.id)).held).toBe(60_000)
  })

  it('locks the accounts of several companies in the order of their ids, whichever load is first', async () => {
    const [older, newer] = [await app.hallWithCompany(), await app.hallWithCompany()]
    const first = await app.buildCargo({ companyId: newer.company.id, hallId: newer.hall.id })
    const second = await app.buildCargo({ companyId: older.company.id, hallId: older.hall.id })
    const { token } = await app.adminActor()
    const body = { Ids: [first.id, second.id], Desc: why }
    const { data } = await app.whileWaiting({
      first: (tx) => lockMoney(tx, older.company.id, ''),
      second: () => app.call('finishCargos', { token, body }),
      meanwhile: (tx) => lockMoney(tx, newer.company.id, 'nowait'),
    })
    expect(data.data.answers).toMatchObject([{ isFinished: true }, { isFinished: true }])
  })

  it('waits for the drivers of all before it locks anybody’s money', async () => {
    const { wanted, company, one } = await chosenStory()
    const free = await app.hallWithCompany()
    const first = await app.buildCargo({ companyId: free.company.id, hallId: free.hall.id })
    const { token } = await app.adminActor()
    const later = await app.buildCargo({ companyId: company.id })
    await app.setRow('priorities', { turnId: one.turn.id, cargoId: wanted.id }, { cargoId: later.id })
    const { data } = await app.whileWaiting({
      first: (tx) => sql`select from drivers where id = ${one.id} for update`.execute(tx),
      second: () => app.call('finishCargos', { token, body: { Ids: [first.id, later.id], Desc: why } }),
      meanwhile: (tx) => lockMoney(tx, free.company.id, 'nowait'),
    })
    expect(data.data.answers).toMatchObject([{ isFinished: true }, { isFinished: false }])
    // else its round, which the log has sealed, is never split
    await app.setRow('priorities', { turnId: one.turn.id, cargoId: later.id }, { cargoId: wanted.id })
  })

  it('finishes none when one of them is another’s', async () => {
    const mine = await story()
    const others = await story()
    const body = { Ids: [mine.cargo.id, others.cargo.id], Desc: why }
    expect((await app.call('finishCargos', { token: mine.token, body })).status).toBe(404)
    expect((await cargoOf(mine.cargo.id)).status).toBe(0)
  })
})

describe('returning a cargo', () => {
  it('announces it now for the trucks left, holds their price again and offers it to the hall’s next round', async () => {
    const { hall, company, cargo, token } = await story({
      announcedAt: new Date(Date.now() - 6 * 86_400_000),
    })
    await finish(token, cargo.id)
    const answer = await giveBack(token, cargo.id, 'انبار خالی شد')
    expect(answer.data).toMatchObject({ code: 1, message: expect.stringContaining('دوباره در حال ارسال') })
    const now = await cargoOf(cargo.id)
    expect(now).toMatchObject({ status: 0, finishedAt: null, finishReason: null, remaining: 2 })
    expect(now.announcedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
    expect(await app.moneyOf(company.id)).toEqual({ own: 50_000_000 - 180_000, held: 120_000 })
    expect((await app.logOf(hall.id)).slice(-3)).toMatchObject([
      { kind: 'cargo_withdrawn' },
      { kind: 'cargo_returned', cargo: cargo.id, trucks: 2 },
      { kind: 'round_opened', cargos: [{ cargo: cargo.id, left: 2 }] },
    ])
    expect(await kindsOf(token, cargo.id)).toEqual(['declared', 'finished', 'returned'])
  })

  it('is refused when the company’s wallet has too little, and nothing changes', async () => {
    const { company, cargo, token } = await story()
    await finish(token, cargo.id)
    const spent = await app.buildCargo({ companyId: company.id, companyFeeRial: 49_900_000 })
    expect((await giveBack(token, cargo.id)).message).toContain('کافی نیست')
    expect(await cargoOf(cargo.id)).toMatchObject({ status: 1, finishReason: why })
    await finish(token, spent.id)
    expect((await giveBack(token, cargo.id)).data.code).toBe(1)
  })

  it('is refused when no truck is left, and of what is still sent', async () => {
    const { cargo, token } = await story({ truckCount: 1 })
    expect((await giveBack(token, cargo.id)).message).toContain('پایان نیافته')
    await finish(token, cargo.id)
    expect((await giveBack(token, cargo.id)).message).toContain('کامیونی نمانده')
  })

  it('is refused while the round is open that it was taken out of, and brings it into the next', async () => {
    const { wanted, token, one } = await chosenStory()
    const { token: admin } = await app.adminActor()
    await finish(admin, wanted.id, { IsCancelPriority: true })
    expect((await giveBack(token, wanted.id)).message).toMatch(/پس از پایان آن در ساعت [۰-۹:]+/)
    await endRound()
    expect((await giveBack(token, wanted.id)).data.code).toBe(1)
    await choose(one, wanted.id)
    await endRound()
    expect((await cargoOf(wanted.id)).remaining).toBe(0)
    const { steps } = await lifeOf(token, wanted.id)
    expect(steps.map(({ kind }: { kind: string }) => kind)).toEqual([
      'declared',
      'finished',
      'round',
      'returned',
      'round',
    ])
    expect(steps[2].round).toMatchObject({ requests: 2, granted: 0, gotBetter: 0 })
    expect(steps[4].round).toMatchObject({ requests: 1, granted: 1 })
  })

  it('of a product owner’s cargo is not the company’s when he ended it himself, nor when it was never sent', async () => {
    const sent = await ownersStory(0)
    await finish(sent.ownerToken, sent.cargo.id)
    expect((await giveBack(sent.ownerToken, sent.cargo.id)).status).toBe(403)
    expect((await giveBack(sent.token, sent.cargo.id)).message).toContain('صاحب کالا خود')
    const support = await app.signedIn('AdminSupport')
    expect((await giveBack(support.token, sent.cargo.id)).data.code).toBe(1)
    const rejected = await ownersStory(-1)
    const no = { Id: rejected.cargo.id, Accept: false, Desc: 'دلیل' }
    await app.call('reviewCargo', { token: rejected.token, body: no })
    expect((await giveBack(rejected.token, rejected.cargo.id)).message).toContain('هیچ‌گاه ارسال نشده')
  })

  it('is refused while its hall or its company is closed', async () => {
    const { hall, company, cargo, token } = await story()
    await finish(token, cargo.id)
    await app.setRow('halls', hall.id, { isActive: false })
    expect((await giveBack(token, cargo.id)).message).toContain('سالن این بار')
    await app.setRow('companies', company.id, { isActive: false })
    const { token: admin } = await app.adminActor()
    expect((await giveBack(admin, cargo.id)).message).toContain('شرکت حمل این بار')
    expect((await giveBack((await story()).token, cargo.id)).status).toBe(404)
  })
})

describe('what is told of a finished cargo before it is offered to be sent again', () => {
  const told = async (token: string, id: number) => (await lifeOf(token, id)).notReturned

  it('is nothing where it may be, and of one that is not finished', async () => {
    const { cargo, token } = await story()
    expect(await told(token, cargo.id)).toBeNull()
    await finish(token, cargo.id)
    expect(await told(token, cargo.id)).toBeNull()
  })

  it('is what the refusal would say: until when, or why not at all', async () => {
    const { wanted, token } = await chosenStory()
    const { token: admin } = await app.adminActor()
    await finish(admin, wanted.id, { IsCancelPriority: true })
    expect(await told(token, wanted.id)).toBe((await giveBack(token, wanted.id)).message)
    expect(await told(token, wanted.id)).toMatch(/پس از پایان آن در ساعت [۰-۹:]+/)
    await endRound()
    expect(await told(token, wanted.id)).toBeNull()

    const sent = await ownersStory(0)
    await finish(sent.ownerToken, sent.cargo.id)
    expect(await told(sent.token, sent.cargo.id)).toContain('صاحب کالا خود')
    expect(await told(admin, sent.cargo.id)).toBeNull()
    const { hall, cargo, token: own } = await story()
    await finish(own, cargo.id)
    await app.setRow('halls', hall.id, { isActive: false })
    expect(await told(own, cargo.id)).toContain('سالن این بار')
  })
})

describe('a cargo’s history', () => {
  it('names who did it to the company and support, and to its owner the office alone; another’s is not there', async () => {
    const { cargo, token, ownerToken, company } = await ownersStory(0)
    await finish(token, cargo.id)
    const lastBy = async (reader: string) => (await lifeOf(reader, cargo.id)).steps.at(-1).by
    expect(await lastBy(token)).toMatch(new RegExp(`^.+، ${company.name}$`))
    expect(await lastBy(ownerToken)).toBe(company.name)
    const mine = await lifeOf(token, cargo.id)
    expect(mine.releaseRial).toBe(0)
    expect((await lifeOf(ownerToken, cargo.id)).releaseRial).toBeNull()
    const query = { cargoId: cargo.id }
    const stranger = await app.call('showCargoLife', { token: (await story()).token, query })
    expect(stranger.status).toBe(404)
  })
})
