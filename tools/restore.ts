/**
 * `npm run restore -- FILE`: puts a backup into an empty place: DATA_DIR without a database, or an empty outside one
 * (DATABASE_URL, DATABASE_OWNER_URL). With `--check` the file is only read from end to end. The passphrase is asked for, or
 * read from BACKUP_PASSPHRASE or its file. Says what the signer of the logs will refuse, where it has seen more than the backup holds.
 */
import { parseArgs } from 'node:util'
import { checkBackup } from '../server/src/app/backup/read-backup.ts'
import { refuseFull, restoreBackup } from '../server/src/app/backup/restore-backup.ts'
import { placeSecrets } from '../server/src/app/backup/restored-keys.ts'
import { keepIn, signedBeyond } from '../server/src/app/backup/signer-memory.ts'
import { readConfig, readEnvironment } from '../server/src/app/config.ts'
import { fileStore } from '../server/src/app/file-ports.ts'
import { reachDatabase } from '../server/src/app/open-database.ts'
import { openLog } from '../server/src/kernel/log.ts'
import { readPassphrase } from './passphrase.ts'

const usage = 'npm run restore -- FILE [--check]'
const theirs = (seen: string) =>
  `شاهدان و هر که دفترها را نگه داشته، آنچه را پس از پشتیبان امضا شده نیز به یاد دارند و خواهند گفت که دفترها دنبالهٔ آن نیستند. پیش از روشن کردن سرور به آنان بگویید و سپس حافظهٔ امضاکننده (${seen}) را پاک کنید تا آنچه اکنون هست امضا شود.\n` +
  `Witnesses and whoever saved the logs remember what was signed after it too, and will say that the logs do not continue. Tell them before you start the server, then remove the signer's memory, so that it signs what is there now (${seen}).`

async function main() {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [path] = positionals
  if (!path || positionals.length > 1) throw new Error(usage)
  const env = readEnvironment(process.env)
  const passphrase = await readPassphrase(env, { again: false })
  const { about, secrets } = await checkBackup(path, passphrase)
  console.log(
    `پشتیبان درست و کامل است: ${about.madeAt}.\n` +
      `A whole backup of ${about.madeAt}, its tables as of ${about.migrations.at(-1)?.name}.`,
  )
  if (values.check) return
  const placed = placeSecrets(env, secrets)
  const config = readConfig(placed.env)
  const { embedded, ...roles } = await reachDatabase(config, openLog(config.logLevel))
  try {
    await refuseFull(roles, about)
    const hints = placed.write()
    const place = { ...roles, dataDir: config.dataDir, files: fileStore(config.files), keep: keepIn(config) }
    const restored = await restoreBackup(place, { path, passphrase, about })
    console.log(
      `پشتیبان برگردانده شد: ${restored.rows} ردیف و ${restored.files} پرونده.\nRestored: ${restored.rows} rows and ${restored.files} files, as of ${about.madeAt}.`,
    )
    for (const hint of hints) console.log(hint)
    if (!restored.hasJobs)
      console.log(
        'کارهای منتظر برگردانده نشد، چون جدول‌های صف عوض شده است؛ آنچه موعدش رسیده، کارهای دوره‌ای پیدا می‌کنند.\nJobs that waited are not restored, since the queue has other tables now; what is due is found by the periodic ones.',
      )
    if (!about.hasFiles)
      console.log(
        'پرونده‌هایی که مردم فرستاده‌اند در این پشتیبان نیست؛ پوشه یا سطل آن‌ها را بیاورید.\nThe files that people sent are not in this backup: bring their folder or bucket.',
      )
    if (!about.hasSigner)
      console.log(
        `امضاکنندهٔ دفترها جداست و شاید بیش از این پشتیبان امضا کرده باشد. اگر این تنها آزمایش است، به آن و حافظه‌اش دست نزنید؛ برای سرورهای زنده امضا می‌کند.\n` +
          `The signer of the logs runs apart and may have signed more than this backup holds. If this is only a trial, leave that signer and its memory alone: it signs for the living servers.\n` +
          theirs('log-seen/'),
      )
    const beyond = signedBeyond(config, about.logs)
    for (const { log, signed, restored: size } of beyond)
      console.log(
        `امضاکننده دفتر ${log} را نمی‌پذیرد: ${signed} ورودی امضا کرده است و پشتیبان ${size} ورودی دارد.\n` +
          `The signer will refuse log ${log}: it has signed ${signed} entries, and the backup has ${size}.`,
      )
    if (beyond.length > 0) console.log(theirs(config.logs.seenDir))
  } finally {
    await embedded?.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
