import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { withClient } from '../app-role.ts'
import { locatePackage, prepareBinaries } from './binaries.ts'
import { closeCluster, ensureCluster, keepPassword } from './cluster.ts'
import { endLeftovers } from './end.ts'
import { keepRunning, type KeptServer } from './keep-running.ts'
import { type FolderLock, lockFolder } from './lock.ts'
import type { DatabasePlace } from './process.ts'
import { spawnServer } from './server.ts'
import { chooseDatabaseUser } from './user.ts'

export { assertPersianCollation } from './persian.ts'

type EmbeddedPostgresOptions = {
  /** The server's DATA_DIR; everything of the database is kept in its folder `postgres`. */
  dataDir: string
  /** Gets the database's own words, warnings and worse only. */
  log?: (line: string) => void
  /** For tests: no durability at all. */
  fast?: boolean
}

type Address = { host: string; port: number }
type Passwords = { owner: string; app: string; signer: string }

export type EmbeddedPostgres = Address & {
  user: string
  password: string
  database: string
  /** The same address as a DATABASE_OWNER_URL: the role that owns everything. */
  url: string
  /** The address as a DATABASE_URL: the role that the server works as. */
  appUrl: string
  /** The address by the role that signs the public logs. */
  signerUrl: string
  /** Of the PostgreSQL that runs now: one that ends by itself is started again at the same address. */
  readonly pid: number
  /** Says that stop() will follow, so that a next server waits for the folder instead of refusing it. */
  sayEnding(): void
  /** Ends it for good; open connections are cut, committed work is safe. Settles when it has ended. */
  stop(): Promise<void>
}

const ROLE = 'bargah'
const APP_ROLE = 'bargah_app'
const SIGNER_ROLE = 'bargah_log_signer'
// what is left over has been told to end before; whoever starts waits
const LEFTOVERS_MS = 3_000
const SOCKET_PORT = 5432
// sockaddr_un holds 108 bytes with its closing zero on Linux and 104 on macOS
const LONGEST_SOCKET_FOLDER = 103 - `/.s.PGSQL.${SOCKET_PORT}`.length

/**
 * Starts the server's own PostgreSQL on `dataDir`, creating the cluster and the database `bargah` when they are
 * not there. Throws an Error with a Persian and an English sentence when it cannot, or when another server holds
 * the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const fast = options.fast ?? false
  const folders = prepareFolders(options.dataDir)
  const lock = await lockFolder(folders.lock)
  try {
    const user = chooseDatabaseUser(folders.cluster)
    const binaries = prepareBinaries(locatePackage(), folders.home, user)
    const place: DatabasePlace = { binaries, cluster: folders.cluster, user }
    const address = await chooseAddress(folders)
    await ensureCluster(place, folders.home, { fast, role: ROLE })
    const clear = () => endLeftovers(place, LEFTOVERS_MS)
    await clear()
    const passwords = {
      owner: await closeCluster(place, folders.password, { fast, role: ROLE }),
      app: keepPassword(folders.appPassword),
      signer: keepPassword(folders.signerPassword),
    }
    const log = options.log ?? (() => {})
    const server = await keepRunning({
      clear,
      spawn: () => spawnServer(place, { fast, port: address.port, log }),
      say: (line) => log(`WARNING:  ${line}`),
    })
    const database = describe(server, { address, passwords }, lock)
    const roles = { [APP_ROLE]: passwords.app, [SIGNER_ROLE]: passwords.signer }
    await ensureRoles(database.url, roles).catch(async (error: unknown) => {
      await database.stop()
      throw error
    })
    return database
  } catch (error) {
    lock.release()
    throw error
  }
}

type Folders = {
  home: string
  cluster: string
  lock: string
  password: string
  appPassword: string
  signerPassword: string
}

function prepareFolders(dataDir: string): Folders {
  const home = makeHome(join(resolve(dataDir), 'postgres'))
  const [cluster, lock] = [join(home, 'cluster'), join(home, 'lock')]
  return {
    home,
    cluster,
    lock,
    password: join(home, 'password'),
    appPassword: join(home, 'app-password'),
    signerPassword: join(home, 'signer-password'),
  }
}

function makeHome(path: string): string {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.W_OK)
    return realpathSync(path)
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new Error(
      `در پوشهٔ ${path} نمی‌توان نوشت؛ DATA_DIR را به پوشه‌ای از آنِ خودتان ببرید یا مالک آن را درست کنید.\n` +
        `The folder ${path} cannot be written (${cause}); give another DATA_DIR or correct its owner.`,
      { cause: error },
    )
  }
}

/** A socket inside the closed cluster folder; on Windows TCP on 127.0.0.1. */
async function chooseAddress(folders: Folders): Promise<Address> {
  if (process.platform !== 'win32') return { host: shortSocketFolder(folders.cluster), port: SOCKET_PORT }
  return { host: '127.0.0.1', port: await findFreePort() }
}

