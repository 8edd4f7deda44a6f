import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { clusterArgument, type DatabasePlace, run } from './process.ts'

const MAJOR_VERSION = '18'
const HALF_MADE = 'cluster.new-'

// With ctype C, patterns see no letters in Persian; each system names its UTF-8 otherwise.
const UTF8_CTYPE: Partial<Record<NodeJS.Platform, string>> = { darwin: 'en_US.UTF-8', win32: 'en-US' }

type ClusterOptions = { fast: boolean; role: string }

/**
 * Creates the cluster and a database named as the role, when they are not there; who may come in says `closeCluster`. All is made under another name and
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
  await initCluster({ ...place, cluster: making }, options)
  renameSync(making, place.cluster)
  if (process.platform !== 'win32') syncFolder(home)
}

async function initCluster(place: DatabasePlace, options: ClusterOptions): Promise<void> {
  const cluster = clusterArgument(place.cluster)
  // nobody: the first start says who, before anything listens
  const auth = ['--auth=reject']
  const durability = options.fast ? ['--no-sync', '--no-data-checksums'] : ['--data-checksums']
  const ctype = UTF8_CTYPE[process.platform] ?? 'C.UTF-8'
  const locale = ['--locale=C', `--lc-ctype=${ctype}`, '--locale-provider=icu', '--icu-locale=fa']
  const common = ['-D', cluster, '-U', options.role, '--encoding=UTF8']
  await run(place, 'initdb', [...common, ...locale, ...auth, ...durability])
  await runSingle(place, options, `create database ${options.role}`)
}

/** Runs a statement as the owner on a cluster that nobody serves: no door of it is open. */
function runSingle(place: DatabasePlace, { fast }: ClusterOptions, statement: string): Promise<void> {
  const quiet = ['exit_on_error=on', 'log_min_error_statement=panic'].flatMap((setting) => ['-c', setting])
  const cluster = clusterArgument(place.cluster)
  const args = ['--single', '-D', cluster, ...quiet, ...(fast ? ['-F'] : []), 'postgres']
  return run(place, 'postgres', args, `${statement};\n`)
}

const door = process.platform === 'win32' ? 'host all all 127.0.0.1/32' : 'local all all'
const doors = `# written by Bargah: each role by its own password\n${door} scram-sha-256\n`

/** Whether everybody who comes in is asked for a password, and the owner's is known. */
const isClosed = (cluster: string, passwordFile: string) =>
  existsSync(passwordFile) && readFileSync(join(cluster, 'pg_hba.conf'), 'utf8') === doors

/**
 * Has each role asked for its password; a cluster that let whoever reached its socket in, as any role, is mended, and so is one
 * whose owner's password is lost. To be called while nobody serves the cluster. Out: the owner's password, kept in `passwordFile`.
 */
export async function closeCluster(
  place: DatabasePlace,
  passwordFile: string,
  options: ClusterOptions,
): Promise<string> {
  if (isClosed(place.cluster, passwordFile)) return keepPassword(passwordFile)
  const password = newPassword()
  await runSingle(place, options, `alter role ${options.role} password '${password}'`)
  const file = join(place.cluster, 'pg_hba.conf')
  writeFileSync(`${file}.new`, doors, { mode: 0o600 })
  if (place.user) chownSync(`${file}.new`, place.user.uid, place.user.gid)
  renameSync(`${file}.new`, file)
  // last, so that whoever is cut off before is closed anew
  rmSync(passwordFile, { force: true })
  return keepPassword(passwordFile, password)
}

function refuseOtherVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR_VERSION) return
  throw new Error(
    `پایگاه دادهٔ ${cluster} با PostgreSQL نسخهٔ ${version} ساخته شده و این برنامه نسخهٔ ${MAJOR_VERSION} دارد.\n` +
      `The cluster ${cluster} is of PostgreSQL ${version}, this program has ${MAJOR_VERSION}: take a backup with the old (npm run backup), move the folder postgres away, and restore here (docs/operating.md).`,
  )
}

function syncFolder(path: string): void {
  const fd = openSync(path, 'r')
  fsyncSync(fd)
  closeSync(fd)
}

/** A password of letters and digits only, safe in a URL and in a statement. */
const newPassword = (): string => randomBytes(24).toString('hex')

/** The password as kept in `file`, which only we may read; where there is none yet, `made` from now on. */
export function keepPassword(file: string, made = newPassword()): string {
  if (!existsSync(file)) writeFileSync(file, made, { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}
