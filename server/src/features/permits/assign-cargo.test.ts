import { afterEach, describe, expect, it } from 'vitest'
import { driverActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { buildCargo } from '../cargos/cargos.build.ts'
import { setRow } from '../../../test/rows.ts'

const app = useTestApp()
afterEach(() => app.expectBalancedLedger())

type Driver = Awaited<ReturnType<typeof driverActor>>
const numbersOf = ({ nationalId, freighter }: Driver) => ({
  NationalId: nationalId,
  FreighterCardNumber: freighter.cardNumber,
})
const assign = (token: string, CargoId: number, driver: Driver, By: 2 | 3 = 2) =>
  app.call('assignCargo', { token, body: { CargoId, ...numbersOf(driver), By } })
const preview = (token: string, CargoId: number, driver: Driver) =>
  app.call('previewAssignment', { token, query: { CargoId, ...numbersOf(driver) } })
const statusOf = async (id: number) => (await app.oneRow('cargos', id)).status
const linesOf = (hallId: number) => app.entriesOf(hallId)

/** A hall's cargo whose company lets support give it away, and support. */
async function story(given: Parameters<typeof buildCargo>[1] = {}) {
  const { hall, company, token: companyToken } = await app.hallWithCompany()
  await app.setRow('companies', company.id, { loadSystemReserve: true })
  const cargo = await app.buildCargo({ companyId: company.id, hallId: hall.id, truckCount: 2, ...given })
  const { token } = await app.signedIn('AdminSupport')
  return { hall, company, companyToken, cargo, token }
}

describe('support that gives a load to a driver', () => {
  it('issues a permit at once, and marks the cargo when it took the last truck', async () => {
    const { cargo, token, hall } = await story()
    const [first, last] = [await app.driverActor(), await app.driverActor()]
    const answer = await assign(token, cargo.id, first)
    expect(answer.data).toMatchObject({ code: 1, message: expect.stringContaining('تخصیص یافت') })
    expect(await statusOf(cargo.id)).toBe(0)
    const mine = await app.call('showMyPermit', { token: first.token })
    expect(mine.data).toMatchObject({ id: answer.data.data.reserveId, cargoId: cargo.id, status: 1 })
    await assign(token, cargo.id, last, 3)
    expect(await statusOf(cargo.id)).toBe(3)
    const told = await app.rowsOf('cargoEvents', { cargoId: cargo.id })
    expect(told.filter(({ kind }) => kind === 'assigned').map(({ toStatus }) => toStatus)).toEqual([0, 3])
    const log = await linesOf(hall.id)
    expect(log.map(({ kind }) => kind)).toEqual(['permit_issued', 'permit_issued'])
    expect(JSON.parse(log[0]?.entry ?? '')).toMatchObject({ cargo: cargo.id, by: 'support' })
  })

  it('issues the waybill at once where the company does, and the timeline says so', async () => {
    const { cargo, token, company } = await story()
    await app.setRow('companies', company.id, { instantBill: true })
    const { data } = await assign(token, cargo.id, await app.driverActor())
    const permit = await app.call('showPermit', { token, query: { Id: data.data.reserveId } })
    expect(permit.data.status).toBe(2)
    expect(permit.data.events.at(-1)).toMatchObject({ status: 2, note: 'صدور آنی' })
  })

  it('gives a free load as it stands by then, when it is changed meanwhile', async () => {
    const { cargo, token } = await story({ hallId: null, isHall: false })
    const { data } = await app.whileWaiting({
      first: (tx) => setRow(tx, 'cargos', cargo.id, { driverFeeRial: 30_000 }),
      second: async () => assign(token, cargo.id, await app.driverActor()),
      meanwhile: async () => {},
    })
    expect(await app.oneRow('permits', data.data.reserveId)).toMatchObject({ driverFeeRial: 30_000 })
  })

  it('is undone with the last permit: the cargo is sending again', async () => {
    const { cargo, token } = await story({ truckCount: 1 })
    const { data } = await assign(token, cargo.id, await app.driverActor())
    expect(await statusOf(cargo.id)).toBe(2)
    const admin = await app.adminActor()
    await app.call('voidPermit', { token: admin.token, body: { Id: data.data.reserveId } })
    expect(await statusOf(cargo.id)).toBe(0)
  })

  it('uses up the turn that the driver holds, at whichever hall, and tells both logs', async () => {
    const { cargo, token, hall } = await story()
    const { hall: other } = await app.hallWithCompany()
    const driver = await app.driverActor()
    const turn = await app.buildTurn(other.id, driver)
    const before = await preview(token, cargo.id, driver)
    expect(before.data.driver.turn).toEqual({ number: turn.number, hallName: other.name })
    const { data } = await assign(token, cargo.id, driver)
    expect((await app.call('showMyTurn', { token: driver.token })).data).toBeNull()
    for (const { id } of [hall, other]) expect((await linesOf(id)).at(-1)?.kind).toBe('permit_issued')
    const admin = await app.adminActor()
    await app.call('voidPermit', { token: admin.token, body: { Id: data.data.reserveId } })
    for (const { id } of [hall, other]) expect((await linesOf(id)).at(-1)?.kind).toBe('permit_voided')
  })

  it('shows beforehand who it is, what holds, and what it would leave', async () => {
    const { cargo, token } = await story()
    const driver = await app.driverActor({ balanceRial: 1_240_000 })
    const { data } = await preview(token, cargo.id, driver)
    expect(data).toMatchObject({
      driver: { driverMobile: driver.mobile, lastPermitAt: null, balanceRial: 1_240_000, turn: null },
      remaining: 2,
      refusal: null,
    })
    expect(data.conditions.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([])
  })

  it.each<[string, () => Promise<[Awaited<ReturnType<typeof story>>, Driver]>, string]>([
    [
      'no permission of the company',
      async () => {
        const told = await story()
        await app.setRow('companies', told.company.id, { loadSystemReserve: false })
        return [told, await app.driverActor()]
      },
      'اجازهٔ تخصیص',
    ],
    ['a finished cargo', async () => [await story({ status: 1 }), await app.driverActor()], 'کامیون خالی'],
    [
      'one that comes later',
      async () => [await story({ announcedAt: new Date(Date.now() + 9e8) }), await app.driverActor()],
      'هنوز اعلام نشده',
    ],
    [
      'a truck that does not fit',
      async () => [await story({ loaderTypeIds: [6001] }), await app.driverActor()],
      'مناسب این بار نیست',
    ],
    ['a closed account', async () => [await story(), await app.driverActor({ isActive: false })], 'غیرفعال'],
    ['an empty wallet', async () => [await story(), await app.driverActor({ balanceRial: 0 })], 'کافی نیست'],
    ['an open permit', async () => [await story(), (await app.permitStory()).driver], 'مجوز باز'],
    [
      'a truck with which another waits',
      async () => {
        const told = await story()
        const [mine, his] = [await app.driverActor(), await app.driverActor()]
        await app.buildTurn(told.hall.id, his)
        const link = { driverId: mine.id, freighterId: his.freighter.id, createdAt: new Date() }
        await app.addRow('driverFreighters', link)
        return [told, { ...mine, freighter: his.freighter }]
      },
      'رانندهٔ دیگری',
    ],
    [
      'somebody else’s truck',
      async () => {
        const { freighter } = await app.driverActor()
        return [await story(), { ...(await app.driverActor()), freighter }]
      },
      'به نام این راننده ثبت نشده',
    ],
    [
      'a driver who is not there',
      async () => [await story(), { ...(await app.driverActor()), nationalId: '0000000000' }],
      'ثبت نشده است',
    ],
  ])('is refused for %s, and told so beforehand', async (_what, make, sentence) => {
    const [{ cargo, token }, driver] = await make()
    const answer = await assign(token, cargo.id, driver)
    expect(answer).toMatchObject({ status: 200, statusCode: 400, data: { code: -1 } })
    expect(answer.errors[0]).toContain(sentence)
    expect((await preview(token, cargo.id, driver)).data.refusal).toBe(answer.errors[0])
  })

  it('waits for the end of an open round, and says until when', async () => {
    const { cargo, token, hall } = await story()
    const closesAt = new Date(Date.now() + 600_000)
    const times = { opensAt: new Date(), closesAt }
    await app.buildRound(hall.id, { ...times, cargoIds: [cargo.id], remaining: 2 })
    const answer = await assign(token, cargo.id, await app.driverActor())
    expect(answer.errors[0]).toMatch(/تا [۰-۹]{2}:[۰-۹]{2} بسته است/)
  })

  it('gives exactly as many as there are trucks, and knows no cargo that is not there', async () => {
    const { cargo, token } = await story({ truckCount: 1 })
    const drivers = await Promise.all([app.driverActor(), app.driverActor(), app.driverActor()])
    const answers = await Promise.all(drivers.map((driver) => assign(token, cargo.id, driver)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await assign(token, 2_000_000_000, drivers[0])).status).toBe(404)
    expect((await preview(token, 2_000_000_000, drivers[0])).status).toBe(404)
  })
})
