import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test/app.ts'
import type { Tx } from './database.ts'
import { withinReach } from './within-reach.store.ts'

const app = useTestApp()

/** Tells somebody something, in a transaction of a call that says what it reaches. */
async function tell(reaches: readonly ('money' | 'outside' | 'log')[]) {
  const { userId } = await app.adminActor()
  const notice = { userId, state: 'informational', subject: 'موضوع', message: 'متن' } as const
  return app.db.transaction().execute((tx) =>
    withinReach(tx as Tx, { call: 'tellAll', reaches }, async () => {
      await tx
        .insertInto('notifications')
        .values({ ...notice, createdAt: new Date() })
        .execute()
      return 'told'
    }),
  )
}

describe('a write of which the tests look what it reaches', () => {
  it('gives what it gave when its contract says so', async () => {
    expect(await tell(['outside'])).toBe('told')
    expect(await tell(['money', 'outside'])).toBe('told')
  })

  it('is a fault when it reaches what its contract does not say, though others have reached it before', async () => {
    await tell(['outside'])
    await expect(tell(['money', 'log'])).rejects.toThrow('tellAll reaches outside')
  })

  it('may reach nothing after others did', async () => {
    await tell(['outside'])
    const work = async () => 'nothing'
    const quiet = await app.db
      .transaction()
      .execute((tx) => withinReach(tx as Tx, { call: 'quiet', reaches: [] }, work))
    expect(quiet).toBe('nothing')
  })
})
