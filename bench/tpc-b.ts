import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clients } from './clients.ts'
import { quantile } from './measure.ts'

const run = promisify(execFile)
const seconds = 5

/**
 * How many transactions a second PostgreSQL's own program does of TPC-B, as many clients at a time as ask ours: five statements in
 * a transaction, which a bank's cashier would ask, prepared, without triggers or foreign keys. It says how fast the machine is and
 * what a database alone can do on it. In: the address of a database by its owner. Out: null where the program is not installed.
 */
async function measureTpcB(ownerUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bargah-tpc-b-'))
  const pgbench = (...options: string[]) => run('pgbench', [...options, ownerUrl], { cwd: folder })
  try {
    await pgbench('--initialize', '--quiet', `--scale=${clients}`)
    await pgbench('--protocol=prepared', `--client=${clients}`, '--jobs=2', `--time=${seconds}`, '--log')
    // client, number, microseconds, …
    const times = readdirSync(folder).flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .trim()
        .split('\n')
        .map((line) => Number(line.split(' ')[2]) / 1_000),
    )
    return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Measures it and prints it. */
export async function sayTpcB(ownerUrl: string, when: string): Promise<void> {
  const measured = await measureTpcB(ownerUrl)
  if (!measured) return console.log('TPC-B: pgbench, which comes with PostgreSQL, is not on this machine')
  const { perSecond, p50, p99 } = measured
  console.log(
    `TPC-B by pgbench, ${when}: ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`,
  )
}
