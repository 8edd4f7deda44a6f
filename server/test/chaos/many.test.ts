// @module-tag long
import { describe, expect, it } from 'vitest'
import { folderOfTest } from '../folder.ts'
import { bringMany, loseSome, troublesHere } from './many.ts'

// more rounds: `npm run chaos -- many`
describe.skipIf(process.platform !== 'linux')('three servers over a database and its replica', () => {
  it('lose nothing that they answered when one of them, the replica, the pooler or the primary is killed', async () => {
    const { damage, outcomes, found } = await bringMany({ dataDir: folderOfTest('many'), rounds: 1 })
    expect(damage).toEqual([])
    expect([...outcomes.keys()]).toEqual(troublesHere())
    for (const [name, { answered }] of outcomes) expect(answered, name).toBeGreaterThan(0)
    for (const [what, count] of Object.entries(found)) expect(count, what).toBeGreaterThan(0)
  }, 600_000)

  it('lose what the replica had not on its disk where nothing waits for that, and nothing else', async () => {
    const { damage, flushed, lost } = await loseSome(folderOfTest('many'))
    expect(damage).toEqual([])
    expect(flushed).toBeGreaterThan(0)
    expect(lost).toBeGreaterThan(0)
  }, 600_000)
})
