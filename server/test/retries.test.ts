import { expect, it, vi } from 'vitest'
import { transaction } from '../src/kernel/database.ts'
import { sql } from '../src/kernel/sql.ts'
import { useTestApp } from './app.ts'

const app = useTestApp()
const failing = (code: string, times: number) => {
  let tries = 0
  const work = vi.fn<() => Promise<number>>(async () => {
    tries += 1
    if (tries <= times) throw Object.assign(new Error('failed'), { code })
    return tries
  })
  return work
}

it.each([
  ['a deadlock', '40P01'],
  ['a serialization failure', '40001'],
])('%s is tried again, four times in all', async (_what, code) => {
  expect(await transaction(app, failing(code, 3))).toBe(4)
  const hopeless = failing(code, 4)
  await expect(transaction(app, hopeless)).rejects.toThrow('failed')
  expect(hopeless).toHaveBeenCalledTimes(4)
})

it('what else fails is tried once', async () => {
  const work = failing('23505', 1)
  await expect(transaction(app, work)).rejects.toThrow('failed')
  expect(work).toHaveBeenCalledTimes(1)
})

it('who looks on is woken after a transaction that told something, and by no other', async () => {
  const wake = vi.fn<() => void>()
  await transaction({ ...app, wake }, async () => undefined)
  expect(wake).not.toHaveBeenCalled()
  await transaction({ ...app, wake }, (tx) => sql`select note_live('turn', 'hall:1')`.execute(tx))
  expect(wake).toHaveBeenCalledTimes(1)
  const failed = transaction({ ...app, wake }, async (tx) => {
    await sql`select note_live('turn', 'hall:1')`.execute(tx)
    throw new Error('failed')
  })
  await expect(failed).rejects.toThrow('failed')
  expect(wake).toHaveBeenCalledTimes(1)
})
