import { sweepRounds } from '../src/features/rounds/rounds.jobs.ts'
import { driverActor } from './actors.ts'
import type { TestApp } from './app.ts'
import { minute } from './choosing.ts'
import { plainDeclaration } from './plain.ts'

type Person = Awaited<ReturnType<typeof driverActor>>
/** A driver with his turn and the salt by which it is bound to him, as his phone keeps it. */
type Phone = Person & { turnId: number; turn: number; salt: string }

/**
 * A morning at a hall of its own, every act a call: a company announces a load of one truck and one of two, three drivers
 * take turns, staff give a fourth his, and all want both, and `more` loads of one truck after them. `endRound` splits what is open.
 */
export async function playMorning(app: TestApp, { more = 0 } = {}) {
  const { hall, token } = await app.hallWithCompany()
  const staff = await app.hallActor(hall.id)
  const CityDestinationId = await app.cityId('تهران')
  const declare = async (FreighterNumber: number): Promise<number> => {
    const where = { IsLoadHall: true, LoadHallId: hall.id, CityDestinationId }
    const body = { ...plainDeclaration, ...where, FreighterNumber }
    return (await app.call('declareCargo', { token, body })).data.data.id
  }
  const endRound = async () => {
    await app.clock.moveBy(2 * minute)
    await sweepRounds({ ...app, job: 'sweep-rounds' })
  }
  const [one, two] = [await declare(1), await declare(2)]
  const others: number[] = []
  for (let i = 0; i < more; i += 1) others.push(await declare(1))
  // the first opened a round for itself alone; the next round has all
  await endRound()

  const phones: Phone[] = []
  for (let i = 0; i < 4; i += 1) {
    const driver = await app.driverActor()
    const names = { NationalId: driver.nationalId, FreighterCardNumber: driver.freighter.cardNumber }
    const isByStaff = i === 3
    const { data } = await app.call('takeTurn', {
      token: isByStaff ? staff.token : driver.token,
      body: { LoadHallId: hall.id, ...(isByStaff && names) },
    })
    const { id: turnId, turnNumber: turn } = data.data
    const { salt } = (await app.call('showMyTurn', { token: driver.token })).data
    phones.push({ ...driver, turnId, turn, salt })
  }

  for (const phone of phones)
    for (const CargoId of [one, two, ...others]) {
      const body = { DriverTurnId: phone.turnId, CargoId }
      await app.call('addPriority', { token: phone.token, body })
    }
  return {
    hall,
    cargos: { one, two },
    phones,
    endRound,
  }
}
