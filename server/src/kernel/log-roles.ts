import pg from 'pg'
import { withClient } from './app-role.ts'

/** Whose the tables of the public logs are, and the only functions that add to them. Nobody signs in as it. */
const keeper = 'bargah_log'

const isThere = `select rolname from pg_roles where rolname = $1`

/**
 * Makes the role that the public logs belong to, once for the whole PostgreSQL. The owner of the tables takes its part only
 * while he migrates and says rights: what he does otherwise has none of its rights, unless he is a superuser. In: the owner's
 * address. Throws a sentence when he may not make it and nobody has.
 */
export const ensureLogKeeper = (ownerUrl: string): Promise<void> =>
  withClient(ownerUrl, async (owner) => {
    const { rows } = await owner.query(isThere, [keeper])
    if (rows.length === 0) await owner.query(`create role ${keeper} nologin`).catch(unlessMadeByAnother)
    const { rows: me } = await owner.query<{ may: boolean }>(
      `select pg_has_role(current_user, '${keeper}', 'set') as may`,
    )
    if (!me[0]?.may)
      await owner.query(`grant ${keeper} to current_user with inherit false, set true`).catch(sayWhatIsNeeded)
  })

const duplicates = new Set(['42710', '23505'])
function unlessMadeByAnother(error: Error & { code?: string }): void {
  if (duplicates.has(error.code ?? '')) return
  sayWhatIsNeeded(error)
}

function sayWhatIsNeeded(cause: Error): never {
  throw new Error(
    `دفترهای عمومی سالن‌ها از آنِ نقشی جدا هستند که مالک جدول‌ها نمی‌تواند بسازد.\nThe public logs belong to a role of their own, which the owner of the tables may not make. As a superuser: ` +
      `create role ${keeper} nologin; grant ${keeper} to OWNER with inherit false, set true;`,
    { cause },
  )
}

/** Says what the app's role may do with the public logs: read them, and call the functions that add to them. */
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
      for (const door of doors) await owner.query(`grant execute on function ${door.name} to ${name}`)
      await owner.query('commit')
    })
  })
