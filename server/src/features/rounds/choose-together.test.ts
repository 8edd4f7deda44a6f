import { staffPriorityRefusals, togetherRefusals } from '@bargah/contract/features/rounds/rounds.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { hallActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { choosing, useRoundHall, type Waiting } from '../../../test/choosing.ts'
import { verifyKept } from '../../../test/published-log.ts'
import { setRow } from '../../../test/rows.ts'
import { lockHall } from '../halls/halls.api.ts'
import { sealOfList } from '../log/commitments.rules.ts'

const app = useTestApp()

const { queueAt, choose, endRound } = choosing(() => app)
const { hall, cargoHere } = useRoundHall(() => app)

let clerk: Awaited<ReturnType<typeof hallActor>>
let driver: Waiting
beforeEach(async () => {
  clerk = await app.hallActor(hall().id)
  ;[driver] = await queueAt(hall().id, 1)
})

const file = (CargoIds: number[], key?: string) =>
  app.call('addPriorities', {
    token: clerk.token,
    body: { DriverTurnId: driver.turn.id, CargoIds },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const loads = async (count: number) => {
  const made: number[] = []
  for (let i = 0; i < count; i++) made.push((await cargoHere()).id)
  return made
}
const sealed = async () => (await app.logOf(hall().id)).filter(({ kind }) => kind === 'list_sealed')
const listOf = async () =>
  (await app.rowsOf('priorities', { turnId: driver.turn.id, status: 1 }, 'rank')).map(
    ({ cargoId }) => cargoId,
  )
const settleAtOnce = () => app.setRow('halls', hall().id, { reservationLimitMinutes: 0 })
/** Expects that nothing was written, in the tables or in the log. Out: what was said. */
async function refusalOf(ask: () => ReturnType<typeof file>) {
  const before = [await listOf(), await app.logOf(hall().id)]
  const { statusCode, errors, data } = await ask()
  expect(statusCode).toBe(400)
  expect([await listOf(), await app.logOf(hall().id)]).toEqual(before)
  return { said: errors[0], data }
}

describe('loads that staff choose together', () => {
  it('are as many as the call takes', async () => {
    const wanted = await loads(100)
    expect((await file(wanted)).statusCode).toBe(200)
    expect(await listOf()).toEqual(wanted)
  })

  it('go to the end of the list in the given order, as one entry of the log with one receipt', async () => {
    const [own, ...wanted] = await loads(4)
    await choose(driver, own as number)
    const [a, b, c] = wanted as [number, number, number]
    const { data } = await file([c, a, b])
    expect(data).toMatchObject({ code: 1, message: '۳ انتخاب برای راننده ثبت شد.' })
    const ranks = data.data.choices.map(({ cargoId, rank }: { cargoId: number; rank: number }) => [
      cargoId,
      rank,
    ])
    expect(ranks).toEqual([
      [c, 2],
      [a, 3],
      [b, 4],
    ])
    expect(await listOf()).toEqual([own, c, a, b])
    const entries = await sealed()
    expect(entries.map(({ change, byStaff }) => [change, byStaff])).toEqual([
      [1, false],
      [2, true],
    ])
    const { receipt } = data.data
    expect(await verifyKept(app, hall().id, receipt)).toMatchObject({ ok: true })
    const told = JSON.parse(receipt.entry)
    const list = { salt: receipt.salt, roundId: told.round, turnNumber: driver.turn.number }
    expect(told.seal).toBe(sealOfList({ ...list, cargoIds: [own as number, c, a, b] }))
  })

  it('are told to the driver once, each by its number', async () => {
    const [a, b] = (await loads(2)) as [number, number]
    await file([b, a])
    const { data } = await app.call('listNotifications', { token: driver.token })
    const told = data.map((one: { notificiation: { subject: string; message: string } }) => one.notificiation)
    expect(told).toHaveLength(1)
    expect(told[0].subject).toBe(`سالن «${hall().name}» برای شما ۲ بار انتخاب کرد`)
    expect(told[0].message).toMatch(
      new RegExp(`بار ${toPersianDigits(b)} .*سپس بار ${toPersianDigits(a)} `, 'u'),
    )
  })

  it('open the round of a hall where none is open, and are split in it', async () => {
    const [a, b] = (await loads(2)) as [number, number]
    expect(await app.rowsOf('rounds', { hallId: hall().id }, 'id')).toEqual([])
    await file([b, a])
    await endRound()
    expect(await app.rowsOf('permits', { driverId: driver.id }, 'id')).toMatchObject([{ cargoId: b }])
  })

  it('are filed once however often the same is sent', async () => {
    const wanted = await loads(2)
    const key = crypto.randomUUID()
    const first = await file(wanted, key)
    expect((await file(wanted, key)).data).toEqual(first.data)
    expect(await sealed()).toHaveLength(1)
    expect(await listOf()).toEqual(wanted)
  })

  it('are all refused for the first that is, which is named', async () => {
    const [good, late] = (await loads(2)) as [number, number]
    const wrong = (await cargoHere({ loaderTypeIds: [6001] })).id
    const { said, data } = await refusalOf(() => file([good, wrong, late]))
    expect(said).toBe(`بار ${toPersianDigits(wrong)}: ${staffPriorityRefusals.loader_mismatch}`)
    expect(data).toMatchObject({ reason: 'loader_mismatch', cargoId: wrong })
    expect((await refusalOf(() => file([good, good]))).said).toBe(
      `بار ${toPersianDigits(good)}: ${staffPriorityRefusals.already_listed}`,
    )
  })

  it('are refused without a load where another would be refused too', async () => {
    const wanted = await loads(2)
    await app.setRow('drivers', driver.id, { isActive: false })
    expect((await refusalOf(() => file(wanted))).said).toBe(staffPriorityRefusals.driver_inactive)
  })

  it('have the refused one told when lists are opened, and no other', async () => {
    const [good, other] = (await loads(2)) as [number, number]
    const wrong = (await cargoHere({ loaderTypeIds: [6001] })).id
    await choose(driver, other)
    await refusalOf(() => file([good, wrong]))
    await endRound()
    const refused = (await app.logOf(hall().id)).filter(({ kind }) => kind === 'choice_refused')
    expect(refused).toMatchObject([{ turn: driver.turn.number, cargo: wrong, reason: 'loader_mismatch' }])
  })

  it('are not there where one of them is not', async () => {
    const [good] = (await loads(1)) as [number]
    const answer = await file([good, 999_999])
    expect([answer.status, answer.errors]).toEqual([404, ['بار ۹۹۹۹۹۹ پیدا نشد.']])
    expect(await listOf()).toEqual([])
  })
})

describe('a hall that settles each choice at once', () => {
  it('takes one load, and issues its permit', async () => {
    await settleAtOnce()
    const wanted = await loads(1)
    expect((await file(wanted)).data).toMatchObject({
      message: 'این بار به راننده رسید و مجوز آن صادر شد.',
      data: { reserveId: expect.any(Number), choices: [{ cargoId: wanted[0], rank: 1 }] },
    })
  })

  it('refuses more, of which its log tells nothing', async () => {
    await settleAtOnce()
    const { said, data } = await refusalOf(async () => file(await loads(2)))
    expect(said).toBe(togetherRefusals.one_at_a_time)
    expect(data.reason).toBe('one_at_a_time')
  })

  it('refuses more also where it began to settle so while they waited for it', async () => {
    const wanted = await loads(2)
    await app.setRow('halls', hall().id, { reservationLimitMinutes: 1 })
    const answer = await app.whileWaiting({
      first: (tx) => lockHall(tx, hall().id, 'exclusive'),
      second: () => file(wanted),
      meanwhile: (tx) => setRow(tx, 'halls', hall().id, { reservationLimitMinutes: 0 }),
    })
    expect(answer.statusCode).toBe(400)
    expect(await listOf()).toEqual([])
  })
})
