import { describe, expect, it } from 'vitest'
import { driverActor, hallActor, hallWithCompany } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { choosing, type Waiting } from '../../../test/choosing.ts'
import { setRow } from '../../../test/rows.ts'
import { buildCargo } from '../cargos/cargos.build.ts'

const app = useTestApp()

const { queueAt, choose, endRound } = choosing(() => app)
const outlookOf = async ({ token }: { token: string }) => (await app.call('showOutlook', { token })).data

describe('the outlook of a driver’s list', () => {
  it('tells how many before him want a load too, and what he would get, once five of them have a list', async () => {
    const { hall } = await hallWithCompany(app, { reservationLimitMinutes: 20 })
    const queue = await queueAt(hall.id, 7)
    const [me, ...before] = queue.toReversed() as [Waiting, ...Waiting[]]
    const [wanted, other] = [
      await buildCargo(app.db, { hallId: hall.id, truckCount: 5 }),
      await buildCargo(app.db, { hallId: hall.id, truckCount: 2 }),
    ]
    for (const one of before.slice(0, 4)) await choose(one, wanted.id)
    await choose(me, wanted.id)
    await choose(me, other.id)
    // five lists changed, yet only four of them are before him
    expect(await outlookOf(me)).toMatchObject({
      turnNumber: 7,
      aheadOfMe: 6,
      kind: 'untold',
      demand: [],
      countedAt: null,
    })
    for (const one of before.slice(4)) await choose(one, wanted.id)
    for (const one of before.slice(0, 3)) await choose(one, other.id)
    const told = await outlookOf(me)
    expect(told).toMatchObject({ kind: 'likely', cargoId: other.id, rank: 2, demand: expect.any(Array) })
    expect(told.demand.find(({ cargoId }: { cargoId: number }) => cargoId === wanted.id)).toEqual({
      cargoId: wanted.id,
      ahead: 6,
    })
    expect(told.countedAt).not.toBeNull()
    await endRound()
  })

  it('is sure where the load has more trucks than stand before him, and speaks of nobody’s wish', async () => {
    const { hall } = await hallWithCompany(app, { reservationLimitMinutes: 1 })
    const [first, me] = await queueAt(hall.id, 2)
    const [one, two] = [
      await buildCargo(app.db, { hallId: hall.id, truckCount: 2 }),
      await buildCargo(app.db, { hallId: hall.id, truckCount: 1 }),
    ]
    await choose(first, two.id)
    await choose(me, one.id)
    expect(await outlookOf(me)).toMatchObject({ kind: 'sure', cargoId: one.id, rank: 1, demand: [] })
    expect(await outlookOf(first)).toMatchObject({ kind: 'sure', aheadOfMe: 0 })
    await setRow(app.db, 'accounts', { driverId: me.id }, { balanceRial: 0 })
    expect(await outlookOf(me)).toMatchObject({ kind: 'no_money', cargoId: null, lackingRial: 20_000 })
  })

  it('is nothing without a turn or between rounds, and is for drivers alone', async () => {
    const { hall } = await hallWithCompany(app, { reservationLimitMinutes: 1, isActiveShowTime: true })
    const [waiting] = await queueAt(hall.id, 1)
    expect(await outlookOf(waiting)).toBeNull()
    expect(await outlookOf(await driverActor(app))).toBeNull()
    const { token } = await hallActor(app, hall.id)
    expect((await app.call('showOutlook', { token })).status).toBe(403)
  })
})
