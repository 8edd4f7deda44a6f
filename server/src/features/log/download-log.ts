import type { LogSigner } from '../../adapters/log-signer/log-signer.port.ts'
import type { Witness } from '../../adapters/witness/witness.port.ts'
import type { Database } from '../../kernel/database.ts'
import { listWitnesses, readLogState } from './log-state.ts'
import { findTile, readCheckpoint, readLogKey } from './read-log.ts'
import { listTiles } from './tiles.rules.ts'

type Parts = { logSigner: LogSigner; witnesses: readonly Witness[] }
type File = { path: string; bytes: Buffer }

/**
 * All published files of a hall's log as they stand under one checkpoint, which comes last: it stands for files that are
 * there. Null when there is no such hall.
 */
export async function downloadLog(database: Database, { logSigner, witnesses }: Parts, hallId: number) {
  const { db } = database
  const [checkpoint, key] = await Promise.all([
    readCheckpoint(db, logSigner, hallId),
    readLogKey(db, logSigner, hallId),
  ])
  if (checkpoint === null || key === null) return null
  const told = {
    state: await readLogState(db, hallId),
    witnesses: await listWitnesses(db, witnesses, hallId),
  }
  async function* files(size: number, note: string): AsyncGenerator<File> {
    yield { path: 'key', bytes: Buffer.from(`${key}\n`) }
    for (const { path, ...tile } of listTiles(size)) {
      const bytes = await findTile(database, hallId, tile)
      if (!bytes) throw new Error(`the log of hall ${hallId} is shorter than its checkpoint`)
      yield { path: `tile/${path}`, bytes }
    }
    for (const [path, said] of Object.entries(told)) yield { path, bytes: Buffer.from(JSON.stringify(said)) }
    yield { path: 'checkpoint', bytes: Buffer.from(note) }
  }
  return files(Number(checkpoint.split('\n')[1]), checkpoint)
}
