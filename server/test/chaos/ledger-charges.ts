import { setTimeout as wait } from 'node:timers/promises'
import type { ChaosRequest, Asker } from './asking.ts'
import { randomOf } from './ledger-acts.ts'
import type { Model } from './ledger-model.ts'

const pauseMs = 200
const plainClients = 4

type Sender = { asker: Asker; token: string; model: Model; clients?: number }
type Charge = {
  name: string
  isAdded: boolean
  amountRial: number
  owner: Record<string, number>
  account: number
}

/** An administrator's charges and deductions over HTTP, each sent again under its key until it is answered. */
export function keepCharging({ asker, token, model, clients = plainClients }: Sender) {
  const over = new AbortController()
  // also after the end: an answer that nobody heard would be one that nobody counts
  const never = new AbortController().signal
  let sent = 0
  async function work(client: number): Promise<void> {
    const random = randomOf(model.plan.seed + client)
    while (!over.signal.aborted) {
      const charge = makeCharge(model, random, ++sent)
      const said = await asker.askOn(`charger ${client}`, wordsOf(charge, token), never)
      if (!said) return
      if (![200, 400].includes(said.statusCode)) asker.faults.push(`a charge was answered ${said.message}`)
      const gainedRial = said.statusCode === 200 ? (charge.isAdded ? 1 : -1) * charge.amountRial : 0
      model.charges.set(charge.name, { account: charge.account, gainedRial })
      await wait(pauseMs)
    }
  }
  const works = Promise.all(Array.from({ length: clients }, (_, client) => work(client)))
  return {
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

const wordsOf = (charge: Charge, token: string): ChaosRequest => ({
  call: charge.isAdded ? 'addCharge' : 'deductCharge',
  token,
  key: charge.name.replace(' ', '-'),
  body: { ...charge.owner, Amount: charge.amountRial, Description: charge.name },
})
