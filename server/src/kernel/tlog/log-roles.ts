import pg from 'pg'
import { withClient } from '../app-role.ts'
import type { Tx } from '../database.ts'
import { sql } from '../sql.ts'

/** Whose the tables of the public logs are, and the only functions that add to them. Nobody signs in as it. */
const keeper = 'bargah_log'
/** As whom the signer of the logs reads them and keeps what it signed. */
export const signer = 'bargah_log_signer'

const isThere = `select rolname from pg_roles where rolname = $1`

/**
 * Makes the role that the public logs belong to, and that of their signer, once for the whole PostgreSQL. The owner of the
 * tables takes their part only while he migrates and says rights: what he does otherwise has none of their rights, unless he
 * is a superuser. In: the owner's address. Throws a sentence when he may not make them and nobody has.
 */
export const ensureLogRoles = (ownerUrl: string): Promise<void> =>
  withClient(ownerUrl, async (owner) => {
    for (const [role, may] of [
      [keeper, 'nologin'],
      [signer, 'login'],
    ]) {
      const { rows } = await owner.query(isThere, [role])
      if (rows.length === 0) await owner.query(`create role ${role} ${may}`).catch(unlessMadeByAnother)
      const { rows: me } = await owner.query<{ may: boolean }>(
        `select pg_has_role(current_user, '${role}', 'set') as may`,
      )
      if (!me[0]?.may)
        await owner.query(`grant ${role} to current_user with inherit false, set true`).catch(sayWhatIsNeeded)
    }
  })

/** Does work of the tables' owner in the place of the keeper of the logs: what he fills a new database with. */
export async function asKeeper(tx: Tx, work: () => Promise<void>): Promise<void> {
  await sql`set local role ${sql.ref(keeper)}`.execute(tx)
  await work()
  await sql`reset role`.execute(tx)
}

/** In: an address of the tables' owner. Out: the same, working as the signer of the logs. */
export const asSigner = (ownerUrl: string): string =>
  `${ownerUrl}${ownerUrl.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c role=${signer}`)}`

const duplicates = new Set(['42710', '23505'])
function unlessMadeByAnother(error: Error & { code?: string }): void {
  if (duplicates.has(error.code ?? '')) return
  sayWhatIsNeeded(error)
}

function sayWhatIsNeeded(cause: Error): never {
  throw new Error(
    `دفترهای عمومی سالن‌ها از آنِ نقش‌هایی جدا هستند که مالک جدول‌ها نمی‌تواند بسازد.\nThe public logs belong to roles of their own, which the owner of the tables may not make. As a superuser: ` +
      `create role ${keeper} nologin; create role ${signer} login; grant ${keeper}, ${signer} to OWNER with inherit false, set true;`,
    { cause },
  )
}

/** The app's role may read the logs and call the functions that add to them; and what the signer's may. */
export const grantLogs = (ownerUrl: string, appUrl: string): Promise<void> =>
  withClient(appUrl, async (app) => {
    const { rows } = await app.query<{ me: string }>('select current_user as me')
    const name = pg.escapeIdentifier(rows[0]?.me ?? '')
    await withClient(ownerUrl, async (owner) => {
      const { rows: tables } = await owner.query<{ name: string }>(
        `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
         where relowner = '${keeper}'::regrole and relkind = 'r'`,
      )
      const { rows: doors } = await owner.query<{ name: string }>(
        `select oid::regprocedure::text as name from pg_proc where proowner = '${keeper}'::regrole and prosecdef`,
      )
      await owner.query(`begin; set local role ${keeper}`)
      for (const table of tables)
        await owner.query(
          `revoke all on ${table.name} from ${name}; grant select on ${table.name} to ${name}`,
        )
      await owner.query(
        `grant select on hall_log, hall_log_heads, hall_log_nodes to ${signer}; grant select, insert on hall_log_checkpoints to ${signer}`,
      )
      for (const door of doors) await owner.query(`grant execute on function ${door.name} to ${name}`)
      await owner.query('commit')
    })
  })
