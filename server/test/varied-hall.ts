import { driverActor } from './actors.ts'
import type { TestApp } from './app.ts'
import { hoursAgo } from './plain.ts'

/** Makes a hall with cargos, permits, turns and rounds that differ in all that a list shows. */
export async function fillVariedHall(app: TestApp) {
  const hall = await app.buildHall({ name: 'سالن فهرست' })
  const origins = ['پارس‌آباد', 'بندرعباس، اسکله', 'گرگان', 'كرمان', 'تهران ۱۰۰٪_الف', 'آبادان', 'ژاله']
  for (const [n, origin] of origins.entries()) {
    const company = await app.buildCompany({ hallIds: [hall.id], name: `شرکت ${origin}` })
    const customer = await app.buildCustomer(company.id, {
      name: `آباد شرکت ${origin}`,
      addresses: [{}, { cityId: 7 }],
    })
    const cargo = await app.buildCargo({
      companyId: company.id,
      ...(n % 2 === 0 && { hallId: hall.id }),
      ...(n % 3 === 0 && { packagingId: 2, packagingCount: n + 1, description: `شکستنی ${n}` }),
      ...(n % 4 !== 0 && { senderAddressId: customer.addressId }),
      ...(n % 3 !== 0 && { receiverAddressId: customer.addressIds[1] }),
      origin,
      announcedAt: hoursAgo(10 + n * 13),
      distanceKm: n * 100,
      durationHours: n * 1.5,
      rentToman: 1_000_000 * ((n * 5) % 7) + 1,
      truckCount: 2,
      loaderTypeIds: n % 2 === 0 ? [5001, 5003] : [5001],
    })
    const driver = await app.driverActor()
    await takeTurn(app, hall.id, n + 1, driver)
    await app.buildPermit(cargo.id, { driver, status: n % 2 === 0 ? 6 : 1, issuedAt: hoursAgo(n * 11) })
    await app.addRow('rounds', {
      hallId: hall.id,
      opensAt: hoursAgo(n + 1),
      closesAt: hoursAgo(n),
      settledAt: hoursAgo(n),
    })
  }
  return hall
}

async function takeTurn(
  app: TestApp,
  hallId: number,
  number: number,
  driver: Awaited<ReturnType<typeof driverActor>>,
) {
  const ended = number % 2 === 0 ? null : hoursAgo(1)
  await app.addRow('turns', {
    hallId,
    number,
    driverId: driver.id,
    freighterId: driver.freighter.id,
    driverFreighterId: driver.driverFreighterId,
    isNative: false,
    status: ended ? 'used' : 'live',
    takenAt: hoursAgo(number * 7),
    takenBy: driver.userId,
    endedAt: ended,
  })
}
