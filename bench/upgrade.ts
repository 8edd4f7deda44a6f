import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { migrationsDir, prepareTables } from '../server/src/app/prepare-tables.ts'
import { startEmbeddedPostgres } from '../server/src/kernel/embedded-postgres/start.ts'
import { fillPrevious, previous, type Waited, writeDuring } from '../server/test/upgrade-load.ts'

const mostWaitMs = 1_000

/**
 * Upgrades a database of the previous version with so many loads, permits and turns, a migration after the other, while
 * servers of then write on: how long each migration took and the longest that a writer of each table waited. The baseline
 * is the longest wait while nothing is upgraded.
 */
export async function benchUpgrade(durable: boolean, { rows }: { rows: number }): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bargah-bench-'))
  const server = await startEmbeddedPostgres({ dataDir, fast: !durable })
  try {
    const roles = { ownerUrl: server.url, appUrl: server.appUrl }
    await fillPrevious(roles, rows)
    const idle = await writeDuring(roles.appUrl, () => wait(3_000))
    say('nothing is upgraded', idle)
    const later = readdirSync(migrationsDir)
      .filter((name) => name.slice(0, 4) > previous)
      .toSorted()
    const longest: number[] = []
    for (const name of later) {
      const upgraded = await writeDuring(roles.appUrl, () =>
        prepareTables(roles, { withClock: false, until: name.slice(0, 4) }),
      )
      say(name, upgraded)
      longest.push(...upgraded.waited.map(({ longestMs }) => longestMs))
    }
    const most = Math.max(...longest)
    console.log(
      `upgrade: of ${rows} loads, permits and turns: the longest a writer waited is ${most.toFixed(0)} ms, ` +
        `${most <= mostWaitMs ? 'within' : 'MORE than'} the ${mostWaitMs} ms that are the goal`,
    )
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function say(name: string, { waited, workMs }: { waited: Waited[]; workMs: number }): void {
  const each = waited.map(({ table, longestMs }) => `${table} ${longestMs.toFixed(0)}`)
  console.log(`upgrade: ${name}: ${(workMs / 1_000).toFixed(1)} s; longest waits in ms: ${each.join(', ')}`)
}
