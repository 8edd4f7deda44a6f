import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { FileStore } from '../../adapters/files/files.port.ts'
import { demoWitnessesIn } from '../../adapters/witness/demo-witnesses.ts'
import { copyOut } from '../../kernel/copy.ts'
import type { LogSettings } from '../log-settings.ts'
import { type BackupPart, piecesOf, type Secrets } from './parts.ts'
import { type SealedFile, type testCost, writeSealed } from './sealed-file.ts'
import {
  copyOutOf,
  type CopiedTable,
  listMigrations,
  listTables,
  queueVersion,
  readSequences,
  sizesOfLogs,
} from './tables.ts'

export type Saved = {
  /** The database by the server's role, with no pooler between. */
  url: string
  dataDir: string
  secrets: ReadonlyMap<number, string | null>
  logs: Pick<LogSettings, 'keyFile' | 'seenDir' | 'signer'>
  /** Where the files that people send lie; null: they are left out. */
  files: FileStore | null
  /** What the file's key costs to make; as much as it should unless a test says less. */
  keyCost?: typeof testCost
}

export type MadeBackup = {
  bytes: number
  rows: number
  files: number
  /** Files that a row names and that were not there. */
  missing: number
}

type Out = SealedFile<BackupPart>

/**
 * Writes a backup while the server works: all tables as they stood at one moment, the server's secrets, key and memory of the
 * logs' signer, and the files that people sent. It is there under its name when it is whole, and not before.
 */
export async function makeBackup(saved: Saved, path: string, passphrase: string): Promise<MadeBackup> {
  if (existsSync(path))
    throw new Error(
      `${path} از پیش هست و پشتیبان جای چیزی را نمی‌گیرد؛ نام دیگری بدهید.\n${path} is there already: a backup takes the place of none.`,
    )
  const half = `${path}.half`
  await rm(half, { force: true })
  const out = await writeSealed<BackupPart>(half, passphrase, saved.keyCost)
  try {
    const made = await writeAll(saved, out)
    const bytes = await out.end()
    await rename(half, path)
    return { ...made, bytes }
  } catch (error) {
    await rm(half, { force: true })
    throw error
  } finally {
    await out.close()
  }
}

async function writeAll(saved: Saved, out: Out): Promise<Omit<MadeBackup, 'bytes'>> {
  // before the tables are looked at: the signer may have seen less than they hold, and never more
  const kept = readKept(saved)
  const { rows, names } = await inSnapshot(saved.url, async (client) => {
    await writeAbout(client, saved, out)
    await out.add({ kind: 'secrets', secrets: Object.fromEntries(saved.secrets) as Secrets })
    for (const { path, bytes } of kept) await out.add({ kind: 'kept', path }, bytes)
    return { rows: await writeTables(client, out), names: saved.files ? await namesOfFiles(client) : [] }
  })
  // a file is there before the row that names it, so that every one of these is there, unless it was removed since
  let missing = 0
  for (const name of names) if (!(await writeFile(saved.files as FileStore, name, out))) missing += 1
  return { rows, files: names.length - missing, missing }
}

/** Small files of the data folder that belong to the database's state, by their paths there. */
function readKept({ dataDir, logs }: Saved): { path: string; bytes: Buffer }[] {
  const files = (folder: string, under: string) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.json') || name.endsWith('.pem'))
          .map((name) => ({ path: `${under}/${name}`, bytes: readFileSync(join(folder, name)) }))
      : []
  if (logs.signer) return []
  const key = existsSync(logs.keyFile)
    ? [{ path: 'log-signer/key.pem', bytes: readFileSync(logs.keyFile) }]
    : []
  return [
    ...key,
    ...files(logs.seenDir, 'log-signer/seen'),
    ...files(demoWitnessesIn(dataDir), 'demo-witnesses'),
  ]
}

/** Gives `work` a connection to which the database stands still, and which may take as long as it needs. */
async function inSnapshot<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'bargah backup' })
  // who has it under way is told what went wrong
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    return await work(client)
  } finally {
    await client.end()
  }
}

async function writeAbout(client: pg.Client, { logs, files }: Saved, out: Out): Promise<void> {
  await out.add({
    kind: 'about',
    madeAt: new Date().toISOString(),
    migrations: await listMigrations(client),
    queue: await queueVersion(client),
    logs: await sizesOfLogs(client),
    hasFiles: files !== null,
    hasSigner: logs.signer === null,
  })
}

async function writeTables(client: pg.Client, out: Out): Promise<number> {
  let sum = 0
  for (const table of await listTables(client)) sum += await writeTable(client, table, out)
  await out.add({ kind: 'sequences', sequences: await readSequences(client) })
  return sum
}

async function writeTable(client: pg.Client, table: CopiedTable, out: Out): Promise<number> {
  await out.add({ kind: 'begin', table })
  const pieces = copyOut(client, copyOutOf(table))
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) {
      await out.add({ kind: 'table', rows: value })
      return value
    }
    await out.add({ kind: 'rows' }, value)
  }
}

async function namesOfFiles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from files order by id')
  return rows.map(({ name }) => name)
}

/** Out: whether it was there. */
async function writeFile(files: FileStore, name: string, out: Out): Promise<boolean> {
  const stream = await files.open(name)
  if (!stream) return false
  const pieces = piecesOf(stream)
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) {
      await out.add({ kind: 'file', name, sha256: value })
      return true
    }
    await out.add({ kind: 'piece', name }, value)
  }
}
