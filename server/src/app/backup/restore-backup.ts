import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { FileStore } from '../../adapters/files/files.port.ts'
import { withClient } from '../../kernel/app-role.ts'
import { copyIn } from '../../kernel/copy.ts'
import { prepareTables, type Roles } from '../prepare-tables.ts'
import { withBareTables } from './fill-tables.ts'
import type { About } from './parts.ts'
import { type Cursor, lastMigration, openBackup } from './read-backup.ts'
import { copyInto, listMigrations, queueVersion, type SequenceAt, whatIsThere } from './tables.ts'

export type RestoreTarget = Roles & {
  files: FileStore
  dataDir: string
  /** Writes a small file of the data folder, by its path there. */
  keep(path: string, bytes: Buffer): void
}

export type Restored = {
  rows: number
  files: number
  /** Whether the jobs that waited are there too; else the periodic ones find what is due. */
  hasJobs: boolean
}

const notEmpty =
  'این پایگاه داده خالی نیست؛ پشتیبان تنها در پایگاه دادهٔ خالی برگردانده می‌شود.\n' +
  'The database is not empty, and a restore takes the place of nothing: give an empty one, or another DATA_DIR, or move DATA_DIR/postgres away.'

/** Throws a sentence where somebody has worked with the database, or its tables are of another version than the backup's. */
export function refuseFull({ ownerUrl }: Pick<Roles, 'ownerUrl'>, about: About): Promise<void> {
  return withClient(ownerUrl, async (client) => {
    const there = await whatIsThere(client)
    if (there === 'nothing') return
    if (there === 'work') throw new Error(notEmpty)
    const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).join()
    if (names(await listMigrations(client)) !== names(about.migrations)) throw new Error(notEmpty)
  })
}

/**
 * Puts a backup into an empty database: makes the tables as they were, fills them in one transaction that looks at every
 * reference, brings them up to date, and puts the files beside it. In: a backup that was looked at from end to end.
 */
export async function restoreBackup(
  place: RestoreTarget,
  { path, passphrase, about }: { path: string; passphrase: string; about: About },
): Promise<Restored> {
  await refuseFull(place, about)
  await prepareTables(place, { withClock: false, until: lastMigration(about) })
  const backup = await openBackup(path, passphrase)
  try {
    while (backup.part && backup.part.head.kind !== 'begin') {
      const { head, bytes } = backup.part
      if (head.kind === 'kept') place.keep(head.path, bytes)
      await backup.next()
    }
    const filled = await fill(place, backup, about)
    await prepareTables(place, { withClock: false })
    await withClient(place.ownerUrl, (client) => client.query('analyze'))
    return { ...filled, files: await putFiles(place, backup) }
  } finally {
    await backup.close()
  }
}

/** What stands next. */
const headOf = (backup: Cursor) => backup.part?.head

async function fill({ ownerUrl }: Roles, backup: Cursor, about: About) {
  return withClient(ownerUrl, async (client) => {
    const hasJobs = (await queueVersion(client)) === about.queue
    let rows = 0
    await client.query('begin; set local statement_timeout = 0; set local lock_timeout = 0')
    await withBareTables(client, async (fillAs) => {
      while (backup.part?.head.kind === 'begin') {
        const { table } = backup.part.head
        await backup.next()
        if (hasJobs || !table.name.startsWith('graphile_worker.'))
          rows += await fillAs(table.name, () => fillTable(client, copyInto(table), backup))
        else await skipRows(backup)
        const end = headOf(backup)
        if (end?.kind !== 'table') throw new Error('the rows of a table have no end')
        await backup.next()
      }
    })
    if (backup.part?.head.kind === 'sequences')
      await setSequences(client, backup.part.head.sequences, { hasJobs })
    await backup.next()
    await client.query('commit')
    return { rows, hasJobs }
  })
}

async function fillTable(client: pg.Client, statement: string, backup: Cursor): Promise<number> {
  const rows = await copyIn(client, statement, rowsOf(backup))
  const end = headOf(backup)
  if (end?.kind === 'table' && end.rows !== rows)
    throw new Error(`${statement}: ${rows} rows came instead of ${end.rows}`)
  return rows
}

async function* rowsOf(backup: Cursor): AsyncGenerator<Buffer> {
  for (; backup.part?.head.kind === 'rows'; await backup.next()) yield backup.part.bytes
}

async function skipRows(backup: Cursor): Promise<void> {
  while (backup.part?.head.kind === 'rows') await backup.next()
}

/** Whose a sequence is is its table's matter; the keeper of the logs has none. */
async function setSequences(client: pg.Client, sequences: SequenceAt[], { hasJobs }: { hasJobs: boolean }) {
  for (const { name, value, isCalled } of sequences)
    if (hasJobs || !name.startsWith('graphile_worker.'))
      await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled])
}

/** Brings the files to where files lie; what is there already under a name of ours stays. Out: how many the backup has. */
async function putFiles({ files, dataDir }: RestoreTarget, backup: Cursor): Promise<number> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(dataDir, 'restoring-'))
  let count = 0
  try {
    for (; backup.part; count += 1) await putFile(files, backup, join(folder, randomUUID()))
    return count
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function putFile(files: FileStore, backup: Cursor, path: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(
    async function* () {
      for (; backup.part?.head.kind === 'piece'; await backup.next()) {
        hash.update(backup.part.bytes)
        yield backup.part.bytes
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  const end = headOf(backup)
  if (end?.kind !== 'file') throw new Error('the pieces of a file have no end')
  if (end.sha256 !== hash.digest('hex')) throw new Error(`the file ${end.name} is another than was saved`)
  const there = await files.open(end.name)
  there?.destroy()
  if (!there) await files.put(end.name, path)
  await rm(path)
  await backup.next()
}
