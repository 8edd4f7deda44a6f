import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { cargoScope } from './cargo-scope.store.ts'

type OwnerRecord = { isAccepted: boolean; loads: number; rejected: number }
type Of = { id: number; productOwnerId: number | null }

/** Whose cargo it is: whether he is accepted, his other cargos that the session may see, and how many were rejected. */
export async function showOwnerRecord(db: Db, session: Session, { id, productOwnerId }: Of) {
  const { rows } = await sql<OwnerRecord>`
    select is_accepted, count(cargos.id)::int as loads, count(cargos.id) filter (
      where cargos.status = ${sql.lit(cargoStatus.finished)}
        and exists (select from cargo_events where cargo_id = cargos.id and kind = 'rejected'))::int as rejected
    from product_owners left join cargos on cargos.product_owner_id = product_owners.id
      and cargos.id <> ${id} and ${cargoScope(session)}
    where product_owners.id = ${productOwnerId} group by product_owners.id`.execute(db)
  const [found] = rows
  if (!found) throw new Error('a cargo that awaits review has an owner')
  return found
}
