import pg from 'pg'
import { randomUUID } from 'node:crypto'
import type { BodyInput } from '@bargah/contract/kernel/endpoint.ts'
import { type Contract, contract } from '@bargah/contract/contract.ts'
import { findAccount } from '../server/src/features/wallet/wallet.store.ts'
import { mustBe } from '../server/src/kernel/compiled-once.ts'
import type { Db } from '../server/src/kernel/database.ts'
import { ask } from '../server/test/cluster.ts'
import { clients, compare, type Contender, openClients, sayCompared } from './clients.ts'
import { serve } from './server.ts'
import type { World } from './world.ts'

// a server's code is compiled while it runs: after two seconds of writes it still takes half as much of the processor again as after ten
const length = { turns: 3, ms: 2_500 }

/** A copy of the made database, with the address by which its owner comes. */
export type OwnedWorld = World & { ownerUrl: string }

export type Facts = {
  /** One for each who asks: what is measured is a write, not the queue before one hall's log. */
  hallIds: number[]
  admin: { token: string; userId: number }
  drivers: { id: number; token: string; userId: number; freighterId: number; driverFreighterId: number }[]
}

/** An account of the platform's, looked up once: its kind has no index of all accounts. */
export const platformAccount = async (db: Db, of: 'cash' | 'income'): Promise<number> =>
  mustBe(await findAccount(db, { platform: of })).id

export const auditOf = (endpoint: string, userId: number): [string, unknown[]] => [
  `insert into audit_log (user_id, address, endpoint, request_id, input, at, kind, outcome)
   values ($1, '127.0.0.1', $2, $3, '{}', clock_timestamp(), 'write', 'done')`,
  [userId, endpoint, randomUUID()],
]

export type Run = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
type Writers<K extends keyof Contract> = {
  ours(client: number): { token: string; body: BodyInput<Contract[K]> }
  plain(run: Run, client: number): Promise<void>
}

/**
 * Prints one write of ours beside the plain statements that write the same rows, by sixteen clients each. Tables are looked over
 * first, and none that is read should be empty: a plan that was made for an empty one, and is kept, reads it whole as it grows.
 */
export async function compareWrite<
  K extends 'takeTurn' | 'addCharge' | 'declareCargo' | 'addPriority' | 'reserveFreeCargo',
>(world: OwnedWorld, call: K, { ours, plain }: Writers<K>): Promise<void> {
  const { method, path, changes } = contract[call]
  await ask(world.ownerUrl, 'vacuum analyze')
  const connections = Array.from({ length: clients }, () => new pg.Client({ connectionString: world.url }))
  await Promise.all(connections.map((connection) => connection.connect()))
  const names = new Map<string, string>()
  const runOn = (connection: pg.Client): Run => {
    return async (text, values) => {
      const name = names.get(text) ?? `asked_${names.size}`
      names.set(text, name)
      return (await connection.query({ name, text, values })).rows
    }
  }
  try {
    await serve({ database: world.url, signer: world.signerUrl }, async ({ port, trips }) => {
      const asking = openClients(port)
      const contenders: Contender[] = [
        {
          name: 'ours',
          async ask(client) {
            const { body } = await asking.ask(client, { method, path, ...ours(client) })
            if (!body.includes('"statusCode":200')) throw new Error(`${call}: ${body.toString()}`)
          },
        },
        {
          name: 'plain SQL',
          async ask(client) {
            const run = runOn(connections[client] as pg.Client)
            await run('begin')
            await plain(run, client)
            await run('select tell_live($1)', [changes])
            await run('commit')
          },
        },
      ]
      const measured = await compare(contenders, length)
      const { writes, waits } = await trips()
      sayCompared(`writes: ${call}, ${(waits / writes).toFixed(1)} trips`, contenders, measured)
      asking.close()
    })
  } finally {
    await Promise.all(connections.map((connection) => connection.end()))
  }
}
