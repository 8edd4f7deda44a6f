import { expect, it } from 'vitest'
import { folderOfTest } from '../folder.ts'
import { amount } from '../amount.ts'
import { setLedgerOnFire } from './ledger-fire.ts'

// the long form, a million operations, is `npm run chaos -- --ledger 1000000`
it.skipIf(process.platform !== 'linux')(
  'money that was answered is there once, and no balance is below zero, whatever is killed',
  async () => {
    const dataDir = folderOfTest('ledger')
    const people = { drivers: 20, companies: 8 }
    const operations = amount({ usual: 200, full: 3_000 })
    const options = { dataDir, operations, seed: 1405, mostInAct: 40, betweenKillsMs: 300, people }
    const { damage, done, refused, killed } = await setLedgerOnFire(options)
    expect(damage).toEqual([])
    expect(done + refused).toBeGreaterThanOrEqual(operations)
    expect(Math.min(done, refused)).toBeGreaterThan(0)
    expect(Math.min(...Object.values(killed))).toBeGreaterThan(0)
  },
  180_000,
)
