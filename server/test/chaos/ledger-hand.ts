/** A process that does acts of the ledger by the product's own way of writing, until it is killed. */
import { makeCall, type Session } from '../../src/kernel/call.ts'
import { databaseClock } from '../../src/kernel/clock.ts'
import { isDatabaseAway } from '../../src/kernel/database-away.ts'
import { Refusal } from '../../src/kernel/errors.ts'
import { keyRing } from '../../src/kernel/keys.rules.ts'
import { openPool } from '../../src/kernel/sql.ts'
import { createBuiltInBank, findDemoOrder, setDemoOutcome } from '../../src/adapters/bank/bank.builtin.ts'
import { beginPayment } from '../../src/features/payments/begin-payment.ts'
import { returnFromBank } from '../../src/features/payments/return-from-bank.ts'
import { postTransfers } from '../../src/features/wallet/wallet.api.ts'
import { actOf, paymentOf, type Plan } from './ledger-acts.ts'

export type Orders = { databaseUrl: string; connections: number; byUser: number; plan: Plan }
/** What a hand says of an act; `lost` when its connection was, so that nobody knows. */
export type Answer =
  | { act: number; came: 'done' | 'refused' | 'lost'; orderId?: number }
  | { act: number; fault: string }

const orders = JSON.parse(process.argv[2] ?? '') as Orders
const { db } = openPool(orders.databaseUrl, orders.connections)
const keys = keyRing(new Map([[1, 'the ledger under fire']]))
const nothing = async () => {
  throw new Error('a hand has no use for this')
}

/** A call of an administrator, as the kernel makes one of a request. */
const callFor = (act: number, idempotencyKey: string | null) =>
  makeCall({
    database: { db, clock: databaseClock },
    changes: ['wallet'],
    mayReach: null,
    spendProof: async () => {},
    session: { userId: orders.byUser } as Session,
    now: null,
    act: {
      userId: orders.byUser,
      sessionId: null,
      from: { address: '127.0.0.1', agent: 'ledger', deviceId: null },
      endpoint: 'addCharge',
      requestId: crypto.randomUUID(),
      input: {},
    },
    undoing: null,
    noteUndo: null,
    input: { act },
    showsSecret: false,
    idempotencyKey,
    keys,
    tries: { spend: nothing, left: nothing, giveBack: nothing },
    deviceMark: null,
    markDevice: () => '',
    asker: null,
    markAsker: () => '',
    giveProof: () => {},
  })

const bank = createBuiltInBank(db)
const callbacks = 3

/** A person pays, and the bank sends him back several times at once. */
async function pay(
  act: number,
  { driverId, amountRial }: { driverId: number; amountRial: number },
): Promise<Answer> {
  const asked = { owner: { driverId }, amountRial }
  const { id, token } = await beginPayment(
    callFor(act, `act-${act}`),
    { banks: [bank], publicUrl: '' },
    asked,
  )
  await setDemoOutcome(db, token, 'paid')
  const nonce = (await findDemoOrder(db, token))?.returnUrl.split('/').at(-1) ?? ''
  const returns = await Promise.all(
    Array.from({ length: callbacks }, () =>
      returnFromBank(callFor(act, null), [bank], { nonce, status: 'OK' }),
    ),
  )
  const wrong = returns.find(({ to }) => !to.includes('msg=credited'))
  return wrong ? { act, fault: `sent back to ${wrong.to}` } : { act, came: 'done', orderId: id }
}

async function post(act: number): Promise<Answer> {
  const transfers = actOf(orders.plan, act)
  await callFor(act, `act-${act}`).write(async (tx, at) => {
    await postTransfers(tx, transfers, { at, byUser: orders.byUser })
  })
  return { act, came: 'done' }
}

async function doAct(act: number): Promise<Answer> {
  try {
    const payment = paymentOf(orders.plan, act)
    return await (payment ? pay(act, payment) : post(act))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'no_money') return { act, came: 'refused' }
    if (isDatabaseAway(error)) return { act, came: 'lost' }
    return { act, fault: String(error) }
  }
}

process.on('message', (act: number) => void doAct(act).then((answer) => process.send?.(answer)))
process.on('disconnect', () => process.exit())
