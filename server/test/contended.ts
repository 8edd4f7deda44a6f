import { expect } from 'vitest'
import { signedIn } from '../src/features/auth/auth.build.ts'
import { buildCargo } from '../src/features/cargos/cargos.build.ts'
import { buildCompany } from '../src/features/companies/companies.build.ts'
import { buildDriver } from '../src/features/drivers/drivers.build.ts'
import { buildHall } from '../src/features/halls/halls.build.ts'
import { buildTurn } from '../src/features/turns/turns.build.ts'
import type { Db } from '../src/kernel/database.ts'
import type { ServerProcess } from './server-process.ts'

export const post = (server: ServerProcess, path: string, body: object, token?: string) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })

/** Five drivers who all want the same three loads in the same order, each choice sent to the next of the servers. */
export async function openContendedRound(db: Db, servers: readonly ServerProcess[]) {
  const hall = await buildHall(db, { reservationLimitMinutes: 1 })
  const company = await buildCompany(db, { hallIds: [hall.id] })
  const cargoIds: number[] = []
  for (let i = 0; i < 3; i++)
    cargoIds.push((await buildCargo(db, { hallId: hall.id, companyId: company.id })).id)
  const driverIds: number[] = []
  for (let i = 0; i < 5; i++) {
    const driver = await buildDriver(db)
    driverIds.push(driver.id)
    const { id: DriverTurnId } = await buildTurn(db, hall.id, driver)
    const { token } = await signedIn(db, 'Driver', { driverId: driver.id })
    for (const [place, CargoId] of cargoIds.entries()) {
      const server = servers[(i + place) % servers.length] as ServerProcess
      const body = { DriverTurnId, CargoId }
      const reply = await post(server, '/api/v1/DriverPriority/AddDriverPriority', body, token)
      expect(await reply.json()).toMatchObject({ statusCode: 200, errors: [] })
    }
  }
  return { hallId: hall.id, companyId: company.id, cargoIds, driverIds }
}
