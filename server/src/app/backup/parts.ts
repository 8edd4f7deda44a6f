import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { AppliedMigration, CopiedTable, SequenceAt } from './tables.ts'

/** What a backup says of itself, first of all. */
export type About = {
  madeAt: string
  /** What had been done to the tables: a restore does the same before it fills them. */
  migrations: AppliedMigration[]
  /** The last migration of the queue's own tables. */
  queue: number
  /** How many entries each public log has, the halls' by their ids and the `audit`. */
  logs: Record<string, number>
  hasFiles: boolean
  /** Whether the logs' signer is a child of the server, whose key and memory are here, or keeps them itself, elsewhere. */
  hasSigner: boolean
}

/** The server's secrets by id, null where one is withdrawn. */
export type Secrets = Record<string, string | null>

/**
 * What a backup consists of, in this order: about, secrets, kept files of the data folder; of each table its rows in pieces and
 * then how many they are; sequences; of each file its pieces and then its hash.
 */
export type BackupPart =
  | ({ kind: 'about' } & About)
  | { kind: 'secrets'; secrets: Secrets }
  | { kind: 'kept'; path: string }
  | { kind: 'begin'; table: CopiedTable }
  | { kind: 'rows' }
  | { kind: 'table'; rows: number }
  | { kind: 'sequences'; sequences: SequenceAt[] }
  | { kind: 'piece'; name: string }
  | { kind: 'file'; name: string; sha256: string }

const pieceBytes = 1024 * 1024

/** The same bytes in pieces of about a megabyte, and their hash at the end. */
export async function* piecesOf(stream: Readable): AsyncGenerator<Buffer, string> {
  const hash = createHash('sha256')
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes < pieceBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
  return hash.digest('hex')
}
