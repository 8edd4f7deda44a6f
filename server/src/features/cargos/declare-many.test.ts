import type { DeclareCargoInput } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { plainDeclaration } from '../../../test/plain.ts'
import { balanceOf } from '../wallet/wallet.api.ts'

const app = useTestApp()
let tehran: number
let qom: number
beforeAll(async () => {
  tehran = await app.cityId('تهران')
  qom = await app.cityId('قم')
})

const inDays = (days: number) => ({
  FutureDate: jalaliDate(new Date(Date.now() + days * dayMs)),
  FutureHour: '08',
  FutureMinute: '30',
})
const toQom = { CargoDestination: 'قم', CargoDestinationLat: 34.64, CargoDestinationLong: 50.88 }
type Given = Partial<DeclareCargoInput>
const many = (token: string, rows: Given[], headers?: Record<string, string>) =>
  app.call('declareCargos', {
    token,
    ...(headers && { headers }),
    body: {
      Cargos: rows.map((row) => ({
        ...plainDeclaration,
        IsLoadHall: true,
        CityDestinationId: tehran,
        ...row,
      })),
    },
  })
const cargosOf = (companyId: number) => app.rowsOf('cargos', { companyId }, 'id')
const heldOf = (companyId: number) => balanceOf(app.db, { companyId, held: true })

describe('declaring several cargos in one go', () => {
  it('makes one for each destination and day, each with its row, in one round', async () => {
    const { hall, company, token } = await app.hallWithCompany()
    const LoadHallId = hall.id
    const answer = await many(token, [
      { LoadHallId, FreighterNumber: 2 },
      { LoadHallId, ...toQom, CityDestinationId: qom, CargoRent: 30_000_000 },
      { LoadHallId, ...inDays(2) },
    ])
    expect(answer.message).toBe('۳ بار ثبت شد.')
    const [first, second, third] = answer.data.data.cargos
    expect(first).toMatchObject({
      cargoDestination: 'تهران',
      isLater: false,
      uniqueCode: expect.stringMatching(/^\d{8}$/),
    })
    expect(second).toMatchObject({ cargoDestination: 'قم', isLater: false })
    expect(third).toMatchObject({ isLater: true, cargoDate: inDays(2).FutureDate, cargoTime: '08:30' })
    const cargos = await cargosOf(company.id)
    expect(cargos).toMatchObject([
      { id: first.id, truckCount: 2, destinationCityId: tehran },
      { id: second.id, truckCount: 1, destinationCityId: qom, rentToman: 30_000_000 },
      { id: third.id },
    ])
    expect(cargos[1]?.distanceKm).toBeLessThan(cargos[0]?.distanceKm ?? 0)
    const inRound = await app.db
      .selectFrom('roundCargos')
      .selectAll()
      .where('cargoId', 'in', [first.id, second.id])
      .execute()
    expect(new Set(inRound.map(({ roundId }) => roundId)).size).toBe(1)
    expect(inRound).toHaveLength(2)
    expect(await heldOf(company.id)).toBe(4 * 50_000)
    await app.expectBalancedLedger()
  })

  it('makes none when the money is not enough for all, and says how much is lacking', async () => {
    const { hall, company, token } = await app.hallWithCompany({ companyFeeRial: 20_000_000 })
    const trucks = [2, 1, 1].map((FreighterNumber) => ({ LoadHallId: hall.id, FreighterNumber }))
    const answer = await many(token, trucks)
    expect(answer.errors[0]).toContain('۸۰٬۰۰۰٬۰۰۰ ریال لازم است')
    expect(answer.data).toMatchObject({ reason: 'no_money', lackingRial: 30_000_000 })
    expect(await heldOf(company.id)).toBe(0)
  })

  it('makes none when one of them is refused, and says which', async () => {
    const { hall, company, token } = await app.hallWithCompany()
    const answer = await many(token, [{ LoadHallId: hall.id }, { LoadHallId: hall.id, KalaId: 999_999 }])
    expect(answer).toMatchObject({ status: 200, statusCode: 400, data: { code: -1, row: 2 } })
    expect(answer.errors[0]).toMatch(/^بار ۲: نوع کالا پیدا نشد/)
    const lacking = await many(token, [{ LoadHallId: hall.id }, {}])
    expect(lacking.status).toBe(400)
    expect(lacking.errors).toEqual(['بار ۲: سالن را انتخاب کنید.'])
    expect((await many(token, [])).status).toBe(400)
    expect(await cargosOf(company.id)).toEqual([])
    expect(await heldOf(company.id)).toBe(0)
  })

  it('makes none when the wallet has enough for some alone, and says what all need', async () => {
    const { hall } = await app.hallWithCompany()
    const company = await app.buildCompany({ hallIds: [hall.id], balanceRial: 120_000 })
    const { token } = await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })
    const answer = await many(
      token,
      [1, 2, 3].map(() => ({ LoadHallId: hall.id })),
    )
    expect(answer.errors[0]).toContain('این ۳ بار')
    expect(answer.errors[0]).toContain('۱۵۰٬۰۰۰')
    expect(await cargosOf(company.id)).toEqual([])
    expect(await heldOf(company.id)).toBe(0)
  })

  it('makes them once however often the key comes', async () => {
    const { hall, company, token } = await app.hallWithCompany()
    const rows = [{ LoadHallId: hall.id }, { LoadHallId: hall.id, ...inDays(1) }]
    const key = { 'idempotency-key': 'many-loads-at-once' }
    const first = await many(token, rows, key)
    expect((await many(token, rows, key)).data).toEqual(first.data)
    expect(await cargosOf(company.id)).toHaveLength(2)
  })

  it('takes a product owner’s too, which await review', async () => {
    const company = await app.buildCompany()
    const { id: productOwnerId } = await app.buildProductOwner()
    const { token } = await app.signedIn('ProductOwnerAdmin', { productOwnerId })
    const answer = await many(
      token,
      [1, 2].map((days) => ({ TransportationCompanyId: company.id, ...inDays(days) })),
    )
    expect(answer.data.code).toBe(1)
    expect(await cargosOf(company.id)).toMatchObject([
      { status: -1, isHall: false, hallId: null, productOwnerId },
      { status: -1, isHall: false, hallId: null, productOwnerId },
    ])
  })
})
