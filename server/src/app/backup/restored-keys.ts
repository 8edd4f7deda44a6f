import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSecrets } from '../secrets.ts'
import type { GivenSettings } from '../setting-files.ts'
import type { Secrets } from './parts.ts'

const otherSecret = (where: string) =>
  `رمز این جا (${where}) جز رمز پشتیبان است؛ با آن مجوزها و مقادیر مهرشدهٔ پشتیبان خوانده نمی‌شود.\n` +
  `The secret here (${where}) is another than the backup's, and what the backup's sealed would not be read: take it away, or give the backup's.`

/**
 * Where the secrets of a backup come to lie: the first as a server makes its own, all of them as a KEYS_FILE where there are
 * more or the database is outside. Secrets that are set or lie here already must be the backup's, or a sentence is thrown.
 * Out: the environment under which the server works with them, and what writes what is missing and says what to set.
 */
export function placeSecrets(
  env: GivenSettings,
  secrets: Secrets,
): { env: GivenSettings; write(): string[] } {
  const dataDir = resolve(env.DATA_DIR || './data')
  const [own, all] = [join(dataDir, 'secret'), join(dataDir, 'keys.json')]
  const isShared = Boolean(env.DATABASE_URL)
  if (env.SECRET || env.KEYS_FILE || (!isShared && existsSync(own))) {
    const here = readSecrets({
      file: env.KEYS_FILE || undefined,
      first: env.SECRET || undefined,
      dataDir,
      isShared,
    })
    for (const [id, secret] of Object.entries(secrets))
      if (here.get(Number(id)) !== secret)
        throw new Error(otherSecret(env.KEYS_FILE || (env.SECRET ? 'SECRET' : own)))
    return { env, write: () => [] }
  }
  const [first, ...others] = Object.keys(secrets)
  const isOwn = !isShared && first === '1' && others.length === 0 && typeof secrets['1'] === 'string'
  return {
    // for as long as nothing is written: the newest will do to read the settings
    env: { ...env, SECRET: Object.values(secrets).findLast((secret) => secret !== null) ?? undefined },
    write() {
      mkdirSync(dataDir, { recursive: true })
      const text = isOwn ? String(secrets['1']) : `${JSON.stringify(secrets, null, 2)}\n`
      writeFileSync(isOwn ? own : all, text, { mode: 0o600, flag: 'wx' })
      return isOwn
        ? []
        : [
            `سرور را با KEYS_FILE=${all} روشن کنید؛ رمزهای پشتیبان در آن است.\nStart the server with KEYS_FILE=${all}, which has the secrets of the backup.`,
          ]
    },
  }
}
