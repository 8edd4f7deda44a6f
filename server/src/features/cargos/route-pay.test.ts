import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { daysAgo } from '../../../test/plain.ts'
import { recordStatements } from '../../../test/statements.ts'
import { buildCargo } from './cargos.build.ts'

const app = useTestApp()
const tehran = 1
type Given = Parameters<typeof buildCargo>[1]

/** A hall, two companies there, and loads that were taken on its way to a city: 30, 31, 32 … million. */
async function trodden(count: number, given: Given = {}) {
  const { hall, company } = await app.hallWithCompany()
  const other = await app.buildCompany({ hallIds: [hall.id] })
  const route = { hallId: hall.id, destinationCityId: tehran, truckCount: 2 }
  for (let n = 0; n < count; n += 1)
    await buildTaken({
      ...route,
      companyId: n % 2 ? company.id : other.id,
      rentToman: (30 + n) * 1_000_000,
      announcedAt: daysAgo(3 + n),
      ...given,
    })
  const asked = await app.buildCargo({ ...route, companyId: company.id })
  return { hall, company, route, asked }
}

async function buildTaken(given: Given) {
  const cargo = await app.buildCargo(given)
  await app.setRow('cargos', cargo.id, { remaining: 1 })
  return cargo
}
const payOf = async (cargoId: number, who: Promise<{ token: string }> = app.driverActor()) =>
  app.call('showRoutePay', { token: (await who).token, query: { CargoId: cargoId } })

describe('what the route of a load pays', () => {
  it('is told to a driver by the loads of his loader that somebody took, and how many they are', async () => {
    const { asked } = await trodden(8)
    const { data } = await payOf(asked.id)
    expect(data).toMatchObject({ from: 32_000_000, to: 35_000_000, loads: 8, days: 90 })
    expect(data.loaderTypeName).toEqual(expect.any(String))
  })

  it.each<[string, Given]>([
    ['another loader', { loaderTypeIds: [5003] }],
    ['another city', { destinationCityId: 2 }],
    ['more than ninety days ago', { announcedAt: daysAgo(92) }],
    ['today', { announcedAt: new Date(Date.now() - 1_000) }],
    ['which nobody took', { truckCount: 1 }],
  ])('is nothing by loads of %s', async (_, given) => {
    const { asked } = await trodden(8, given)
    const { status, data } = await payOf(asked.id)
    expect([status, data]).toEqual([200, null])
  })

  it('is nothing by four loads, or by those of one company', async () => {
    expect((await payOf((await trodden(4)).asked.id)).data).toBeNull()
    const { company } = await app.hallWithCompany()
    expect((await payOf((await trodden(8, { companyId: company.id })).asked.id)).data).toBeNull()
  })

  it('does not count the load that is asked about', async () => {
    const { route, company } = await trodden(4)
    const fifth = await buildTaken({ ...route, companyId: company.id, announcedAt: daysAgo(4) })
    expect((await payOf(fifth.id)).data).toBeNull()
  })

  it('is of free loads from and to the same neighbourhoods', async () => {
    const [one, two] = [await app.buildCompany(), await app.buildCompany()]
    const near = {
      originLatitude: 33,
      originLongitude: 47,
      destinationLatitude: 36,
      destinationLongitude: 59,
    }
    for (let n = 0; n < 6; n += 1)
      await buildTaken({
        ...near,
        originLatitude: 33 + n / 50,
        companyId: n % 2 ? one.id : two.id,
        truckCount: 2,
        rentToman: 20_000_000,
        announcedAt: daysAgo(5),
      })
    await buildTaken({
      ...near,
      originLatitude: 34,
      truckCount: 2,
      rentToman: 90_000_000,
      announcedAt: daysAgo(5),
    })
    const asked = await app.buildCargo(near)
    expect((await payOf(asked.id)).data).toMatchObject({ from: 20_000_000, to: 20_100_000, loads: 6 })
  })

  it('is not there by a load that is not announced, awaits review, or is offered to others', async () => {
    const { route, company } = await trodden(8)
    const hidden: Given[] = [
      { announcedAt: new Date(Date.now() + dayMs) },
      { status: -1 },
      { hallId: undefined, isForChosen: true },
    ]
    for (const given of hidden) {
      const cargo = await app.buildCargo({ ...route, companyId: company.id, ...given })
      expect((await payOf(cargo.id)).status, JSON.stringify(given)).toBe(404)
    }
    expect((await payOf(999_999)).status).toBe(404)
  })

  it('is read by the index of routes', async () => {
    const { asked } = await trodden(8)
    const [, statements] = await recordStatements(() => payOf(asked.id))
    const read = statements.find(({ text }) => text.includes('payer_id'))
    const client = await app.pool.connect()
    try {
      await client.query('set enable_seqscan = off')
      const plan = await client.query(`explain ${read?.text}`, read?.values)
      expect(JSON.stringify(plan.rows)).toContain('cargos_of_way')
    } finally {
      client.release(true)
    }
  })
})
