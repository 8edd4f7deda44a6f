import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { openPermitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import type { Db } from '../../kernel/database.ts'
import { literals, sql } from '../../kernel/sql.ts'

export async function countHallThings(db: Db, hallId: number) {
  const { rows } = await sql<Record<'companies' | 'natives' | 'tariffs' | 'turns' | 'closed', number>>`select
    (select count(*)::int from hall_companies where hall_id = ${hallId}) as companies,
    (select count(*)::int from native_drivers where hall_id = ${hallId}) as natives,
    (select count(*)::int from hall_tariffs where hall_id = ${hallId}) as tariffs,
    (select count(*)::int from turns where hall_id = ${hallId} and status = 'live') as turns,
    (select count(*)::int from turns where hall_id = ${hallId} and status = 'hall_closed') as closed`.execute(
    db,
  )
  return rows[0] ?? { companies: 0, natives: 0, tariffs: 0, turns: 0, closed: 0 }
}

export async function countClosing(db: Db, hallId: number) {
  const { rows } = await sql<Record<'turns' | 'cargos' | 'permits', number>>`select
    (select count(*)::int from turns where hall_id = ${hallId} and status = 'live') as turns,
    (select count(*)::int from cargos where hall_id = ${hallId} and is_hall and remaining > 0
      and status = ${sql.lit(cargoStatus.sending)}) as cargos,
    (select count(*)::int from permits join cargos on cargos.id = permits.cargo_id
      where cargos.hall_id = ${hallId} and permits.status in (${literals(openPermitStatuses)})) as permits`.execute(
    db,
  )
  return rows[0] ?? { turns: 0, cargos: 0, permits: 0 }
}
