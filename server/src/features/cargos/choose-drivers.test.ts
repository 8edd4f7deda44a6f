import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { buildCargo } from './cargos.build.ts'

const app = useTestApp()

const choose = (token: string, CargoId: number, DriverIds: number[]) =>
  app.call('setSelectedDrivers', { token, body: { CargoId, DriverIds } })
const onBoardOf = async (token: string, id: number): Promise<boolean> =>
  (await app.call('listFreeCargos', { token })).data.some((row: { id: number }) => row.id === id)
const take = (token: string, CargoId: number) => app.call('reserveFreeCargo', { token, body: { CargoId } })

/** A free load of a company that may offer it to chosen drivers. */
async function story(given: Parameters<typeof buildCargo>[1] = {}) {
  const { company, token } = await app.hallWithCompany()
  await app.setRow('companies', company.id, {
    loadSelectedDrivers: true,
    reserveEntrancePermission: true,
  })
  const cargo = await app.buildCargo({ companyId: company.id, truckCount: 2, ...given })
  return { company, token, cargo }
}

describe('a load for chosen drivers', () => {
  it('is seen and taken by these alone, who are told', async () => {
    const { token, cargo } = await story()
    const [chosen, other] = [await app.driverActor(), await app.driverActor()]
    const answer = await choose(token, cargo.id, [chosen.id])
    expect(answer.data).toMatchObject({ code: 1, message: expect.stringContaining('۱ رانندهٔ برگزیده') })
    const rival = await app.hallWithCompany()
    const support = await app.signedIn('AdminSupport')
    for (const [who, sees] of [
      [chosen, true],
      [other, false],
      [rival, false],
      [{ token }, true],
      [support, true],
    ] as const)
      expect(await onBoardOf(who.token, cargo.id)).toBe(sees)
    expect((await take(other.token, cargo.id)).status).toBe(404)
    const told = await app.call('listNotifications', { token: chosen.token })
    expect(told.data[0].notificiation.subject).toContain('باری را برای شما گذاشت')
    const listed = await app.call('listSelectedDrivers', { token, query: { CargoId: cargo.id } })
    expect(listed.data).toMatchObject([{ driverId: chosen.id, driverCardNumber: chosen.cardNumber }])
    expect((await take(chosen.token, cargo.id)).data.code).toBe(1)
    // nor does it tell others that it was there once its trucks are gone
    await app.setRow('cargos', cargo.id, { remaining: 0 })
    expect((await take(other.token, cargo.id)).status).toBe(404)
  })

  it('is taken for no other driver either, and given by support to none', async () => {
    const { token, cargo, company } = await story()
    await app.setRow('companies', company.id, { loadSystemReserve: true })
    const [chosen, other] = [await app.driverActor(), await app.driverActor()]
    await choose(token, cargo.id, [chosen.id])
    const asked = { CargoId: cargo.id, NationalId: other.nationalId }
    const refused = await app.call('reserveFreeCargo', { token, body: asked })
    expect(refused.errors[0]).toContain('رانندگان برگزیده')
    const support = await app.signedIn('AdminSupport')
    const assigned = await app.call('assignCargo', {
      token: support.token,
      body: { ...asked, FreighterCardNumber: other.freighter.cardNumber, By: 2 },
    })
    expect(assigned.errors[0]).toContain('رانندگان برگزیدهٔ شرکت')
  })

  it('is for everybody again when nobody is named, also once the permission is gone', async () => {
    const { token, cargo, company } = await story()
    const [chosen, other] = [await app.driverActor(), await app.driverActor()]
    await choose(token, cargo.id, [chosen.id])
    await app.setRow('companies', company.id, { loadSelectedDrivers: false })
    expect((await choose(token, cargo.id, [chosen.id])).errors[0]).toContain('اجازهٔ گذاشتن بار')
    expect((await choose(token, cargo.id, [])).data.code).toBe(1)
    expect(await onBoardOf(other.token, cargo.id)).toBe(true)
  })

  it('is refused for a hall’s load, a finished one, a driver who is not there, and another’s load is absent', async () => {
    const { token, cargo, company } = await story()
    const { id: hallId } = (await app.hallWithCompany()).hall
    const driver = await app.driverActor()
    const halls = await app.buildCargo({ companyId: company.id, hallId })
    const over = await app.buildCargo({ companyId: company.id, status: 1 })
    expect((await choose(token, halls.id, [driver.id])).errors[0]).toContain('بار سالن')
    expect((await choose(token, over.id, [driver.id])).errors[0]).toContain('در حال ارسال نیست')
    expect((await choose(token, cargo.id, [driver.id, 2_000_000_000])).errors[0]).toContain('پیدا نشد')
    const rival = await app.hallWithCompany()
    expect((await choose(rival.token, cargo.id, [driver.id])).status).toBe(404)
    const asked = { token: rival.token, query: { CargoId: cargo.id } }
    expect((await app.call('listSelectedDrivers', asked)).status).toBe(404)
  })
})

describe('the search of drivers', () => {
  const search = async (token: string, query: { LoaderTypeId?: number; Search?: string }) =>
    (await app.call('searchDriversByLoader', { token, query })).data.map(
      ({ driverId }: { driverId: number }) => driverId,
    )

  it('finds by type of truck, words of the name, and whole numbers, and tells no way to reach them', async () => {
    const { token } = await story()
    const driver = await app.driverActor({ firstName: 'یگانه‌یار', loaderTypeId: 6001 })
    expect(await search(token, { LoaderTypeId: 6001, Search: 'يگانه' })).toEqual([driver.id])
    expect(await search(token, { LoaderTypeId: 5001, Search: 'یگانه' })).toEqual([])
    expect(await search(token, { Search: driver.nationalId })).toEqual([driver.id])
    expect(await search(token, { Search: driver.freighter.cardNumber })).toEqual([driver.id])
    expect(await search(token, { Search: driver.nationalId.slice(0, 9) })).toEqual([])
    expect(await search(token, { Search: driver.mobile })).toEqual([])
    const found = await app.call('searchDriversByLoader', { token, query: { Search: 'یگانه' } })
    for (const hidden of [driver.nationalId, driver.mobile])
      expect(JSON.stringify(found.data)).not.toContain(hidden)
  })

  it('leaves out closed accounts', async () => {
    const { token } = await story()
    await app.driverActor({ firstName: 'بسته‌حساب', isActive: false })
    expect(await search(token, { Search: 'بسته‌حساب' })).toEqual([])
  })
})
