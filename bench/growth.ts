import type { Measured } from './clients.ts'
import { type ListsOptions, withTrade } from './kept-trade.ts'
import { tenfoldTo } from './measure.ts'
import { measureQuestion, questionsOf } from './searches.ts'
import { serve } from './server.ts'

/** What shows how a list grows: a page, words of many and of few, a filter, the audit, the ledger's newest and its depth. */
const asked = [
  'permits, all',
  'permits, a word of many',
  'permits, a word of few',
  'permits, two words',
  'permits, goods',
  'cargos, two words',
  'audit, whose row',
  'account report',
  'transactions',
]

/**
 * The same questions over ten thousand rows and each ten times as many up to `--rows`, beside the plain statement: of each its
 * milliseconds in the middle, the processor's of server and database, and how many were given up.
 */
export async function benchGrowth(durable: boolean, options: ListsOptions): Promise<void> {
  for (const rows of tenfoldTo(options.rows)) {
    const keep = options.keep && `${options.keep}-${rows}`
    await withTrade(durable, { rows, keep, withTexts: true }, async (world, trade, askers) => {
      const questions = await questionsOf(world, trade)
      await serve({ database: world.url, signer: world.signerUrl }, async ({ port }) => {
        for (const name of asked.filter((one) => one.includes(options.only ?? ''))) {
          const question = questions[name]
          if (!question) throw new Error(`growth: nothing is asked by the name «${name}»`)
          const { measured, givenUp } = await measureQuestion(world, port, {
            question,
            token: askers[question.as],
          })
          console.log(`growth: ${rows} rows, ${name.padEnd(24)} ${lineOf(measured, givenUp)}`)
        }
      })
    })
  }
}

function lineOf([ours, plain]: readonly Measured[], givenUp: number): string {
  const { server = 0, database = 0 } = ours?.spent ?? {}
  const spent = `${server.toFixed(1)} + ${database.toFixed(1)}`
  const left = givenUp > 0 ? `, ${givenUp} given up` : ''
  return `${ours?.p50.toFixed(1)} ms (${spent}; plain ${plain?.p50.toFixed(1)})${left}`
}
