/**
 * `npm run backup -- FILE [--without-files]`: writes all that a server knows into one sealed file, while the server works or
 * not: the database, the files that people sent, its secrets, key and memory of the logs' signer. The passphrase is asked for,
 * or read from BACKUP_PASSPHRASE. The database is that of DATABASE_URL, else the server's own in DATA_DIR.
 */
import { parseArgs } from 'node:util'
import { makeBackup } from '../server/src/app/backup/make-backup.ts'
import { savedParts, withSavedDatabase } from '../server/src/app/backup/saved-from.ts'
import { readConfig } from '../server/src/app/config.ts'
import { openLog } from '../server/src/kernel/log.ts'
import { readPassphrase } from './passphrase.ts'

const usage = 'npm run backup -- FILE [--without-files]'

async function main() {
  const { values, positionals } = parseArgs({
    options: { 'without-files': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new Error(usage)
  const config = readConfig(process.env)
  const passphrase = await readPassphrase({ again: true })
  const parts = savedParts(config, { withFiles: !values['without-files'] })
  const made = await withSavedDatabase(config, openLog(config.logLevel), (url) =>
    makeBackup({ ...parts, url }, file, passphrase),
  )
  console.log(
    `پشتیبان در ${file} نوشته شد.\n` +
      `The backup is in ${file}: ${made.rows} rows and ${made.files} files, ${(made.bytes / 1e6).toFixed(1)} MB. Only its passphrase opens it.`,
  )
  if (made.missing > 0)
    console.log(`${made.missing} files that rows name were not there; if that is not known, look for them.`)
  if (parts.logs.signer)
    console.log('The signer of the logs runs apart: save its key and its memory (log-seen/) there.')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
