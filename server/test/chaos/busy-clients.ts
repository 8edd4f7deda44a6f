import { setTimeout as wait } from 'node:timers/promises'
import { signedIn } from '../../src/features/auth/auth.build.ts'
import { buildCompany } from '../../src/features/companies/companies.build.ts'
import { buildHall } from '../../src/features/halls/halls.build.ts'
import { cityId } from '../../src/features/places/places.build.ts'
import { type Db, sql } from '../../src/kernel/sql.ts'
import { plainDeclaration } from '../plain.ts'
import type { Asker } from './asking.ts'

const riches = 1_000_000_000_000
const plainPauseMs = 20

export type Client = { token: string; hallId: number; cityId: number; isFree?: boolean }

/** Companies that are signed in and rich. */
export async function makeClients(db: Db, count: number): Promise<Client[]> {
  const hall = await buildHall(db)
  const tehran = await cityId(db, 'تهران')
  return Promise.all(
    Array.from({ length: count }, async () => {
      const company = await buildCompany(db, { hallIds: [hall.id], balanceRial: riches })
      const { token } = await signedIn(db, 'TransportationCompanyAdmin', { companyId: company.id })
      return { token, hallId: hall.id, cityId: tehran }
    }),
  )
}

/**
 * Every client declares one load after another, each under its own key and with its own words; what got no answer, or a
 * sentence, goes out again under the same key until it is done.
 */
export function keepBusy(clients: readonly Client[], asker: Asker, pauseMs = plainPauseMs) {
  const answered: string[] = []
  /** What was sent and not answered: nobody knows whether it is there. */
  const open = new Set<string>()
  const over = new AbortController()

  async function declare({ token, hallId, cityId, isFree = false }: Client, name: string): Promise<void> {
    const key = crypto.randomUUID()
    const place = { IsLoadHall: !isFree, LoadHallId: hallId, CityDestinationId: cityId }
    const body = { ...plainDeclaration, ...place, Description: key }
    open.add(key)
    const said = await asker.askOn(name, { call: 'declareCargo', token, key, body }, over.signal)
    if (!said) return
    open.delete(key)
    if (said.statusCode === 200) answered.push(key)
    else asker.faults.push(`a load was refused: ${said.errors.join(' ')}`)
  }
  const works = Promise.all(
    clients.map(async (client, place) => {
      while (!over.signal.aborted) {
        await declare(client, `company ${place}`)
        await wait(pauseMs)
      }
    }),
  )
  return {
    answered,
    open,
    async stop() {
      over.abort()
      await works
    },
  }
}

/** What is wrong in the database with what was answered: lost, doubled, or money that came from nowhere. */
export async function findDamage(db: Db, answered: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string; times: number }>`
    select description as key, count(*)::int as times from cargos where description is not null group by 1`.execute(
    db,
  )
  const times = new Map(rows.map((row) => [row.key, row.times]))
  const unbalanced = await sql<{ id: number }>`
    select id from accounts cross join lateral (
      select coalesce(sum(case when credit_account_id = accounts.id then amount_rial else -amount_rial end), 0) as moved
      from transfers where accounts.id in (debit_account_id, credit_account_id)
    ) as sums where balance_rial <> moved`.execute(db)
  return [
    ...answered.filter((key) => !times.has(key)).map((key) => `lost: ${key}`),
    ...[...times].filter(([, count]) => count > 1).map(([key, count]) => `${count} times: ${key}`),
    ...unbalanced.rows.map(({ id }) => `account ${id} is not the sum of its transfers`),
  ]
}
