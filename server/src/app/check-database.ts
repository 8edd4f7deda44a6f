import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { withClient } from '../kernel/app-role.ts'
import type { Roles } from './prepare-tables.ts'

/** The first PostgreSQL whose roles are given without being inherited, as those of the public logs are. */
const leastVersion = 16
const longestConnectMs = 10_000

type Facts = {
  version: number
  encoding: string
  database: string
  since: Date
  mayMake: boolean
  me: string
}

const factsOf = async (client: pg.Client): Promise<Facts> => {
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version_num')::int / 10000 as version, current_database() as database,
       current_user as me, pg_postmaster_start_time() as since,
       (select pg_encoding_to_char(encoding) from pg_database where datname = current_database()) as encoding,
       has_schema_privilege('public', 'create') as "mayMake"`,
  )
  return rows[0] as Facts
}

/**
 * Looks at an outside database before anything is done in it. In: the addresses of its owner and of the server's role.
 * Throws a sentence, in Persian and English, that says which setting or statement is needed: it is not reached, is too old, is
 * no UTF-8, its owner may not make tables, the two addresses lead to two databases, or a pooler between loses what is prepared.
 */
export async function checkDatabase({ ownerUrl, appUrl }: Roles): Promise<void> {
  const owner = await reached('DATABASE_OWNER_URL', ownerUrl)
  refuseDatabase(owner)
  const app = await reached('DATABASE_URL', appUrl)
  if (app.database !== owner.database || app.since.getTime() !== owner.since.getTime())
    throw new Error(
      `DATABASE_URL و DATABASE_OWNER_URL به دو پایگاه دادهٔ جدا می‌رسند.\n` +
        `DATABASE_URL and DATABASE_OWNER_URL lead to two databases (${app.database}, ${owner.database}): give two roles of one.`,
    )
  if (!(await keepsStatements(appUrl)))
    throw new Error(
      `واسطهٔ میان بارگاه و PostgreSQL عبارت‌های آماده را گم می‌کند؛ PgBouncer ۱٫۲۱ یا تازه‌تر با max_prepared_statements لازم است.\n` +
        `What stands between Bargah and PostgreSQL at DATABASE_URL loses prepared statements: PgBouncer 1.21 or newer with max_prepared_statements = 400 is needed, or pool_mode = session.`,
    )
}

/** In: what the owner's connection says. Throws a sentence when the database will not do. */
function refuseDatabase({ version, encoding, mayMake, me, database }: Facts): void {
  if (version < leastVersion)
    throw new Error(
      `این PostgreSQL نسخهٔ ${version.toLocaleString('fa')} است؛ بارگاه نسخهٔ ${leastVersion.toLocaleString('fa')} یا تازه‌تر می‌خواهد.\n` +
        `This is PostgreSQL ${version}: Bargah needs ${leastVersion} or newer.`,
    )
  if (encoding !== 'UTF8')
    throw new Error(
      `این پایگاه داده UTF-8 نیست و فارسی را نگه نمی‌دارد؛ آن را از نو با encoding 'UTF8' بسازید.\n` +
        `The database ${database} is ${encoding} and not UTF8, so that it keeps no Persian: make it anew as docs/operating.md says.`,
    )
  if (!mayMake)
    throw new Error(
      `نقش «${me}» اجازهٔ ساختن جدول در این پایگاه داده ندارد؛ DATABASE_OWNER_URL باید نشانی مالک آن باشد.\n` +
        `The role ${me} may not make tables in ${database}: give its owner in DATABASE_OWNER_URL, or as a superuser: alter database ${pg.escapeIdentifier(database)} owner to ${pg.escapeIdentifier(me)};`,
    )
}

/** Why a connection did not come, in words that name the setting and never its password. */
const whyNot: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  ETIMEDOUT: 'it does not answer',
  ENOENT: 'there is no such socket',
  '28P01': 'the password is wrong',
  '28000': 'the role may not sign in (pg_hba.conf)',
  '3D000': 'there is no such database',
  '53300': 'it takes no more connections',
  '57P03': 'it is starting or stopping',
}

async function reached(setting: string, url: string): Promise<Facts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: longestConnectMs })
  try {
    await client.connect()
    return await factsOf(client)
  } catch (error) {
    const { code = '', message = '' } = error as { code?: string; message?: string }
    throw new Error(
      `پایگاه داده‌ای که ${setting} نشان می‌دهد در دسترس نیست.\n` +
        `The database that ${setting} names (${client.user ?? ''} at ${client.host}:${client.port}) was not reached: ${whyNot[code] ?? message}.`,
      { cause: error },
    )
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether two connections may prepare by one name: behind a pooler that does not know of it, the second meets the first's. */
const keepsStatements = (url: string): Promise<boolean> =>
  withClient(url, (first) =>
    withClient(url, async (second) => {
      const statement = {
        name: `bargah_${randomBytes(6).toString('hex')}`,
        text: 'select $1::int',
        values: [1],
      }
      try {
        for (const client of [first, second, first]) await client.query(statement)
        return true
      } catch (error) {
        // it is there already, or it is not there any more
        if (['42P05', '26000'].includes((error as { code?: string }).code ?? '')) return false
        throw error
      }
    }),
  )
