import { sweepRounds } from '../src/features/rounds/rounds.jobs.ts'
import { beforeEach } from 'vitest'
import { buildCargo } from '../src/features/cargos/cargos.build.ts'
import { driverActor, hallWithCompany } from './actors.ts'
import type { TestApp } from './app.ts'
import { buildTurn } from '../src/features/turns/turns.build.ts'

type Driver = Awaited<ReturnType<typeof driverActor>>
/** A driver, signed in, with his live turn. */
export type Waiting = Driver & { turn: Awaited<ReturnType<typeof buildTurn>> }

/** So many of them. */
type Queue<Count extends number, Some extends Waiting[] = []> = number extends Count
  ? Waiting[]
  : Some['length'] extends Count
    ? Some
    : Queue<Count, [...Some, Waiting]>

export const minute = 60_000

/** Before each test a hall with rounds of a minute, and a company that declares there. `open` gives the app once it is there. */
export function useRoundHall(open: () => TestApp) {
  let made: Awaited<ReturnType<typeof hallWithCompany>>
  beforeEach(async () => {
    made = await open().hallWithCompany({ reservationLimitMinutes: 1 })
  })
  return {
    hall: () => made.hall,
    companyId: () => made.company.id,
    cargoHere: (given: Parameters<typeof buildCargo>[1] = {}) =>
      open().buildCargo({ hallId: made.hall.id, companyId: made.company.id, ...given }),
  }
}

/** What drivers do in a round, and what comes of it. `open` gives the app once it is there. */
export const choosing = (open: () => TestApp) => ({
  async queueAt<Count extends number>(
    hallId: number,
    count: Count,
    given: Parameters<typeof driverActor>[1] = {},
  ): Promise<Queue<Count>> {
    const waiting: Waiting[] = []
    for (let i = 0; i < count; i++) {
      const driver = await open().driverActor(given)
      waiting.push({ ...driver, turn: await open().buildTurn(hallId, driver) })
    }
    return waiting as Queue<Count>
  },

  choose: (who: Waiting, CargoId: number, at?: { latitude: number; longitude: number }) =>
    open().call('addPriority', {
      token: who.token,
      body: { DriverTurnId: who.turn.id, CargoId, DriverLat: at?.latitude, DriverLong: at?.longitude },
    }),

  /** Lets two minutes pass and splits what is due. */
  async endRound(): Promise<void> {
    await open().clock.moveBy(2 * minute)
    await sweepRounds(open())
  },

  async choicesOf(who: Waiting) {
    const query = { DriverTurnId: who.turn.id, IsAll: true }
    return (await open().call('listPrioritiesOfTurn', { token: who.token, query })).data
  },
})
