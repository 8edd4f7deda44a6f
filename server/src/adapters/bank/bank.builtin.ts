import { randomBytes } from 'node:crypto'
import type { DemoOutcome } from '@bargah/contract/features/payments/payments.states.ts'
import type { Db } from '../../kernel/database.ts'
import type { Bank } from './bank.port.ts'

/** A bank of our own, for the demo world and tests: no money moves, and its page (`app/serve-bank.ts`) asks for no card. */
export const createBuiltInBank = (db: Db): Bank => ({
  gateway: 'builtin',
  async begin({ orderId, amountRial, returnUrl }) {
    const token = randomBytes(16).toString('hex')
    await db.insertInto('demoBankOrders').values({ token, orderId, amountRial, returnUrl }).execute()
    return token
  },
  pageOf: (token) => `/bank/${token}`,
  readReturn: (status) => (status === 'CANCELLED' ? 'cancelled' : status === 'NOK' ? 'declined' : null),
  async verify({ token, amountRial }) {
    const order = await findDemoOrder(db, token)
    if (!order || order.outcome === null) return { is: 'waiting' }
    if (order.outcome === 'reversed') return { is: 'failed', failure: 'declined' }
    if (order.outcome !== 'paid') return { is: 'failed', failure: order.outcome }
    if (order.amountRial !== amountRial) return { is: 'failed', failure: 'wrong_amount' }
    return { is: 'paid', reference: String(77_000_000 + order.orderId), card: '6219 •••• 4407' }
  },
  async reverse(token) {
    await db.updateTable('demoBankOrders').set({ outcome: 'reversed' }).where('token', '=', token).execute()
    return true
  },
})

export const findDemoOrder = (db: Db, token: string) =>
  db.selectFrom('demoBankOrders').selectAll().where('token', '=', token).executeTakeFirst()

/** What somebody chose on the page; the first choice counts. */
export async function setDemoOutcome(db: Db, token: string, outcome: DemoOutcome): Promise<void> {
  await db
    .updateTable('demoBankOrders')
    .set({ outcome })
    .where('token', '=', token)
    .where('outcome', 'is', null)
    .execute()
}
