import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { Asker } from './asking.ts'
import { keepBusy } from './busy-clients.ts'
import { keepDriving } from './busy-drivers.ts'
import { keepCharging } from './ledger-charges.ts'
import type { Model } from './ledger-model.ts'
import type { Answered } from './many-damage.ts'
import type { People } from './many-people.ts'
import type { Servers } from './many-servers.ts'
import { until } from './npm-start.ts'

type Parts = { people: People; asker: Asker; servers: Servers }

/** Each so often a minute of the halls goes by, and so rounds end in the middle of everything. */
const hurryMs = 2_000
const declareEveryMs = 600
const [chargers, readers] = [2, 2]

/** Companies that declare, drivers who queue, choose and carry, charges, and desks that read; time flies meanwhile. */
export function setToWork({ people, asker, servers }: Parts) {
  const model: Model = {
    plan: { seed: 1405, mostInAct: 0, accounts: people.accounts },
    acts: [],
    payments: new Map(),
    charges: new Map(),
  }
  const declaring = keepBusy(people.companies, asker, declareEveryMs)
  const driving = keepDriving(people.drivers, asker)
  const charging = keepCharging({ asker, token: people.admin.token, model, clients: chargers })
  const over = new AbortController()
  const reading = keepReading(people, asker, over.signal)
  const hurrying = hurry(servers, over.signal)
  const answered: Answered = {
    loads: declaring.answered,
    openLoads: declaring.open,
    told: driving.told,
    charges: model.charges,
  }
  return {
    answered,
    async stop() {
      over.abort()
      await Promise.all([declaring.stop(), driving.stop(), charging.stop(), reading, hurrying])
    },
  }
}

const keepReading = ({ companies }: People, asker: Asker, over: AbortSignal) =>
  Promise.all(
    companies.slice(0, readers).map(async ({ token }, nr) => {
      while (!over.aborted && asker.faults.length === 0) {
        await asker.askOn(`reader ${nr}`, { call: 'searchCargos', token, body: {} }, over)
        await wait(100)
      }
    }),
  )

const passMinute = (url: string) =>
  fetch(`${url}/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ms: minuteMs }),
    signal: AbortSignal.timeout(20_000),
  }).then(
    (reply) => reply.ok,
    () => false,
  )

/** Has each server in turn do what a minute makes due. */
async function hurry({ urls }: Servers, over: AbortSignal): Promise<void> {
  for (let n = 0; !over.aborted; n += 1) {
    await passMinute(urls[n % urls.length] ?? '')
    await wait(hurryMs)
  }
}

/** Lets the last rounds end, which nobody joins any more. */
export async function endRounds({ urls }: Servers): Promise<void> {
  for (let n = 0; n < 2; n += 1) await until(() => passMinute(urls[0] ?? ''))
}
