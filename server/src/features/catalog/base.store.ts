import type { BaseKind, UsePlace } from '@bargah/contract/features/catalog/base.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

export type ItemFields = {
  name: string
  groupName: string | undefined
  groupCode: number | undefined
  /** Of a loader type alone. */
  shortName: string | undefined
}

/** The table of each kind, and which of its columns hold the class of goods, and the category and short name of loader types. */
export const baseTables = {
  goods: { table: 'goods', groupName: sql`category`, groupCode: sql`null::int`, shortName: sql`null::text` },
  packaging: {
    table: 'packagings',
    groupName: sql`null::text`,
    groupCode: sql`null::int`,
    shortName: sql`null::text`,
  },
  loaderType: {
    table: 'loader_types',
    groupName: sql`category_name`,
    groupCode: sql`category_code`,
    shortName: sql`short_name`,
  },
} as const

const tableOf = (kind: BaseKind) => sql.table(baseTables[kind].table)

/** Holds back whoever else changes this kind; those who only name its things are not held. */
export async function lockKind(tx: Tx, kind: BaseKind): Promise<void> {
  await sql`lock table ${tableOf(kind)} in share row exclusive mode`.execute(tx)
}

export async function findItem(tx: Tx, kind: BaseKind, id: number) {
  const { rows } = await sql<{ id: number; name: string; groupCode: number | null }>`
    select id, name, ${baseTables[kind].groupCode} as group_code from ${tableOf(kind)} where id = ${id}`.execute(
    tx,
  )
  return rows[0]
}

/** Whether another thing of the kind, of the same category where there are some, is called so in any spelling. */
export async function hasNamesake(tx: Tx, kind: BaseKind, { name, groupCode }: ItemFields, ownId = 0) {
  const { rows } = await sql`
    select from ${tableOf(kind)} where normalize_text(name) = normalize_text(${name}) and id <> ${ownId}
      and ${baseTables[kind].groupCode} is not distinct from ${kind === 'loaderType' ? (groupCode ?? 0) : null}::int
    limit 1`.execute(tx)
  return rows.length > 0
}

/** The name of a category of loader types, and the code that a new one of it would have: two digits after its own. */
export async function findCategory(tx: Tx, code: number) {
  const { rows } = await sql<{ name: string | null; nextId: number }>`
    select min(category_name) as name, coalesce(max(id), ${code} * 100) + 1 as next_id
    from loader_types where category_code = ${code}`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('an aggregate gives one row')
  return found
}

/** Out: the id of the new thing; `id` is that of a loader type, whose code it is. */
export async function insertItem(
  tx: Tx,
  kind: BaseKind,
  { name, groupName = '', groupCode = 0, shortName }: ItemFields,
  id: number,
) {
  const into = {
    goods: sql`(name, category) values (${name}, ${groupName})`,
    packaging: sql`(name) values (${name})`,
    loaderType: sql`(id, name, category_code, category_name, short_name)
      values (${id}, ${name}, ${groupCode}, ${groupName}, ${shortName ?? null})`,
  }
  const { rows } = await sql<{ id: number }>`
    insert into ${tableOf(kind)} ${into[kind]} returning id`.execute(tx)
  const [made] = rows
  if (!made) throw new Error('an insert gives its row')
  return made.id
}

/** A loader type keeps its code and its category. */
export async function setItem(tx: Tx, kind: BaseKind, id: number, item: ItemFields) {
  const { name, groupName = '', shortName } = item
  const others = {
    goods: sql`, category = ${groupName}`,
    packaging: sql``,
    loaderType: sql`, short_name = ${shortName ?? null}`,
  }
  await sql`update ${tableOf(kind)} set name = ${name}${others[kind]} where id = ${id}`.execute(tx)
}

export async function setItemActive(tx: Tx, kind: BaseKind, id: number, isActive: boolean) {
  await sql`update ${tableOf(kind)} set is_active = ${isActive} where id = ${id}`.execute(tx)
}

export async function deleteItem(tx: Tx, kind: BaseKind, id: number) {
  await sql`delete from ${tableOf(kind)} where id = ${id}`.execute(tx)
}

/** In which places a thing is used; none = it may go. */
export async function listUses(tx: Tx, kind: BaseKind, id: number): Promise<UsePlace[]> {
  const { rows } = await sql<{ place: UsePlace }>`
    select place from (values ${sql.join(usesOf[kind](id))}) as uses (place, is_used) where is_used`.execute(
    tx,
  )
  return rows.map(({ place }) => place)
}

const usesOf = {
  goods: (id: number) => [
    sql`('cargos', exists (select from cargos where goods_id = ${id}))`,
    sql`('preLoads', exists (select from pre_loads where goods_id = ${id}))`,
    sql`('notAllowedGoods', exists (select from not_allowed_goods where goods_id = ${id}))`,
  ],
  packaging: (id: number) => [
    sql`('cargos', exists (select from cargos where packaging_id = ${id}))`,
    sql`('preLoads', exists (select from pre_loads where packaging_id = ${id}))`,
  ],
  loaderType: (id: number) => [
    sql`('cargos', exists (select from cargo_loader_types where loader_type_id = ${id}))`,
    sql`('preLoads', exists (select from pre_loads where ${id} = any(loader_type_ids)))`,
    sql`('freighters', exists (select from freighters where loader_type_id = ${id}))`,
  ],
}
