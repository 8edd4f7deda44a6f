import type { Db, Tx } from '../kernel/database.ts'
import { sealedBy, type SealedColumn } from '../kernel/seal.ts'
import { sql } from '../kernel/sql.ts'

const secret = /^secret (\d+)$/

/** What the database knows its secrets by, and the verifier key of its logs' signer. */
export async function listMarks(db: Db | Tx): Promise<{ secrets: Map<number, string>; log: string | null }> {
  const rows = await db.selectFrom('keyMarks').select(['name', 'mark']).orderBy('name').execute()
  return {
    secrets: new Map(
      rows.flatMap(({ name, mark }) => {
        const id = secret.exec(name)?.[1]
        return id === undefined ? [] : [[Number(id), mark] as const]
      }),
    ),
    log: rows.find(({ name }) => name === 'log')?.mark ?? null,
  }
}

/** Keeps the mark of a secret unless one is kept. Out: the one that is kept. */
export async function keepSecretMark(db: Db | Tx, id: number, mark: string): Promise<string> {
  const { rows } = await sql<{
    mark: string
  }>`select keep_key_mark(${`secret ${id}`}, ${mark}) as mark`.execute(db)
  return rows[0]?.mark ?? ''
}

type Marks = { secrets: ReadonlyMap<number, string> } | { log: string }

/** Puts other marks in the place of those that are kept. */
export async function replaceMarks(tx: Tx, marks: Marks): Promise<void> {
  const named = 'log' in marks ? [['log', marks.log] as const] : secretsOf(marks.secrets)
  await tx
    .deleteFrom('keyMarks')
    .where('name', 'log' in marks ? '=' : '<>', 'log')
    .execute()
  await tx
    .insertInto('keyMarks')
    .values(named.map(([name, mark]) => ({ name, mark })))
    .execute()
}
const secretsOf = (secrets: ReadonlyMap<number, string>) =>
  [...secrets].map(([id, mark]) => [`secret ${id}`, mark] as const)

/** The newest text of a column that the key of this id has sealed, or undefined. */
export async function findSealed(db: Db, { table, column }: SealedColumn, keyId: number) {
  const { rows } = await sql<{ id: number; sealed: string }>`
    select id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} like ${`${sealedBy(keyId)}%`} order by id desc limit 1`.execute(db)
  return rows[0]
}

/** Under which name the logs were signed last, before there were marks; undefined when none was. */
export async function findLastOrigin(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select split_part(note, E'\\n', 1) as name from hall_log_checkpoints
    order by signed_at desc, hall_id, size desc limit 1`.execute(db)
  return rows[0]?.name.replace(/\/log\/\d+$/, '')
}
