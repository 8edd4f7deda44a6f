import type { PartOfHealth } from '@bargah/contract/features/health/health.schema.ts'
import type { HealthPart, HealthState } from '@bargah/contract/features/health/health.states.ts'
import { replicaAwayS } from '../../kernel/replica.rules.ts'

/** What a server says of itself; ages in seconds, 0 where nothing waits. */
export type HealthFacts = {
  version: string
  /** The commit that it was built from, null where nobody knows it, and whether files differed from that. */
  built: { commit: string | null; hasChanges: boolean }
  node: string
  startedAt: Date
  ready: { hasSpace: boolean; isWorkingJobs: boolean; isSignerAnswering: boolean }
  rooms: readonly { setting: string; free: number; size: number }[]
  state: Readonly<{
    jobsDue: number
    jobsDueAge: number
    jobsGivenUp: number
    roundsOverdue: number
    signerFaults: number
    signerFaultAge: number
    logsUnsignedAge: number
    smsWaiting: number
    smsWaitingAge: number
    smsFailed: number
    lettersWaiting: number
    lettersWaitingAge: number
    paymentsPending: number
    paymentsPendingAge: number
    databaseBytes: number
    writesWaitingAge: number
  }>
  /** How many seconds ago each witness cosigned last; null: never. */
  witnesses: ReadonlyMap<string, number | null>
  /** null: none is there; undefined: none are made by themselves. */
  backupAt: Date | null | undefined
  configured: Readonly<Record<'sms' | 'mail' | 'bank' | 'inquiry' | 'maps', boolean>>
  pushes: Readonly<Record<'sent' | 'gone' | 'failed', number>>
  /** Whether files that people send lie where another server would not find them. */
  hasOwnFiles: boolean
  /** Whether lists are read from a copy of the database; null: none is named. */
  isReplicaRead: boolean | null
}

// the same limits as in ops/prometheus-alerts.yml
const minuteS = 60
const late = {
  jobsS: 2 * minuteS,
  signerS: 5 * minuteS,
  witnessS: 60 * minuteS,
  smsS: 5 * minuteS,
  // servers of mail have unknown senders come again after some minutes
  lettersS: 30 * minuteS,
  paymentsS: 60 * minuteS,
  writesS: replicaAwayS,
  backupS: 26 * 60 * minuteS,
  roomShare: 0.1,
} as const

type Seen = { state: HealthState; count?: number; since?: Date | null; names?: readonly string[] }

/** In: what the server says, how many servers work, and now by its clock. Out: how each of its parts stands. */
export function computeParts(facts: HealthFacts, servers: number, now: Date): PartOfHealth[] {
  const ago = (seconds: number) => (seconds > 0 ? new Date(now.getTime() - seconds * 1_000) : null)
  return Object.entries(partsOf(facts, servers, now, ago)).map(
    ([part, { state, count = 0, since = null, names = [] }]) => ({
      part: part as HealthPart,
      state,
      count: Math.round(count),
      since: since?.toISOString() ?? null,
      names: [...names],
    }),
  )
}

const lateIf = (isLate: boolean): HealthState => (isLate ? 'late' : 'ok')

function partsOf(
  facts: HealthFacts,
  servers: number,
  now: Date,
  ago: (seconds: number) => Date | null,
): Record<HealthPart, Seen> {
  const { state, ready, configured, pushes } = facts
  const signerAge = Math.max(state.signerFaultAge, state.logsUnsignedAge)
  return {
    database: { state: lateIf(state.writesWaitingAge > late.writesS), since: ago(state.writesWaitingAge) },
    replica: facts.isReplicaRead === null ? { state: 'unset' } : { state: lateIf(!facts.isReplicaRead) },
    disk: disksOf(facts),
    files: { state: lateIf(facts.hasOwnFiles && servers > 1), count: servers },
    jobs: {
      state: lateIf(!ready.isWorkingJobs || state.jobsDueAge > late.jobsS),
      count: state.jobsDue,
      since: ago(state.jobsDueAge),
    },
    failed_jobs: { state: lateIf(state.jobsGivenUp > 0), count: state.jobsGivenUp },
    rounds: { state: lateIf(state.roundsOverdue > 0), count: state.roundsOverdue },
    signer: {
      state: lateIf(!ready.isSignerAnswering || signerAge > late.signerS),
      count: state.signerFaults,
      since: ago(signerAge),
    },
    witnesses: witnessesOf(facts, ago),
    backup: backupOf(facts.backupAt, now),
    sms: setOr(configured.sms, {
      state: lateIf(state.smsWaitingAge > late.smsS),
      count: state.smsWaiting,
      since: ago(state.smsWaitingAge),
    }),
    mail: setOr(configured.mail, {
      state: lateIf(state.lettersWaitingAge > late.lettersS),
      count: state.lettersWaiting,
      since: ago(state.lettersWaitingAge),
    }),
    bank: setOr(configured.bank, {
      state: lateIf(state.paymentsPendingAge > late.paymentsS),
      count: state.paymentsPending,
      since: ago(state.paymentsPendingAge),
    }),
    push: { state: lateIf(pushes.failed > pushes.sent + pushes.gone), count: pushes.failed },
    inquiry: setOr(configured.inquiry, { state: 'ok' }),
    maps: setOr(configured.maps, { state: 'ok' }),
  }
}

function disksOf({ rooms, ready }: HealthFacts): Seen {
  const names = rooms.filter(({ free, size }) => free < late.roomShare * size).map(({ setting }) => setting)
  return { state: lateIf(!ready.hasSpace || names.length > 0), names }
}

const setOr = (isSet: boolean, seen: Seen): Seen => (isSet ? seen : { state: 'unset' })

function witnessesOf({ witnesses }: HealthFacts, ago: (seconds: number) => Date | null): Seen {
  if (witnesses.size === 0) return { state: 'unset' }
  const silent = [...witnesses].filter(([, age]) => age === null || age > late.witnessS)
  const oldest = Math.max(0, ...silent.map(([, age]) => age ?? 0))
  return {
    state: lateIf(silent.length > 0),
    count: silent.length,
    since: ago(oldest),
    names: silent.map(([name]) => name),
  }
}

function backupOf(at: Date | null | undefined, now: Date): Seen {
  if (at === undefined) return { state: 'unset' }
  return { state: lateIf(at === null || now.getTime() - at.getTime() > late.backupS * 1_000), since: at }
}
