import { isDeepStrictEqual } from 'node:util'
import {
  changedSince,
  importEnded,
  noneImported,
  notUndone,
  stoppedByRights,
  stoppedByServer,
} from '@bargah/contract/features/imports/imports.text.ts'
import { isBusy, type ImportState } from '@bargah/contract/features/imports/imports.states.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import { insertAct } from '../../kernel/audit.store.ts'
import { type Call, callWithin, type Session } from '../../kernel/call.ts'
import { type Database, transaction, type Tx } from '../../kernel/database.ts'
import { isDatabaseAway } from '../../kernel/database-away.ts'
import { isOverLimit } from '../../kernel/database-limits.ts'
import { type KeyRing, newestKey } from '../../kernel/keys.rules.ts'
import { badInput, Fail, Refusal } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import { readInput } from '../../kernel/read-input.ts'
import type { Route } from '../../kernel/routes.ts'
import { openTries } from '../../kernel/tries.ts'
import { keyByIdFinder } from '../api-keys/api-keys.api.ts'
import { sessionByIdFinder } from '../auth/auth.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import { kindsOfImport } from './import-kinds.ts'
import {
  checkRows,
  importAll,
  importRight,
  LeftOff,
  type MadeByRow,
  Overtaken,
  RowRefused,
  undoAll,
  type Work,
} from './import-steps.ts'
import type { KindOfImport } from './kind-of-import.ts'
import {
  findImport,
  type Import,
  type RowOutcome,
  readNames,
  setOutcomes,
  setState,
} from './imports.store.ts'
import { bodyOf } from './read-rows.ts'
import { enqueueRun, mayMake } from './take-import.ts'

export type Running = {
  /** The routes of what is imported, and of what takes it back. */
  routes: () => readonly Route[]
  keys: KeyRing
  demandsFactors: boolean
  log: Pick<Log, 'error' | 'warn'>
}
/** `ending`: aborted when the server is told to end. */
type Asked = { id: number; ending?: AbortSignal }

/** Where an import stands again whose work came to nothing. */
const backTo: Partial<Record<ImportState, ImportState>> = { importing: 'checked', undoing: 'imported' }

/**
 * Does what an import is to do in its state: tries its rows out, writes them, or takes back what they made, each by the call that a
 * person makes and with the rights that the sender has now. Safe to run twice, and after a server that died: each batch is counted
 * as done in its own transaction, and what is one whole begins anew. A server that is told to end leaves it off after a row, for
 * the next one that looks into the queue.
 */
export async function runImport(given: Database, running: Running, { id, ending }: Asked): Promise<void> {
  // without the job's name: what is written is the deed of whoever sent the file
  const database = { db: given.db, clock: given.clock, wake: given.wake }
  const one = await findImport(database.db, id)
  if (!one || !isBusy(one.state)) return
  const stop = async (note: string, refused: RowOutcome[] = []) => {
    const isOurs = await transaction(database, async (tx) => {
      const stood = await setState(tx, one, { state: backTo[one.state] ?? 'failed', note, heldRial: null })
      // where another runner has ended it, it was refused what that one wrote
      if (stood) await setOutcomes(tx, id, refused)
      return stood
    })
    if (isOurs) await tellEnd(database, one.id)
  }
  try {
    const work = await openWork(database, running, { one, ending })
    if (!work) return await stop(stoppedByRights)
    await stepOf(one)(work)
    await tellEnd(database, one.id)
  } catch (error) {
    if (error instanceof Overtaken) return
    if (error instanceof LeftOff) {
      await transaction(database, (tx) => enqueueRun(tx, id))
      return running.log.warn({ import: id }, 'an import was left off as the server ends; the next goes on')
    }
    // the queue does it again
    if (isDatabaseAway(error) || isOverLimit(error)) throw error
    if (!(error instanceof RowRefused)) {
      running.log.error({ err: error, import: id }, 'an import stopped')
      return stop(stoppedByServer)
    }
    const { nr, sentence } = error
    if (one.state === 'undoing') return stop(notUndone(nr, sentence))
    await stop(noneImported(nr, sentence), [{ nr, fault: sentence, madeId: null, was: null }])
  }
}

/** Nobody waits at the screen for longer files. */
const mostWatched = 500

/** Tells whoever sent a long file that what was to be done with it has ended. */
async function tellEnd(database: Database, id: number): Promise<void> {
  const one = await findImport(database.db, id)
  if (!one || isBusy(one.state) || one.rowCount <= mostWatched) return
  const { kind, state, note, userId } = one
  await transaction(database, (tx, now) =>
    notify(tx, [{ ...importEnded(kind, state, note), to: { userId } }], now),
  )
}

function stepOf({ state, isAll }: Import) {
  if (state === 'undoing') return undoAll
  if (state === 'checking') return checkRows
  return isAll ? importAll : importRight
}

