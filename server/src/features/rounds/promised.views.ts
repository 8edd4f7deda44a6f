import type { HallLogKind } from '@bargah/contract/features/log/log.states.ts'
import type { Db } from '../../kernel/database.ts'
import { literals, sql } from '../../kernel/sql.ts'

type Promised = { index: number; text: string; salt: string | null }
type OfTurn = { id: number; hallId: number; number: number }

const kindsOfRound: readonly HallLogKind[] = ['list_sealed', 'choice_settled']
/** Most versions of a list to return, newest first. */
const most = 60

/**
 * The entries of a hall's log that promise a driver something of his turn, oldest first, with the salts of what they commit
 * to: its number, each seal of its lists, what was settled at once. With `roundId` those of that round alone. Lines of the
 * older chain promise nothing.
 */
export async function listPromised(db: Db, turn: OfTurn, roundId?: number): Promise<Promised[]> {
  const number = String(turn.number)
  const { rows } = await sql<Promised>`
    with rounds_of as (
      select round_id from sealed_lists where turn_id = ${turn.id}
      union select round_id from priorities where turn_id = ${turn.id}),
    told as (
      select index, entry, round_id, null::int as change, kind from hall_log
      where hall_id = ${turn.hallId} and kind = ${sql.lit<HallLogKind>('turn_taken')} and ${roundId ?? null}::int is null
        and coalesce(entry::jsonb ->> 'turn', entry::jsonb ->> 'turnNumber') = ${number}
      union all
      select index, entry, round_id, (entry::jsonb ->> 'change')::int, kind from hall_log
      where round_id in (select round_id from rounds_of where round_id = coalesce(${roundId ?? null}, round_id))
        and hall_id = ${turn.hallId} and kind in (${literals(kindsOfRound)}) and entry::jsonb ->> 'turn' = ${number})
    select index, entry as text, case
        when kind = ${sql.lit<HallLogKind>('turn_taken')} then (select salt from turn_salts where turn_id = ${turn.id})
        else (select salt from list_salts s
          where s.turn_id = ${turn.id} and s.round_id = told.round_id and s.change = told.change) end as salt
    from told where entry not like '{"seq":%' order by index desc limit ${sql.lit(most)}`.execute(db)
  return rows.toReversed()
}
