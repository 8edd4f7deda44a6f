import type { FindingKind } from '@bargah/contract/features/oversight/oversight.states.ts'
import { permitStatus, reservedBy } from '@bargah/contract/features/permits/permits.states.ts'
import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import { parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { buildDriver } from '../drivers/drivers.build.ts'
import { lookAtMonth, monthOf } from './look-for-favour.ts'

const app = useTestApp()

/** A moment of Tir 1405, Tehran's time. */
function at(day: number, time: string): Date {
  const found = parseJalaliDateTime(`1405/04/${day}`, time)
  if (!found) throw new Error(`no moment ${day} ${time}`)
  return found
}
const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))

beforeEach(async () => {
  await app.asOwner(({ db }) => db.deleteFrom('findings').execute())
})

const look = async (kind: FindingKind) => {
  await lookAtMonth(app, at(10, '12:00'))
  return app.rowsOf('findings', { kind }, 'id')
}

type Truck = Awaited<ReturnType<typeof buildDriver>>
/** A turn that was used: by himself unless a member of staff gave it. */
async function turnOf(hallId: number, driver: Truck, takenAt: Date, takenBy: number) {
  const turn = await app.buildTurn(hallId, driver, { takenAt, takenBy })
  await app.setRow('turns', turn.id, { status: 'used', endedAt: later(takenAt, 30) })
  return turn
}

async function hallWithStaff() {
  const hall = await app.buildHall()
  const staff = (await app.signedIn('LoadHallAdmin', { hallId: hall.id })).userId
  const driver = await app.buildDriver()
  const himself = (await app.signedIn('Driver', { driverId: driver.id })).userId
  return { hallId: hall.id, staff, driver, himself }
}

describe('turns that staff give', () => {
  it.each([
    ['at half past one', '01:30', 6, true],
    ['at five to five', '04:55', 6, true],
    ['at ten in the evening', '22:00', 6, true],
    ['at five', '05:00', 6, false],
    ['in the evening', '21:59', 6, false],
    ['at night, four of them', '01:30', 4, false],
  ])('%s are found or not', async (_words, time, count, isFound) => {
    const { hallId, staff, driver, himself } = await hallWithStaff()
    for (const day of times(20, (i) => i + 1)) await turnOf(hallId, driver, at(day, '09:00'), himself)
    const given: number[] = []
    for (const day of times(count, (i) => i + 1))
      given.push((await turnOf(hallId, driver, at(day, time), staff)).id)
    const found = (await look('night_turns')).filter((row) => row.hallId === hallId)
    if (!isFound) return expect(found).toEqual([])
    expect(found).toMatchObject([
      { userId: staff, hits: count, outOf: count, usualHits: 0, usualOutOf: 20, companyId: null },
    ])
    expect(found[0]?.rowIds.toSorted()).toEqual(given.toSorted())
  })

  it('at night are none where drivers come at night themselves', async () => {
    const { hallId, staff, driver, himself } = await hallWithStaff()
    for (const day of times(20, (i) => i + 1)) await turnOf(hallId, driver, at(day, '01:00'), himself)
    for (const day of times(6, (i) => i + 1)) await turnOf(hallId, driver, at(day, '02:00'), staff)
    expect((await look('night_turns')).filter((row) => row.hallId === hallId)).toEqual([])
  })

  it('in bursts are found, and the same number spread over the day is not', async () => {
    const [hasty, calm] = [await hallWithStaff(), await hallWithStaff()]
    const drivers = await Promise.all(times(7, () => app.buildDriver()))
    for (const day of times(4, (i) => i + 1))
      for (const [index, driver] of drivers.entries()) {
        // half a minute apart, and two hours
        await turnOf(hasty.hallId, driver, later(at(day, '08:00'), index / 2), hasty.staff)
        await turnOf(calm.hallId, driver, later(at(day, '06:00'), index * 120), calm.staff)
      }
    const found = (await look('turn_bursts')).filter(({ hallId }) =>
      [hasty.hallId, calm.hallId].includes(hallId ?? 0),
    )
    expect(found).toMatchObject([{ hallId: hasty.hallId, userId: hasty.staff, hits: 28, outOf: 28 }])
  })
})

