import { setTimeout as wait } from 'node:timers/promises'
import { randomOf } from './ledger-acts.ts'
import type { Model } from './ledger-model.ts'

const pauseMs = 200
const clients = 4
const patienceMs = 30_000

type Sender = { url: string; token: string; model: Model }
type Charge = {
  name: string
  isAdded: boolean
  amountRial: number
  owner: Record<string, number>
  account: number
}

/** An administrator's charges and deductions over HTTP, each sent again under its key until it is answered. */
export function keepCharging({ url, token, model }: Sender) {
  const faults: string[] = []
  const over = new AbortController()
  let sent = 0
  async function work(client: number): Promise<void> {
    const random = randomOf(model.plan.seed + client)
    while (!over.signal.aborted) {
      const charge = makeCharge(model, random, ++sent)
      let came: string | null = null
      // also after the end: an answer that nobody heard would be one that nobody counts
      while (came === null) {
        came = await send(url, token, charge)
        if (came === null) await wait(pauseMs)
      }
      if (came !== 'done' && came !== 'refused') faults.push(came)
      const gainedRial = came === 'done' ? (charge.isAdded ? 1 : -1) * charge.amountRial : 0
      model.charges.set(charge.name, { account: charge.account, gainedRial })
      await wait(pauseMs)
    }
  }
  const works = Promise.all(Array.from({ length: clients }, (_, client) => work(client)))
  return {
    faults,
    async stop() {
      over.abort()
      await works
    },
  }
}

function makeCharge({ plan: { accounts } }: Model, random: () => number, nr: number): Charge {
  const ofDriver = random() < 0.5
  const ids = ofDriver ? accounts.driverIds : accounts.companyIds
  const place = Math.floor(random() * ids.length)
  return {
    name: `charge ${nr}`,
    isAdded: random() < 0.5,
    amountRial: 10_000 + Math.floor(random() * 10_000_000),
    owner: { [ofDriver ? 'DriverId' : 'TransportationCompanyId']: ids[place] as number },
    account: (ofDriver ? accounts.drivers : accounts.companies)[place] as number,
  }
}

/** Out: null when nobody knows or it was not the time, else what came of it; anything else is a fault. */
async function send(url: string, token: string, charge: Charge): Promise<string | null> {
  try {
    const call = charge.isAdded ? 'AddCharge' : 'DeductCharge'
    const response = await fetch(`${url}/api/v1/AccountActivity/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': charge.name.replace(' ', '-'),
      },
      body: JSON.stringify({ ...charge.owner, Amount: charge.amountRial, Description: charge.name }),
      signal: AbortSignal.timeout(patienceMs),
    })
    const text = await response.text()
    if (response.status === 503 || response.status === 429) return null
    const { statusCode } = JSON.parse(text) as { statusCode: number }
    if (response.ok && statusCode === 200) return 'done'
    return response.ok && statusCode === 400 ? 'refused' : `a charge was answered ${text.slice(0, 200)}`
  } catch {
    return null
  }
}
