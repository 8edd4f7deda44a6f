/**
 * `npm run backup -- FILE [--without-files]`: writes all that a server knows into one sealed file, while the server works or
 * not: the database, the files that people sent, its secrets, key and memory of the logs' signer. The passphrase is asked for,
 * or read from BACKUP_PASSPHRASE or its file. The database is that of DATABASE_URL, else the server's own in DATA_DIR.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { makeBackup } from '../server/src/app/backup/make-backup.ts'
import { savedParts, withSavedDatabase } from '../server/src/app/backup/saved-from.ts'
import { readConfig, readEnvironment } from '../server/src/app/config.ts'
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
  const env = readEnvironment(process.env)
  const config = readConfig(env)
  const passphrase = await readPassphrase(env, { again: true })
  const parts = savedParts(config, { withFiles: !values['without-files'] })
  if (parts.files && !config.files.s3 && !existsSync(config.files.dir))
    console.log(
      `پوشهٔ پرونده‌ها (${config.files.dir}) نیست؛ اگر سرور پوشهٔ دیگری دارد، FILES_DIR یا DATA_DIR آن را بدهید.\n` +
        `There is no folder ${config.files.dir}, so that no files are saved: where the server has another, give its FILES_DIR or DATA_DIR.`,
    )
  const made = await withSavedDatabase(config, openLog(config.logLevel), (url) =>
    makeBackup({ ...parts, url }, file, passphrase),
  )
  console.log(
    `پشتیبان در ${file} نوشته شد: ${made.rows} ردیف و ${made.files} پرونده. تنها با عبارت رمزش باز می‌شود.\n` +
      `The backup is in ${file}: ${made.rows} rows and ${made.files} files, ${(made.bytes / 1e6).toFixed(1)} MB. Only its passphrase opens it.`,
  )
  if (made.missing > 0)
    console.log(
      `${made.missing} پرونده که در جدول‌ها هست پیدا نشد؛ اگر علتش را نمی‌دانید، دنبال آن‌ها بگردید.\n` +
        `${made.missing} files that rows name were not there; if that is not known, look for them.`,
    )
  if (parts.logs.signer)
    console.log(
      'امضاکنندهٔ دفترها جداست؛ کلید و حافظهٔ آن (log-seen/) را همان‌جا نگه دارید.\nThe signer of the logs runs apart: save its key and its memory (log-seen/) there.',
    )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
