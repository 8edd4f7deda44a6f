import { cargoState, cargoStatusText } from '@bargah/contract/features/cargos/cargos.states.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { daysAgo, plainDeclaration } from '../../../test/plain.ts'
import { endUnreviewed, expireCargos } from './cargos.jobs.ts'

const app = useTestApp()

/** What happened to a cargo after it was declared, in order. */
const toldOf = async (cargoId: number) => {
  const [declared, ...told] = await app.rowsOf('cargoEvents', { cargoId }, 'id')
  expect(declared).toMatchObject({ kind: 'declared', fromStatus: null })
  return told
}

/** A product owner's cargo that awaits the review of a company, whose admin is signed in. */
async function awaitingReview(announcedAt?: Date) {
  const { company, token, userId } = await app.hallWithCompany()
  const { id: productOwnerId } = await app.buildProductOwner()
  const owned = { companyId: company.id, productOwnerId, status: -1 as const, commissionRial: 0 }
  const cargo = await app.buildCargo({ ...owned, ...(announcedAt && { announcedAt }) })
  return { cargo, token, userId }
}

describe('a cargo’s history tells', () => {
  it('who declared it, as what', async () => {
    const { hall, token, userId } = await app.hallWithCompany()
    const cityTo = await app.cityId('تهران')
    const named = { IsLoadHall: true, LoadHallId: hall.id, CityDestinationId: cityTo }
    const { data } = await app.call('declareCargo', { token, body: { ...plainDeclaration, ...named } })
    expect(await app.rowsOf('cargoEvents', { cargoId: data.data.id })).toMatchObject([
      { kind: 'declared', fromStatus: null, toStatus: 0, byUser: userId },
    ])
  })

  it('its approval and its rejection with the reason', async () => {
    const approved = await awaitingReview()
    await app.call('reviewCargo', { token: approved.token, body: { Id: approved.cargo.id, Accept: true } })
    expect(await toldOf(approved.cargo.id)).toMatchObject([
      { kind: 'approved', fromStatus: -1, toStatus: 0, byUser: approved.userId },
    ])
    const rejected = await awaitingReview()
    const no = { Id: rejected.cargo.id, Accept: false, Desc: 'کامیون نداریم' }
    await app.call('reviewCargo', { token: rejected.token, body: no })
    expect(await toldOf(rejected.cargo.id)).toMatchObject([
      { kind: 'rejected', fromStatus: -1, toStatus: 1, byUser: rejected.userId, reason: 'کامیون نداریم' },
    ])
    const shown = [approved, rejected].map(({ token, cargo }) =>
      app.call('showCargo', { token, query: { cargoId: cargo.id } }),
    )
    const rows = await Promise.all(shown)
    expect(rows.map(({ data }) => cargoStatusText(data))).toEqual(['در حال ارسال', 'ردشده'])
    // a file, groups and the search over everything say the same
    const { token } = rejected
    const isRejected = { field: 'cargoState', op: 'eq', value: cargoState.rejected } as const
    const file = { Format: 'csv', Columns: 'cargoState', Filter: [isRejected] } as const
    const { bytes } = await app.call('searchCargos', { token, body: file })
    expect(bytes.toString()).toContain('"وضعیت"\r\n"ردشده"\r\n')
    const { groups } = await app.call('searchCargos', { token, body: { GroupBy: 'cargoState' } })
    expect(groups?.list.map(({ value }) => value)).toEqual([cargoState.rejected])
    const found = await app.call('find', { token, query: { Text: String(rejected.cargo.id) } })
    expect(cargoStatusText(found.data.cargos[0])).toBe('ردشده')
  })

  it('that its time was over, or that nobody reviewed it: by the server itself', async () => {
    const old = await app.buildCargo({ announcedAt: daysAgo(8) })
    const waiting = await awaitingReview(daysAgo(4))
    await expireCargos(app, 7)
    await endUnreviewed(app)
    expect(await toldOf(old.id)).toMatchObject([
      { kind: 'expired', fromStatus: 0, toStatus: 1, byUser: null, reason: 'منقضی' },
    ])
    expect(await toldOf(waiting.cargo.id)).toMatchObject([
      { kind: 'unreviewed', fromStatus: -1, toStatus: 1, byUser: null },
    ])
  })

  it('that its last permit was completed', async () => {
    const { cargo, permit, driver } = await app.permitStory({ truckCount: 1 })
    const body = { DriverReserveId: permit.id, StatusCode: 6 as const }
    await app.call('changePermitStatus', { token: driver.token, body })
    expect(await toldOf(cargo.id)).toMatchObject([
      { kind: 'completed', fromStatus: 0, toStatus: 1, byUser: null },
    ])
  })

  it('that it sends again after the permit was voided by which it had been assigned', async () => {
    const { cargo, permit } = await app.permitStory({ status: 2, truckCount: 1 })
    const { token, userId } = await app.adminActor()
    await app.call('voidPermit', { token, body: { Id: permit.id, Desc: 'دلیل' } })
    expect(await toldOf(cargo.id)).toMatchObject([
      { kind: 'reopened', fromStatus: 2, toStatus: 0, byUser: userId, permitId: permit.id },
    ])
  })
})
