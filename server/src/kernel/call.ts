import type { Json } from '@bargah/contract/kernel/json-field.ts'
import type { Flag, Role } from '@bargah/contract/kernel/access.ts'
import type { Reached } from '@bargah/contract/kernel/endpoint.ts'
import type { Noun } from '@bargah/contract/kernel/nouns.ts'
import { callNamesBefore } from '@bargah/contract/old-names.ts'
import { type Act, insertAct } from './audit.store.ts'
import { type Database, type Db, type Tx, transaction } from './database.ts'
import { forbidden, notByKey, notSignedIn } from './errors.ts'
import { claimKey, claimOf, type Earlier, keepResult } from './idempotency.store.ts'
import type { KeyRing } from './keys.rules.ts'
import type { Origin } from './origin.ts'
import { tripsOf } from './sql.ts'
import { findLineOfChanges, mayUndo, mustBeUndone, type Undoing } from './undo.store.ts'
import { countReach, withinReach } from './within-reach.store.ts'
import type { Tries } from './tries.ts'

/** Who is calling, as the session says. The ids are null for roles that have no such thing. */
export type Session = {
  /** Null where a program acts by a key, which is no sign-in. */
  sessionId: number | null
  /** The key by which a program acts; role and flags are then those that the key leaves of its account's. */
  key?: SessionKey
  deviceId: string
  userId: number
  username: string
  fullName: string
  role: Role
  flags: readonly Flag[]
  driverId: number | null
  companyId: number | null
  productOwnerId: number | null
  hallId: number | null
  /** When the password was last given in this session; null where its owner came by a code. */
  passwordAt: Date | null
  /** It is one that somebody else set or a machine made. */
  mustChangePassword: boolean
  /** The account must have a second factor, and none was given or added in this session. */
  mustAddFactor: boolean
}

/** A key of a program: `scopes` as they were chosen when it was made. */
export type SessionKey = {
  id: number
  name: string
  scopes: readonly string[]
  callsPerMinute: number
  expiresAt: Date
}

/** One request on its way through: who asks, the database to read, and the one way to write. */
export type Call = {
  session: Session | null
  requestId: string
  from: Origin
  db: Db
  now(): Promise<Date>
  /** Sets the caller where only the call finds it out, as a sign-in does. */
  isBy(who: { userId: number; sessionId?: number }): void
  /** Counts tries at a secret, each committed before the secret is looked at; never asked inside of `write`. */
  tries: Tries
  /** The mark that the caller's device keeps since it signed in here; null where it keeps none. */
  deviceMark: string | null
  /** Has the device keep a mark. Out: the mark, the one that it had or a new one. */
  markDevice(): string
  /** What the caller's browser is known by since it had a code sent; null where it had none. */
  asker: string | null
  /** Has the browser be known by that. Out: what it had, or a new one. */
  markAsker(): string
  /** Has the caller's browser keep a proof, which it shows by itself. */
  giveProof(token: string): void
  /**
   * The result is JSON by its type, since a repetition under a key gets it from where it is kept. What refuses the call throws
   * within the work: once it is written its line of audit says that it was done. `refusing` is of what is written although the
   * call is then refused: the sentence of that refusal, with which its one line says so.
   */
  write<T extends Json | void>(
    work: (tx: Tx, now: Date) => Promise<T>,
    told?: { refusing?: string | undefined },
  ): Promise<T>
  /**
   * Does what a call would write and takes all of it back. Out: what it would have reached. Throws what it would throw.
   */
  tryOut(work: (call: Call) => Promise<unknown>): Promise<Reached[]>
  /** Writes what stays of a call that was refused, past its rollback; the refusal has its line of audit. */
  whenRefused(work: (tx: Tx, now: Date) => Promise<void>): Promise<void>
}

