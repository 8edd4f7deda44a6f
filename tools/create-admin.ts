/**
 * `npm run create-admin -- USERNAME`: makes an administrator. The password is asked for, or read from ADMIN_PASSWORD or its file.
 * The database is that of DATABASE_URL, else the server's own in DATA_DIR, while the server is not running.
 */
import { type Config, readConfig, readEnvironment } from '../server/src/app/config.ts'
import { createAdmin } from '../server/src/app/create-admin.ts'
import { openLog } from '../server/src/kernel/log.ts'
import type { GivenSettings } from '../server/src/app/setting-files.ts'
import { openDatabase } from '../server/src/app/open-database.ts'
import { askHidden } from './passphrase.ts'

const usage =
  'نام کاربری را بدهید: npm run create-admin -- USERNAME\nGive a username: npm run create-admin -- USERNAME'
const noTerminal =
  'گذرواژه را در ADMIN_PASSWORD یا ADMIN_PASSWORD_FILE بدهید؛ پایانه‌ای برای پرسیدن نیست.\nThere is no terminal to ask on; give the password in ADMIN_PASSWORD, or its file in ADMIN_PASSWORD_FILE.'
const differ = 'دو گذرواژه یکی نیستند.\nThe two passwords differ.'
const stopServer =
  'پایگاه داده باز نشد. اگر بارگاه روشن است، نخست آن را ببندید.\nThe database could not be opened. If Bargah is running on this DATA_DIR, stop it first.'

async function readPassword(env: GivenSettings): Promise<string> {
  const given = env.ADMIN_PASSWORD
  if (given !== undefined) return given
  if (!process.stdin.isTTY) throw new Error(noTerminal)
  const password = await askHidden('گذرواژه (Password): ')
  if ((await askHidden('دوباره (Again): ')) !== password) throw new Error(differ)
  return password
}

/** The server's own database opens for one at a time; what is wrong with another says itself. */
async function openOrExplain(config: Config) {
  try {
    return await openDatabase(config, openLog(config.logLevel))
  } catch (error) {
    if (config.databaseUrl) throw error
    const cause = error instanceof Error ? error.message : String(error)
    throw new Error(`${stopServer}\n\n${cause}`, { cause: error })
  }
}

async function main() {
  const [username] = process.argv.slice(2)
  if (!username) throw new Error(usage)
  const env = readEnvironment(process.env)
  const config = readConfig(env)
  const password = await readPassword(env)
  const database = await openOrExplain(config)
  try {
    await createAdmin(database, { username, password })
    console.log(`مدیر ${username} ساخته شد.\nThe administrator ${username} was made.`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
