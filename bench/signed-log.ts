import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Source } from '@bargah/verifier/tiles.ts'
import { verifyLog } from '@bargah/verifier/verify-log.ts'
import type { LogSigner } from '../server/src/adapters/log-signer/log-signer.port.ts'
import { openSigner } from '../server/src/adapters/log-signer/signer.ts'
import { findTile, readCheckpoint, readLogKey } from '../server/src/features/log/log.api.ts'
import { readTilePath } from '../server/src/features/log/tiles.rules.ts'
import { asSigner } from '../server/src/kernel/tlog/log-roles.ts'
import { timeMs } from './measure.ts'
import type { World } from './world.ts'

type Signed = { signer: Pick<LogSigner, 'sign'>; source: Source }

/** Gives `work` a signer of a hall's log that has seen none of it, and the log's files as the server gives them. */
export async function withSigned<T>(
  world: World,
  ownerUrl: string,
  hallId: number,
  work: (signed: Signed) => Promise<T>,
): Promise<T> {
  const { db } = world
  const folder = mkdtempSync(join(tmpdir(), 'bargah-log-'))
  const files = { keyFile: join(folder, 'key'), seenDir: join(folder, 'seen') }
  const signer = openSigner({ databaseUrl: asSigner(ownerUrl), origin: 'bench', ...files })
  const source: Source = async (path) => {
    if (path === 'checkpoint') return Buffer.from((await readCheckpoint(db, signer, hallId)) ?? '')
    if (path === 'key') return Buffer.from((await readLogKey(db, signer, hallId)) ?? '')
    const tile = readTilePath(path.replace(/^tile\//, ''))
    return tile && findTile(world, hallId, tile)
  }
  try {
    return await work({ signer, source })
  } finally {
    await signer.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Has the verifier run all of a log again. Out: how long that took. Throws when it does not agree. */
export async function timeVerifier(source: Source): Promise<{ entries: number; verifyMs: number }> {
  let verdict: Awaited<ReturnType<typeof verifyLog>> | undefined
  const verifyMs = await timeMs(async () => {
    verdict = await verifyLog(source)
  })
  if (!verdict?.ok) throw new Error(`the log is wrong: ${JSON.stringify(verdict)}`)
  return { entries: verdict.size, verifyMs }
}
