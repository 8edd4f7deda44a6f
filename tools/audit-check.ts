/**
 * `npm run audit-check [-- HEAD|FILE]`: computes the seals of the audit anew and says that it is whole, or the first place that
 * is not, and whether it continues the last checkpoint that was signed of it. HEAD is one that an earlier run said and
 * somebody wrote down elsewhere, FILE a checkpoint that he saved (`/log/audit/checkpoint`): the audit must continue it. The
 * database is that of DATABASE_URL, else the server's own in DATA_DIR, while the server is not running.
 */
import { existsSync, readFileSync } from 'node:fs'
import { readConfig } from '../server/src/app/config.ts'
import { openExisting } from '../server/src/app/open-database.ts'
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
  const { seals, rows, erased, unsealed, droppedTo, head, signed } = check.whole
  const emptied = erased > 0 ? ` ${erased} rows were emptied for drivers who are forgotten.` : ''
  const dropped = droppedTo > 0 ? ` Lines to ${droppedTo} were deleted because they were old.` : ''
  return (
    `زنجیرهٔ رویدادها درست است.\n` +
    `The audit is whole: ${seals} seals over ${rows} rows; ${unsealed} rows are not sealed yet.${dropped}${emptied}\n` +
    `${sayOfSigned(signed)}\n` +
    `سر زنجیره؛ جای دیگری بنویسید. Head, to be written down elsewhere: ${head ?? 'none yet'}`
  )
}

const sayOfSigned = (signed: { seals: number; at: Date; by: string[] } | null): string =>
  signed
    ? `دنبالهٔ آخرین امضاست: ${signed.seals} مهر، ${signed.at.toISOString()}.\n` +
      `It continues the checkpoint over ${signed.seals} seals signed at ${signed.at.toISOString()}, cosigned by ${signed.by.join(', ') || 'no witness'}.`
    : 'هنوز امضایی بر آن نیست.\nNo checkpoint of it was signed yet.'

async function main() {
  const [given] = process.argv.slice(2)
  const head = given !== undefined && existsSync(given) ? readFileSync(given, 'utf8') : given
  const config = readConfig(process.env)
  const database = await openExisting(config, openLog(config.logLevel))
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