/** A round of ten minutes that was settled. Out: its id. */
const settledRound = (hallId: number, opensAt: Date, cargoIds: readonly number[]) => {
  const times = { opensAt, closesAt: later(opensAt, 10), settledAt: later(opensAt, 11) }
  return app.buildRound(hallId, { ...times, cargoIds })
}

it('lists that staff file and that always win are found, where others seldom do', async () => {
  const { hallId, staff, driver, himself } = await hallWithStaff()
  const cargo = await app.buildCargo({ hallId, truckCount: 99 })
  const file = async (day: number, filedBy: number, isWon: boolean) => {
    const turn = await turnOf(hallId, driver, at(day, isWon ? '08:00' : '09:00'), himself)
    const opensAt = at(day, isWon ? '10:00' : '12:00')
    const roundId = await settledRound(hallId, opensAt, [cargo.id])
    await app.addRow('priorities', {
      roundId,
      turnId: turn.id,
      cargoId: cargo.id,
      rank: 1,
      ...(isWon
        ? { status: priorityStatus.granted, reason: 'granted' }
        : { status: priorityStatus.lost, reason: 'earlier_turn', winningTurnNumber: 1 }),
      filedBy,
      filedAt: later(opensAt, 1),
      endedAt: later(opensAt, 11),
    })
    return turn.id
  }
  const won: number[] = []
  for (const day of times(7, (i) => i + 1)) won.push(await file(day, staff, true))
  for (const day of times(20, (i) => i + 1)) await file(day, himself, day > 17)
  const [found, ...more] = await look('staff_lists_win')
  expect(more).toEqual([])
  expect(found).toMatchObject({ hallId, userId: staff, hits: 7, outOf: 7, usualHits: 3, usualOutOf: 20 })
  expect(found?.rowIds.toSorted()).toEqual(won.toSorted())
})

/** Companies with free loads that were given to so many different drivers. */
async function companyOf(permits: number, drivers: number, given: { reserveType?: 0 | 1 } = {}) {
  const company = await app.buildCompany()
  const people = await Promise.all(times(drivers, () => app.buildDriver({ balanceRial: 100_000_000 })))
  for (const index of times(permits, (i) => i)) {
    const cargo = await app.buildCargo({ companyId: company.id, announcedAt: at(2, '08:00') })
    const driver = people[index % drivers]
    if (driver)
      await app.buildPermit(cargo.id, {
        driver,
        issuedAt: at(3 + index, '08:00'),
        status: permitStatus.completed,
        ...given,
      })
  }
  return company.id
}

it('a company whose loads go to one driver is found, and those with many are not', async () => {
  const fair = [await companyOf(12, 12), await companyOf(12, 12), await companyOf(12, 6)]
  const unfair = await companyOf(9, 1)
  const found = await look('few_drivers')
  expect(found).toMatchObject([{ companyId: unfair, hits: 9, outOf: 9, usualHits: 4, usualOutOf: 36 }])
  expect(found[0]?.rowIds).toHaveLength(9)
  expect(fair).not.toContain(found[0]?.companyId)
})

/** A permit that was voided, and the next one of its load. */
async function voidedThen(
  companyId: number,
  { hours, sameDriver = false, byStaff = true }: { hours: number; sameDriver?: boolean; byStaff?: boolean },
) {
  const cargo = await app.buildCargo({ companyId, truckCount: 2, announcedAt: at(2, '08:00') })
  const first = await app.buildPermit(cargo.id, { issuedAt: at(3, '08:00'), status: permitStatus.voided })
  const voidedAt = at(3, '09:00')
  await app.addRow('permitEvents', { permitId: first.id, status: permitStatus.voided, at: voidedAt })
  const driver = sameDriver
    ? { id: first.driverId, driverFreighterId: first.driverFreighterId, freighter: { id: first.freighterId } }
    : undefined
  const again = await app.buildPermit(cargo.id, {
    ...(driver && { driver: driver as Truck }),
    issuedAt: later(voidedAt, hours * 60),
    status: permitStatus.completed,
    reserveType: byStaff ? reservedBy.staff : reservedBy.driver,
  })
  return again.id
}

