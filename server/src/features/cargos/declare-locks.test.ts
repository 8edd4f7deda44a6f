import { beforeAll, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { plainDeclaration } from '../../../test/plain.ts'
import { transaction } from '../../kernel/database.ts'
import { lockHall } from '../halls/halls.api.ts'
import { putMoney } from '../wallet/wallet.build.ts'

const app = useTestApp()
let tehran: number
beforeAll(async () => {
  tehran = await app.cityId('تهران')
})

async function declarerAt(hallGiven: object) {
  const { hall, company, token } = await app.hallWithCompany(hallGiven)
  await putMoney(app.db, { companyId: company.id }, 1_000_000_000)
  const body = { ...plainDeclaration, IsLoadHall: true, LoadHallId: hall.id, CityDestinationId: tehran }
  const declare = async () => {
    const { errors, data } = await app.call('declareCargo', { token, body })
    expect(errors).toEqual([])
    return data.data.id
  }
  return { hall, declare }
}
/** A round that is open for a minute, as the hall's loads come. */
async function openRound(hallId: number) {
  const opensAt = await app.clock.now(app.db)
  return app.buildRound(hallId, { opensAt, closesAt: new Date(opensAt.getTime() + 60_000) })
}
const roundsOf = (hallId: number) =>
  app.db.selectFrom('rounds').select('id').where('hallId', '=', hallId).orderBy('id').execute()
const loadsOf = (roundId: number | undefined) => app.rowsOf('roundCargos', { roundId: roundId ?? 0 })

it.each([
  ['that shows loads at its times', { isActiveShowTime: true }, false],
  ['that gives loads at once', { reservationLimitMinutes: 0 }, false],
  ['with a round open', {}, true],
])('declares while another adds to a hall %s', async (_name, settings, hasRound) => {
  const { hall, declare } = await declarerAt(settings)
  if (hasRound) await openRound(hall.id)
  const id = await transaction(app, async (tx) => {
    await lockHall(tx, hall.id, 'shared')
    return declare()
  })
  expect(id).toBeGreaterThan(0)
})

it('waits for others at a hall where the load opens a round', async () => {
  const { hall, declare } = await declarerAt({})
  const cargoId = await app.whileWaiting({
    first: (tx) => lockHall(tx, hall.id, 'shared'),
    second: declare,
    meanwhile: async () => expect(await roundsOf(hall.id)).toEqual([]),
  })
  const [round] = await roundsOf(hall.id)
  expect(await loadsOf(round?.id)).toMatchObject([{ cargoId }])
})

it('waits its turn where a round is over and not split yet, and lands in the next', async () => {
  const { hall, declare } = await declarerAt({})
  const closesAt = new Date((await app.clock.now(app.db)).getTime() - 1_000)
  const over = await app.buildRound(hall.id, { opensAt: new Date(closesAt.getTime() - 60_000), closesAt })
  const cargoId = await app.whileWaiting({
    first: (tx) => lockHall(tx, hall.id, 'shared'),
    second: declare,
    meanwhile: () => app.setRow('rounds', over, { settledAt: closesAt }),
  })
  const [, next] = await roundsOf(hall.id)
  expect(await loadsOf(next?.id)).toMatchObject([{ cargoId }])
})

it('opens a round when the one that was seen open is over under the lock', async () => {
  const { hall, declare } = await declarerAt({})
  const seen = await openRound(hall.id)
  const cargoId = await app.whileWaiting({
    first: (tx) => lockHall(tx, hall.id, 'exclusive'),
    second: declare,
    meanwhile: () => app.setRow('rounds', seen, { settledAt: new Date() }),
  })
  const [, next] = await roundsOf(hall.id)
  expect(await loadsOf(next?.id)).toMatchObject([{ cargoId }])
})

it('opens one round for all who declare at one moment', async () => {
  const { hall, declare } = await declarerAt({})
  await Promise.all(Array.from({ length: 8 }, declare))
  expect(await roundsOf(hall.id)).toHaveLength(1)
})
