import { setTimeout as wait } from 'node:timers/promises'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { Receipt } from '@bargah/verifier/receipts.ts'
import { bandarAbbas } from '../plain.ts'
import type { ChaosRequest, Asker } from './asking.ts'

const pauseMs = 100
const place = { DriverLat: bandarAbbas.latitude, DriverLong: bandarAbbas.longitude }
const choicesEach = 3

/** Where he queues; null takes free loads. */
export type BusyDriver = { token: string; hallId: number | null }

/** What drivers were told is done: the ids of what was made, and the public logs' promises. */
export type PromiseTold = {
  turns: number[]
  choices: number[]
  permits: number[]
  completed: number[]
  receipts: { hallId: number; receipt: Receipt }[]
  /** Writes of which nobody heard what became. */
  unknown: number
}

type Made = { id?: number; reserveId?: number; receipt?: Receipt | null }

/**
 * Each client is some drivers, one after another: he takes a turn and puts loads on his list, or takes a free load, and ends
 * the trip when he has a permit. Each write has its own key and goes out until it is answered.
 */
export function keepDriving(clients: readonly (readonly BusyDriver[])[], asker: Asker) {
  const told: PromiseTold = { turns: [], choices: [], permits: [], completed: [], receipts: [], unknown: 0 }
  const over = new AbortController()

  const read = async <T>(name: string, asked: ChaosRequest) =>
    (await asker.askOn(name, asked, over.signal))?.data as T | null | undefined

  /** Out: what was made; null where it was refused, or nobody knows. */
  async function write(name: string, asked: Omit<ChaosRequest, 'key'>): Promise<Made | null> {
    const said = await asker.askOn(name, { ...asked, key: crypto.randomUUID() }, over.signal)
    if (!said) told.unknown += 1
    return said?.statusCode === 200 ? ((said.data as { data?: Made }).data ?? {}) : null
  }

  async function queue(name: string, token: string, hallId: number): Promise<void> {
    const keep = ({ receipt }: Made) => receipt && told.receipts.push({ hallId, receipt })
    let turn = await read<{ id: number }>(name, { call: 'showMyTurn', token })
    if (!turn) {
      const made = await write(name, { call: 'takeTurn', token, body: { LoadHallId: hallId, ...place } })
      if (!made?.id) return
      told.turns.push(made.id)
      keep(made)
      turn = { id: made.id }
    }
    const loads = await read<{ id: number }[]>(name, {
      call: 'listAnnouncedCargos',
      token,
      body: { LoadHalId: hallId },
    })
    for (const CargoId of someOf(loads ?? [], choicesEach)) {
      const body = { DriverTurnId: turn.id, CargoId, ...place }
      const made = await write(name, { call: 'addPriority', token, body })
      if (!made?.id) continue
      told.choices.push(made.id)
      keep(made)
      if (made.reserveId) told.permits.push(made.reserveId)
    }
  }

  async function takeFree(name: string, token: string): Promise<void> {
    const loads = await read<{ id: number }[]>(name, { call: 'listFreeCargos', token, body: {} })
    const [CargoId] = someOf(loads ?? [], 1)
    if (CargoId === undefined) return
    const made = await write(name, { call: 'reserveFreeCargo', token, body: { CargoId, ...place } })
    if (made?.reserveId) told.permits.push(made.reserveId)
  }

  async function drive(name: string, { token, hallId }: BusyDriver): Promise<void> {
    const permit = await read<{ id: number }>(name, { call: 'showMyPermit', token })
    if (!permit) return hallId === null ? takeFree(name, token) : queue(name, token, hallId)
    const body = { DriverReserveId: permit.id, StatusCode: permitStatus.completed }
    if (await write(name, { call: 'changePermitStatus', token, body })) told.completed.push(permit.id)
  }

  const works = Promise.all(
    clients.map(async (drivers, nr) => {
      for (let n = 0; !over.signal.aborted && asker.faults.length === 0; n += 1) {
        await drive(`drivers ${nr}`, drivers[n % drivers.length] as BusyDriver)
        await wait(pauseMs)
      }
    }),
  )
  return {
    told,
    async stop() {
      over.abort()
      await works
    },
  }
}

/** Some ids of a list, whichever: all want loads of which others want some too. */
function someOf(rows: readonly { id: number }[], count: number): number[] {
  const from = Math.floor(Math.random() * rows.length)
  return Array.from(
    { length: Math.min(count, rows.length) },
    (_, n) => rows[(from + n) % rows.length]?.id ?? 0,
  )
}