it.each([
  ['to another by staff within two days', {}, true],
  ['to another after three days', { hours: 72 }, false],
  ['to the same driver', { sameDriver: true }, false],
  ['to another who took it himself', { byStaff: false }, false],
])('permits voided and given again %s are found or not', async (_words, given, isFound) => {
  const [others, company] = [await app.buildCompany(), await app.buildCompany()]
  for (const _ of times(12, (i) => i)) await voidedThen(others.id, { hours: 72 })
  const again: number[] = []
  for (const _ of times(4, (i) => i)) again.push(await voidedThen(company.id, { hours: 3, ...given }))
  const found = (await look('given_again')).filter(({ companyId }) => companyId === company.id)
  if (!isFound) return expect(found).toEqual([])
  expect(found).toMatchObject([{ hits: 4, outOf: 4 }])
  expect(found[0]?.rowIds.toSorted()).toEqual(again.toSorted())
})

/** Loads of a company in a hall's round, each with something that happened to it. */
async function offered(
  companyId: number,
  count: number,
  event: { kind: 'finished' | 'edited'; minutes: number },
) {
  const hall = await app.buildHall()
  const ids: number[] = []
  for (const day of times(count, (i) => i + 1)) {
    const opensAt = at(day, '10:00')
    const cargo = await app.buildCargo({ companyId, hallId: hall.id, announcedAt: opensAt })
    await settledRound(hall.id, opensAt, [cargo.id])
    await app.addRow('cargoEvents', {
      cargoId: cargo.id,
      kind: event.kind,
      fromStatus: 0,
      toStatus: 1,
      at: later(opensAt, event.minutes),
    })
    ids.push(cargo.id)
  }
  return ids
}

it.each([
  ['while its round is open', 5, true],
  ['after it has closed', 12, false],
  ['before it opens', -5, false],
])('loads that a company ends %s are found or not', async (_words, minutes, isFound) => {
  const [others, company] = [await app.buildCompany(), await app.buildCompany()]
  await offered(others.id, 8, { kind: 'finished', minutes: 60 })
  const ids = await offered(company.id, 4, { kind: 'finished', minutes })
  const found = (await look('ended_in_round')).filter(({ companyId }) => companyId === company.id)
  if (!isFound) return expect(found).toEqual([])
  expect(found).toMatchObject([{ hits: 4, outOf: 4 }])
  expect(found[0]?.rowIds.toSorted()).toEqual(ids.toSorted())
})

/** A free load with a permit, and an edit so many minutes after it. */
async function editedLoad(companyId: number, minutes: number | null) {
  const cargo = await app.buildCargo({ companyId, announcedAt: at(2, '08:00') })
  await app.buildPermit(cargo.id, { issuedAt: at(3, '08:00'), status: permitStatus.completed })
  if (minutes !== null)
    await app.addRow('cargoEvents', {
      cargoId: cargo.id,
      kind: 'edited',
      fromStatus: 0,
      toStatus: 0,
      at: later(at(3, '08:00'), minutes),
    })
  return cargo.id
}

it.each([
  ['after they were asked for', 5, true],
  ['before', -5, false],
])('loads that a company edits %s are found or not', async (_words, minutes, isFound) => {
  const [others, company] = [await app.buildCompany(), await app.buildCompany()]
  for (const _ of times(8, (i) => i)) await editedLoad(others.id, null)
  for (const _ of times(6, (i) => i)) await editedLoad(company.id, minutes)
  const found = (await look('edited_after_choices')).filter(({ companyId }) => companyId === company.id)
  expect(found).toMatchObject(isFound ? [{ hits: 6, outOf: 6 }] : [])
})

