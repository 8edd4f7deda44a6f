import { priorityRefusals } from '@bargah/contract/features/rounds/rounds.text.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { choosing } from '../../../test/choosing.ts'
import { setRow } from '../../../test/rows.ts'
import { lockHall } from '../halls/halls.api.ts'
import { onCargoAnnounced } from './open-round.ts'
import { buildRound } from './rounds.build.ts'

const app = useTestApp()

const { queueAt, choose, choicesOf } = choosing(() => app)

describe('a hall that settles each choice at once', () => {
  it('issues the permit with the reply, first come first served', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 0 })
    const [first, second] = await queueAt(hall.id, 2)
    const cargo = await app.buildCargo({ hallId: hall.id })
    const won = await choose(second, cargo.id)
    expect(won.data).toMatchObject({ code: 1, data: { reserveId: expect.any(Number) } })
    expect((await choose(first, cargo.id)).errors[0]).toContain('دیگر در دسترس نیست')
    const number = { first: first.turn.number, second: second.turn.number }
    expect(await app.logOf(hall.id)).toMatchObject([
      { kind: 'choice_settled', turn: number.second, cargo: cargo.id, left: 1, byStaff: false },
      { kind: 'permit_issued', permit: won.data.data.reserveId, turn: number.second, by: 'driver' },
      { kind: 'choice_refused', turn: number.first, cargo: cargo.id, reason: 'cargo_gone' },
    ])
  })

  it('says in the public log and on the permit that its staff chose for the driver', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 0 })
    const [his, own] = await queueAt(hall.id, 2)
    const cargo = await app.buildCargo({ hallId: hall.id, truckCount: 2 })
    const clerk = await app.hallActor(hall.id)
    await app.call('addPriority', {
      token: clerk.token,
      body: { DriverTurnId: his.turn.id, CargoId: cargo.id },
    })
    await choose(own, cargo.id)
    const splits = (await app.logOf(hall.id)).filter(({ kind }) => kind === 'choice_settled')
    expect(splits.map(({ byStaff }) => byStaff)).toEqual([true, false])
    expect(await app.rowsOf('permits', { cargoId: cargo.id }, 'id')).toMatchObject([
      { reserveType: 1, issuedBy: clerk.userId },
      { reserveType: 0, issuedBy: own.userId },
    ])
  })

  it('leaves a round alone that was opened while the choice waited for the hall', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 0 })
    const [driver] = await queueAt(hall.id, 1)
    const cargo = await app.buildCargo({ hallId: hall.id })
    const answer = await app.whileWaiting({
      first: (tx) => lockHall(tx, hall.id, 'exclusive'),
      second: () => choose(driver, cargo.id),
      meanwhile: async (tx) => {
        await setRow(tx, 'halls', hall.id, { reservationLimitMinutes: 1 })
        await onCargoAnnounced(tx, hall.id, await app.clock.now(tx))
      },
    })
    expect(answer.message).toBe('انتخاب شما دریافت شد.')
    expect((await choicesOf(driver))[0].status).toBe(1)
  })

  it('waits for others who add to the hall, since it decides over all of it', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 0 })
    const [driver] = await queueAt(hall.id, 1)
    const cargo = await app.buildCargo({ hallId: hall.id })
    const answer = await app.whileWaiting({
      first: (tx) => lockHall(tx, hall.id, 'shared'),
      second: () => choose(driver, cargo.id),
      meanwhile: async () => expect(await choicesOf(driver)).toEqual([]),
    })
    expect(answer.data).toMatchObject({ code: 1, data: { reserveId: expect.any(Number) } })
  })

  it('gives nothing to a choice that came before the hall began to give at once, and so did not lock the load', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
    const [driver] = await queueAt(hall.id, 1)
    const cargo = await app.buildCargo({ hallId: hall.id })
    const answer = await app.whileWaiting({
      first: (tx) => lockHall(tx, hall.id, 'exclusive'),
      second: () => choose(driver, cargo.id),
      meanwhile: (tx) => setRow(tx, 'halls', hall.id, { reservationLimitMinutes: 0 }),
    })
    expect(answer.errors).toEqual(['اعلام بار بسته شده است؛ در اعلام بار بعدی انتخاب کنید.'])
    expect(await choicesOf(driver)).toEqual([])
    // once more, and it is given
    expect((await choose(driver, cargo.id)).data).toMatchObject({ code: 1 })
  })

  it('refuses a choice that waited for the hall while it was closed', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 0 })
    const [driver] = await queueAt(hall.id, 1)
    const cargo = await app.buildCargo({ hallId: hall.id })
    const answer = await app.whileWaiting({
      first: (tx) => lockHall(tx, hall.id, 'exclusive'),
      second: () => choose(driver, cargo.id),
      meanwhile: (tx) => setRow(tx, 'halls', hall.id, { isActive: false }),
    })
    expect(answer.errors).toEqual(['این سالن اکنون غیرفعال است.'])
  })

  it('refuses who cannot pay', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 0 })
    const [poor] = await queueAt(hall.id, 1, { balanceRial: 0 })
    const cargo = await app.buildCargo({ hallId: hall.id, driverFeeRial: 70_000 })
    const answer = await choose(poor, cargo.id)
    expect(answer.errors[0]).toContain('موجودی')
    expect(answer.data).toMatchObject({ reason: 'no_money', lackingRial: 70_000 })
  })
})

describe('a hall where a round has just been split', () => {
  it('refuses the choice that came for that round and would now open one', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
    const [early, late] = await queueAt(hall.id, 2)
    const cargo = await app.buildCargo({ hallId: hall.id, truckCount: 2 })
    const round =
      (await choose(early, cargo.id)) &&
      (await app.call('listRoundsOfHall', { query: { LoadHallId: hall.id } }))
    const settled = { settledAt: new Date() }
    const answer = await app.whileWaiting({
      first: (tx) => lockHall(tx, hall.id, 'exclusive'),
      second: () => choose(late, cargo.id),
      meanwhile: (tx) => setRow(tx, 'rounds', round.data[0].id, settled),
    })
    expect(answer.errors).toEqual(['اعلام بار بسته شده است؛ در اعلام بار بعدی انتخاب کنید.'])
  })
})

it('a load of a round that is over is in no open one by that, nor one of another hall', async () => {
  const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 5 })
  const [driver] = await queueAt(hall.id, 1)
  const [left, offered] = [
    await app.buildCargo({ hallId: hall.id }),
    await app.buildCargo({ hallId: hall.id }),
  ]
  const now = await app.clock.now(app.db)
  const earlier = new Date(now.getTime() - 9 * minuteMs)
  const over = { opensAt: earlier, closesAt: earlier, settledAt: earlier, cargoIds: [left.id] }
  const open = { opensAt: now, closesAt: new Date(now.getTime() + 5 * minuteMs) }
  await buildRound(app.db, hall.id, over)
  await buildRound(app.db, hall.id, { ...open, cargoIds: [offered.id] })
  await buildRound(app.db, (await app.buildHall()).id, { ...open, cargoIds: [left.id] })
  expect((await choose(driver, left.id)).errors).toEqual([priorityRefusals.not_announced])
  expect((await choose(driver, offered.id)).statusCode).toBe(200)
})
