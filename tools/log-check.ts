/**
 * `npm run log-check`: holds the tables (halls, turns, loads, permits, choices) against the halls' logs, rows against the
 * last state that the audit kept, and payments against what the bank confirmed; names each difference with both values and
 * mends none. Ends with 1 when there is one. The database is that of DATABASE_URL, else the server's own in DATA_DIR, while
 * the server is not running.
 */
import type { TableDifference } from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'
import { readConfig } from '../server/src/app/config.ts'
import { openExisting } from '../server/src/app/open-database.ts'
import { checkAndKeep } from '../server/src/features/reconciliation/reconciliation.api.ts'
import { openLog } from '../server/src/kernel/log.ts'

const say = ({ of, hallId, rowId, against, field, table, told }: TableDifference) =>
  `${hallId === null || of === 'hall' ? '' : `hall ${hallId}, `}${of} ${rowId}, ${field}: the table says ${table ?? 'nothing'}, the ${against} ${told ?? 'nothing'}`

async function main() {
  const config = readConfig(process.env)
  const database = await openExisting(config, openLog(config.logLevel))
  try {
    const { entries, rows, differenceCount, differences } = await checkAndKeep({
      ...database,
      job: 'check-tables',
    })
    for (const one of differences) console.log(say(one))
    if (differenceCount > differences.length)
      console.log(`… and ${differenceCount - differences.length} more differences`)
    console.log(
      differenceCount === 0
        ? `جدول‌ها با دفترها می‌خوانند.\nThe tables agree with the logs: ${entries} entries, ${rows} rows.`
        : `جدول‌ها با دفترها نمی‌خوانند.\nThe tables do NOT agree: ${differenceCount} differences in ${entries} entries and ${rows} rows.`,
    )
    if (differenceCount > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