type Kept = 'tries' | 'deviceMark' | 'markDevice' | 'asker' | 'markAsker' | 'giveProof'
type CallFacts = Pick<Call, Kept> & {
  database: Database
  /** Database for reads; a replica when one is used. */
  db?: Db
  changes: readonly Noun[]
  /** What the call may reach by its contract, where it is held to that; null where nobody looks. */
  mayReach: readonly Reached[] | null
  /** Told how often the work of a write waited for the database. */
  tellTrips?: (endpoint: string, trips: number) => void
  /** Uses up in the write what the call needs beside its rights, or throws. */
  spendProof(tx: Tx, now: Date): Promise<void>
  session: Session | null
  /** The database's time as the session was found; null when nobody has looked. */
  now: Date | null
  act: Act
  /** The audit line that this call undoes; null for a normal call. */
  undoing: Undoing | null
  /** Told under which line of the audit the write stands, where its contract says that it can be taken back and it changed something. */
  noteUndo: ((line: number) => void) | null
  input: Record<string, unknown>
  /** What the call gives is a secret: a repetition makes a new one, since this one is kept nowhere. */
  showsSecret: boolean
  idempotencyKey: string | null
  /** The server's keys, by which a fingerprint is made: who has the database alone cannot guess at what was sent. */
  keys: KeyRing
}

const toldAs = new WeakMap<Act, 'done' | 'refused'>()
/** What the line of audit says that a write of an act left, if there is one. */
export const lineOf = (act: Act): 'done' | 'refused' | null => toldAs.get(act) ?? null

/** What ends a transaction that was only to be tried out. */
class TriedOut extends Error {
  readonly reached: Reached[]
  constructor(reached: Reached[]) {
    super('tried out')
    this.reached = reached
  }
}

/** What a write gave, or what it had given before under the same key. */
type Done<T> = { result: T; isRepeated: boolean }

async function tryOut(database: Database, call: Call, work: (call: Call) => Promise<unknown>) {
  const write = (inner: (tx: Tx, now: Date) => Promise<unknown>) =>
    transaction(database, async (tx, now) => {
      const { reached } = await countReach(tx, () => inner(tx, now))
      throw new TriedOut(reached)
    })
  try {
    await work({ ...call, write: write as Call['write'] })
  } catch (error) {
    if (error instanceof TriedOut) return error.reached
    throw error
  }
  throw new Error('what writes nothing cannot be tried out')
}

/** Makes the call that a use case receives. Its `write` is one audited transaction, safe to repeat under a key. */
export function makeCall(facts: CallFacts): Call {
  const { database, session, act, input, idempotencyKey } = facts
  const requestBy = (name: string) => `${name} ${JSON.stringify(input)}`
  // a key belongs to somebody: whoever has not signed in has none
  const claim =
    session &&
    idempotencyKey &&
    claimOf(facts.keys, {
      // programs choose theirs without knowing of each other, or of their owner's
      owner: session.key ? `key:${session.key.id}` : `user:${session.userId}`,
      key: idempotencyKey,
      request: requestBy(act.endpoint),
      // answered by the version before, whose answer was lost as it ended
      before: callNamesBefore(act.endpoint).map(requestBy),
    })
  const call: Call = {
    session,
    requestId: act.requestId,
    from: act.from,
    db: facts.db ?? database.db,
    tries: facts.tries,
    deviceMark: facts.deviceMark,
    markDevice: facts.markDevice,
    asker: facts.asker,
    markAsker: facts.markAsker,
    giveProof: facts.giveProof,
    isBy: (who) => void Object.assign(act, who),
    now: async () => facts.now ?? database.clock.now(database.db),
    whenRefused: (work) => transaction(database, work),
    tryOut: (work) => tryOut(database, call, work),
    async write<T extends Json | void>(
      work: (tx: Tx, now: Date) => Promise<T>,
      { refusing }: { refusing?: string | undefined } = {},
    ) {
      const { showsSecret, undoing, noteUndo } = facts
      const keeps = claim && !showsSecret
      const outcome = refusing === undefined ? doneOutcome : { outcome: 'refused' as const, reason: refusing }
      let undoLine: number | null = null
      const done = await transaction<Done<T>, Earlier | null>(
        { ...database, changes: facts.changes },
        async (tx, now, earlier) => {
          undoLine = earlier?.undoLine ?? null
          if (earlier && keeps) return { result: earlier.result as T, isRepeated: true }
          if (undoing) await mayUndo(tx, undoing, now)
          await facts.spendProof(tx, now)
          const result = await watched(tx, facts, () => work(tx, now))
          if (undoing) await mustBeUndone(tx, undoing)
          return { result, isRepeated: false }
        },
        {
          enter: async (tx) => (claim ? claimKey(tx, claim, database.clock) : null),
          async leave(tx, now, { result, isRepeated }) {
            if (isRepeated) return
            // send both together; they go out with the commit
            const [line] = await Promise.all([
              noteUndo && findLineOfChanges(tx),
              insertAct(tx, act, { at: now, kind: 'write', ...outcome }),
              keeps && keepResult(tx, claim, result, noteUndo !== null),
            ])
            undoLine = line
          },
        },
      )
      if (!done.isRepeated) toldAs.set(act, outcome.outcome)
      if (undoLine !== null) noteUndo?.(undoLine)
      return done.result
    },
  }
  return call
}

