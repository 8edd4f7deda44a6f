import pg from 'pg'
import { notCopied } from './tables.ts'

type Reference = { of: string; to: string; name: string; owner: string; ownerOfTo: string; made: string }
type Owned = { name: string; owner: string }

export type FillAs = (table: string, fill: () => Promise<number>) => Promise<number>

/** Does a statement as the role that a table belongs to. */
type DoAs = (owner: string, statement: string) => Promise<unknown>

/**
 * Gives `work` tables that take rows as they are: empty, without triggers, without references to each other and without the
 * indexes that only make reading quick. Afterwards all of it is there again, so that each reference has been looked at. The
 * work of the tables' owner, within his transaction; what belongs to the keeper of the public logs is done as he.
 */
export async function withBareTables(
  client: pg.Client,
  work: (fillAs: FillAs) => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ me: string }>('select current_user as me')
  const me = rows[0]?.me ?? ''
  const doAs: DoAs = (owner, statement) =>
    client.query(
      owner === me
        ? statement
        : `set local role ${pg.escapeIdentifier(owner)}; ${statement}; set local role none`,
    )
  const bringReferences = await dropReferences(client, doAs)
  const bringIndexes = await dropIndexes(client, me)
  const { rows: tables } = await client.query<Owned>(owned)
  for (const { name, owner } of tables)
    await doAs(owner, `alter table ${name} disable trigger user; truncate ${name}`)
  const owners = new Map(tables.map(({ name, owner }) => [name, owner]))
  await work(async (table, fill) => {
    const owner = owners.get(table)
    if (owner === undefined) throw new Error(`there is no table ${table}`)
    if (owner === me) return fill()
    await client.query(`set local role ${pg.escapeIdentifier(owner)}`)
    const filled = await fill()
    await client.query('set local role none')
    return filled
  })
  await bringIndexes()
  await bringReferences()
  for (const { name, owner } of tables) await doAs(owner, `alter table ${name} enable trigger user`)
}

const owned = `
  select format('%I.%I', nspname, relname) as name, pg_get_userbyid(relowner) as owner
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace where ${notCopied} and relkind = 'r' order by 1`

const references = `
  select conrelid::regclass::text as of, confrelid::regclass::text as to, conname as name,
    pg_get_constraintdef(pg_constraint.oid) as made, pg_get_userbyid(pg_class.relowner) as owner,
    (select pg_get_userbyid(relowner) from pg_class where oid = confrelid) as "ownerOfTo"
  from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
  where contype = 'f' and ${notCopied} order by 1, 3`

/** Out: what makes them anew, as their own tables' owners, who may refer to others' only for that moment. */
async function dropReferences(client: pg.Client, doAs: DoAs): Promise<() => Promise<void>> {
  const { rows } = await client.query<Reference>(references)
  for (const { of, name, owner } of rows)
    await doAs(owner, `alter table ${of} drop constraint ${pg.escapeIdentifier(name)}`)
  return async () => {
    for (const { of, to, name, owner, ownerOfTo, made } of rows) {
      const foreigner = owner === ownerOfTo ? null : pg.escapeIdentifier(owner)
      if (foreigner) await doAs(ownerOfTo, `grant references on ${to} to ${foreigner}`)
      await doAs(owner, `alter table ${of} add constraint ${pg.escapeIdentifier(name)} ${made}`)
      if (foreigner) await doAs(ownerOfTo, `revoke references on ${to} from ${foreigner}`)
    }
  }
}

/** Of the owner's own tables; those of others he could not make anew. */
async function dropIndexes(client: pg.Client, me: string): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
     from pg_index join pg_class on pg_class.oid = indrelid join pg_namespace on pg_namespace.oid = relnamespace
     where ${notCopied} and not indisunique and not indisexclusion and pg_get_userbyid(relowner) = $1 order by 1`,
    [me],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return async () => {
    for (const { made } of rows) await client.query(made)
  }
}
