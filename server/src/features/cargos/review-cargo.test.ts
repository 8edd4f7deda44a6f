import { afterEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { hoursAgo } from '../../../test/plain.ts'
import { subjectsTo } from '../notifications/notifications.build.ts'
import { endUnreviewed } from './cargos.jobs.ts'

const app = useTestApp()
afterEach(() => app.expectBalancedLedger())

const cargoOf = (id: number) => app.oneRow('cargos', id)
const review = (token: string, Id: number, Accept: boolean, Desc?: string) =>
  app.call('reviewCargo', { token, body: { Id, Accept, Desc } })

/** A product owner's cargo of two trucks that awaits the review of the company that he named. */
async function reviewStory({ declaredHoursAgo = 1, balanceRial = 1_000_000 } = {}) {
  const company = await app.buildCompany({ balanceRial, commissionFixedRial: 8_000 })
  const owner = await app.buildProductOwner()
  const cargo = await app.buildCargo({
    companyId: company.id,
    productOwnerId: owner.id,
    status: -1,
    truckCount: 2,
    announcedAt: hoursAgo(declaredHoursAgo),
    companyFeeRial: 0,
    driverFeeRial: 0,
    commissionRial: 5_000,
  })
  const { token: ownerToken } = await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
  const { token } = await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })
  return { company, cargo, owner, token, ownerToken }
}

describe('approving a product owner’s cargo', () => {
  it('announces it now, at the price of now, which the company holds', async () => {
    const { company, cargo, token } = await reviewStory()
    const answer = await review(token, cargo.id, true)
    expect(answer.data).toMatchObject({ code: 1, message: expect.stringContaining('۱۶٬۰۰۰ ریال') })
    const now = await cargoOf(cargo.id)
    expect(now).toMatchObject({ status: 0, commissionRial: 8_000, remaining: 2 })
    expect(now.announcedAt.getTime()).toBeGreaterThan(hoursAgo(0.5).getTime())
    expect(await app.moneyOf(company.id)).toEqual({ own: 984_000, held: 16_000 })
    const board = await app.call('listFreeCargos', { token: (await app.driverActor()).token })
    expect(board.data.map((row: { id: number }) => row.id)).toContain(cargo.id)
  })

  it('keeps a time of announcement that is still to come', async () => {
    const { cargo, token } = await reviewStory()
    const tomorrow = hoursAgo(-24)
    await app.setRow('cargos', cargo.id, { announcedAt: tomorrow })
    await review(token, cargo.id, true)
    expect((await cargoOf(cargo.id)).announcedAt).toEqual(tomorrow)
  })

  it('says that nothing is held where the company owes no commission', async () => {
    const { company, cargo, token } = await reviewStory()
    await app.setRow('companies', company.id, { commissionFixedRial: 0 })
    const answer = await review(token, cargo.id, true)
    expect(answer.data.message).toContain('چیزی از کیف پول شرکت نگه داشته نمی‌شود')
    expect(await app.moneyOf(company.id)).toEqual({ own: 1_000_000, held: 0 })
  })

  it('tells the company what is held, and the owner nothing of its money', async () => {
    const { cargo, token, ownerToken } = await reviewStory()
    await review(token, cargo.id, true)
    const messageTo = async (reader: string) =>
      (await app.call('listNotifications', { token: reader })).data[0].notificiation.message
    expect(await messageTo(token)).toContain('۱۶٬۰۰۰ ریال از کیف پول شرکت حمل نگه داشته شد')
    expect(await messageTo(ownerToken)).not.toContain('کیف پول')
  })

  it('is told to both sides', async () => {
    const { cargo, token, ownerToken } = await reviewStory()
    await review((await app.signedIn('AdminSupport')).token, cargo.id, true)
    expect((await subjectsTo(app, ownerToken))[0]).toContain('تأیید شد')
    expect((await subjectsTo(app, token))[0]).toContain('تأیید شد')
  })

  it('is refused when the company’s wallet has too little, and nothing changes', async () => {
    const { company, cargo, token } = await reviewStory({ balanceRial: 15_999 })
    const answer = await review(token, cargo.id, true)
    expect(answer.message).toContain('کافی نیست')
    expect((await cargoOf(cargo.id)).status).toBe(-1)
    expect(await app.moneyOf(company.id)).toEqual({ own: 15_999, held: 0 })
  })

  it('is refused while the company is closed', async () => {
    const { company, cargo } = await reviewStory()
    await app.setRow('companies', company.id, { isActive: false })
    const answer = await review((await app.adminActor()).token, cargo.id, true)
    expect(answer.statusCode).toBe(400)
    expect((await cargoOf(cargo.id)).status).toBe(-1)
  })
})

