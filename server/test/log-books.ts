import type { Verified } from '@bargah/verifier/verify-log.ts'
import { expect } from 'vitest'
import { sql } from '../src/kernel/sql.ts'
import type { TestApp } from './app.ts'

/** What the log alone says of each load of a hall is what the tables say: allocated, remaining and withdrawn make up the announced. */
export async function expectSameBooks(
  { db }: TestApp,
  hallId: number,
  { cargos, turns }: Verified,
): Promise<void> {
  const { rows } = await sql<{ id: number; trucks: number; left: number; given: number }>`
    select id, truck_count as trucks, case when status = 1 then 0 else remaining end as left,
      (select count(*)::int from permits p where p.cargo_id = c.id and p.status <> 0) as given
    from cargos c where hall_id = ${hallId} and status <> -1 order by id`.execute(db)
  const told = rows.map(({ id }) => ({ id, ...cargos.get(id) }))
  expect(
    told.map(({ id, announced, remaining, allocated }) => [id, announced, remaining, allocated]),
  ).toEqual(rows.map(({ id, trucks, left, given }) => [id, trucks, left, given]))
  for (const cargo of cargos.values())
    expect(cargo.allocated + cargo.remaining + cargo.withdrawn).toBe(cargo.announced)
  const live = await sql<{ n: number }>`select count(*)::int as n from turns
    where hall_id = ${hallId} and status = 'live'`.execute(db)
  expect(turns.live).toBe(live.rows[0]?.n)
}
