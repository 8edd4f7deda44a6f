import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { verifyLog } from '@bargah/verifier/verify-log.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from './app.ts'
import { minute } from './choosing.ts'
import { file, openHall, type OpenHall, type Queued } from './open-hall.ts'
import { bandarAbbas } from './plain.ts'
import { publishedLog } from './published-log.ts'
import type { Tx } from '../src/kernel/database.ts'
import { sql } from '../src/kernel/sql.ts'
import { endChoicesOfTurn } from '../src/features/rounds/end-choices.ts'
import { sweepRounds } from '../src/features/rounds/rounds.jobs.ts'
import { findOpenRound, type Round } from '../src/features/rounds/rounds.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(async () => {
  await app.expectBalancedLedger()
  await app.close()
})

/** Two loads of one truck; the first driver lists both, the second the first alone. */
async function story() {
  const hall = await openHall(app, { trucks: [1, 1], drivers: 2 })
  const [first, second] = hall.queue as [Queued, Queued]
  await file(app, first, hall.cargoIds)
  await file(app, second, hall.cargoIds.slice(0, 1))
  return { ...hall, first, second }
}
type Story = Awaited<ReturnType<typeof story>>

const place = { DriverLat: bandarAbbas.latitude, DriverLong: bandarAbbas.longitude }
const numbersOf = ({ nationalId, freighter }: Queued) => ({
  NationalId: nationalId,
  FreighterCardNumber: freighter.cardNumber,
})
const cancel = (token: string, { turn }: Queued) =>
  app.call('cancelTurn', { token, query: { DriverTurnId: turn.id } })
const reserve = (token: string, CargoId: number, more: object = {}) =>
  app.call('reserveFreeCargo', { token, body: { CargoId, ...place, ...more } })
async function reserveByCompany({ token, freeId, first }: Story) {
  const who = { NationalId: first.nationalId }
  await reserve(token, freeId, who)
  const [asking] = (await app.call('listMyAskings', { token: first.token })).data
  return () => reserve(token, freeId, { ...who, ConfirmCode: asking.code })
}

type End = () => Promise<{ status: number; statusCode: number; errors: string[]; message: string }>
/** In what ways the first driver's turn ends: how it is done, and the reason for which he is out. */
const endings: [string, (story: Story) => Promise<End>, string][] = [
  [
    'its driver',
    async ({ first }) =>
      () =>
        cancel(first.token, first),
    'turn_cancelled_by_driver',
  ],
  [
    'the hall',
    async ({ first, staff }) =>
      () =>
        cancel(staff.token, first),
    'turn_ended_by_staff',
  ],
  [
    'whoever deactivates its driver',
    async ({ first }) => {
      const { token } = await app.adminActor()
      return () => app.call('deactivateDriver', { token, query: { driverId: first.id } })
    },
    'driver_inactive',
  ],
  [
    'a free load that its driver takes',
    async ({ first, freeId }) =>
      () =>
        reserve(first.token, freeId),
    'open_permit',
  ],
  ['a free load that a company takes for its driver', reserveByCompany, 'open_permit'],
  [
    'a load that support assigns to its driver',
    async ({ first, freeId }) => {
      const { token } = await app.signedIn('AdminSupport')
      const body = { CargoId: freeId, ...numbersOf(first), By: 2 } as const
      return () => app.call('assignCargo', { token, body })
    },
    'open_permit',
  ],
]
const idsOf = async ({ staff, first }: Story): Promise<number[]> =>
  (await listOf(staff, first)).map(({ id }: { id: number }) => id)
/** What changes a list by the will of its driver or of staff. */
const changes: [string, (story: Story) => Promise<End>][] = [
  [
    'its driver puts in another order',
    async (at) => {
      const { token, turn } = at.first
      const body = { DriverTurnId: turn.id, Ids: (await idsOf(at)).toReversed() }
      return () => app.call('reorderPriorities', { token, body })
    },
  ],
  [
    'staff take a load off',
    async (at) => {
      const body = { Id: (await idsOf(at))[0] ?? 0 }
      return () => app.call('removePriority', { token: at.staff.token, body })
    },
  ],
  [
    'is made longer',
    async ({ second, cargoIds: [, CargoId = 0] }) =>
      () =>
        app.call('addPriority', { token: second.token, body: { DriverTurnId: second.turn.id, CargoId } }),
  ],
]
const finishByAdmin = async ({ cargoIds: [Id = 0] }: Story): Promise<End> => {
  const { token } = await app.adminActor()
  const body = { Id, Desc: 'ظرفیت مقصد پر شد', IsCancelPriority: true }
  return () => app.call('finishCargo', { token, body })
}

const holdLog = (tx: Tx, { hall }: OpenHall) => sql`select from lock_hall_log(${hall.id})`.execute(tx)

/** Does what ends a turn or a load, begun while the round is open, and has it reach the log only after the closing. */
async function acrossTheClosing(at: OpenHall, end: End) {
  return app.whileWaiting({
    first: (tx) => holdLog(tx, at),
    second: end,
    meanwhile: () => app.clock.moveBy(minute),
  })
}
async function afterTheClosing(_: OpenHall, end: End) {
  await app.clock.moveBy(minute)
  return end()
}
const late = [
  ['after the closing and before the opening of the lists', afterTheClosing],
  ['begun before the closing, in the log after it', acrossTheClosing],
] as const

async function expectDone(reply: Awaited<ReturnType<End>>) {
  expect([reply.status, reply.statusCode, reply.errors]).toEqual([200, 200, []])
}
const listOf = async ({ token }: { token: string }, { turn }: Queued) =>
  (await app.call('listPrioritiesOfTurn', { token, query: { DriverTurnId: turn.id, IsAll: true } })).data
