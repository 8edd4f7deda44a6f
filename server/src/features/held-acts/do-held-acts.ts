import { callNameNow } from '@bargah/contract/old-names.ts'
import { notDone } from '@bargah/contract/features/held-acts/held-acts.text.ts'
import { openAudit } from '../../kernel/audit.ts'
import { keptInput } from '../../kernel/audit-input.ts'
import { makeCall, type Session, withoutBrowser } from '../../kernel/call.ts'
import { type Database, transaction } from '../../kernel/database.ts'
import { forbidden, notSignedIn, sentenceOf } from '../../kernel/errors.ts'
import { forEachAlone } from '../../kernel/jobs.ts'
import { type KeyRing, newestKey } from '../../kernel/keys.rules.ts'
import type { Log } from '../../kernel/log.ts'
import { readInput } from '../../kernel/read-input.ts'
import type { Route } from '../../kernel/routes.ts'
import { openTries } from '../../kernel/tries.ts'
import { mayCall } from '@bargah/contract/kernel/access.ts'
import { sessionByIdFinder } from '../auth/auth.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { deleteRefused, type DueAct, findDue, setRefusal, takeDue } from './held-acts.store.ts'

export type Doing = {
  routes: () => readonly Route[]
  keys: KeyRing
  demandsFactors: boolean
  log: Pick<Log, 'error'>
}

const keptRefusedMs = 60 * 60_000

/** What was taken back, or is done already, while this was on its way. */
class NotDue extends Error {}

/** Does each act whose time has come, as its asker would now; safe to run twice, and late. */
export async function doHeldActs({ db, clock, wake }: Database, doing: Doing): Promise<void> {
  // without the job's name: what is done is the deed of whoever asked for it
  const database = { db, clock, wake }
  const now = await clock.now(db)
  await forEachAlone(await findDue(db, now), (due) => doOrSay(database, doing, due))
  await deleteRefused(db, new Date(now.getTime() - keptRefusedMs))
}

async function doOrSay(database: Database, doing: Doing, due: DueAct): Promise<void> {
  // one that was asked for before an upgrade may have the name of then
  const now = callNameNow(due.call)
  const route = doing.routes().find(({ name }) => name === now)
  if (!route) throw new Error(`no route does ${due.call}`)
  const act = actOf(route, due)
  try {
    await doHeldAct(database, doing, { route, due, act })
  } catch (error) {
    if (error instanceof NotDue) return
    const sentence = sentenceOf(error)
    if (sentence === null) throw error
    const wording = notDone(route.endpoint.title ?? due.call, sentence)
    const isTold = await transaction(database, async (tx, now) => {
      const to = { userId: due.userId }
      // another may have been refused it at the same moment
      const isFirst = await setRefusal(tx, due.id, sentence)
      if (isFirst) await notify(tx, [{ kind: 'account', state: 'warning', link: '/', ...wording, to }], now)
      return isFirst
    })
    if (isTold) await openAudit(database).refused(act, error, doing.log)
  }
}

const read = ({ endpoint }: Route, { input }: DueAct, role: Session['role'] | null = null) =>
  readInput(endpoint, { ...input, params: {} }, { role })

const actOf = (route: Route, due: DueAct) => ({
  userId: due.userId,
  sessionId: due.sessionId,
  from: { address: due.address, agent: due.agent, deviceId: due.deviceId },
  endpoint: route.name,
  requestId: crypto.randomUUID(),
  input: keptInput(route.endpoint, read(route, due)),
})

type Made = { route: Route; due: DueAct; act: ReturnType<typeof actOf> }

/** By the same use case, with the rights that the account has now. */
async function doHeldAct(database: Database, doing: Doing, { route, due, act }: Made): Promise<void> {
  const session = await sessionByIdFinder(database, doing)(due.sessionId)
  if (!session) throw notSignedIn()
  if (!mayCall(route.endpoint.access, session)) throw forbidden()
  const { query, body } = read(route, due, session.role)
  const call = makeCall({
    database,
    changes: route.endpoint.changes ?? [],
    mayReach: null,
    // it is taken in the transaction in which it is done, so that it is done once, and not when it was taken back
    spendProof: async (tx, now) => {
      if (!(await takeDue(tx, due.id, now))) throw new NotDue()
    },
    tries: openTries(database.db, newestKey(doing.keys, 'tries').key.toString('hex')),
    ...withoutBrowser,
    session,
    now: null,
    act,
    undoing: null,
    noteUndo: null,
    input: {},
    showsSecret: false,
    idempotencyKey: null,
    keys: doing.keys,
  })
  await route.handle(call, { query, body, uploads: [] })
}
