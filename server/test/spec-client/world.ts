import type { PermitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { type Flag, flags } from '@bargah/contract/kernel/access.ts'
import { hashPassword } from '../../src/features/auth/passwords.ts'
import { signedIn } from '../../src/features/auth/auth.build.ts'
import { buildCargo } from '../../src/features/cargos/cargos.build.ts'
import { buildCompany } from '../../src/features/companies/companies.build.ts'
import { buildProductOwner } from '../../src/features/product-owners/product-owners.build.ts'
import { buildHall } from '../../src/features/halls/halls.build.ts'
import { codesSentTo } from '../../src/features/outbox/outbox.build.ts'
import { notify } from '../../src/features/notifications/notifications.api.ts'
import { buildPermit } from '../../src/features/permits/permits.build.ts'
import { cityId } from '../../src/features/places/places.build.ts'
import { buildEndedTurn, buildTurn } from '../../src/features/turns/turns.build.ts'
import type { TestApp } from '../app.ts'
import { openBrowser } from '../browser.ts'
import { longAgo, next, padded } from '../plain.ts'
import { plainNotice } from '../../src/features/notifications/notifications.build.ts'
import { addRow, setRow } from '../rows.ts'

export const password = 'bargah24680'

/** A hall, its company and staff, and builders of all that the lines ask for: each request gets things of its own. */
export async function makeWorld(app: TestApp) {
  const { db } = app
  const hall = await buildHall(db)
  // each line takes loads of its own, and the money for them
  const company = await buildCompany(db, { hallIds: [hall.id], balanceRial: 10_000_000_000 })
  const { token: companyToken } = await signedIn(db, 'TransportationCompanyAdmin', { companyId: company.id })
  const { token: admin } = await app.adminActor()
  const { token: hallStaff } = await app.hallActor(hall.id)
  const owner = await buildProductOwner(db)
  const { token: ownerToken } = await signedIn(db, 'ProductOwnerAdmin', { productOwnerId: owner.id })
  const tehran = await cityId(db, 'تهران')
  await addRow(db, 'hallTariffs', { hallId: hall.id, cityId: tehran, priceToman: 30_000_000 })

  const member = async (...held: Flag[]) =>
    (await signedIn(db, 'TransportationCompanyMember', { companyId: company.id, flags: held })).token
  const cargo = (given: Parameters<typeof buildCargo>[1] = {}) =>
    buildCargo(db, { companyId: company.id, truckCount: 2, ...given })
  const hallCargo = () => cargo({ hallId: hall.id, destinationCityId: tehran })
  const turn = async (hallId = hall.id) => {
    const driver = await app.driverActor()
    return { driver, turn: await buildTurn(db, hallId, driver) }
  }
  /** A driver in the queue of a hall of his own that has one load. */
  const beforeChoice = async () => {
    const { id: hallId } = await buildHall(db)
    return { ...(await turn(hallId)), cargoId: (await cargo({ hallId })).id }
  }
  return {
    app,
    hall,
    company,
    owner,
    tehran,
    tokens: { admin, company: companyToken, hallStaff, owner: ownerToken, member: await member(...flags) },
    driver: () => app.driverActor(),
    cargo,
    hallCargo,
    turn,
    beforeChoice,
    async permit(status?: PermitStatus) {
      const driver = await app.driverActor()
      return { driver, permit: await buildPermit(db, (await hallCargo()).id, { driver, status }) }
    },
    /** A permit that Admin voided, and the turn that it had used up. */
    async voidedPermit() {
      const taken = await turn()
      await buildEndedTurn(db, taken.turn.id)
      const given = { driver: taken.driver, turnId: taken.turn.id }
      const permit = await buildPermit(db, (await hallCargo()).id, given)
      await app.call('voidPermit', { token: admin, body: { Id: permit.id } })
      return { ...taken, permit }
    },
    /** A choice that waits for its round's end. */
    async choice() {
      const before = await beforeChoice()
      const body = { DriverTurnId: before.turn.id, CargoId: before.cargoId }
      const { data } = await app.call('addPriority', { token: before.driver.token, body })
      return { ...before, id: data.data.id as number }
    },
    mobile: () => `0935${padded(next(), 7)}`,
    /** The code that was sent to a mobile, and the cookie of whoever asked for it. */
    async code(mobile: string) {
      const browser = openBrowser(app)
      await browser.call('sendCode', { body: { mobile } })
      return { code: (await codesSentTo(app, mobile))[0] ?? '', cookie: browser.cookie() }
    },
    /** The name of a main office's account. */
    async officeAccount() {
      const nationalId = padded(next(), 11)
      const office = { name: 'دفتر مرکزی', nationalId, createdAt: longAgo }
      const { id } = await addRow(db, 'mainOffices', office)
      const { userId } = await signedIn(db, 'AgentMain', { mainOfficeId: id })
      const username = `AM${nationalId}`
      await setRow(db, 'users', userId, { username })
      return username
    },
    async notice() {
      const { token, userId } = await app.driverActor()
      await db.transaction().execute((tx) => notify(tx, [{ ...plainNotice, to: { userId } }], new Date()))
      const [row] = (await app.call('listNotifications', { token })).data
      return { token, id: row.notificiation.dashboardNotificationId as number }
    },
    async report() {
      const token = companyToken
      const body = {
        Name: 'گزارش',
        ReportName: 'cargos',
        ColumnList: [{ LatinName: 'id', FarsiName: 'شناسه' }],
      }
      return { token, id: (await app.call('saveReport', { token, body })).data.id as number }
    },
    /** A main office. */
    office: () =>
      addRow(db, 'mainOffices', { name: 'دفتر آزمون', nationalId: padded(next(), 11), createdAt: longAgo }),
    /** A company user who has a password. */
    async account() {
      const user = await addRow(db, 'users', {
        username: `ali_Agent${Math.random().toString(36).slice(2, 8)}`,
        passwordHash: await hashPassword(password),
        role: 'TransportationCompanyMember',
        fullName: 'علی رضایی',
        accessFlags: ['access_Load_Add'],
        companyId: company.id,
        createdAt: longAgo,
      })
      return user.username
    },
  }
}
export type World = Awaited<ReturnType<typeof makeWorld>>
