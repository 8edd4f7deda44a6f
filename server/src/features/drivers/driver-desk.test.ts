import {
  addFreighterRefusals,
  changeDriverRefusals,
  currentTruckSet,
  currentTruckSetLater,
  deactivateDriverRefusals,
  driverDeactivated,
  driverLoggedOut,
  driverPasswordChanged,
  driverPasswordKept,
  driverWasOut,
  searchNeeded,
} from '@bargah/contract/features/drivers/drivers.text.ts'
import {
  passwordSetByStaff,
  phoneFreed,
  truckChosen,
} from '@bargah/contract/features/notifications/account-notices.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { photo } from '../../../test/files.ts'
import { next, padded } from '../../../test/plain.ts'
import { hashPassword } from '../auth/passwords.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'
import { truckCardThatIs } from './drivers.build.ts'

const app = useTestApp()
let token: string
let support: string
beforeAll(async () => {
  token = (await app.adminActor()).token
  support = (await app.signedIn('AdminSupport')).token
})

type Named = { id: number }
const ids = ({ data }: { data: Named[] }) => data.map(({ id }) => id)
const show = async (driverId: number, asker = token) =>
  (await app.call('showDriver', { token: asker, query: { driverId } })).data
const rowOf = (id: number) => app.oneRow('drivers', id)
const subjectsOf = async (userId: number) =>
  (await app.rowsOf('notifications', { userId })).map(({ subject }) => subject)
const newMobile = () => `0915${padded(next(), 7)}`
const stale = (userId: number) => app.setRow('sessions', { userId }, { passwordAt: new Date(0) })
const isOut = async (his: string) => (await app.call('showMe', { token: his })).status === 401

describe('the search for drivers', () => {
  it('finds by each of the six ways, numbers whole and names as they begin', async () => {
    const driver = await app.buildDriver({ firstName: 'هوشنگ‌علی' })
    await app.setRow('drivers', driver.id, { lastName: 'زرین کیش' })
    const { nationalId, cardNumber, mobile, freighter } = driver
    const asked = [
      app.call('findDriversByNationalId', { token, query: { nationalId } }),
      app.call('findDriversByCard', { token, query: { cardNumber: cardNumber ?? '' } }),
      app.call('findDriversByTruck', { token, query: { cardNumber: freighter.cardNumber } }),
      app.call('findDriversByMobile', { token, query: { mobile } }),
      app.call('findDriversByName', { token, query: { name: 'هوشنگ' } }),
      app.call('findDriversByFamily', { token: support, query: { family: 'زرين ک' } }),
      app.call('listDrivers', { token, query: { family: 'زرین', nationalId } }),
    ]
    for (const answer of await Promise.all(asked)) expect(ids(answer)).toEqual([driver.id])
    const none = [
      app.call('findDriversByNationalId', { token, query: { nationalId: nationalId.slice(1) } }),
      app.call('findDriversByFamily', { token, query: { family: 'کیش' } }),
      app.call('findDriversByName', { token, query: { name: '%' } }),
      app.call('listDrivers', { token, query: { family: 'زرین', IsActive: false } }),
    ]
    for (const answer of await Promise.all(none)) expect([answer.status, answer.data]).toEqual([200, []])
  })

  it('finds by the loader of the truck that is driven now, and of no other that was', async () => {
    const loaderTypeId = 7004
    const driver = await app.buildDriver({ loaderTypeId })
    const other = await app.buildDriver()
    await app.addRow('driverFreighters', {
      driverId: other.id,
      freighterId: driver.freighter.id,
      createdAt: new Date(),
    })
    const found = await app.call('listDrivers', { token, query: { LoaderTypeId: loaderTypeId } })
    expect(ids(found)).toEqual([driver.id])
  })

  it('asks for words', async () => {
    const empty = await app.call('findDriversByFamily', { token, query: { family: ' ' } })
    expect([empty.status, empty.errors]).toEqual([400, [searchNeeded]])
  })
})