const statusesOf = async (at: Story, who: Queued) =>
  (await listOf(at.staff, who)).map(({ status }: { status: number }) => status)
const lastOf = async ({ hall }: OpenHall, kind: string) =>
  (await app.logOf(hall.id)).findLast((entry) => entry.kind === kind)

describe.each(late)('%s', (_, late) => {
  it.each(endings)('a turn that is ended by %s leaves its list to the split', async (_, begin, reason) => {
    const at = await story()
    const { first, second, cargoIds } = at
    await expectDone(await late(at, await begin(at)))
    expect(await statusesOf(at, first)).toEqual([1, 1])
    await sweepRounds(app)
    expect(await verifyLog(publishedLog(app, at.hall.id))).toMatchObject({ ok: true })
    expect(await lastOf(at, 'lists_opened')).toMatchObject({
      lists: [
        { turn: first.turn.number, cargos: cargoIds },
        { turn: second.turn.number, cargos: cargoIds.slice(0, 1) },
      ],
    })
    expect(await lastOf(at, 'round_split')).toMatchObject({ out: [{ turn: first.turn.number, reason }] })
    expect(await listOf(at.staff, first)).toMatchObject([{ reason }, { reason }])
    expect(await listOf(at.staff, second)).toMatchObject([{ reason: 'granted' }])
  })

  it('a load that is finished leaves the lists to the split', async () => {
    const at = await story()
    const { first, second, cargoIds } = at
    const reply = await late(at, await finishByAdmin(at))
    await expectDone(reply)
    const [ended, kept] = cargoIds
    expect(reply.message).toBe(
      `بار ${toPersianDigits(ended ?? 0)} تمام شد. دور آن بسته شده است و ۲ درخواست منتظر در تقسیم لغو می‌شود.`,
    )
    expect(await statusesOf(at, first)).toEqual([1, 1])
    await sweepRounds(app)
    expect(await verifyLog(publishedLog(app, at.hall.id))).toMatchObject({ ok: true })
    expect(await lastOf(at, 'round_split')).toMatchObject({
      out: [],
      cargos: [
        { cargo: ended, left: 0, ended: true },
        { cargo: kept, left: 1, ended: false },
      ],
    })
    expect(await listOf(at.staff, first)).toMatchObject([{ reason: 'cargo_ended' }, { reason: 'granted' }])
    expect(await listOf(at.staff, second)).toMatchObject([{ reason: 'cargo_ended' }])
  })

  it.each(changes)('a list that %s stays as it was', async (_, change) => {
    const at = await story()
    const reply = await late(at, await change(at))
    expect(reply.errors.join()).toMatch(/^(دور|اعلام بار) بسته شده است؛/)
    expect(await statusesOf(at, at.first)).toEqual([1, 1])
    await sweepRounds(app)
    expect(await verifyLog(publishedLog(app, at.hall.id))).toMatchObject({ ok: true })
    const [one] = at.cargoIds
    expect(await lastOf(at, 'lists_opened')).toMatchObject({
      lists: [{ cargos: at.cargoIds }, { cargos: [one] }],
    })
  })
})

describe('before the closing, by the time of its entry in the log', () => {
  it.each(endings)(
    'a turn that is ended by %s has its list sealed without what it lost',
    async (_, begin) => {
      const at = await story()
      const { first, second } = at
      await expectDone(await (await begin(at))())
      expect((await statusesOf(at, first)).some((status: number) => status === 1)).toBe(false)
      await app.clock.moveBy(minute)
      await sweepRounds(app)
      expect(await verifyLog(publishedLog(app, at.hall.id))).toMatchObject({ ok: true })
      expect(await lastOf(at, 'lists_opened')).toMatchObject({ lists: [{ cargos: [] }, {}] })
      expect(await lastOf(at, 'round_split')).toMatchObject({ out: [] })
      expect(await listOf(at.staff, second)).toMatchObject([{ reason: 'granted' }])
    },
  )

  it('a list is changed up to the last millisecond, and at the end itself no more', async () => {
    const at = await story()
    const { first, second } = at
    const { closesAt } = (await findOpenRound(app.db, at.hall.id)) as Round
    const end = (turnId: number, ms: number) =>
      app.db.transaction().execute((tx) => {
        const ending = { turnId, reason: 'turn_ended_by_staff', byStaff: true } as const
        return endChoicesOfTurn(tx, { ...ending, at: new Date(closesAt.getTime() + ms) })
      })
    expect(await end(first.turn.id, 0)).toEqual([])
    expect(await statusesOf(at, first)).toEqual([1, 1])
    expect(await end(first.turn.id, -1)).toMatchObject([{ kind: 'list_sealed' }])
    expect(await statusesOf(at, first)).toEqual([5, 5])
    expect(await end(second.turn.id, 1)).toEqual([])
  })
})

it('opens no list before the round has ended by the log, though the clock ran back', async () => {
  const at = await story()
  await app.clock.moveBy(minute)
  await app.whileWaiting({
    first: (tx) => holdLog(tx, at),
    second: () => expect(sweepRounds(app)).rejects.toThrow('the clock ran back'),
    meanwhile: () => app.clock.moveBy(-minute),
  })
  expect(await lastOf(at, 'lists_opened')).toBeUndefined()
  await app.clock.moveBy(minute)
  await sweepRounds(app)
  expect(await verifyLog(publishedLog(app, at.hall.id))).toMatchObject({ ok: true })
})
