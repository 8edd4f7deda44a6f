import {
  isTooSoon,
  permitCan,
  type PermitStatus,
  permitStatus,
} from '@bargah/contract/features/permits/permits.states.ts'

/** Whether loads for the way back are of use: once the load is delivered. */
export const offersBackhaul = (status: PermitStatus): boolean =>
  status === permitStatus.delivered || status === permitStatus.completed

type Numbers = { tel: string; transportationCompanyMobile: string | null; status: PermitStatus }

/**
 * In: the numbers of a permit's load. Out: the one by which its loading is arranged, which the declarer gave with it, and the
 * company's, where it is another; null where there is none. Where nothing is loaded any more, one to ask at alone.
 */
export function numbersOf({ tel, transportationCompanyMobile: mobile, status }: Numbers) {
  if (!permitCan('deliver', status)) return { loading: null, company: mobile || tel || null }
  return { loading: tel || null, company: mobile && mobile !== tel ? mobile : null }
}

/** Whether the load is still to be fetched, as far as its papers and its road tell: whom to call comes before delivering. */
export const isToBeLoaded = (permit: Sent & { status: PermitStatus }, now: Date): boolean =>
  permitCan('voidByDriver', permit.status) && isTooSoon(permit, now)
type Sent = Parameters<typeof isTooSoon>[0]

/** What the driver himself may do next with his load, if anything (rules 12.3). */
export type DriverAct = 'deliver' | 'complete'

/** In: a permit's status. Out: the driver's one main act, and whether he may still give the load up. */
export function driverActs(status: PermitStatus): { main: DriverAct | null; mayGiveUp: boolean } {
  const main = permitCan('deliver', status) ? 'deliver' : permitCan('complete', status) ? 'complete' : null
  return { main, mayGiveUp: permitCan('voidByDriver', status) }
}

/** A write about a permit that waits for the network, as far as it matters here. */
export type WaitingAct = { call: string; input: { body?: unknown } }

/** In: a permit's status and what waits to be said of it, in order. Out: the status that it will have, if nothing is refused. */
export const statusAfter = (status: PermitStatus, waiting: readonly WaitingAct[]): PermitStatus =>
  waiting.reduce<PermitStatus>((now, { call, input }) => {
    if (call === 'voidPermit') return permitStatus.voided
    const { StatusCode } = (input.body ?? {}) as { StatusCode?: PermitStatus }
    return call === 'changePermitStatus' && StatusCode !== undefined ? StatusCode : now
  }, status)

/** What a permit's page shows of it: its code, that a word of its driver waits, or what became of it. */
export type PassFace = 'code' | 'waits' | 'delivered' | 'over' | 'voided'

/** In: a permit's status and what waits to be said of it. Out: its face. A load that is being given up is his until it is void. */
export function passFaceOf(status: PermitStatus, waiting: readonly WaitingAct[]): PassFace {
  if (status === permitStatus.voided) return 'voided'
  if (status === permitStatus.completed) return 'over'
  if (waiting.some(({ call }) => call === 'changePermitStatus')) return 'waits'
  return status === permitStatus.delivered ? 'delivered' : 'code'
}
