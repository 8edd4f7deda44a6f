// @module-tag long
import { spawnSync } from 'node:child_process'
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { locatePackage, prepareBinaries, remakeLinks } from './binaries.ts'
import { lockFolder } from './lock.ts'
import { keepPassword } from './cluster.ts'
import { shortSocketFolder } from './start.ts'
import { chooseDatabaseUser, findOrMakeUser } from './user.ts'

const IS_ROOT = process.getuid?.() === 0
const NOBODY = { uid: 65534, gid: 65534 }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bargah-parts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A package as npm leaves it when install scripts are off: without the library links. */
function packageWithoutLinks(): { packageDir: string; links: string[] } {
  const packageDir = join(folder, 'package')
  cpSync(locatePackage(), packageDir, { recursive: true, verbatimSymlinks: true })
  const list: { target: string }[] = JSON.parse(
    readFileSync(join(packageDir, 'native/pg-symlinks.json'), 'utf8'),
  )
  const links = list.map(({ target }) => join(packageDir, target))
  for (const link of links) rmSync(link, { force: true })
  return { packageDir, links }
}

describe.skipIf(process.platform !== 'linux')('the programs (Linux only)', { timeout: 60_000 }, () => {
  it('get their library links when install scripts were off', () => {
    const { packageDir, links } = packageWithoutLinks()
    remakeLinks(packageDir)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(lstatSync(link).isSymbolicLink(), link).toBe(true)
    expect(prepareBinaries(packageDir, folder, null)).toBe(join(packageDir, 'native'))
  })

  it.skipIf(!IS_ROOT)('are copied once to where the database user reaches them (needs root)', () => {
    const { packageDir } = packageWithoutLinks()
    writeFileSync(join(packageDir, 'package.json'), JSON.stringify({ version: `test-${process.pid}` }))
    const copy = prepareBinaries(packageDir, folder, NOBODY)
    try {
      expect(copy.startsWith('/var/cache/bargah/')).toBe(true)
      const answer = spawnSync(join(copy, 'bin/postgres'), ['--version'], {
        ...NOBODY,
        cwd: '/',
        encoding: 'utf8',
      })
      expect(answer.stdout).toContain('PostgreSQL) 18')
      const made = lstatSync(copy).ino
      expect(lstatSync(prepareBinaries(packageDir, folder, NOBODY)).ino).toBe(made)
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  })
})

describe.skipIf(process.platform === 'win32')('the user of the database', () => {
  it.skipIf(!IS_ROOT)('is made when the system has none (needs root)', () => {
    const name = `bargah-test-${process.pid}`
    try {
      const made = findOrMakeUser(['no-such-user-here', name])
      expect(made?.uid).toBeGreaterThan(0)
      expect(findOrMakeUser([name])).toEqual(made)
    } finally {
      spawnSync('userdel', [name])
    }
  })

  it.skipIf(!IS_ROOT)('is never root, even over files that root has copied there (needs root)', () => {
    expect(() => chooseDatabaseUser(folder)).toThrow('belongs to root')
    expect(chooseDatabaseUser(join(folder, 'not-yet'))?.uid).toBeGreaterThan(0)
  })
})

describe('the lock of the folder', () => {
  it('is held once, and free again after release or when its holder is gone', async () => {
    const file = join(folder, 'lock')
    const lock = await lockFolder(file)
    await expect(lockFolder(file)).rejects.toThrow(`process ${process.pid}`)
    lock.release()
    writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'another time' }))
    const again = await lockFolder(file)
    again.release()
  })
})

describe.skipIf(process.platform === 'win32')('the folder of the socket', () => {
  it('is not taken through a name in /tmp that someone else has opened', () => {
    const long = join(folder, 'x'.repeat(100))
    const short = join(shortSocketFolder(long), '..')
    try {
      rmSync(short, { recursive: true })
      mkdirSync(short, { mode: 0o755 })
      expect(() => shortSocketFolder(long)).toThrow('not ours or not closed')
    } finally {
      rmSync(short, { recursive: true, force: true })
    }
  })
})

it('a generated password stays the same and is closed to others', () => {
  const file = join(folder, 'password')
  expect(keepPassword(file)).toMatch(/^[0-9a-f]{48}$/)
  expect(keepPassword(file)).toBe(keepPassword(file))
  if (process.platform !== 'win32') expect(lstatSync(file).mode & 0o777).toBe(0o600)
})
