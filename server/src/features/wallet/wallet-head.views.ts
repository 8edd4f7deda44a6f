import type { Db } from '../../kernel/database.ts'
import { sharedRead } from '../../kernel/shared-read.ts'
import { type RawBuilder, sql, toKeys } from '../../kernel/sql.ts'
import type { WalletOwner } from './wallet.store.ts'

/** What a wallet holds, what of it is on hold, and what one load or truck takes now, in rials. */
export type WalletHead = {
  availableBalance: number
  heldBalance: number
  unitCost: number | null
  unitHallId: number | null
}

/** In: an owner. Out: his wallet's head; zeros before its first use. One statement for all who ask at one moment. */
export const showHead = (db: Db, owner: WalletOwner): Promise<WalletHead> =>
  'driverId' in owner ? driverHead(db, owner.driverId) : companyHead(db, owner.companyId)

/** With what the hall of his latest turn asks now. */
const driverHead = sharedRead((db, ids: readonly number[]) =>
  readHeads(
    db,
    ids,
    (asked) => sql`
    select asked.id, coalesce(balance_rial, 0) as "availableBalance", 0 as "heldBalance",
      nullif(fee_rial, 0) as "unitCost", hall_id as "unitHallId"
    from unnest(${asked}) as asked (id)
    left join accounts on kind = 'driver' and driver_id = asked.id
    left join lateral (
      select halls.driver_fee_rial, halls.id from turns join halls on halls.id = hall_id
      where turns.driver_id = asked.id order by taken_at desc limit 1) latest (fee_rial, hall_id) on true`,
  ),
)

/** With what one truck of its latest load took. */
const companyHead = sharedRead((db, ids: readonly number[]) =>
  readHeads(
    db,
    ids,
    (asked) => sql`
    select asked.id, coalesce(own.balance_rial, 0) as "availableBalance", coalesce(held.balance_rial, 0) as "heldBalance",
      nullif(fee_rial, 0) as "unitCost", null::int as "unitHallId"
    from unnest(${asked}) as asked (id)
    left join accounts own on own.kind = 'company' and own.company_id = asked.id
    left join accounts held on held.kind = 'company_held' and held.company_id = asked.id
    left join lateral (
      select company_fee_rial + commission_rial from cargos where company_id = asked.id
      order by announced_at desc, id desc limit 1) latest (fee_rial) on true`,
  ),
)

type Row = WalletHead & { id: number }

async function readHeads(
  db: Db,
  ids: readonly number[],
  select: (ids: RawBuilder<never>) => RawBuilder<unknown>,
): Promise<WalletHead[]> {
  const { rows } = await (select(toKeys(ids)) as RawBuilder<Row>).execute(db)
  const heads = new Map(rows.map(({ id, ...head }) => [id, head]))
  return ids.map((id) => heads.get(id) as WalletHead)
}
