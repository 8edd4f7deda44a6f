import type { FindingKind } from '@bargah/contract/features/oversight/oversight.states.ts'
import type { Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import type { CountedSubject } from './counted.store.ts'

type Found = { kind: FindingKind; monthFrom: Date; at: Date; found: readonly CountedSubject[] }

/** Writes what was found; what was found before in that month gets its newest figures, and stays where it was found. */
export async function putFindings(tx: Tx, { kind, monthFrom, at, found }: Found): Promise<void> {
  for (const { rowIds, ...one } of found)
    await sql`insert into findings (kind, month_from, hall_id, company_id, user_id, freighter_id, device_id,
        hits, out_of, usual_hits, usual_out_of, row_ids, found_at, seen_last_at)
      values (${kind}, ${monthFrom}, ${one.hallId}, ${one.companyId}, ${one.userId}, ${one.freighterId}, ${one.deviceId},
        ${one.hits}, ${one.outOf}, ${one.usualHits}, ${one.usualOutOf}, ${rowIds}::integer[], ${at}, ${at})
      on conflict (kind, month_from, coalesce(hall_id, 0), coalesce(company_id, 0), coalesce(user_id, 0),
        coalesce(freighter_id, 0), coalesce(device_id, ''))
      do update set hits = excluded.hits, out_of = excluded.out_of, usual_hits = excluded.usual_hits,
        usual_out_of = excluded.usual_out_of, row_ids = excluded.row_ids, seen_last_at = excluded.seen_last_at
      where (findings.hits, findings.out_of, findings.usual_hits, findings.usual_out_of, findings.row_ids)
        is distinct from (excluded.hits, excluded.out_of, excluded.usual_hits, excluded.usual_out_of, excluded.row_ids)`.execute(
      tx,
    )
}

/** Waits for whoever holds it; what is read of it afterwards is no older. */
export const lockFinding = (tx: Tx, findingId: number) =>
  tx.selectFrom('findings').select('id').where('id', '=', findingId).forKeyShare().execute()

type Note = { findingId: number; userId: number; words: string; at: Date }
export async function insertNote(tx: Tx, note: Note): Promise<void> {
  await tx.insertInto('findingNotes').values(note).execute()
}
