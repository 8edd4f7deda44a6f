import { heldMs, longestHeldMs } from '@bargah/contract/features/held-acts/held-acts.schema.ts'
import {
  type HeldActRefusal,
  heldActRefusals,
  notHeld,
} from '@bargah/contract/features/held-acts/held-acts.text.ts'
import { mayCall } from '@bargah/contract/kernel/access.ts'
import { callNameNow } from '@bargah/contract/old-names.ts'
import type { Reached } from '@bargah/contract/kernel/endpoint.ts'
import { type Call, type Session, sessionOf, windowOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { badInput, forbidden, passwordNeeded, Refusal, refuse } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { readInput } from '../../kernel/read-input.ts'
import type { Route } from '../../kernel/routes.ts'
import { deleteHeldAct, type HeldInput, insertHeldAct, lockHeldAct, setUntil } from './held-acts.store.ts'

export const heldActsJob = 'do-held-acts'

export type Holding = {
  /** The routes of the product, of which those are held whose contract says so. */
  routes: () => readonly Route[]
  /** How long a given password is good for acts on others. */
  passwordGoodMs: number
}

const over = () => new Refusal('over', heldActRefusals.over)
const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Has the job come when the act is due; the queue itself finds it each minute besides. */
const enqueueDue = (tx: Tx, id: number) =>
  enqueue(tx, { name: heldActsJob, payload: {}, inMs: heldMs, key: `held:${id}` })

async function routeOf(call: Call, { routes, passwordGoodMs }: Holding, name: string): Promise<Route> {
  const session: Session = sessionOf(call)
  // a window that was opened before an upgrade says the name of then
  const now = callNameNow(name)
  const route = routes().find((one) => one.name === now)
  if (!route?.endpoint.held) throw badInput([notHeld])
  if (!mayCall(route.endpoint.access, session)) throw forbidden()
  const sinceMs = (await call.now()).getTime() - (session.passwordAt?.getTime() ?? 0)
  if (route.endpoint.reauthenticates && sinceMs > passwordGoodMs) throw passwordNeeded()
  return route
}

/**
 * Keeps an act for some seconds, in which it can be taken back; then the job does it. It is tried out first, so that what
 * would be refused is refused now, and what would move money or stand in a public log is asked about. Out: its id.
 */
export async function holdAct(
  call: Call,
  holding: Holding,
  { name, input }: { name: string; input: HeldInput },
): Promise<number> {
  const route = await routeOf(call, holding, name)
  const { userId, sessionId, role } = windowOf(call)
  const read = readInput(route.endpoint, { ...input, params: {} }, { role })
  const [tried] = await Promise.allSettled([
    call.tryOut((trial) => route.handle(trial, { ...read, uploads: [] })),
  ])
  return call.write(async (tx, now) => {
    // said within the write, which knows who asks again for a lost answer: his act may be done by now, and refused twice
    if (tried.status === 'rejected') throw tried.reason
    const refusal = mayHold(tried.value)
    if (refusal) throw new Refusal(refusal, heldActRefusals[refusal])
    const act = { call: route.name, input, userId, sessionId, from: call.from }
    const id = await insertHeldAct(tx, { ...act, askedAt: now, until: after(now, heldMs) })
    refuse(id === undefined ? 'already' : null, heldActRefusals)
    if (id === undefined) throw new Error('what is not refused has an id')
    await enqueueDue(tx, id)
    return id
  })
}

/** Lets an own act wait from now on, but not for ever. */
export const holdLonger = (call: Call, id: number): Promise<void> =>
  call.write(async (tx, now) => {
    const act = await lockHeldAct(tx, id, sessionOf(call).userId)
    if (!act) throw over()
    const latest = after(act.askedAt, longestHeldMs)
    const asked = after(now, heldMs)
    await Promise.all([setUntil(tx, id, asked < latest ? asked : latest), enqueueDue(tx, id)])
  })

/** Takes an own act back that has not been done. */
export const takeBackHeldAct = (call: Call, id: number): Promise<void> =>
  call.write(async (tx) => {
    if (!(await lockHeldAct(tx, id, sessionOf(call).userId))) throw over()
    await deleteHeldAct(tx, id)
  })

/** What can never be called back; that somebody hears of it waits with the act. */
const beyondRecall: readonly Reached[] = ['money', 'log']

/** In: where an act would reach as things are. Out: why it is not held back but asked about, or null. */
const mayHold = (reached: readonly Reached[]): Extract<HeldActRefusal, 'ask_first'> | null =>
  reached.some((one) => beyondRecall.includes(one)) ? 'ask_first' : null
