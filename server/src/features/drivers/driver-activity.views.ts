import type { DriverActivityRow } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { type DriverAct, sayDriverAct } from '@bargah/contract/features/drivers/drivers.text.ts'
import { clockTime, isoInstant, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

const mostActs = 100

type Row = DriverAct & {
  key: string
  at: Date
  fullName: string | null
  hallId: number | null
  hallName: string | null
}

/**
 * What a driver lately did and what was done with him: turns taken and ended, lists filled, permits and what became of
 * them, the newest first. A list of one turn is told once for each minute in which something was added to it.
 */
export async function listDriverActivity(db: Db, driverId: number): Promise<DriverActivityRow[]> {
  const { rows } = await sql<Row>`
    with own_turns as (
      select * from turns where driver_id = ${driverId} order by taken_at desc, id desc limit ${mostActs}
    ), own_permits as (
      select * from permits where driver_id = ${driverId} order by issued_at desc, id desc limit ${mostActs}
    ), acts as (
      select 'turn-' || id as key, 'turn_taken' as act, taken_at as at, taken_by as by_user, hall_id,
        number as value, null::text as word from own_turns
      union all select 'end-' || id, 'turn_ended', ended_at, null, hall_id, number, status
        from own_turns where ended_at is not null
      union all select 'list-' || t.id || '-' || min(p.id), 'list_filled', max(p.filed_at), p.filed_by, t.hall_id,
        count(*)::int, null
        from priorities p join own_turns t on t.id = p.turn_id
        group by t.id, t.hall_id, p.filed_by, date_trunc('minute', p.filed_at)
      union all select 'permit-' || e.id, case when d.id is null then 'permit_status' else 'document_withdrawn' end,
        e.at, e.by_user, c.hall_id, p.id, coalesce(d.type, e.status)::text
        from permit_events e join own_permits p on p.id = e.permit_id join cargos c on c.id = p.cargo_id
        left join permit_documents d on d.id = e.withdrawn_document_id
    )
    select acts.key, acts.act, acts.at, acts.value, acts.word, users.full_name, halls.id as hall_id, halls.name as hall_name
    from acts left join users on users.id = acts.by_user left join halls on halls.id = acts.hall_id
    order by acts.at desc, acts.key desc limit ${mostActs}`.execute(db)
  return rows.map(present)
}

const present = ({ key, at, fullName, hallId, hallName, ...act }: Row): DriverActivityRow => ({
  id: key,
  memberFullName: fullName ?? 'سامانه',
  dateCreated: jalaliDate(at),
  timeCreated: clockTime(at),
  createdAt: isoInstant(at),
  description: sayDriverAct(act),
  loadHallId: hallId,
  loadHallName: hallName,
})