it('a hall that refuses many as too far is found', async () => {
  const [fair, strict] = [await hallWithStaff(), await hallWithStaff()]
  const cargos = await Promise.all(times(8, () => app.buildCargo({ announcedAt: at(2, '08:00') })))
  const refuse = (hallId: number, reason: string) =>
    app.addRow(
      'refusedChoices',
      cargos.map(({ id }, index) => ({
        hallId,
        turnNumber: index + 1,
        cargoId: id,
        reason,
        refusedAt: at(4, '10:00'),
      })),
    )
  await refuse(strict.hallId, 'out_of_range')
  for (const reason of ['no_money', 'open_permit', 'cargo_gone']) await refuse(fair.hallId, reason)
  expect(await look('refused_as_far')).toMatchObject([{ hallId: strict.hallId, hits: 8, outOf: 8 }])
})

it('drivers who share a phone are found, and one who has two sessions is not', async () => {
  const open = async (deviceId: string, driverId?: number) => {
    const id = driverId ?? (await app.buildDriver()).id
    const { userId } = await app.signedIn('Driver', { driverId: id })
    await app.setRow('sessions', { userId }, { deviceId, createdAt: at(5, '10:00') })
    return { id, userId }
  }
  const [one, two] = [await open('phone 1'), await open('phone 1')]
  const alone = await open('phone 2')
  await app.addRow('sessions', {
    userId: alone.userId,
    deviceId: 'phone 2',
    tokenHash: Buffer.from('another'),
    createdAt: at(6, '10:00'),
    seenAt: at(6, '10:00'),
  })
  await Promise.all([open('unknown-device'), open('unknown-device')])
  const found = await look('shared_phone')
  expect(found).toMatchObject([{ deviceId: 'phone 1', hits: 2 }])
  expect(found[0]?.rowIds.toSorted()).toEqual([one.id, two.id].toSorted())
})

it('a truck that three drivers take turns with is found, and one of two is not', async () => {
  const { hallId, himself } = await hallWithStaff()
  const share = async (drivers: number) => {
    const freighter = await app.buildFreighter()
    for (const day of times(drivers, (i) => i + 1)) {
      const driver = await app.buildDriver()
      await turnOf(hallId, { ...driver, freighter }, at(day, '10:00'), himself)
    }
    return freighter.id
  }
  await share(2)
  expect(await look('shared_truck')).toEqual([])
  const freighterId = await share(3)
  expect(await look('shared_truck')).toMatchObject([{ freighterId, hits: 3 }])
})

describe('a month', () => {
  it('is that of the Persian calendar', () => {
    expect(monthOf(at(31, '23:59'))).toEqual({
      from: at(1, '00:00'),
      before: parseJalaliDateTime('1405/05/01'),
    })
    const last = parseJalaliDateTime('1405/12/05')
    expect(last && monthOf(last)).toEqual({
      from: parseJalaliDateTime('1405/12/01'),
      before: parseJalaliDateTime('1406/01/01'),
    })
  })

  it('is looked at again without doubling anything, and with newer figures', async () => {
    const { hallId, staff, driver, himself } = await hallWithStaff()
    for (const day of times(20, (i) => i + 1)) await turnOf(hallId, driver, at(day, '09:00'), himself)
    for (const day of times(6, (i) => i + 1)) await turnOf(hallId, driver, at(day, '01:00'), staff)
    const ofHall = async () => (await look('night_turns')).filter((row) => row.hallId === hallId)
    const [first] = await ofHall()
    await turnOf(hallId, driver, at(7, '01:00'), staff)
    const [again, ...more] = await ofHall()
    expect(more).toEqual([])
    expect(again).toMatchObject({ id: first?.id, foundAt: first?.foundAt, hits: 7 })
  })
})
