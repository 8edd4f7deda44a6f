/**
 * `npm run accept-keys`: says in what the keys of this server differ from those that its database knows, and what a change
 * would mean. `npm run accept-keys -- secrets` has the database know this server's secrets from now on, `-- log` the key of
 * its logs; `-- log VKEY` that of a signer apart, which it says itself when it is refused. Each is a line of the audit. The
 * database is that of DATABASE_URL, else the server's own in DATA_DIR, while the server is not running.
 */
import {
  acceptLogKey,
  acceptSecrets,
  describeDifferences,
  type KeysToAccept,
  readOwnKeys,
} from '../server/src/app/accept-keys.ts'
import { readConfig } from '../server/src/app/config.ts'
import { type OpenDatabase, openExisting } from '../server/src/app/open-database.ts'
import { openLog } from '../server/src/kernel/log.ts'

const meaning = {
  secrets:
    'با رمز دیگر، آنچه تا کنون مهر و موم شده خوانده نمی‌شود و مجوزهای چاپ‌شده ناشناس می‌شوند؛ برای نو کردن رمز، کلید تازه‌ای به KEYS_FILE بیفزایید.\n' +
    'Under another secret what was sealed until now cannot be read, and printed permits count as forged. To renew a secret without that, add a key to KEYS_FILE instead.',
  log:
    'با کلید دیگر، دفترها برای همهٔ کسانی که کلید پیشین را می‌شناسند نادرست‌اند و شاهدان آن‌ها را امضا نمی‌کنند.\n' +
    'Under another key the logs are NOT right for every phone, witness and saved file that knows the key until now, and each log is signed by the new one when it next grows.',
}
const usage = 'npm run accept-keys -- secrets, or npm run accept-keys -- log [VKEY]'

const acts = {
  secrets: (database: OpenDatabase, own: KeysToAccept) => acceptSecrets(database, own),
  log(database: OpenDatabase, { log }: KeysToAccept) {
    if (log === null)
      throw new Error(
        'امضاکننده جداست؛ کلید آن را بدهید: npm run accept-keys -- log VKEY\nThe signer runs apart, so that its key is to be given: npm run accept-keys -- log VKEY',
      )
    return acceptLogKey(database, log)
  },
}

async function main() {
  const [what, said] = process.argv.slice(2)
  if (what !== undefined && what !== 'secrets' && what !== 'log') throw new Error(usage)
  const config = readConfig(process.env)
  const database = await openExisting(config, openLog(config.logLevel))
  try {
    const own = await readOwnKeys(database, config, { said, mayMakeKey: what === 'log' })
    const differences = await describeDifferences(database, config, own)
    console.log(
      differences.length > 0
        ? differences.join('\n')
        : 'پایگاه داده کلیدهای این سرور را می‌شناسد.\nThe database knows the keys of this server as its own.',
    )
    for (const one of ['secrets', 'log'] as const)
      if (differences.some((line) => line.startsWith(one))) console.log(`\n${meaning[one]}`)
    if (what === undefined) {
      if (differences.length > 0) console.log(`\nاگر عمدی است (on purpose): ${usage}`)
      return
    }
    await acts[what](database, own)
    console.log(`\nپذیرفته شد.\nAccepted: ${what}. The audit has a line of it.`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