describe('deactivating a driver', () => {
  async function waiting() {
    const { hall, company } = await app.hallWithCompany()
    const cargo = await app.buildCargo({ companyId: company.id, hallId: hall.id, truckCount: 2 })
    const driver = await app.driverActor()
    const turn = await app.buildTurn(hall.id, driver)
    const body = { DriverTurnId: turn.id, CargoId: cargo.id }
    expect((await app.call('addPriority', { token: driver.token, body })).data.code).toBe(1)
    return { driver, turn, hall }
  }
  const deactivate = (driverId: number, asker = token) =>
    app.call('deactivateDriver', { token: asker, query: { driverId } })

  it('ends his turn with its choices and his sessions, in the hall’s log too, and tells him', async () => {
    const { driver, turn, hall } = await waiting()
    expect(await show(driver.id)).toMatchObject({
      driverActive: true,
      turn: { id: turn.id, turnNumber: turn.number, choices: 1, ahead: 0 },
      openPermitId: null,
    })
    const done = await deactivate(driver.id, support)
    expect([done.statusCode, done.data]).toEqual([200, driverDeactivated])
    expect(await isOut(driver.token)).toBe(true)
    expect(await show(driver.id)).toMatchObject({ driverActive: false, turn: null })
    const ended = await app.db.selectFrom('turns').select('status').where('id', '=', turn.id).execute()
    expect(ended).toEqual([{ status: 'ended_by_staff' }])
    expect(await app.rowsOf('priorities', { turnId: turn.id })).toMatchObject([{ reason: 'driver_inactive' }])
    const told = (await app.logOf(hall.id)).map(({ kind }) => kind)
    expect(told.slice(-2)).toContain('turn_ended')
    expect((await smsSentTo(app, driver.mobile))[0]?.kind).toBe('driver_deactivated')
    expect((await deactivate(driver.id)).errors).toEqual([deactivateDriverRefusals.not_active])
  })

  it('leaves his open permit', async () => {
    const { driver, permit } = await app.permitStory()
    expect((await show(driver.id)).openPermitId).toBe(permit.id)
    expect((await deactivate(driver.id)).statusCode).toBe(200)
    expect((await show(driver.id)).openPermitId).toBe(permit.id)
    expect(await app.rowsOf('permits', permit.id)).toMatchObject([{ status: permit.status }])
  })

  it('knows whom there is not, and asks for the own password again', async () => {
    expect((await deactivate(2_000_000_000)).status).toBe(404)
    const old = await app.signedIn('Admin')
    await stale(old.userId)
    const { id } = await app.buildDriver()
    expect((await deactivate(id, old.token)).data.reason).toBe('reauthenticate')
    expect((await rowOf(id)).isActive).toBe(true)
  })
})

