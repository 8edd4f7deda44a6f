import { afterClosing, type BigRound, makeBigRound } from './big-round.ts'
import { type Copied, copyWritten, newestTransaction } from './copied-rows.ts'
import { median, timeMs } from './measure.ts'
import { type RoundSteps, settleUnsigned } from './settle-unsigned.ts'
import { timeVerifier, withSigned } from './signed-log.ts'
import { withCluster, type World } from './world.ts'

const drivers = 20_000
const loads = 5_000
const runs = 3
/** How many times a COPY of the same rows the largest round may take. */
const mostCopies = 3

/** What part of the largest round is settled, 1 for all of it. */
export type RoundOptions = { share: number }

type VerifiedRound = { entries: number; signMs: number; verifyMs: number }
type Figures = RoundSteps & { settleMs: number; like: Copied; bare: Copied; verified: VerifiedRound }

/**
 * The largest round there is, opened, split, stored and logged, by turns with a COPY of the rows that it wrote: as many of
 * each table, the very same, into tables with the same indices, checks and foreign keys; and once more into tables without
 * foreign keys, since a round looks up those of new rows alone and not those of the 200,000 choices that it ends.
 */
export async function benchRound(durable: boolean, { share }: RoundOptions): Promise<void> {
  const size = { drivers: Math.round(drivers * share), loads: Math.round(loads * share) }
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make((world) => makeBigRound(world, size))
    const figures: Figures[] = []
    for (let run = 0; run < runs; run += 1)
      figures.push(
        await cluster.onCopy(made, (world, ownerUrl) => settleAndCopy(world, ownerUrl, made.facts)),
      )
    tell(made.facts, figures)
  })
}

async function settleAndCopy(
  world: World,
  ownerUrl: string,
  { roundId, hallId }: BigRound,
): Promise<Figures> {
  const since = await newestTransaction(world.db)
  let steps: RoundSteps = { openMs: 0, splitMs: 0 }
  const settleMs = await timeMs(async () => {
    steps = await settleUnsigned(afterClosing(world), roundId)
  })
  const like = await copyWritten(ownerUrl, since)
  const bare = await copyWritten(ownerUrl, since, { foreignKeys: false })
  const verified = await withSigned(world, ownerUrl, hallId, async ({ signer, source }) => ({
    signMs: await timeMs(() => signer.sign(hallId)),
    ...(await timeVerifier(source)),
  }))
  const ratio = (copied: Copied) => (settleMs / copied.copyMs).toFixed(2)
  console.log(
    `round: ${settleMs.toFixed(0)} ms, COPY ${like.copyMs.toFixed(0)} ms (${ratio(like)}x), ` +
      `without foreign keys ${bare.copyMs.toFixed(0)} ms (${ratio(bare)}x)`,
  )
  return { settleMs, ...steps, like, bare, verified }
}

function tell(round: BigRound, figures: readonly Figures[]): void {
  const middle = (of: (one: Figures) => number) => median(figures.map(of))
  const ms = (of: (one: Figures) => number) => `${middle(of).toFixed(0)} ms`
  const ratio = (of: (one: Figures) => Copied) =>
    `${middle((one) => one.settleMs / of(one).copyMs).toFixed(1)}x`
  const written = figures[0]?.like
  console.log(
    `round: ${round.drivers} turns x ${round.choicesEach} choices, ${round.loads} loads: ${ms((one) => one.settleMs)} ` +
      `(lists opened ${ms((one) => one.openMs)}, split and stored ${ms((one) => one.splitMs)}); ` +
      `a COPY of the ${written?.rows} rows that it wrote ${ms((one) => one.like.copyMs)}, ratio ${ratio((one) => one.like)}; ` +
      `without foreign keys ${ms((one) => one.bare.copyMs)}, ratio ${ratio((one) => one.bare)}`,
  )
  console.log(
    `round: the log of ${figures[0]?.verified.entries} entries was signed in ${ms((one) => one.verified.signMs)} ` +
      `and verified by its files in ${ms((one) => one.verified.verifyMs)}`,
  )
  console.log(`round: it wrote ${written?.tables.map(({ name, rows }) => `${name} ${rows}`).join(', ')}`)
  // a server signs the log twice of a round: when its lists are open, and when they are split
  const withSigning = middle((one) => (one.settleMs + one.verified.signMs) / one.like.copyMs)
  console.log(`round: with the signing of its whole log ${withSigning.toFixed(1)}x (allowed ${mostCopies})`)
  if (withSigning > mostCopies)
    throw new Error(`round: ${withSigning.toFixed(1)} times a COPY, allowed ${mostCopies}`)
}
