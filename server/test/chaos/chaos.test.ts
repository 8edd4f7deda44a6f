// @module-tag long
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amount } from '../amount.ts'
import { openArena, type TroubleName, troubles } from './chaos.ts'

const clients = amount({ usual: 8, full: 20 })
let dataDir: string
let arena: Awaited<ReturnType<typeof openArena>>

// thirty times each: `npm run chaos`
describe.skipIf(process.platform !== 'linux')(
  'nothing that was answered is lost, and all work again, when',
  () => {
    beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'bargah-chaos-'))
      arena = await openArena(dataDir, clients)
    }, 180_000)
    afterAll(async () => {
      await arena?.close()
      rmSync(dataDir, { recursive: true, force: true })
    }, 60_000)

    it.each(Object.keys(troubles) as TroubleName[])(
      '%s',
      async (name) => {
        // killed again, it must not have grown wary; an end takes its time
        const rounds = name.endsWith('killed') ? 2 : 1
        const outcome = await arena.bring(name, rounds)
        expect(outcome.damage).toEqual([])
        expect(outcome.answered).toBeGreaterThan(0)
      },
      180_000,
    )
  },
)