describe('the phone and the sessions of a driver', () => {
  it('are emptied, removed with a sign-out, or signed out alone', async () => {
    const driver = await app.driverActor()
    const bind = () => app.setRow('drivers', driver.id, { phoneId: 'his' })
    await bind()
    expect((await show(driver.id)).hasPhone).toBe(true)
    await app.call('emptyPhoneId', { token: support, query: { driverId: driver.id } })
    expect([(await rowOf(driver.id)).phoneId, await isOut(driver.token)]).toEqual([null, false])
    await bind()
    const removed = await app.call('removePhoneId', { token: support, query: { Id: driver.id } })
    expect(removed.data).toMatchObject({ code: 1 })
    expect([(await rowOf(driver.id)).phoneId, await isOut(driver.token)]).toEqual([null, true])
    await bind()
    const again = await app.newSession(driver.userId)
    const logOut = async () => (await app.call('logOutDriver', { token, query: { id: driver.id } })).data
    expect(await logOut()).toMatchObject({ message: driverLoggedOut })
    expect([(await rowOf(driver.id)).phoneId, await isOut(again)]).toEqual(['his', true])
    expect(await logOut()).toMatchObject({ message: driverWasOut })
  })

  it('are no act behind his back: whoever frees his phone lets another one in, and he is told on the one that he has', async () => {
    for (const [key, query] of [
      ['emptyPhoneId', (id: number) => ({ driverId: id })],
      ['removePhoneId', (id: number) => ({ Id: id })],
    ] as const) {
      const driver = await app.driverActor()
      await app.setRow('drivers', driver.id, { phoneId: 'his' })
      for (let times = 0; times < 2; times++)
        await app.call(key, { token: support, query: query(driver.id) } as never)
      expect((await smsSentTo(app, driver.mobile)).map(({ kind }) => kind)).toEqual(['driver_phone_freed'])
      expect(await subjectsOf(driver.userId)).toContain(phoneFreed.subject)
    }
  })

  it('are nobody’s who is not there', async () => {
    const query = { driverId: 2_000_000_000, Id: 2_000_000_000, id: 2_000_000_000 }
    for (const key of ['emptyPhoneId', 'removePhoneId', 'logOutDriver', 'makeDriverNative'] as const)
      expect((await app.call(key, { token, query })).status).toBe(404)
  })
})

describe('the password of a driver', () => {
  const change = (id: number, Item2: string, Item3: string) =>
    app.call('changeDriverPassword', { token: support, body: { Item1: id, Item2, Item3 } })

  it('is set with six letters, ends his sessions and must be changed by him', async () => {
    const driver = await app.driverActor()
    const done = await change(driver.id, 'hamoon', driver.nationalId)
    expect([done.statusCode, done.data]).toEqual([200, driverPasswordChanged])
    expect(await isOut(driver.token)).toBe(true)
    expect((await show(driver.id)).mustChangePassword).toBe(true)
  })

  it('is told on his phone and in the panel: who set it could come in by it', async () => {
    const driver = await app.driverActor()
    await change(driver.id, 'hamoon', driver.nationalId)
    expect((await smsSentTo(app, driver.mobile))[0]).toMatchObject({
      kind: 'driver_password_set',
      values: { name: expect.stringMatching(/./) },
    })
    expect(await subjectsOf(driver.userId)).toContain(passwordSetByStaff.subject)
  })

  it('stays as it is when none is given, is short, or the driver is another', async () => {
    const driver = await app.driverActor()
    expect((await change(driver.id, '', driver.nationalId)).data).toBe(driverPasswordKept)
    expect((await change(driver.id, 'short', driver.nationalId)).status).toBe(400)
    const { nationalId } = await app.buildDriver()
    expect((await change(driver.id, 'hamoon', nationalId)).errors).toEqual([
      changeDriverRefusals.other_person,
    ])
    expect((await change(2_000_000_000, 'hamoon', nationalId)).status).toBe(404)
    const unknown = await app.buildDriver()
    expect((await change(unknown.id, 'hamoon', unknown.nationalId)).errors).toEqual([
      changeDriverRefusals.no_account,
    ])
    expect(await isOut(driver.token)).toBe(false)
  })
})

