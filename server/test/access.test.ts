import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Contract, contract } from '@bargah/contract/contract.ts'
import { doMeet } from '@bargah/contract/kernel/nouns.ts'
import { type Access, type Flag, flags, mayCall, type Role, roles } from '@bargah/contract/kernel/access.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/kernel/sql.ts'
import { makeSide } from './access/side.ts'
import { type Caller, type Cell, isOpenTo, type Sides, tryAccess } from './access/try-access.ts'
import { isLong, someOf } from './amount.ts'
import { useTestApp } from './app.ts'
import { nounOfTable } from './nouns-of-tables.ts'

const columnOf: Record<Role, string> = {
  Admin: 'Admin',
  AdminSupport: 'Support',
  TransportationCompanyAdmin: 'Company',
  TransportationCompanyMember: 'Member',
  ProductOwnerAdmin: 'Owner',
  LoadHallAdmin: 'Hall',
  AgentMain: 'Office',
  Customer: 'Cust',
  CustomerAdvancedMember: 'Cust2',
  Organization: 'Org',
  DriversAssociation: 'Drivers',
  AssociationTransportCompanies: 'Comps',
  Driver: 'Driver',
}
/** Everybody who can call; a company's member without flags, and with all of them. */
const callers: readonly (Caller & { column: string })[] = [
  ...roles.map((role) => ({ column: columnOf[role], role, flags: [] })),
  { column: 'Member+', role: 'TransportationCompanyMember', flags },
]
const keys = Object.keys(contract) as (keyof Contract)[]
const endpoints = Object.entries(contract) as [keyof Contract, EndpointShape][]

const app = useTestApp()
let sides: Sides
const found = new Map<keyof Contract, Cell[]>()
beforeAll(async () => {
  const stranger = await app.driverActor()
  sides = {
    mine: await makeSide(app, { stranger, hours: 24 }),
    others: await makeSide(app, { stranger, hours: 48 }),
  }
})

describe('every call, really asked for one’s own, another’s and what is not there', () => {
  it.each(keys)('%s', async (key) => {
    const cells: Cell[] = []
    for (const caller of callers) cells.push(await tryAccess(sides, key, caller))
    expect(cells.map((cell) => cell !== '-')).toEqual(
      callers.map((who) => mayCall(contract[key].access, who)),
    )
    found.set(key, cells)
  })
})

/** Every flag that opens a call, and one other, by its number another one: all are met in one run. */
function someFlags(access: Access, number: number): readonly Flag[] {
  const opens = (held: readonly Flag[]) =>
    mayCall(access, { role: 'TransportationCompanyMember', flags: held })
  const opening = flags.filter((flag) => !opens([]) && opens([flag]))
  const others = flags.filter((flag) => !opening.includes(flag))
  return [...opening, ...someOf(others, number, 1)]
}

/** Whether a call is open: in a long run by all that it is asked for, its own, another's and what is not there. */
const lets = async (key: keyof Contract, who: Caller) =>
  isLong ? (await tryAccess(sides, key, who)) !== '-' : isOpenTo(sides, key, who)

describe('every flag, alone, opens what names it and nothing else', () => {
  const restricted = keys.filter((key) => typeof contract[key].access === 'object')
  it.each(restricted)('%s', async (key) => {
    const access: Access = contract[key].access
    for (const flag of someFlags(access, restricted.indexOf(key))) {
      const who = { role: 'TransportationCompanyMember', flags: [flag] } as const
      expect(await lets(key, who), flag).toBe(mayCall(access, who))
    }
  })
})

/** Writes that are asked here only for what they refuse, or that change no table which the audit follows. */
const doingNothingHere: readonly (keyof Contract)[] = [
  'addFreightRate',
  'addMainOffice',
  'addPasskey',
  'askErasure',
  'askFactorRemoval',
  'changeMyPassword',
  'changePasswordOf',
  'checkCode',
  'confirmAuthenticator',
  'giveTurnBack',
  'proveMail',
  'rateDriver',
  'reauthenticate',
  'registerCompany',
  'registerOwner',
  'removeAuthenticator',
  'removeBaseItem',
  'removeEnteredDriver',
  'removeMail',
  'renewOfficePassword',
  'returnFromBank',
  'returnFromBankByForm',
  'saveBaseItem',
  'sendImport',
  'setDriverPicture',
  'signIn',
  'signInByCode',
  'signUp',
  'undoImport',
  'withdrawFreightRate',
]

describe('what a write changes', () => {
  it('is looked at by a noun, whichever table it stands in', async () => {
    const { rows } = await sql<{
      table: string
    }>`select distinct tgrelid::regclass::text as table from pg_trigger
      join pg_proc on pg_proc.oid = tgfoid where proname = 'record_changes' order by 1`.execute(app.db)
    expect(Object.keys(nounOfTable).sort()).toEqual(rows.map(({ table }) => table))
  })

  it('is what its contract says, or the panel would show what stood there before', async () => {
    const { rows } = await sql<{ endpoint: keyof Contract; tables: string[] }>`
      select endpoint, array_agg(distinct table_name order by table_name) as tables
      from audit_log join audit_changes on line = audit_log.id
      where kind = 'write' and outcome = 'done' group by 1`.execute(app.db)
    const done = new Map(rows.map(({ endpoint, tables }) => [endpoint, tables]))
    const unsaid = endpoints.flatMap(([key, { changes = [] }]) =>
      (done.get(key) ?? []).flatMap((table) => {
        const nouns = nounOfTable[table]
        return !nouns || doMeet(nouns, changes) ? [] : [`${key} changes ${table}`]
      }),
    )
    expect(unsaid).toEqual([])
  })

  it('is seen of every write, since one that did nothing says nothing of what it changes', async () => {
    const { rows } = await sql<{ endpoint: string }>`select distinct endpoint from audit_log
      where kind = 'write' and outcome = 'done'`.execute(app.db)
    const done = new Set(rows.map(({ endpoint }) => endpoint))
    const idle = endpoints.filter(([key, { effect }]) => effect === 'write' && !done.has(key))
    expect(idle.map(([key]) => key).sort()).toEqual([...doingNothingHere].sort())
  })
})

it('is what docs/security.md says: the table in it is made here, with `vitest run -u`', async () => {
  const file = join(import.meta.dirname, '../../docs/security.md')
  const pattern = /(<!-- access -->\n```text\n)[^]*?(```)/
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(pattern)
  await expect(text.replace(pattern, (_, start, end) => `${start}${table()}${end}`)).toMatchFileSnapshot(file)
})

function table(): string {
  const width = Math.max(...keys.map((key) => key.length))
  const row = (name: string, cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padEnd(7))].join(' ').trimEnd()
  const head = row(
    'call',
    callers.map(({ column }) => column),
  )
  const lines = keys.map((key) => {
    const isPublic = contract[key].access === 'public'
    return row(key, isPublic ? ['everybody'] : (found.get(key) ?? []))
  })
  return `${[head, ...lines].join('\n')}\n`
}
