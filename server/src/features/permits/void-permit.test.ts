import { afterEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { endCargo, lockCargo } from '../cargos/cargos.api.ts'
import { transaction } from '../../kernel/database.ts'
import { balanceOf } from '../wallet/wallet.api.ts'

const app = useTestApp()
afterEach(() => app.expectBalancedLedger())

const voidBy = (token: string, Id: number, Desc?: string) =>
  app.call('voidPermit', { token, body: { Id, Desc } })

async function moneyOf({ company, driver }: { company: { id: number }; driver: { id: number } }) {
  return {
    company: await balanceOf(app.db, { companyId: company.id, held: false }),
    held: await balanceOf(app.db, { companyId: company.id, held: true }),
    driver: await balanceOf(app.db, { driverId: driver.id }),
  }
}
const cargoNow = (id: number) =>
  app.db.selectFrom('cargos').select(['status', 'remaining']).where('id', '=', id).executeTakeFirstOrThrow()
const linesOf = (hallId: number) => app.entriesOf(hallId)
const permitNow = (id: number) =>
  app.db.selectFrom('permits').select(['status', 'voidReason']).where('id', '=', id).executeTakeFirstOrThrow()

describe('voiding by the administrator', () => {
  it('takes a long reason with an emoji at any place of it', async () => {
    const { permit } = await app.permitStory()
    const reason = `${'خ'.repeat(199)}😀`
    expect((await voidBy((await app.adminActor()).token, permit.id, reason)).statusCode).toBe(200)
    expect(await permitNow(permit.id)).toEqual({ status: 0, voidReason: reason })
  })

  it('gives everybody his money back and the cargo its truck, and says why', async () => {
    const story = await app.permitStory({}, 4)
    const { permit, cargo } = story
    expect(await moneyOf(story)).toEqual({ company: 49_880_000, held: 60_000, driver: 980_000 })
    const answer = await voidBy((await app.adminActor()).token, permit.id, 'خرابی ناوگان')
    expect(answer.data).toEqual({ code: 1, message: 'مجوز باطل شد.' })
    expect(await moneyOf(story)).toEqual({ company: 49_880_000, held: 120_000, driver: 1_000_000 })
    expect(await cargoNow(cargo.id)).toEqual({ status: 0, remaining: 2 })
    expect(await permitNow(permit.id)).toEqual({ status: 0, voidReason: 'خرابی ناوگان' })
    const { data } = await app.call('showPermit', { token: story.driver.token, query: { Id: permit.id } })
    expect(data.events.at(-1)).toMatchObject({ status: 0, by: 'مدیر سامانه', note: 'خرابی ناوگان' })
    expect(data).toMatchObject({ driverRefundRial: 20_000, companyRefundRial: null })
    const seen = await app.call('showPermit', {
      token: (await app.adminActor()).token,
      query: { Id: permit.id },
    })
    expect(seen.data).toMatchObject({ driverRefundRial: 20_000, companyRefundRial: 60_000 })
  })

  it('says that the administrator decided so when he gives no reason', async () => {
    const { permit } = await app.permitStory()
    const answer = await voidBy((await app.adminActor()).token, permit.id)
    expect(answer.data).toMatchObject({ code: 1 })
    expect(await permitNow(permit.id)).toEqual({ status: 0, voidReason: 'به تصمیم مدیر سامانه' })
  })

  it('is told in the hall’s log, whose tree stays whole', async () => {
    const { permit, cargo, hall } = await app.permitStory()
    await voidBy((await app.adminActor()).token, permit.id, 'دلیل')
    const lines = await linesOf(hall.id)
    expect(lines.map(({ kind }) => kind)).toEqual(['permit_issued', 'permit_voided'])
    expect(JSON.parse(lines[1]?.entry ?? '')).toMatchObject({
      permit: permit.id,
      cargo: cargo.id,
      by: 'admin',
      back: true,
    })
  })

  it('puts the company’s share on its balance when the cargo is finished', async () => {
    const story = await app.permitStory()
    await transaction(app, async (tx) => {
      const locked = await lockCargo(tx, story.cargo.id)
      if (!locked) throw new Error('the cargo is there')
      await endCargo(tx, locked, { kind: 'finished', reason: 'پایان', at: new Date(), byUser: null })
    })
    await voidBy((await app.adminActor()).token, story.permit.id, 'دلیل')
    expect(await moneyOf(story)).toEqual({ company: 50_000_000, held: 0, driver: 1_000_000 })
    expect(await cargoNow(story.cargo.id)).toEqual({ status: 1, remaining: 2 })
  })

  it.each([2, 3] as const)('lets a cargo that was assigned whole (%i) send again', async (status) => {
    const { permit, cargo } = await app.permitStory({ status, truckCount: 1 })
    expect(await cargoNow(cargo.id)).toEqual({ status, remaining: 0 })
    await voidBy((await app.adminActor()).token, permit.id, 'دلیل')
    expect(await cargoNow(cargo.id)).toEqual({ status: 0, remaining: 1 })
  })

  it('frees the driver and his truck for another load', async () => {
    const { permit, driver, company } = await app.permitStory()
    await voidBy((await app.adminActor()).token, permit.id, 'دلیل')
    const cargo = await app.buildCargo({ companyId: company.id })
    const next = await app.buildPermit(cargo.id, { driver })
    const { data } = await app.call('showMyPermit', { token: driver.token })
    expect(data.id).toBe(next.id)
  })

  it('happens once, however many ask at the same moment', async () => {
    const story = await app.permitStory()
    const { token } = await app.adminActor()
    const answers = await Promise.all(Array.from({ length: 5 }, () => voidBy(token, story.permit.id, 'دلیل')))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    expect(await moneyOf(story)).toMatchObject({ held: 120_000, driver: 1_000_000 })
    expect(await cargoNow(story.cargo.id)).toEqual({ status: 0, remaining: 2 })
  })
})

describe('voiding by the driver', () => {
  it('costs him his fee and gives the company its share', async () => {
    const story = await app.permitStory({}, 2)
    await voidBy(story.driver.token, story.permit.id)
    expect(await moneyOf(story)).toEqual({ company: 49_880_000, held: 120_000, driver: 980_000 })
    expect(await permitNow(story.permit.id)).toEqual({ status: 0, voidReason: 'انصراف راننده' })
  })

  it('is over once papers are uploaded', async () => {
    const { driver, permit } = await app.permitStory({}, 3)
    const answer = await voidBy(driver.token, permit.id)
    expect(answer.errors).toEqual(['در وضعیت کنونی مجوز، این کار ممکن نیست.'])
  })

  it('is for his own permit alone', async () => {
    const { permit } = await app.permitStory()
    expect((await voidBy((await app.driverActor()).token, permit.id)).status).toBe(404)
  })
})

describe('voiding by the company', () => {
  it('is open to its member with the flag while the permit is just issued, and costs the driver nothing', async () => {
    const story = await app.permitStory()
    const { token } = await app.signedIn('TransportationCompanyMember', {
      companyId: story.company.id,
      flags: ['access_Reserve_Delete'],
    })
    expect((await voidBy(token, story.permit.id)).statusCode).toBe(200)
    expect(await moneyOf(story)).toEqual({ company: 49_880_000, held: 120_000, driver: 1_000_000 })
    expect((await permitNow(story.permit.id)).voidReason).toBe('شرکت دلیلی ننوشته است')
  })

  it('is over once the permit is printed', async () => {
    const { companyToken, permit } = await app.permitStory({}, 2)
    expect((await voidBy(companyToken, permit.id)).statusCode).toBe(400)
  })

  it('is not for another company’s permit', async () => {
    const { permit } = await app.permitStory()
    const { companyToken } = await app.permitStory()
    expect((await voidBy(companyToken, permit.id)).status).toBe(404)
  })
})

describe('voiding a free load', () => {
  it('needs no hall and no log when no turn was used', async () => {
    const story = await app.permitStory({ hallId: undefined })
    expect((await voidBy(story.driver.token, story.permit.id)).statusCode).toBe(200)
    expect(await moneyOf(story)).toMatchObject({ held: 120_000 })
    expect(await linesOf(story.hall.id)).toEqual([])
  })

  it('is told in the log of the hall whose turn it had used', async () => {
    const { hall, driver, permit } = await usedTurnStory()
    await voidBy(driver.token, permit.id)
    const [line] = await linesOf(hall.id)
    expect(JSON.parse(line?.entry ?? '')).toMatchObject({
      kind: 'permit_voided',
      turn: 1,
      cargoHall: null,
      by: 'driver',
      back: true,
    })
  })
})

/** A free load's permit that used up a turn an hour ago; the turn had two hours left. */
async function usedTurnStory(given: { isActive?: boolean } = {}) {
  const story = await app.permitStory({ hallId: undefined })
  const now = (await app.clock.now(app.db)).getTime()
  const hourMs = 3_600_000
  const turn = await app.buildTurn(story.hall.id, story.driver, { expiresAt: new Date(now + hourMs) })
  await app.setRow('turns', turn.id, { status: 'used', endedAt: new Date(now - hourMs) })
  await app.setRow('permits', story.permit.id, { turnId: turn.id, issuedAt: new Date(now - hourMs) })
  await app.setRow('halls', story.hall.id, { isActive: true, ...given })
  return { ...story, turn, hourMs }
}
const turnNow = (id: number) => app.oneRow('turns', id)

describe('a turn that a free load used up', () => {
  it('returns when the company voids, with its number and the time that it had left, and the driver is told', async () => {
    const { hall, driver, permit, companyToken, turn, hourMs } = await usedTurnStory()
    expect((await voidBy(companyToken, permit.id)).statusCode).toBe(200)
    const { data } = await app.call('showMyTurn', { token: driver.token })
    expect(data).toMatchObject({ id: turn.id, turnNumber: turn.number })
    const { status, endedAt, expiresAt } = await turnNow(turn.id)
    const now = (await app.clock.now(app.db)).getTime()
    expect({ status, endedAt }).toEqual({ status: 'live', endedAt: null })
    expect(Math.abs((expiresAt as Date).getTime() - now - 2 * hourMs)).toBeLessThan(hourMs / 60)
    const kinds = (await linesOf(hall.id)).map(({ kind }) => kind)
    expect(kinds).toEqual(['permit_voided', 'turn_returned'])
    const told = await app.call('listNotifications', { token: driver.token })
    expect(JSON.stringify(told.data)).toContain('به صف برگشت')
  })

  it('stays used when the driver gives up himself, or the administrator voids', async () => {
    const byDriver = await usedTurnStory()
    await voidBy(byDriver.driver.token, byDriver.permit.id)
    const byAdmin = await usedTurnStory()
    await voidBy((await app.adminActor()).token, byAdmin.permit.id, 'دلیل')
    for (const { turn } of [byDriver, byAdmin]) expect((await turnNow(turn.id)).status).toBe('used')
  })

  it('stays used when its hall has been closed since', async () => {
    const { permit, companyToken, turn } = await usedTurnStory({ isActive: false })
    expect((await voidBy(companyToken, permit.id)).statusCode).toBe(200)
    expect((await turnNow(turn.id)).status).toBe('used')
  })

  it('stays used when the load was one of a hall: the split had given it (rules 12.9)', async () => {
    const { hall, driver, companyToken, permit } = await app.permitStory()
    const turn = await app.buildTurn(hall.id, driver)
    await app.setRow('turns', turn.id, { status: 'used', endedAt: new Date() })
    await app.setRow('permits', permit.id, { turnId: turn.id })
    await voidBy(companyToken, permit.id)
    expect((await turnNow(turn.id)).status).toBe('used')
  })
})