describe('the mobile of a driver', () => {
  const change = (id: number, Item2: string, Item3: string, asker = support) =>
    app.call('changeDriverMobile', { token: asker, body: { Item1: id, Item2, Item3 } })

  it('is changed with his account, told to both numbers, and takes the temporary password with it', async () => {
    const driver = await app.driverActor()
    await app.setRow('users', driver.userId, {
      temporaryHash: await hashPassword('kept1234'),
      temporaryExpiresAt: new Date('2100-01-01'),
    })
    const mobile = newMobile()
    expect((await change(driver.id, mobile, driver.nationalId)).data.code).toBe(1)
    expect((await rowOf(driver.id)).mobile).toBe(mobile)
    expect(await app.rowsOf('users', driver.userId)).toMatchObject([{ mobile, temporaryHash: null }])
    for (const to of [driver.mobile, mobile])
      expect((await smsSentTo(app, to))[0]?.kind).toBe('driver_mobile_changed')
  })

  it('is nobody else’s: no driver’s, and no name that somebody signs in by', async () => {
    const [driver, other] = [await app.driverActor(), await app.buildDriver()]
    const errors = async (mobile: string) => (await change(driver.id, mobile, driver.nationalId)).errors
    expect(await errors(driver.mobile)).toEqual([changeDriverRefusals.same_mobile])
    expect(await errors(other.mobile)).toEqual([changeDriverRefusals.mobile_taken])
    const username = newMobile()
    const user = await app.signedIn('Customer')
    await app.setRow('users', user.userId, { username })
    expect(await errors(username)).toEqual([changeDriverRefusals.mobile_taken])
    expect((await change(driver.id, newMobile(), other.nationalId)).errors).toEqual([
      changeDriverRefusals.other_person,
    ])
    expect((await change(driver.id, '0915123', driver.nationalId)).status).toBe(400)
    expect((await rowOf(driver.id)).mobile).toBe(driver.mobile)
  })

  it('is given to one of those who ask for it at a moment', async () => {
    const drivers = await Promise.all(Array.from({ length: 5 }, () => app.buildDriver()))
    const mobile = newMobile()
    const answers = await Promise.all(drivers.map(({ id, nationalId }) => change(id, mobile, nationalId)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ errors }) => errors))).toEqual(
      new Set([changeDriverRefusals.mobile_taken]),
    )
  })

  it('asks for the own password again', async () => {
    const old = await app.signedIn('AdminSupport')
    await stale(old.userId)
    const { id, nationalId } = await app.buildDriver()
    const asked = await change(id, newMobile(), nationalId, old.token)
    expect(asked.data.reason).toBe('reauthenticate')
  })
})

describe('the trucks of a driver', () => {
  const add = (DriverId: number, FreighterCardNumber: string) =>
    app.call('addFreighter', { token: support, body: { DriverId, FreighterCardNumber } })
  const trucks = async (DriverId: number, asker = token) =>
    (await app.call('listTrucksOfDriver', { token: asker, query: { DriverId } })).data
  const setCurrent = (Id: number, asker: string) =>
    app.call('setCurrentTruck', { token: asker, body: { Id } })

  it('are added from our record or by inquiry, the last one for his next turn', async () => {
    const driver = await app.driverActor()
    const known = await app.buildFreighter()
    expect((await add(driver.id, known.cardNumber)).data.code).toBe(1)
    const confirmed = truckCardThatIs('confirmed')
    const added = await add(driver.id, confirmed)
    const [first, second, third] = await trucks(driver.id, driver.token)
    expect(first).toMatchObject({ id: added.data.data.id, freighterCardNumber: confirmed, isCurrent: true })
    expect([second.isCurrent, third.isCurrent]).toEqual([false, false])
    expect((await rowOf(driver.id)).currentDriverFreighterId).toBe(first.id)
  })

  it('are not added twice, unconfirmed, or while the inquiry is away', async () => {
    const driver = await app.driverActor()
    const errors = async (card: string) => (await add(driver.id, card)).errors
    expect(await errors(driver.freighter.cardNumber)).toEqual([addFreighterRefusals.has_it])
    expect(await errors(truckCardThatIs('not_confirmed'))).toEqual([addFreighterRefusals.not_confirmed])
    expect(await errors(truckCardThatIs('away'))).toEqual([addFreighterRefusals.away])
    expect((await add(2_000_000_000, truckCardThatIs('confirmed'))).status).toBe(404)
    expect(await trucks(driver.id)).toHaveLength(1)
  })

  it('change for the next turn alone, his own by himself', async () => {
    const [driver, other] = [await app.driverActor(), await app.driverActor()]
    await add(driver.id, (await app.buildFreighter()).cardNumber)
    expect((await setCurrent(driver.driverFreighterId, driver.token)).data.message).toBe(currentTruckSet)
    const { hall } = await app.hallWithCompany()
    const turn = await app.buildTurn(hall.id, driver)
    const [, second] = await trucks(driver.id)
    expect((await setCurrent(second.id, driver.token)).data.message).toBe(currentTruckSetLater)
    expect(await app.rowsOf('turns', turn.id)).toMatchObject([
      { driverFreighterId: driver.driverFreighterId },
    ])
    expect((await setCurrent(driver.driverFreighterId, other.token)).status).toBe(404)
    expect((await trucks(driver.id))[0].id).toBe(second.id)
  })

  it('that support chooses for him are told him, and his own choice is not', async () => {
    const driver = await app.driverActor()
    const card = (await app.buildFreighter()).cardNumber
    await add(driver.id, card)
    const [second] = await trucks(driver.id)
    await setCurrent(driver.driverFreighterId, driver.token)
    expect(await subjectsOf(driver.userId)).not.toContain(truckChosen(card).subject)
    await setCurrent(second.id, support)
    const told = await app.rowsOf('notifications', { userId: driver.userId })
    expect(told).toContainEqual(expect.objectContaining({ message: truckChosen(card).message }))
    const before = told.length
    await setCurrent(second.id, support)
    expect(await app.rowsOf('notifications', { userId: driver.userId })).toHaveLength(before)
  })
})

