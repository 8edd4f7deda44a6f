import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bringTrouble, type TroubleName, troubles } from './chaos.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bargah-chaos-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

// the long form is `npm run chaos`
describe.skipIf(process.platform !== 'linux')(
  'nothing that was answered is lost, and all work again, when',
  () => {
    it.each(Object.keys(troubles) as TroubleName[])(
      '%s',
      async (name) => {
        // killed again, it must not have grown wary; an end takes its time
        const rounds = name.endsWith('killed') ? 2 : 1
        const outcome = await bringTrouble(name, { dataDir, rounds, clients: 20 })
        expect(outcome.damage).toEqual([])
        expect(outcome.answered).toBeGreaterThan(0)
      },
      180_000,
    )
  },
)
