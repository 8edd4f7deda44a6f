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
 * The same questions over ten thousand rows and each ten times as many up to `--rows`, beside the plain statement: a line of
 * each is a question, with milliseconds in the middle and the processor's of server and database.
 */
export async function benchGrowth(durable: boolean, options: ListsOptions): Promise<void> {
  const cells = new Map<string, string[]>(asked.map((name) => [name, []]))
  const sizes = tenfoldTo(options.rows)
  for (const rows of sizes) {
    const keep = options.keep && `${options.keep}-${rows}`
    await withTrade(durable, { rows, keep, withTexts: true }, async (world, trade, askers) => {
      const questions = await questionsOf(world, trade)
      await serve({ database: world.url, signer: world.signerUrl }, async ({ port }) => {
        for (const [name, line] of cells) {
          const question = questions[name]
          if (!question) throw new Error(`growth: nothing is asked by the name «${name}»`)
          const { measured } = await measureQuestion(world, port, { question, token: askers[question.as] })
          const [ours, plain] = measured
          const { server = 0, database = 0 } = ours?.spent ?? {}
          line.push(
            `${ours?.p50.toFixed(1)} ms (${server.toFixed(1)} + ${database.toFixed(1)}; plain ${plain?.p50.toFixed(1)})`,
          )
        }
      })
    })
  }
  console.log(`growth: middle of ours, its processor and plain at ${sizes.join(', ')} rows`)
  for (const [name, line] of cells) console.log(`  ${name.padEnd(26)} ${line.join(' · ')}`)
}
