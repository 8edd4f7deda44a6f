/**
 * `npm run remove-factors -- USERNAME`: takes away the second factors of an account whose owner has lost them, where there are
 * no two other administrators to do it in the panel. The database is that of DATABASE_URL, else the server's own in DATA_DIR,
 * while the server is not running.
 */
import { readConfig } from '../server/src/app/config.ts'
import { openExisting } from '../server/src/app/open-database.ts'
import { removeFactors } from '../server/src/app/remove-factors.ts'
import { openLog } from '../server/src/kernel/log.ts'

const usage =
  'نام کاربری را بدهید: npm run remove-factors -- USERNAME\nGive a username: npm run remove-factors -- USERNAME'

async function main() {
  const [username] = process.argv.slice(2)
  if (!username) throw new Error(usage)
  const config = readConfig(process.env)
  const database = await openExisting(config, openLog(config.logLevel))
  try {
    await removeFactors(database, config.keys, username)
    console.log(
      `مرحلهٔ دوم ورود ${username} برداشته شد.\nThe second factors of ${username} were taken away, and its sessions ended.`,
    )
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