describe('rejecting a product owner’s cargo', () => {
  it('ends it with the reason, holds nothing and is told to both sides', async () => {
    const { company, cargo, token, ownerToken } = await reviewStory()
    const answer = await review(token, cargo.id, false, 'کامیون مناسب نداریم')
    expect(answer.data.code).toBe(1)
    expect(await cargoOf(cargo.id)).toMatchObject({ status: 1, finishReason: 'کامیون مناسب نداریم' })
    expect(await app.moneyOf(company.id)).toEqual({ own: 1_000_000, held: 0 })
    for (const side of [token, ownerToken]) expect((await subjectsTo(app, side))[0]).toContain('اعلام نشد')
  })

  it('asks for the reason', async () => {
    const { cargo, token } = await reviewStory()
    const answer = await review(token, cargo.id, false, '')
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual(['دلیل رد را بنویسید.'])
  })
})

describe('what is known before it is approved', () => {
  const checksOf = (token: string, Id: number) => app.call('showReviewChecks', { token, query: { Id } })
  const shared = { status: 0, companyFeeRial: 0, commissionRial: 0, driverFeeRial: 0 } as const

  /** A load of which a truck was taken, so that its rent says something of its route. */
  async function buildTaken(given: Parameters<typeof app.buildCargo>[0]) {
    const { id } = await app.buildCargo({ ...given, truckCount: 2 })
    await app.setRow('cargos', id, { remaining: 1 })
  }

  it('is rent, wallet, owner and how long it waits, each with its number', async () => {
    const { company, cargo, owner, token } = await reviewStory()
    // of a route that no other test goes
    const route = {
      originLatitude: 31.9,
      originLongitude: 54.37,
      destinationLatitude: 29.6,
      destinationLongitude: 52.5,
    }
    await app.setRow('cargos', cargo.id, route)
    for (const rentToman of [36_000_000, 37_000_000, 37_500_000, 38_000_000, 39_000_000])
      await buildTaken({ ...route, ...shared, rentToman })
    // of another kind of truck, and one that nobody took
    const apart = { ...route, ...shared, rentToman: 1 }
    await buildTaken({ ...apart, loaderTypeIds: [4001] })
    await app.buildCargo(apart)
    const other = { ...shared, productOwnerId: owner.id }
    await app.buildCargo({ ...other, companyId: company.id })
    await app.buildCargo(other)
    const rejected = await app.buildCargo({ ...other, companyId: company.id, status: -1 })
    await review(token, rejected.id, false, 'کامیون مناسب نداریم')

    const { data } = await checksOf(token, cargo.id)
    expect(data).toMatchObject({
      checks: ['rent_usual', 'wallet_enough', 'owner_accepted', 'unanswered'],
      rents: { sample: 5, usualFrom: 37_000_000, usualTo: 38_000_000 },
      holdRial: 16_000,
      balanceRial: 1_000_000,
      declaredAt: cargo.declaredAt.toISOString(),
      reviewUntil: new Date(cargo.declaredAt.getTime() + 72 * 3_600_000).toISOString(),
    })
    // his cargos with another company are not this one's to know
    expect(data).toMatchObject({ ownerLoads: 2, ownerRejected: 1 })
    const support = await checksOf((await app.signedIn('AdminSupport')).token, cargo.id)
    expect(support.data).toMatchObject({ ownerLoads: 3, ownerRejected: 1 })
  })

  it('warns of what approving would be refused for', async () => {
    const { company, cargo, token } = await reviewStory({ balanceRial: 15_999 })
    expect((await checksOf(token, cargo.id)).data.checks).toContain('wallet_short')
    await app.setRow('companies', company.id, { isActive: false })
    expect((await checksOf((await app.adminActor()).token, cargo.id)).data.checks).toContain('company_closed')
  })

  it('is not there of another’s cargo, nor of a reviewed one, and is told to those who may review alone', async () => {
    const { company, cargo, token, ownerToken } = await reviewStory()
    expect((await checksOf((await reviewStory()).token, cargo.id)).status).toBe(404)
    const member = await app.signedIn('TransportationCompanyMember', {
      companyId: company.id,
      flags: ['access_Load_Manage'],
    })
    for (const outsider of [member.token, ownerToken])
      expect((await checksOf(outsider, cargo.id)).status).toBe(403)
    await review(token, cargo.id, true)
    // whoever looked at it while it was approved reads that it waits no more, and no fault
    expect(await checksOf(token, cargo.id)).toMatchObject({ status: 200, data: null })
  })
})

