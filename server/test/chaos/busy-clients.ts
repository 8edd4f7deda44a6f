import { setTimeout as wait } from 'node:timers/promises'
import { signedIn } from '../../src/features/auth/auth.build.ts'
import { buildCompany } from '../../src/features/companies/companies.build.ts'
import { buildHall } from '../../src/features/halls/halls.build.ts'
import { cityId } from '../../src/features/places/places.build.ts'
import { type Db, sql } from '../../src/kernel/sql.ts'
import { plainDeclaration } from '../plain-declaration.ts'

const declaration = { ...plainDeclaration, IsLoadHall: true }
const riches = 1_000_000_000_000
const pauseMs = 20
const patienceMs = 30_000

export type Client = { token: string; hallId: number; cityId: number }

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

const persian = /[؀-ۿ]/
type Envelope = { data: { code?: number } | null; statusCode: number; errors: string[]; message: string }

/** Why an answer that is no success is none that a user may get; null when it is: 503 in the envelope, with a sentence. */
function faultOf(response: Response, text: string): string | null {
  const said = `${response.status} ${text.slice(0, 200)}`
  if (response.status !== 503 || response.headers.get('retry-after') === null) return said
  try {
    const { data, statusCode, errors, message } = JSON.parse(text) as Envelope
    return data === null && statusCode === 503 && errors.length > 0 && persian.test(message) ? null : said
  } catch {
    return said
  }
}

/**
 * Every client declares one load after another, each under its own key and with its own words; what got no answer, or a
 * sentence, goes out again under the same key until it is done. Sends to `url()`, which may change.
 */
export function keepBusy(clients: readonly Client[], url: string) {
  const answered: string[] = []
  const faults: string[] = []
  const counts = { sentences: 0, lost: 0 }
  const lastDone = clients.map(() => 0)
  const over = new AbortController()

  async function send({ token, hallId, cityId }: Client, key: string): Promise<boolean> {
    try {
      const response = await fetch(`${url}/api/v1/Cargo/AddCargo`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({
          ...declaration,
          LoadHallId: hallId,
          CityDestinationId: cityId,
          Description: key,
        }),
        signal: AbortSignal.timeout(patienceMs),
      })
      const text = await response.text()
      if (response.ok && (JSON.parse(text) as Envelope).data?.code === 1) return true
      const fault = faultOf(response, text)
      if (fault) faults.push(fault)
      else counts.sentences += 1
    } catch {
      counts.lost += 1
    }
    return false
  }

  async function work(client: Client, place: number): Promise<void> {
    while (!over.signal.aborted) {
      const key = crypto.randomUUID()
      while (!over.signal.aborted) {
        if (await send(client, key)) {
          answered.push(key)
          lastDone[place] = performance.now()
          break
        }
        await wait(pauseMs)
      }
      await wait(pauseMs)
    }
  }
  const works = Promise.all(clients.map(work))
  return {
    answered,
    faults,
    counts,
    /** Whether everyone has had something done since then. */
    haveAllWorkedSince: (moment: number) => lastDone.every((done) => done > moment),
    async stop() {
      over.abort()
      await works
    },
  }
}
export type Busy = ReturnType<typeof keepBusy>

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