describe('the photo of a driver', () => {
  const send = async (asker: string, DriverId?: number, file?: Buffer) =>
    app.call('setDriverPicture', {
      token: asker,
      body: { DriverId, File: new Blob([file ?? (await photo())]) },
    })
  const open = (asker: string, nationId: string) =>
    app.call('openDriverPicture', { token: asker, query: { nationId } })

  it('is sent by support or by himself, and seen by both', async () => {
    const [driver, other] = [await app.driverActor(), await app.driverActor()]
    expect((await open(support, driver.nationalId)).status).toBe(404)
    expect((await send(support, driver.id)).data.code).toBe(1)
    const seen = await open(support, driver.nationalId)
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await open(driver.token, driver.nationalId)).status).toBe(200)
    // whatever a driver says, the photo is his own
    expect((await send(other.token, driver.id)).data.code).toBe(1)
    expect((await rowOf(other.id)).pictureFileId).not.toBeNull()
    expect((await show(other.id, other.token)).hasPicture).toBe(true)
    expect((await open(other.token, driver.nationalId)).status).toBe(404)
  })

  it('is a picture, of somebody who is there', async () => {
    expect((await send(support)).status).toBe(400)
    expect((await send(support, 2_000_000_000)).status).toBe(404)
    const { id } = await app.buildDriver()
    expect((await send(support, id, Buffer.from('no picture'))).status).toBe(400)
  })
})

describe('what a driver did', () => {
  it('is told hall by hall, the newest first', async () => {
    const { driver, hall } = await app.permitStory()
    const turn = await app.buildTurn(hall.id, driver, { takenAt: new Date('2020-01-01T08:00:00Z') })
    const { data } = await app.call('listDriverActivity', { token: support, query: { driverId: driver.id } })
    const rows = data as { description: string; loadHallName: string | null }[]
    expect(rows.map(({ description }) => description)).toContain(
      `نوبت ${toPersianDigits(turn.number)} گرفته شد`,
    )
    expect(rows.find(({ description }) => description.startsWith('نوبت'))?.loadHallName).toBe(hall.name)
    const nobody = await app.call('listDriverActivity', { token, query: { driverId: 2_000_000_000 } })
    expect(nobody.status).toBe(404)
  })
})

it('native or not is switched for the turns to come', async () => {
  const { id } = await app.buildDriver()
  const query = { driverId: id }
  await app.call('makeDriverNative', { token: support, query })
  expect((await rowOf(id)).isNative).toBe(true)
  await app.call('makeDriverNonNative', { token, query })
  expect((await rowOf(id)).isNative).toBe(false)
})
