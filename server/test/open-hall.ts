import { driverActor } from './actors.ts'
import type { TestApp } from './app.ts'
import { plainDeclaration } from './plain.ts'

export type Queued = Awaited<ReturnType<typeof driverActor>> & { turn: { id: number; number: number } }

/**
 * A hall of its own with a round of a minute open over loads of so many trucks, a free load beside them, and drivers in its
 * queue: every act a call, so that its log tells of all.
 */
export async function openHall(
  app: TestApp,
  { trucks, drivers }: { trucks: readonly number[]; drivers: number },
) {
  const made = await app.hallWithCompany({ reservationLimitMinutes: 1, isFreeCargo: true })
  const { hall, company, token } = made
  await app.setRow('companies', company.id, { reserveEntrancePermission: true, loadSystemReserve: true })
  const staff = await app.hallActor(hall.id)
  const queue: Queued[] = []
  for (let nr = 0; nr < drivers; nr += 1) {
    const driver = await app.driverActor()
    const taken = await app.call('takeTurn', { token: driver.token, body: { LoadHallId: hall.id } })
    const { id, turnNumber: number } = taken.data.data
    queue.push({ ...driver, turn: { id, number } })
  }
  const CityDestinationId = await app.cityId('تهران')
  const load = { ...plainDeclaration, LoadHallId: hall.id, CityDestinationId }
  const loads = trucks.map((FreighterNumber) => ({ ...load, IsLoadHall: true, FreighterNumber }))
  const Cargos = [...loads, { ...load, IsLoadHall: false, FreighterNumber: 3 }]
  const declared = await app.call('declareCargos', { token, body: { Cargos } })
  const ids = (declared.data.data.cargos as { id: number }[]).map(({ id }) => id)
  return { ...made, staff, queue, cargoIds: ids.slice(0, -1), freeId: ids.at(-1) as number }
}
export type OpenHall = Awaited<ReturnType<typeof openHall>>

/** Files loads for a turn, in this order. */
export async function file(app: TestApp, { token, turn }: Queued, cargoIds: readonly number[]) {
  const replies = []
  for (const CargoId of cargoIds)
    replies.push(await app.call('addPriority', { token, body: { DriverTurnId: turn.id, CargoId } }))
  return replies
}
