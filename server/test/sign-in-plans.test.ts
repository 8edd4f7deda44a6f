import { beforeAll, expect, it } from 'vitest'
import { findAccount } from '../src/features/auth/auth.store.ts'
import { findAccountsOf } from '../src/features/auth/temporary-passwords.store.ts'
import { sql } from '../src/kernel/sql.ts'
import { useTestApp } from './app.ts'
import { recordStatements, type Statement } from './statements.ts'

const app = useTestApp()
/** Enough for PostgreSQL to prefer an index wherever there is one that serves. */
const rows = 5_000
let driver: Awaited<ReturnType<typeof app.driverActor>>

beforeAll(async () => {
  driver = await app.driverActor()
  await app.asOwner(async ({ db }) => {
    await sql`insert into users (username, role, full_name, password_hash, created_at)
      select 'staff' || nr, 'AdminSupport', 'کارمند', 'none', now() from generate_series(1, ${rows}) as nr`.execute(
      db,
    )
    await sql`analyze users, drivers`.execute(db)
  })
})

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }
const walked = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] === 'users' ? ['users'] : []),
  ...(plan.Plans ?? []).flatMap(walked),
]

/** The large tables that one statement walks through. */
async function walkedBy(statements: readonly Statement[]): Promise<string[]> {
  const [{ text, values }] = statements as [Statement]
  expect(statements).toHaveLength(1)
  const { rows: plans } = await app.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (format json) ${text}`,
    values,
  )
  return plans.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => walked(Plan)))
}

it.each([
  ['a name in another case', async () => 'STAFF4217', 'staff4217'],
  ['a driver’s mobile', async () => (await app.oneRow('drivers', driver.id)).mobile, undefined],
  ['a name that nobody has', async () => 'nobody', null],
])('who signs in by %s is found without a look at all accounts', async (_by, loginOf, username) => {
  const login = await loginOf()
  const [account, statements] = await recordStatements(() => findAccount(app.db, login))
  if (username === undefined) expect(account?.driverId).toBe(driver.id)
  else expect(account?.username ?? null).toBe(username)
  expect(await walkedBy(statements)).toEqual([])
})

it.each([
  ['a driver’s', async () => (await app.oneRow('drivers', driver.id)).mobile, 1],
  ['one that nobody has', async () => '09990001122', 0],
])(
  'the accounts of a mobile, %s, are found without a look at all accounts',
  async (_whose, mobileOf, count) => {
    const mobile = await mobileOf()
    const [accounts, statements] = await recordStatements(() => findAccountsOf(app.db, mobile, 'Any'))
    expect(accounts).toHaveLength(count)
    expect(await walkedBy(statements)).toEqual([])
  },
)
