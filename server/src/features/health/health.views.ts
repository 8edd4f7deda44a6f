import { companyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

/** Which of the first things of a Bargah are there. */
export type Begun = Readonly<Record<'hall' | 'tariff' | 'company' | 'driver', boolean>>

export async function readBegun(db: Db): Promise<Begun> {
  const { rows } = await sql<Begun>`select
    exists (select from halls where is_active) as hall,
    exists (select from hall_tariffs) as tariff,
    exists (select from companies where status = ${companyStatus.active}) as company,
    exists (select from drivers where is_active) as driver`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database gave no row')
  return row
}

/** Since when each server works through jobs, the oldest first. */
export const listServers = (db: Db) =>
  db.selectFrom('jobRunners').select(['server', 'startedAt']).orderBy('startedAt').execute()
