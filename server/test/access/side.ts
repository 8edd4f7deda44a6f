import type { PermitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { organizations, type Role, roles } from '@bargah/contract/kernel/access.ts'
import { signedIn } from '../../src/features/auth/auth.build.ts'
import { buildCargo } from '../../src/features/cargos/cargos.build.ts'
import { buildCompany } from '../../src/features/companies/companies.build.ts'
import { buildProductOwner } from '../../src/features/product-owners/product-owners.build.ts'
import { buildDriver } from '../../src/features/drivers/drivers.build.ts'
import { buildHall } from '../../src/features/halls/halls.build.ts'
import { buildPermit } from '../../src/features/permits/permits.build.ts'
import { cityId } from '../../src/features/places/places.build.ts'
import { buildTurn } from '../../src/features/turns/turns.build.ts'
import { driverActor } from '../actors.ts'
import type { TestApp } from '../app.ts'
import { longAgo } from '../plain.ts'
import { addRow } from '../rows.ts'

/**
 * One of the two sides of the access test: a hall, a company, a product owner, a main office and a driver, whose things
 * belong to all of them, and one account of each role that is theirs. `hours` sets its hall and company apart from the
 * other's, so that no reply about them is the same.
 */
export async function makeSide(app: TestApp, { stranger, hours }: Given) {
  const { db } = app
  // the longest round there is: choices are made in it for as long as the test runs
  const hall = await buildHall(db, { reservationLimitMinutes: 25, turnExpireHours: hours })
  const company = await buildCompany(db, {
    hallIds: [hall.id],
    reserveEntrancePermission: true,
    balanceRial: 4_000_000_000,
    commissionFixedRial: hours * 1_000,
  })
  const owner = await buildProductOwner(db)
  const office = await addRow(db, 'mainOffices', {
    name: 'دفتر آزمون',
    nationalId: company.nationalId,
    createdAt: longAgo,
  })
  const ofSide = { companyId: company.id, productOwnerId: owner.id }
  const load = (given: Parameters<typeof buildCargo>[1] = {}) =>
    buildCargo(db, { ...ofSide, hallId: hall.id, truckCount: 999, ...given })
  const tehran = await cityId(db, 'تهران')
  const sharedLoad = await load()
  const turn = async () => {
    const driver = await app.driverActor()
    return { driver, turn: await buildTurn(db, hall.id, driver) }
  }
  const own: Partial<Record<Role, object>> = {
    Driver: { driverId: (await buildDriver(db)).id },
    LoadHallAdmin: { hallId: hall.id },
    TransportationCompanyAdmin: { companyId: company.id },
    TransportationCompanyMember: { companyId: company.id },
    ProductOwnerAdmin: { productOwnerId: owner.id },
    AgentMain: { mainOfficeId: office.id },
  }
  const users = {} as Record<Role, number>
  for (const role of roles) users[role] = (await signedIn(db, role, own[role])).userId
  for (const role of organizations) {
    await addRow(db, 'userCompanies', { userId: users[role], companyId: company.id })
    await addRow(db, 'userHalls', { userId: users[role], hallId: hall.id })
  }
  return {
    app,
    hall,
    company,
    officeId: office.id,
    owner,
    tehran,
    users,
    /** A driver of neither side. */
    stranger,
    /** A load of the hall with trucks enough for the whole test. */
    sharedLoad,
    load,
    turn,
    driver: () => app.driverActor(),
    async permit(status?: PermitStatus) {
      const driver = await app.driverActor()
      return { driver, permit: await buildPermit(db, sharedLoad.id, { driver, status }) }
    },
    /** A choice that waits for its round's end. */
    async choice() {
      const { driver, turn: taken } = await turn()
      const body = { DriverTurnId: taken.id, CargoId: sharedLoad.id }
      const { data } = await app.call('addPriority', { token: driver.token, body })
      return { driver, turn: taken, id: data.data.id as number }
    },
  }
}
type Given = { stranger: Awaited<ReturnType<typeof driverActor>>; hours: number }
export type Side = Awaited<ReturnType<typeof makeSide>>