const doneOutcome = { outcome: 'done' } as const

const noBrowser = () => {
  throw new Error('what the server does by itself has no browser')
}

/** The parts of a call that need a browser, for jobs, which have none. */
export const withoutBrowser = {
  deviceMark: null,
  markDevice: noBrowser,
  asker: null,
  markAsker: noBrowser,
  giveProof: noBrowser,
}

/** A call whose reads and writes are all part of a transaction that is open; whoever opened it writes the audit and ends it. */
export const callWithin = (
  tx: Tx,
  now: Date,
  given: Pick<Call, 'session' | 'requestId' | 'from' | 'tries'>,
): Call => ({
  ...given,
  ...withoutBrowser,
  db: tx,
  now: async () => now,
  isBy: () => {},
  write: (work) => work(tx, now),
  tryOut: () => Promise.reject(new Error('what is part of a transaction is not tried out')),
  whenRefused: async () => {},
})

/** A call that reads for somebody who is not there; it writes nothing. */
export const callToRead = (
  { db, clock }: Database,
  given: Pick<Call, 'session' | 'requestId' | 'from' | 'tries'>,
): Call => {
  const no = () => Promise.reject(new Error('what only reads does not write'))
  return {
    ...given,
    ...withoutBrowser,
    db,
    now: () => clock.now(db),
    isBy: () => {},
    write: no,
    tryOut: no,
    whenRefused: no,
  }
}

/** Does what a call does; in tests it must stay within what is said of it. */
function watched<T>(
  tx: Tx,
  { mayReach, tellTrips, act: { endpoint } }: CallFacts,
  work: () => Promise<T>,
): Promise<T> {
  const counted = async () => {
    const before = tripsOf(tx)
    const result = await work()
    tellTrips?.(endpoint, tripsOf(tx) - before)
    return result
  }
  return mayReach ? withinReach(tx, { call: endpoint, reaches: mayReach }, counted) : counted()
}

/** The caller's session; the guard has let nobody without one through. */
export function sessionOf(call: Call): Session {
  if (!call.session) throw notSignedIn()
  return call.session
}

/** The session of a person at a window. Throws 403 for a program. */
export function windowOf(call: Call): Session & { sessionId: number } {
  const session = sessionOf(call)
  if (session.sessionId === null) throw notByKey()
  return { ...session, sessionId: session.sessionId }
}

/** The driver who calls. Throws 403 for everybody else. */
export function driverOf(call: Call): Session & { driverId: number } {
  const session = sessionOf(call)
  if (session.driverId === null) throw forbidden()
  return { ...session, driverId: session.driverId }
}
