/**
 * `npm run migrate`: looks at the database, brings its tables up to date and ends, so that the server that starts after it finds
 * nothing to do. The database is that of DATABASE_URL, else the server's own in DATA_DIR, while the server is not running.
 */
import { readConfig } from '../server/src/app/config.ts'
import { openDatabase } from '../server/src/app/open-database.ts'
import { openLog } from '../server/src/kernel/log.ts'

async function main() {
  const config = readConfig(process.env)
  const database = await openDatabase(config, openLog(config.logLevel))
  for (const problem of database.problems) console.log(problem)
  await database.close()
  console.log('پایگاه داده به‌روز است.\nThe database is up to date.')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
