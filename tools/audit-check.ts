/**
 * `npm run audit-check [-- HEAD]`: computes the seals of the audit anew and says that it is whole, or the first place that
 * is not. HEAD is one that an earlier run said and somebody wrote down elsewhere: it must still be in the chain. The
 * database is that of DATABASE_URL, else the server's own in DATA_DIR, while the server is not running.
 */
import { readConfig } from '../server/src/app/config.ts'
import { openDatabase } from '../server/src/app/open-database.ts'
import { openLog } from '../server/src/kernel/log.ts'
import { type AuditCheck, checkAudit } from '../server/src/kernel/audit-check.ts'

function say(check: AuditCheck): string {
  if ('broken' in check) {
    const { id, firstLine, lastLine, at, why } = check.broken
    return (
      `زنجیرهٔ رویدادها شکسته است: مهر ${id}، ردیف‌های ${firstLine} تا ${lastLine}.\n` +
      `The audit is broken at seal ${id} of ${at.toISOString()}, lines ${firstLine} to ${lastLine}: ${why}.`
    )
  }
  const { seals, rows, unsealed, droppedTo, head } = check.whole
  const dropped = droppedTo > 0 ? ` Lines to ${droppedTo} were deleted because they were old.` : ''
  return (
    `زنجیرهٔ رویدادها درست است.\n` +
    `The audit is whole: ${seals} seals over ${rows} rows; ${unsealed} rows are not sealed yet.${dropped}\n` +
    `Head, to be written down elsewhere: ${head ?? 'none yet'}`
  )
}

async function main() {
  const [head] = process.argv.slice(2)
  const config = readConfig(process.env)
  const database = await openDatabase(config, openLog(config.logLevel))
  try {
    const check = await checkAudit(database.db, head)
    console.log(say(check))
    if ('broken' in check) process.exitCode = 1
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
