import { keptFields, loadFields } from '@bargah/contract/features/cargos/load-fields.schema.ts'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import type { Tables } from '../../kernel/tables.ts'

/** Holds back what the company would keep besides until this ends, and counts what it keeps. */
export async function lockPreLoads(tx: Tx, companyId: number): Promise<number> {
  await tx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
  const { n } = await tx
    .selectFrom('preLoads')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  return n
}

/** Keeps a declaration. Out: its id. */
export async function insertPreLoad(tx: Tx, preLoad: Insertable<Tables['preLoads']>): Promise<number> {
  const { id } = await tx.insertInto('preLoads').values(preLoad).returning('id').executeTakeFirstOrThrow()
  return id
}

type Both = keyof Tables['preLoads'] & keyof Tables['cargos']
/** What a pre-load keeps of a cargo as it stands there. */
const sameColumns = sql.join(
  keptFields
    .map((wire): Both => loadFields[wire].name)
    .filter((name) => name !== 'origin' && name !== 'destination')
    .map((name) => sql.ref(name)),
)

type Keeper = { companyId: number; userId: number; at: Date }

/** Keeps each of a company's cargos, named after its goods and where it goes. Out: their ids; fewer when some are not its own. */
export async function insertPreLoadsOf(tx: Tx, cargoIds: readonly number[], by: Keeper): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into pre_loads (company_id, name, kept_at, kept_by, origin, destination, loader_type_ids, ${sameColumns})
    select company_id, left(goods.name || ' به ' || destination, 100), ${by.at}, ${by.userId},
      coalesce(nullif(origin_address, ''), origin), coalesce(nullif(destination_address, ''), destination),
      array(select loader_type_id from cargo_loader_types where cargo_id = cargos.id order by 1), ${sameColumns}
    from cargos join goods on goods.id = goods_id
    where cargos.id = any(${[...cargoIds]}::int[]) and company_id = ${by.companyId}
    order by cargos.id
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Deletes one of a company's. Out: its name; undefined when it has none such. */
export const deleteKept = (tx: Tx, id: number, companyId: number) =>
  tx
    .deleteFrom('preLoads')
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .returning('name')
    .executeTakeFirst()

/** The range (km) of the last free cargo that a company, or a product owner himself, declared. */
export async function findLastRange(
  db: Db,
  by: { companyId: number } | { productOwnerId: number },
): Promise<number | undefined> {
  const last = await db
    .selectFrom('cargos')
    .select('rangeKm')
    .where('isHall', '=', sql.lit(false))
    .$call((query) =>
      'companyId' in by
        ? query.where('companyId', '=', by.companyId).orderBy('declaredAt', 'desc')
        : query.where('productOwnerId', '=', by.productOwnerId).orderBy('announcedAt', 'desc'),
    )
    .limit(sql.lit(1))
    .executeTakeFirst()
  return last?.rangeKm
}
