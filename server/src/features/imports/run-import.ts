import {
  noneImported,
  notUndone,
  stoppedByRights,
  stoppedByServer,
} from '@bargah/contract/features/imports/imports.text.ts'
import { isBusy, type ImportState } from '@bargah/contract/features/imports/imports.states.ts'
import { mayCall } from '@bargah/contract/kernel/access.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import { insertAct } from '../../kernel/audit.store.ts'
import { callWithin } from '../../kernel/call.ts'
import { type Database, transaction, type Tx } from '../../kernel/database.ts'
import { isDatabaseAway } from '../../kernel/database-away.ts'
import { isOverLimit } from '../../kernel/database-limits.ts'
import { type KeyRing, newestKey } from '../../kernel/keys.rules.ts'
import type { Log } from '../../kernel/log.ts'
import { readInput } from '../../kernel/read-input.ts'
import type { Route } from '../../kernel/routes.ts'
import { openTries } from '../../kernel/tries.ts'
import { sessionByIdFinder } from '../auth/auth.api.ts'
import { kindsOfImport } from './import-kinds.ts'
import {
  checkRows,
  importAll,
  importRight,
  Overtaken,
  RowRefused,
  undoAll,
  type Work,
} from './import-steps.ts'
import { findImport, type Import, readNames, setOutcomes, setState } from './imports.store.ts'
import { bodyOf } from './read-rows.ts'

export type Running = {
  /** The routes of what is imported, and of what takes it back. */
  routes: () => readonly Route[]
  keys: KeyRing
  demandsFactors: boolean
  log: Pick<Log, 'error'>
}

/** Where an import stands again whose work came to nothing. */
const backTo: Partial<Record<ImportState, ImportState>> = { importing: 'checked', undoing: 'imported' }

/**
 * Does what an import is to do in its state: tries its rows out, writes them, or takes back what they made, each by the call that a
 * person makes and with the rights that the sender has now. Safe to run twice, and after a server that died: each batch is counted
 * as done in its own transaction, and what is one whole begins anew.
 */
export async function runImport(given: Database, running: Running, id: number): Promise<void> {
  // without the job's name: what is written is the deed of whoever sent the file
  const database = { db: given.db, clock: given.clock, wake: given.wake }
  const one = await findImport(database.db, id)
  if (!one || !isBusy(one.state)) return
  const stop = (note: string) => setState(database.db, one, { state: backTo[one.state] ?? 'failed', note })
  try {
    const work = await openWork(database, running, one)
    if (work) await stepOf(one)(work)
    else await stop(stoppedByRights)
  } catch (error) {
    if (error instanceof Overtaken) return
    // the queue does it again
    if (isDatabaseAway(error) || isOverLimit(error)) throw error
    if (!(error instanceof RowRefused)) {
      running.log.error({ err: error, import: id }, 'an import stopped')
      return void (await stop(stoppedByServer))
    }
    const { nr, sentence } = error
    if (one.state === 'importing') await setOutcomes(database.db, id, [{ nr, fault: sentence, madeId: null }])
    await stop((one.state === 'undoing' ? notUndone : noneImported)(nr, sentence))
  }
}

function stepOf({ state, isAll }: Import) {
  if (state === 'undoing') return undoAll
  if (state === 'checking') return checkRows
  return isAll ? importAll : importRight
}

type Input = { query?: JsonObject; body?: JsonObject }

/** Out: what the steps work with; null where the sender may not do it any more. */
async function openWork(database: Database, running: Running, one: Import): Promise<Work | null> {
  const kind = kindsOfImport[one.kind]
  const isUndo = one.state === 'undoing'
  const route = running.routes().find(({ name }) => name === (isUndo ? kind.back : kind.call))
  if (!route) throw new Error(`no route imports ${one.kind}`)
  const session = await sessionByIdFinder(database, running)(one.sessionId)
  if (!session || !mayCall(route.endpoint.access, session)) return null
  const { userId, sessionId, address, agent, deviceId } = one
  const from = { address, agent, deviceId }
  const requestId = crypto.randomUUID()
  const tries = openTries(database.db, newestKey(running.keys, 'tries').key.toString('hex'))
  const names = await readNames(database.db)
  const act = {
    userId,
    sessionId,
    from,
    requestId,
    endpoint: isUndo ? 'undoImport' : 'startImport',
    input: { Id: one.id },
  }
  const give = (tx: Tx, now: Date, input: Input, otherFaults: string[] = []) => {
    const { query, body } = readInput(
      route.endpoint,
      { query: {}, params: {}, body: undefined, ...input },
      { role: session.role, otherFaults },
    )
    return route.handle(callWithin(tx, now, { session, requestId, from, tries }), {
      query,
      body,
      uploads: [],
    })
  }
  return {
    database,
    one,
    make: async (tx, now, { cells }) => {
      const { body, faults } = bodyOf(kind, cells as string[], names)
      return idIn(await give(tx, now, { body }, faults))
    },
    undo: (tx, now, madeId) => give(tx, now, kind.undo(madeId)),
    write: (work) =>
      transaction({ ...database, changes: route.endpoint.changes ?? [] }, work, (tx, at) =>
        insertAct(tx, act, { at, kind: 'write', outcome: 'done' }),
      ),
  }
}

/** What every call answers that makes something. */
const idIn = (answer: unknown): number => (answer as { data: { id: number } }).data.id
