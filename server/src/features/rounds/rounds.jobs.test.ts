import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { choosing, minute } from '../../../test/choosing.ts'
import { sweepRounds } from './rounds.jobs.ts'

const app = useTestApp()
const { queueAt, choose, choicesOf } = choosing(() => app)

it('the sweep splits and opens everywhere else when the books of one hall are broken, and says so', async () => {
  const [broken, sound] = [
    (await app.hallWithCompany({ reservationLimitMinutes: 1 })).hall,
    (await app.hallWithCompany({ reservationLimitMinutes: 1 })).hall,
  ]
  const [lost] = await queueAt(broken.id, 1)
  const [served] = await queueAt(sound.id, 1)
  const unpaid = await app.buildCargo({ hallId: broken.id, status: -1 })
  await app.setRow('cargos', unpaid.id, { status: 0 })
  await choose(lost, unpaid.id)
  await choose(served, (await app.buildCargo({ hallId: sound.id })).id)
  await app.clock.moveBy(2 * minute)
  const { hall: idle } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
  await app.buildCargo({ hallId: idle.id })
  await expect(sweepRounds(app)).rejects.toThrow('موجودی کیف پول کافی نیست')
  expect((await choicesOf(served))[0].reason).toBe('granted')
  expect((await app.call('listRoundsOfHall', { query: { LoadHallId: idle.id } })).total).toBe(1)
  expect((await choicesOf(lost))[0].status).toBe(1)
  await app.setRow('halls', broken.id, { isActive: false })
  await app.setRow('rounds', { hallId: broken.id }, { settledAt: new Date() })
})
