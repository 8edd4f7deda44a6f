import { randomBytes } from 'node:crypto'
import { buildHall } from '../server/src/features/halls/halls.build.ts'
import { appendHallLog, type EntryToTell, findTile } from '../server/src/features/log/log.api.ts'
import { tileWidth } from '../server/src/features/log/tiles.rules.ts'
import { transaction } from '../server/src/kernel/database.ts'
import { leafHash } from '../server/src/kernel/tlog/merkle.rules.ts'
import type { ListsOptions } from './kept-trade.ts'
import { medianMs, seededRandom, tenfoldTo, timeMs } from './measure.ts'
import { timeVerifier, withSigned } from './signed-log.ts'
import { withCluster, type World } from './world.ts'

/** In one transaction, as a split tells them. */
const batch = 10_000
const runs = 200

/**
 * A hall's log that grows to so many entries, at each tenfold: what one more entry costs, its signature, a tile that a reader
 * asks for, and the whole run by the verifier, beside the bare hashing of as many leaves.
 */
export async function benchLog(durable: boolean, { rows }: ListsOptions): Promise<void> {
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make(async ({ db }) => (await buildHall(db)).id)
    await cluster.onCopy(made, (world, ownerUrl) => growLog(world, ownerUrl, { hallId: made.facts, rows }))
  })
}

async function growLog(world: World, ownerUrl: string, { hallId, rows }: { hallId: number; rows: number }) {
  let told = 0
  const tell = async (count: number) => {
    const entries = Array.from({ length: count }, (_, nr) => entryOf(told + nr))
    told += count
    await transaction(world, async (tx) => appendHallLog(tx, hallId, entries))
  }
  const tellTo = async (size: number) => {
    for (let left = size - told; left > 0; left -= batch) await tell(Math.min(batch, left))
  }
  await withSigned(world, ownerUrl, hallId, async ({ signer, source }) => {
    for (const size of tenfoldTo(rows)) {
      const before = told
      const fillMs = await timeMs(() => tellTo(size))
      const signMs = await timeMs(() => signer.sign(hallId))
      const oneMs = await medianMs(runs, () => tell(1))
      const oneSignedMs = await medianMs(runs / 10, async () => {
        await tell(1)
        await signer.sign(hallId)
      })
      const tileMs = await medianMs(runs, () => readOne(world, hallId, size))
      const { entries, verifyMs } = await timeVerifier(source)
      const perSecond = (count: number, ms: number) => ((count * 1_000) / ms).toFixed(0)
      console.log(`log of ${size} entries: ${perSecond(size - before, fillMs)} entries/s by ${batch} at once`)
      console.log(`  first signature of ${size - before} new ones ${signMs.toFixed(0)} ms`)
      console.log(
        `  one more ${oneMs.toFixed(2)} ms; and signed ${oneSignedMs.toFixed(2)} ms; a tile ${tileMs.toFixed(2)} ms`,
      )
      console.log(
        `  verified whole in ${(verifyMs / 1_000).toFixed(1)} s, ${perSecond(entries, verifyMs)} entries/s; ${(verifyMs / hashMs(entries)).toFixed(1)} times as long as to hash their leaves`,
      )
    }
  })
}

/** A driver who comes, and goes again before the next one. */
const entryOf = (nr: number): EntryToTell =>
  nr % 2 === 0
    ? {
        kind: 'turn_taken',
        facts: { turn: nr / 2 + 1, byStaff: false, native: false, bound: randomBytes(32).toString('hex') },
      }
    : { kind: 'turn_ended', facts: { turn: (nr + 1) / 2, reason: 'expired' } }

const random = seededRandom(3)
/** A whole tile of entries somewhere in a log. */
const readOne = (world: World, hallId: number, size: number) =>
  findTile(world, hallId, {
    level: 'entries',
    from: Math.floor((random() * (size - tileWidth)) / tileWidth) * tileWidth,
    count: tileWidth,
  })

function hashMs(count: number): number {
  const text = JSON.stringify({ at: Date.now(), ...entryOf(0) })
  const began = performance.now()
  for (let nr = 0; nr < count; nr += 1) leafHash(text)
  return performance.now() - began
}