/**
 * The path by which clients reach the socket in `cluster`: the folder itself, or, when that is too long for a socket
 * address, a link to it in a closed folder of ours under /tmp. PostgreSQL itself binds relative to its own folder.
 */
export function shortSocketFolder(cluster: string): string {
  if (Buffer.byteLength(cluster) <= LONGEST_SOCKET_FOLDER) return cluster
  const folder = `/tmp/bargah-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  // anyone may have made this name in /tmp before us; going through it would hand them our connections
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0) {
    throw new Error(
      `پوشهٔ ${folder} از آنِ بارگاه نیست یا بسته نیست؛ آن را پاک کنید.\n` +
        `The folder ${folder} is not ours or not closed; remove it, or choose a shorter DATA_DIR.`,
    )
  }
  const link = join(folder, 's')
  rmSync(link, { force: true })
  symlinkSync(cluster, link)
  return link
}

function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => done(port))
    })
  })
}

type Reached = { address: Address; passwords: Passwords }

function describe(server: KeptServer, { address, passwords }: Reached, lock: FolderLock): EmbeddedPostgres {
  return {
    ...address,
    user: ROLE,
    password: passwords.owner,
    database: ROLE,
    url: databaseUrl(address, ROLE, passwords.owner),
    appUrl: databaseUrl(address, APP_ROLE, passwords.app),
    signerUrl: databaseUrl(address, SIGNER_ROLE, passwords.signer),
    get pid() {
      return server.pid()
    },
    sayEnding: lock.sayEnding,
    async stop() {
      lock.sayEnding()
      await server.stop()
      lock.release()
    },
  }
}

/**
 * The address by the app's role of the PostgreSQL that another process runs on a server's DATA_DIR; null where there is none,
 * or nothing says so. Whoever asks must reach the closed folder: the user who started the server, or root.
 */
export function runningAppUrl(dataDir: string): string | null {
  const home = join(resolve(dataDir), 'postgres')
  const cluster = join(home, 'cluster')
  const said = join(cluster, 'postmaster.pid')
  if (!existsSync(said)) return null
  // its own notes: number, folder, start, port and more, a line each
  const port = Number(readFileSync(said, 'utf8').split('\n')[3])
  const host = process.platform === 'win32' ? '127.0.0.1' : shortSocketFolder(realpathSync(cluster))
  return databaseUrl({ host, port }, APP_ROLE, readFileSync(join(home, 'app-password'), 'utf8').trim())
}

function databaseUrl({ host, port }: Address, role: string, password: string): string {
  if (process.platform === 'win32') return `postgres://${role}:${password}@${host}:${port}/${ROLE}`
  return `postgres://${role}:${password}@localhost/${ROLE}?host=${encodeURIComponent(host)}&port=${port}`
}

/**
 * Makes the roles that the server and the signer of its logs work as, also in a cluster from before there were any, each with
 * its own password. They may sign in and nothing more: what they may do with the tables is said after the migrations. In: the
 * owner's address, and the passwords by role.
 */
async function ensureRoles(ownerUrl: string, roles: Record<string, string>): Promise<void> {
  await withClient(ownerUrl, async (owner) => {
    for (const [role, password] of Object.entries(roles)) {
      const { rows } = await owner.query('select from pg_roles where rolname = $1', [role])
      await owner.query(`${rows.length === 0 ? 'create' : 'alter'} role ${role} login password '${password}'`)
    }
  })
}
