import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { driverActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { recordStatements } from '../../../test/statements.ts'
import { buildPastTurns, buildStart } from './turns.build.ts'

const app = useTestApp()
const past = (count: number, given: { ahead?: number; hours?: number } = {}) =>
  Array.from({ length: count }, (_, at) => ({
    takenAt: new Date(Date.now() - (count + 5 - at) * 24 * hourMs),
    hours: given.hours ?? 2.5 + (at % 3),
    ...given,
  }))

type Asker = Awaited<ReturnType<typeof driverActor>>
let hallId: number
let driver: Asker
let turnId: number
const waitOf = ({ token }: { token: string }, DriverTurnId = turnId) =>
  app.call('showMyWait', { token, query: { DriverTurnId } })

/** A driver who has just taken a turn in a hall where turns like his waited so. */
async function taken(turns: Parameters<typeof buildPastTurns>[3], settings = {}) {
  const hall = await app.buildHall(settings)
  const before = await app.driverActor()
  await buildPastTurns(app.db, hall.id, before, turns)
  const me = await app.driverActor()
  const turn = await app.buildTurn(hall.id, me, { takenAt: new Date() })
  await buildStart(app.db, turn)
  return { hall, me, turn }
}

beforeAll(async () => {
  const made = await taken(past(60), { reservationLimitMinutes: 10 })
  driver = made.me
  hallId = made.hall.id
  turnId = made.turn.id
})

describe('how long a driver waits', () => {
  it('is told by the turns of his hall and loader that began like his', async () => {
    const reply = await waitOf(driver)
    expect(reply.data).toMatchObject({
      unit: 'hour',
      from: 2,
      to: 5,
      sample: 60,
      tried: 40,
      weeks: 12,
      aheadFrom: 0,
      aheadTo: 2,
    })
    expect(reply.data.held).toBe(40)
  })

  it('is told in rounds too, where the hall has them', async () => {
    const rounds = past(60).map(({ takenAt }) => new Date(takenAt.getTime() + hourMs))
    for (const at of rounds) await app.addRow('rounds', { hallId, opensAt: at, closesAt: at, settledAt: at })
    expect((await waitOf(driver)).data.rounds).toEqual({ from: 1, to: 1 })
    const atOnce = await taken(past(60), { reservationLimitMinutes: 0 })
    expect((await waitOf(atOnce.me, atOnce.turn.id)).data).toMatchObject({ rounds: null, sample: 60 })
  })

  it('is nothing where turns of others alone say something: another loader, hall, or place in the queue', async () => {
    const hall = await app.buildHall()
    const other = await app.driverActor({ loaderTypeId: 5003 })
    await buildPastTurns(app.db, hall.id, other, past(60))
    await buildPastTurns(app.db, hall.id, await app.driverActor(), past(60, { ahead: 3 }))
    const me = await app.driverActor()
    const turn = await app.buildTurn(hall.id, me, { takenAt: new Date() })
    await buildStart(app.db, turn)
    const reply = await waitOf(me, turn.id)
    expect([reply.status, reply.data]).toEqual([200, null])
  })

  it('is nothing of a turn that has ended, or of which nobody noted how it began', async () => {
    const { me, turn } = await taken(past(60))
    await app.db.deleteFrom('turnStarts').where('turnId', '=', turn.id).execute()
    expect((await waitOf(me, turn.id)).data).toBeNull()
    await buildStart(app.db, turn)
    expect((await waitOf(me, turn.id)).data).not.toBeNull()
    await app.call('cancelTurn', { token: me.token, query: { DriverTurnId: turn.id } })
    expect((await waitOf(me, turn.id)).data).toBeNull()
  })

  it('is not there for another driver', async () => {
    expect((await waitOf(await app.driverActor())).status).toBe(404)
  })

  it('is noted as a turn is taken: how many of its loader stand before it in this hall', async () => {
    const hall = await app.buildHall({ turnRangeKm: 0, activeTurnApp: true })
    const take = async (loaderTypeId: number) => {
      const one = await app.driverActor({ loaderTypeId })
      const reply = await app.call('takeTurn', { token: one.token, body: { LoadHallId: hall.id } })
      return { ...one, turnId: reply.data.data.id }
    }
    const first = await take(5001)
    await take(5003)
    await take(5001)
    await app.call('cancelTurn', { token: first.token, query: { DriverTurnId: first.turnId } })
    await take(5001)
    await take(5003)
    expect(await app.rowsOf('turnStarts', { hallId: hall.id }, 'turnId')).toMatchObject([
      { loaderTypeId: 5001, ahead: 0 },
      { loaderTypeId: 5003, ahead: 0 },
      { loaderTypeId: 5001, ahead: 1 },
      { loaderTypeId: 5001, ahead: 1 },
      { loaderTypeId: 5003, ahead: 1 },
    ])
  })

  it('is read by an index, and of a busy hall by no more than its latest turns', async () => {
    const [, statements] = await recordStatements(() => waitOf(driver))
    const read = statements.find(({ text }) => text.includes('from turn_starts starts'))
    const client = await app.pool.connect()
    try {
      // of so few rows another plan costs as little, once the tables have been looked over
      await client.query('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off')
      const plan = await client.query(`explain ${read?.text}`, read?.values)
      const words = JSON.stringify(plan.rows)
      expect(words).toContain('Index Only Scan using turn_starts_alike')
      expect(words).toContain('Limit')
    } finally {
      client.release(true)
    }
  })
})
