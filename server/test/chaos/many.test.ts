// @module-tag long
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bringMany, loseSome, troublesHere } from './many.ts'

async function inFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bargah-many-'))
  try {
    await work(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

// more rounds: `npm run chaos -- many`
describe.skipIf(process.platform !== 'linux')('three servers over a database and its replica', () => {
  it(
    'lose nothing that they answered when one of them, the replica, the pooler or the primary is killed',
    () =>
      inFolder(async (dataDir) => {
        const { damage, outcomes, found } = await bringMany({ dataDir, rounds: 1 })
        expect(damage).toEqual([])
        expect([...outcomes.keys()]).toEqual(troublesHere())
        for (const [name, { answered }] of outcomes) expect(answered, name).toBeGreaterThan(0)
        for (const [what, count] of Object.entries(found)) expect(count, what).toBeGreaterThan(0)
      }),
    600_000,
  )

  it(
    'lose what the replica had not on its disk where nothing waits for that, and nothing else',
    () =>
      inFolder(async (dataDir) => {
        const { damage, flushed, lost } = await loseSome(dataDir)
        expect(damage).toEqual([])
        expect(flushed).toBeGreaterThan(0)
        expect(lost).toBeGreaterThan(0)
      }),
    600_000,
  )
})
