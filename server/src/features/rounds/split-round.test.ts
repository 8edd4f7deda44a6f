import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { choosing, minute, useRoundHall } from '../../../test/choosing.ts'
import { sql } from '../../kernel/sql.ts'
import { sweepRounds } from './rounds.jobs.ts'
import { computeSplit } from './split.rules.ts'

const app = useTestApp()

const { queueAt, choose, endRound, choicesOf } = choosing(() => app)

describe('the split', () => {
  const { hall, companyId, cargoHere } = useRoundHall(() => app)

  it('passes over the load alone whose fee a driver cannot pay, and gives him the next on his list', async () => {
    const [driver, next] = await queueAt(hall().id, 2)
    const [dear, cheap] = [await cargoHere({ driverFeeRial: 1_000_001 }), await cargoHere()]
    for (const cargo of [dear, cheap]) await choose(driver, cargo.id)
    await choose(next, cheap.id)
    await endRound()
    expect(await choicesOf(driver)).toMatchObject([
      { cargoId: dear.id, status: 5, reason: 'no_money' },
      { cargoId: cheap.id, status: 2, reason: 'granted' },
    ])
    expect((await choicesOf(next))[0].reason).toBe('earlier_turn')
    await app.expectBalancedLedger()
  })

  it('can be run again by anybody from what the public log says', async () => {
    const [driver, next] = await queueAt(hall().id, 2)
    const [dear, cheap] = [await cargoHere({ driverFeeRial: 1_000_001 }), await cargoHere()]
    for (const who of [next, driver]) for (const cargo of [dear, cheap]) await choose(who, cargo.id)
    await endRound()
    const log = await app.logOf(hall().id)
    const { lists } = log.find(({ kind }) => kind === 'lists_opened')
    const { cargos, out, poor, verdicts } = log.find(({ kind }) => kind === 'round_split')
    expect(out).toEqual([])
    type List = { turn: number; cargos: number[] }
    const choices = lists.flatMap(({ turn, cargos: wanted }: List) =>
      wanted.map((cargo, rank) => ({ turn, cargo, rank })),
    )
    const isPoor = (one: { turn: number; cargo: number }) =>
      poor.some(({ turn, cargo }: typeof one) => turn === one.turn && cargo === one.cargo)
    const again = computeSplit({
      turns: lists.map(({ turn }: List) => ({
        turnId: turn,
        number: turn,
        driverId: turn,
        freighterId: turn,
        disqualified: null,
      })),
      choices: choices.map((one: { turn: number; cargo: number; rank: number }, priorityId: number) => ({
        priorityId,
        turnId: one.turn,
        cargoId: one.cargo,
        rank: one.rank,
        disqualified: isPoor(one) ? 'no_money' : null,
      })),
      cargos: cargos.map(({ cargo, left }: { cargo: number; left: number }) => ({
        cargoId: cargo,
        remaining: left,
        withdrawn: null,
      })),
    })
    expect(
      again.map(({ priorityId, reason, winningTurnNumber: winner }) => {
        const { turn, cargo } = choices[priorityId]
        return { turn, cargo, reason, winner }
      }),
    ).toEqual(verdicts)
    expect(again.map(({ reason }) => reason)).toEqual(['no_money', 'granted', 'no_money', 'earlier_turn'])
  })

  it('locks the accounts of drivers and companies in the order of their ids', async () => {
    const [driver] = await queueAt(hall().id, 1)
    await choose(driver, (await cargoHere()).id)
    await app.clock.moveBy(2 * minute)
    const held = sql`select from accounts where company_id = ${companyId()} and kind = 'company_held' for update`
    const drivers = sql`select from accounts where driver_id = ${driver.id} for update nowait`
    await app.whileWaiting({
      first: (tx) => held.execute(tx),
      second: () => sweepRounds(app),
      // the company's account is the older one: whoever waits for it holds no driver's yet
      meanwhile: (tx) => drivers.execute(tx),
    })
    expect((await choicesOf(driver))[0].reason).toBe('granted')
  })
})
