import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Source } from '@bargah/verifier/tiles.ts'
import { verifyLog } from '@bargah/verifier/verify-log.ts'
import { openSigner } from '../server/src/adapters/log-signer/signer.ts'
import { readCheckpoint, readLogKey, findTile } from '../server/src/features/log/log.api.ts'
import { readTilePath } from '../server/src/features/log/tiles.rules.ts'
import { asSigner } from '../server/src/kernel/tlog/log-roles.ts'
import { timeMs } from './measure.ts'
import type { World } from './world.ts'

export type VerifiedRound = { entries: number; signMs: number; verifyMs: number }

/** Signs a hall's log and has the verifier run all of it again. Throws when it does not agree. */
export async function verifyRound(world: World, ownerUrl: string, hallId: number): Promise<VerifiedRound> {
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
    const signMs = await timeMs(() => signer.sign(hallId))
    let verdict: Awaited<ReturnType<typeof verifyLog>> | undefined
    const verifyMs = await timeMs(async () => {
      verdict = await verifyLog(source)
    })
    if (!verdict?.ok) throw new Error(`round: the log is wrong: ${JSON.stringify(verdict)}`)
    return { entries: verdict.size, signMs, verifyMs }
  } finally {
    await signer.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
