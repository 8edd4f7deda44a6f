import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { hallActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { choosing, useRoundHall } from '../../../test/choosing.ts'

const app = useTestApp()
const { choose, endRound } = choosing(() => app)
const { hall, cargoHere } = useRoundHall(() => app)

let admin: string
let clerk: Awaited<ReturnType<typeof hallActor>>
beforeEach(async () => {
  admin = (await app.adminActor()).token
  clerk = await app.hallActor(hall().id)
})

const lastOf = async (Search: string, more: object = {}) =>
  (await app.call('searchAudit', { token: admin, body: { Search, ...more } })).data[0]
const whole = async (Id: number) => (await app.call('showAudit', { token: admin, query: { Id } })).data

async function waiting() {
  const driver = await app.driverActor()
  const { data } = await app.call('takeTurn', {
    token: clerk.token,
    body: { NationalId: driver.nationalId, FreighterCardNumber: driver.freighter.cardNumber },
  })
  const [turn] = await app.rowsOf('turns', { id: data.data.id }, 'id')
  if (!turn) throw new Error('no turn was given')
  const { firstName, lastName } = await app.oneRow('drivers', driver.id)
  return { ...driver, turn, name: `${firstName} ${lastName}` }
}

describe('what a hall does reads in the audit like a person’s words', () => {
  it('a turn that the clerk gave was given, and is named by its number', async () => {
    const { turn, name } = await waiting()
    expect(await lastOf('دادن نوبت')).toMatchObject({
      title: 'دادن نوبت به راننده',
      call: 'takeTurn',
      subjectName: `${fa(turn.number)}، ${name}`,
    })
  })

  it('choices say which load, for which turn, on which place, and what has come of them', async () => {
    const driver = await waiting()
    const [a, b] = [(await cargoHere()).id, (await cargoHere()).id]
    const body = { DriverTurnId: driver.turn.id, CargoIds: [b, a] }
    await app.call('addPriorities', { token: clerk.token, body })
    const row = await lastOf('انتخاب بارها')
    expect(row).toMatchObject({
      subjectTable: 'priorities',
      subjectName: `${fa(b)}، نوبت ${fa(driver.turn.number)}، ${driver.name}`,
      said: { changed: { label: 'جای ۱ فهرست و ۱ انتخاب پس از آن، در انتظار تقسیم' } },
    })
    await endRound()
    expect((await lastOf('انتخاب بارها')).said.changed.label).toBe(
      'جای ۱ فهرست و ۱ انتخاب پس از آن، به راننده رسید',
    )
  })

  it('ids are told by the names of what they are of', async () => {
    const driver = await waiting()
    const { id, destination } = await cargoHere()
    await choose(driver, id)
    const { input, changes } = await whole((await lastOf('انتخاب بار')).id)
    const turn = `${fa(driver.turn.number)}، ${driver.name}`
    const asked = Object.fromEntries(
      input.map(({ name, value }: { name: string; value: string }) => [name, value]),
    )
    expect(asked).toMatchObject({ DriverTurnId: turn, CargoId: `${fa(id)}، ${destination}` })
    const { columns } = changes.find(({ table }: { table: string }) => table === 'priorities')
    expect(columns).toContainEqual({ name: 'turn_id', title: 'نوبت', before: null, after: turn })
  })

  it('what opened a round alone is about the round, by when it opened', async () => {
    const line = { at: new Date('2026-11-21T10:00:00Z'), kind: 'job', outcome: 'done', input: '{}' } as const
    const roundId = await app.buildRound(hall().id, { opensAt: line.at, closesAt: line.at })
    await app.asOwner(async ({ db }) => {
      const { id } = await db
        .insertInto('auditLog')
        .values({ ...line, endpoint: 'sweep-rounds' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('auditChanges')
        .values({ line: id, tableName: 'rounds', rowId: String(roundId) })
        .execute()
    })
    expect(await lastOf('رسیدگی به دورها')).toMatchObject({
      subjectTable: 'rounds',
      subjectName: `۱۳:۳۰، سالن ${hall().name}، شمارهٔ ${fa(roundId)}`,
    })
  })
})

it('asking a bank about a payment that waits tells the audit nothing; what came of it does', async () => {
  const driver = await app.driverActor()
  const { id } = await app.addRow('payments', {
    driverId: driver.id,
    byUser: driver.userId,
    amountRial: 10_000,
    gateway: 'builtin',
    token: 'waits',
    status: 'pending',
    createdAt: new Date(),
  })
  const told = async () =>
    (await app.rowsOf('auditChanges', { tableName: 'payments', rowId: String(id) }, 'id')).length
  const before = await told()
  await app.setRow('payments', id, { askedAt: new Date() })
  expect(await told()).toBe(before)
  await app.setRow('payments', id, { status: 'failed', failure: 'cancelled', settledAt: new Date() })
  expect(await told()).toBe(before + 1)
})
