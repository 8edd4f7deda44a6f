/**
 * `npm run bench`: every benchmark, or those that are named: `npm run bench -- writes choices`. Each prints what it
 * measured and its ratio to a baseline of the same run. With `--durable` the database waits for the disk as in production.
 */
import { parseArgs } from 'node:util'
import type { ListsOptions } from './kept-trade.ts'
import type { RoundOptions } from './round.ts'
import type { ServersOptions } from './servers.ts'

type Benchmark = (durable: boolean, options: ListsOptions & RoundOptions & ServersOptions) => Promise<void>

const benchmarks: Record<string, () => Promise<Benchmark>> = {
  split: async () => (await import('./split.ts')).benchSplit,
  round: async () => (await import('./round.ts')).benchRound,
  neighbours: async () => (await import('./neighbours.ts')).benchNeighbours,
  log: async () => (await import('./log.ts')).benchLog,
  choices: async () => (await import('./choices.ts')).benchChoices,
  'free-load': async () => (await import('./free-load.ts')).benchFreeLoad,
  writes: async () => (await import('./writes.ts')).benchWrites,
  triggers: async () => (await import('./triggers.ts')).benchTriggers,
  reads: async () => (await import('./reads.ts')).benchReads,
  searches: async () => (await import('./searches.ts')).benchSearches,
  growth: async () => (await import('./growth.ts')).benchGrowth,
  filters: async () => (await import('./filters.ts')).benchFilters,
  dashboards: async () => (await import('./dashboards.ts')).benchDashboards,
  backhaul: async () => (await import('./backhaul.ts')).benchBackhaul,
  upgrade: async () => (await import('./upgrade.ts')).benchUpgrade,
  waits: async () => (await import('./waits.ts')).benchWaits,
  export: async () => (await import('./export.ts')).benchExport,
  import: async () => (await import('./import.ts')).benchImport,
  morning: async () => (await import('./morning.ts')).benchMorning,
  live: async () => (await import('./live.ts')).benchLive,
  servers: async () => (await import('./servers.ts')).benchServers,
  pdf: async () => (await import('./pdf.ts')).benchPdf,
  table: async () => (await import('./in-browser.ts')).benchTable,
  phone: async () => (await import('./in-browser.ts')).benchPhone,
  start: async () => (await import('./start.ts')).benchStart,
  fairness: async () => (await import('./fairness.ts')).benchFairness,
}

const { values, positionals } = parseArgs({
  options: {
    durable: { type: 'boolean', default: false },
    // of `searches`, `filters`, `dashboards`, `backhaul`, `upgrade`, `waits`, `export` and `log`: how many cargos and permits, turns or entries, and the folder that keeps their database between runs
    rows: { type: 'string', default: '1000000' },
    keep: { type: 'string' },
    // of `searches`: the questions whose name has it; of `writes`: the calls
    only: { type: 'string' },
    // of `servers`: how many milliseconds away the database is
    away: { type: 'string', default: '0' },
    // of `round` and `neighbours`: what part of the largest one; of `morning`: of its 5,000 windows
    share: { type: 'string', default: '1' },
  },
  allowPositionals: true,
})
const names = Object.keys(benchmarks)
const unknown = positionals.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(1)
}
for (const name of positionals.length > 0 ? positionals : names) {
  const bench = await benchmarks[name]?.()
  const { rows, keep, only, share, away } = values
  await bench?.(values.durable, {
    rows: Number(rows),
    keep,
    only,
    share: Number(share),
    away: Number(away),
  })
}
