import type { LogSigner } from '../../adapters/log-signer/log-signer.port.ts'
import type { Db } from '../../kernel/database.ts'
import { readCheckpoint, readLogKey, readTile } from './read-log.ts'
import { listTiles } from './tiles.rules.ts'

type File = { path: string; bytes: Buffer }

/**
 * All published files of a hall's log as they stand under one checkpoint, which comes last: it stands for files that are
 * there. Null when there is no such hall.
 */
export async function downloadLog(db: Db, signer: LogSigner, hallId: number) {
  const checkpoint = await readCheckpoint(db, signer, hallId)
  const key = await readLogKey(db, signer, hallId)
  if (checkpoint === null || key === null) return null
  async function* files(size: number, note: string): AsyncGenerator<File> {
    yield { path: 'key', bytes: Buffer.from(`${key}\n`) }
    for (const { path, ...tile } of listTiles(size)) {
      const bytes = await readTile(db, hallId, tile)
      if (!bytes) throw new Error(`the log of hall ${hallId} is shorter than its checkpoint`)
      yield { path: `tile/${path}`, bytes }
    }
    yield { path: 'checkpoint', bytes: Buffer.from(note) }
  }
  return files(Number(checkpoint.split('\n')[1]), checkpoint)
}