type Input = { query?: JsonObject; body?: JsonObject; otherFaults?: string[] }
type Sender = Pick<Call, 'requestId' | 'from' | 'tries'> & { session: Session }
type Give = (tx: Tx, now: Date, call: string, input: Input) => Promise<unknown>

function routeOf({ routes }: Running, call: string): Route {
  const found = routes().find(({ name }) => name === call)
  if (!found) throw new Error(`no route of ${call} for an import`)
  return found
}

/** Out: what makes a call as the sender, within a transaction. */
const giver =
  (running: Running, sender: Sender): Give =>
  async (tx, now, call, { otherFaults = [], ...input }) => {
    const { endpoint, handle } = routeOf(running, call)
    const said = { query: {}, params: {}, body: undefined, ...input }
    const { query, body } = readInput(endpoint, said, { role: sender.session.role, otherFaults })
    return handle(callWithin(tx, now, sender), { query, body, uploads: [] })
  }

/** What a row makes, or puts in the place of what stands. */
async function make(
  { call, standing, alsoFaulty, refusedToo }: KindOfImport,
  give: Give,
  { tx, now, body, faults: named, stoodIn }: MadeOf,
): Promise<MadeByRow> {
  const faults = [...named, ...(alsoFaulty?.(body, now) ?? [])]
  const before = (faults.length === 0 && (await standing?.(tx, body))) || null
  const answer = await give(tx, now, call, { body, otherFaults: faults }).catch(async (error: unknown) => {
    if (!refusedToo || !(error instanceof Fail) || error.status !== 400) throw error
    throw badInput([...error.sentences, ...(await refusedToo(tx, body, stoodIn))])
  })
  const madeId = idIn(answer)
  const left = await standing?.(tx, body)
  return { madeId, was: left ? { before, left } : null }
}
type MadeOf = { tx: Tx; now: Date } & ReturnType<typeof bodyOf>

/** Takes away what a row made, or puts what it replaced in its place again. */
async function takeBack(
  { call, back, undo, standing }: KindOfImport,
  give: Give,
  { tx, now, made }: TakenBack,
) {
  const { madeId, was } = made
  if (was && !isDeepStrictEqual(await standing?.(tx, was.left), was.left))
    throw new Refusal('changed_since', changedSince)
  return was?.before ? give(tx, now, call, { body: was.before }) : give(tx, now, back, undo(madeId))
}
type TakenBack = { tx: Tx; now: Date; made: MadeByRow }

/** As whom it is done: whoever asked for it last, or the program by the key that sent it; null where that counts no more. */
async function sessionBehind(database: Database, running: Running, { sessionId, keyId }: Import) {
  if (sessionId !== null) return sessionByIdFinder(database, running)(sessionId)
  return keyId === null ? null : keyByIdFinder(database)(keyId)
}

/** Out: what the steps work with; null where the sender may not do it any more. */
async function openWork(
  database: Database,
  running: Running,
  { one, ending }: { one: Import; ending?: AbortSignal },
): Promise<Work | null> {
  const kind = kindsOfImport[one.kind]
  const isUndo = one.state === 'undoing'
  const { endpoint } = routeOf(running, isUndo ? kind.back : kind.call)
  const session = await sessionBehind(database, running, one)
  if (!session || !mayMake(endpoint, session)) return null
  const { sessionId, address, agent, deviceId } = one
  const from = { address, agent, deviceId }
  const requestId = crypto.randomUUID()
  const tries = openTries(database.db, newestKey(running.keys, 'tries').key.toString('hex'))
  const names = await readNames(database.db)
  const act = {
    userId: session.userId,
    sessionId,
    ...(session.key && { keyId: session.key.id }),
    from,
    requestId,
    endpoint: isUndo ? 'undoImport' : 'startImport',
    input: { Id: one.id },
  }
  const asSender = giver(running, { session, requestId, from, tries })
  const give: Give = async (...asked) => {
    if (ending?.aborted) throw new LeftOff()
    return asSender(...asked)
  }
  return {
    database,
    one,
    make: (tx, now, { cells }) => make(kind, give, { tx, now, ...bodyOf(kind, cells as string[], names) }),
    heldRial: async (tx) => {
      const { companyId } = session
      return kind.holds && companyId !== null ? balanceOf(tx, { companyId, held: true }) : null
    },
    undo: (tx, now, made) => takeBack(kind, give, { tx, now, made }),
    write: (work) =>
      transaction({ ...database, changes: endpoint.changes ?? [] }, work, {
        leave: (tx, at) => insertAct(tx, act, { at, kind: 'write', outcome: 'done' }),
      }),
  }
}

/** What every call answers that makes something. */
const idIn = (answer: unknown): number => (answer as { data: { id: number } }).data.id
