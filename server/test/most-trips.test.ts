import { describe, expect, it } from 'vitest'
import { useTestApp } from './app.ts'
import { keepWithinTrips } from './most-trips.ts'

const told: [string, number][] = []
const app = useTestApp({ tellTrips: (call, trips) => void told.push([call, trips]) })

describe('how often a write waits for the database', () => {
  it('is told after its work, for writes alone', async () => {
    const { token } = await app.driverActor()
    told.length = 0
    await app.call('listMyWishes', { token })
    await app.call('addWish', { token, body: {} })
    expect(told).toEqual([['addWish', 3]])
  })

  it('is a fault of a test beyond its bound, by the name of the call', () => {
    expect(() => keepWithinTrips('addWish', 9)).not.toThrow()
    expect(() => keepWithinTrips('addWish', 10)).toThrow('addWish waits 10 times for the database, and 9')
  })

  it('has no bound where the work is done for each of many', () => {
    expect(() => keepWithinTrips('declareCargos', 10_000)).not.toThrow()
  })
})