describe('who reviews, and what', () => {
  it('is the company’s admin, its members who declare, and support; another’s cargo is not there', async () => {
    const { company, cargo } = await reviewStory()
    const member = (flag: 'access_Load_Add' | 'access_Load_Manage') =>
      app.signedIn('TransportationCompanyMember', { companyId: company.id, flags: [flag] })
    const { token: stranger } = await reviewStory()
    expect((await review(stranger, cargo.id, true)).status).toBe(404)
    expect((await review((await member('access_Load_Manage')).token, cargo.id, true)).status).toBe(403)
    expect((await review((await member('access_Load_Add')).token, cargo.id, true)).data.code).toBe(1)
  })

  it.each([0, 1] as const)('is refused for a cargo in state %i', async (status) => {
    const { company, token } = await reviewStory()
    const cargo = await app.buildCargo({ companyId: company.id, status, commissionRial: 0 })
    expect((await review(token, cargo.id, true)).data.code).toBe(-1)
    expect((await review(token, cargo.id, false, 'دلیل')).data.code).toBe(-1)
  })

  it('tells the company at once that a cargo awaits it', async () => {
    const { company, token, ownerToken } = await reviewStory()
    await app.call('declareCargo', {
      token: ownerToken,
      body: { ...declaration, TransportationCompanyId: company.id },
    })
    expect((await subjectsTo(app, token))[0]).toContain('در انتظار بررسی')
  })
})

describe('a cargo that nobody reviews', () => {
  it('ends after 72 hours with the reason, told to both sides', async () => {
    const old = await reviewStory({ declaredHoursAgo: 72.1 })
    const young = await reviewStory({ declaredHoursAgo: 71.9 })
    await endUnreviewed(app)
    await endUnreviewed(app)
    expect(await cargoOf(old.cargo.id)).toMatchObject({
      status: 1,
      finishReason: 'در ۷۲ ساعت بررسی نشد',
    })
    expect((await cargoOf(young.cargo.id)).status).toBe(-1)
    for (const side of [old.token, old.ownerToken])
      expect(await subjectsTo(app, side)).toEqual([expect.stringContaining('اعلام نشد')])
  })

  it('cannot be approved any more although the sweep has not come by', async () => {
    const { cargo, token } = await reviewStory({ declaredHoursAgo: 73 })
    expect((await review(token, cargo.id, true)).data.code).toBe(-1)
  })
})

const declaration = {
  IsLoadHall: false,
  CargoSource: 'بندرعباس',
  CargoDestination: 'تهران',
  CargoSourceLat: 27.1865,
  CargoSourceLong: 56.2808,
  CargoDestinationLat: 35.6892,
  CargoDestinationLong: 51.389,
  CargoDistance: 1268,
  CargoDuration: 17,
  CargoRange: 45,
  KalaId: 1,
  KalaWeight: 22_000,
  BastebandyId: 1,
  LoaderTypeIds: [5001],
  FreighterNumber: 1,
  CargoRent: 37_550_000,
  Tel: '09173614482',
}
