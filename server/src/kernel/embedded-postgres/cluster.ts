import { closeSync, existsSync, fsyncSync, mkdtempSync, openSync, readdirSync } from 'node:fs'
import { chownSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clusterArgument, type DatabasePlace, run } from './process.ts'

const MAJOR_VERSION = '18'
const HALF_MADE = 'cluster.new-'

// With ctype C, pg_trgm sees no letters in Persian and search finds nothing; each system names its UTF-8 otherwise.
const UTF8_CTYPE: Partial<Record<NodeJS.Platform, string>> = { darwin: 'en_US.UTF-8', win32: 'en-US' }

type ClusterOptions = { fast: boolean; role: string; password?: string }

/**
 * Creates the cluster and a database named as the role, when they are not there. All is made under another name and
 * renamed at the end, so that one cut off in the middle is made anew. Throws a sentence for a cluster of another version.
 */
export async function ensureCluster(
  place: DatabasePlace,
  home: string,
  options: ClusterOptions,
): Promise<void> {
  if (existsSync(place.cluster)) return refuseOtherVersion(place.cluster)
  for (const name of readdirSync(home)) {
    if (name.startsWith(HALF_MADE)) rmSync(join(home, name), { recursive: true, force: true, maxRetries: 5 })
  }
  const making = mkdtempSync(join(home, HALF_MADE))
  if (place.user) chownSync(making, place.user.uid, place.user.gid)
  await initCluster({ ...place, cluster: making }, join(home, 'pwfile'), options)
  renameSync(making, place.cluster)
  if (process.platform !== 'win32') syncFolder(home)
}

async function initCluster(
  place: DatabasePlace,
  passwordFile: string,
  options: ClusterOptions,
): Promise<void> {
  const cluster = clusterArgument(place.cluster)
  const auth = ['--auth-local=trust', '--auth-host=reject']
  if (options.password) {
    writeFileSync(passwordFile, options.password, { mode: 0o600 })
    auth.splice(0, 2, '--auth=scram-sha-256', `--pwfile=${passwordFile}`)
  }
  const durability = options.fast ? ['--no-sync', '--no-data-checksums'] : ['--data-checksums']
  const ctype = UTF8_CTYPE[process.platform] ?? 'C.UTF-8'
  const locale = ['--locale=C', `--lc-ctype=${ctype}`, '--locale-provider=icu', '--icu-locale=fa']
  const common = ['-D', cluster, '-U', options.role, '--encoding=UTF8']
  await run(place, 'initdb', [...common, ...locale, ...auth, ...durability])
  rmSync(passwordFile, { force: true })
  const single = ['--single', '-D', cluster, '-c', 'exit_on_error=on', ...(options.fast ? ['-F'] : [])]
  await run(place, 'postgres', [...single, 'postgres'], `create database ${options.role};\n`)
}

function refuseOtherVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR_VERSION) return
  throw new Error(
    `پایگاه دادهٔ ${cluster} با PostgreSQL نسخهٔ ${version} ساخته شده و این برنامه نسخهٔ ${MAJOR_VERSION} دارد.\n` +
      `The cluster ${cluster} is of PostgreSQL ${version}, this program has ${MAJOR_VERSION}: dump it with the old, restore here.`,
  )
}

function syncFolder(path: string): void {
  const fd = openSync(path, 'r')
  fsyncSync(fd)
  closeSync(fd)
}
