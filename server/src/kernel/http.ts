import { mayCall, wordOfFlags } from '@bargah/contract/kernel/access.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { mayKeyCall } from '@bargah/contract/kernel/key-access.ts'
import { refusalsOf } from '@bargah/contract/kernel/refusals.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { giveAsker, readAsker } from './asker.ts'
import { type Audit, openAudit } from './audit.ts'
import { keptInput } from './audit-input.ts'
import type { Act } from './audit.store.ts'
import { lineOf, makeCall, type Session, type SessionKey } from './call.ts'
import { sendPacked } from './compress.ts'
import type { Database, Db } from './database.ts'
import { giveMark, readMark } from './device-marks.ts'
import {
  badInput,
  changePasswordFirst,
  factorFirst,
  forbidden,
  isRefused,
  notSignedIn,
  passwordNeeded,
  Refusal,
  refusedToKey,
  sentenceOf,
} from './errors.ts'
import { hangUpOf } from './gate.ts'
import { type Callers, type Gates, openCallers, openGates } from './gates.ts'
import { type ListSource, whole } from './list.ts'
import type { KeyRing } from './keys.rules.ts'
import { prepareSheet, readPage } from './list-replies.ts'
import { type Limits, openLimits } from './limits.ts'
import { findVersion, readyReply } from './lookups.ts'
import { originOf } from './origin.ts'
import { mayBeBehind, noteWrite } from './own-writes.ts'
import { answerAsPage, leadOn, sendPage } from './person-page.ts'
import { giveProof, neededProof, type Proofs, spendIfRefused } from './proofs.ts'
import { type ReadInput, readInput } from './read-input.ts'
import { prepareFile, present, presentRefusal } from './replies.ts'
import { type InHand, openInHand } from './in-hand.ts'
import type { LedOn, Route, SentFile } from './routes.ts'
import type { Tries } from './tries.ts'
import { RequestFiles, type UploadParts } from './uploads.ts'

/** Who came, when, and which version of the look-up that he asks for counts; null where nobody has looked. */
export type Arrival = {
  session: Session | null
  /** What ended the session of the token that was sent, worded; null where none is known. */
  ended: string | null
  /** Of a key that opens nothing: the code of what ended it. */
  endedReason?: string
  now: Date | null
  version: string | null
}
const unknownComer: Arrival = { session: null, ended: null, now: null, version: null }

export type HttpParts = {
  database: Database
  tries: Tries
  /** By how much limits are multiplied, in tests; see `openLimits`. */
  limitTimes?: number
  /** In: a bearer token and the look-up that is asked for, if one is. Out: all that every request asks for, in one trip. */
  findArrival: (token: string, lookup: string | null) => Promise<Arrival>
  /** In tests a reply that carries a key its contract does not name is an error. */
  strictReplies: boolean
  /** Told how often the work of each write waited for the database. */
  tellTrips?: (endpoint: string, trips: number) => void
  uploads: UploadParts
  /** What idempotency keys' fingerprints are made with. */
  keys: KeyRing
  proofs: Proofs
  /** How long a given password is good for acts on others. */
  passwordGoodMs: number
}

const keyPattern = /^[\w.:-]{8,128}$/

function bearerOf(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw badInput(['کلید تکرار باید ۸ تا ۱۲۸ نویسهٔ لاتین باشد.'])
  return key
}

/** Who makes a request: kept by the guard, which runs before a byte of the body is read. */
const arrivals = new WeakMap<FastifyRequest, Arrival>()

function arrivalOf(request: FastifyRequest): Arrival {
  const arrival = arrivals.get(request)
  if (!arrival) throw new Error('a call came past the guard')
  return arrival
}

/** Binds every route: guard, parse, handle, reply by contract. The one way of a request (docs/ARCHITECTURE.md). */
export function bindRoutes(app: FastifyInstance, list: Route[], given: HttpParts): void {
  const parts = {
    ...given,
    audit: openAudit(given.database),
    limits: openLimits(given.tries, given.limitTimes),
    undoes: undoesOf(list),
    inHand: openInHand(),
  }
  const gates = { ...openGates(), callers: openCallers() }
  for (const route of list) {
    const { endpoint } = route
    const sendReady = readySender(route, parts)
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(endpoint.reply === 'page' && { errorHandler: answerAsPage }),
      onRequest: async (request, reply) => {
        parts.inHand.mustHaveRoom(endpoint.effect)
        arrivals.set(request, await parts.inHand.during(() => admit(route, request, reply, parts)))
      },
      handler: async (request, reply) => {
        const arrival = arrivalOf(request)
        if (sendReady && !request.url.includes('?')) return sendReady(arrival, reply)
        const files = new RequestFiles(endpoint.files ?? {}, parts.uploads, parts.database)
        try {
          const input = await readRequest(endpoint, { request, reply, files })
          await parts.limits.countFields(askedOf(route, { request, arrival }, parts), input)
          return await answer(route, { arrival, request, reply, input, files, parts, gates })
        } finally {
          // before the reply: once a client has it, no temporary file is left
          await files.clear()
        }
      },
    })
  }
}

/** In: all routes. Out: what gives the names of those that a call takes back. */
function undoesOf(list: readonly Route[]) {
  const byCall = new Map<string, string[]>()
  for (const { name, endpoint } of list)
    if (endpoint.undoneBy) byCall.set(endpoint.undoneBy, [...(byCall.get(endpoint.undoneBy) ?? []), name])
  return byCall
}

type Parts = HttpParts & {
  audit: Audit
  limits: Limits
  undoes: Map<string, readonly string[]>
  inHand: InHand
}

type Read = { request: FastifyRequest; reply: FastifyReply; files: RequestFiles }

/** All that a request says, its files received beside it. Throws 400 with every fault of both. */
async function readRequest(endpoint: EndpointShape, { request, reply, files }: Read): Promise<ReadInput> {
  const isForm = endpoint.files !== undefined || request.isMultipart()
  const sent = {
    query: request.query as Record<string, unknown>,
    params: request.params as Record<string, unknown>,
    body: isForm ? await files.receive(request, reply) : request.body,
  }
  return readInput(endpoint, sent, { role: arrivalOf(request).session?.role, otherFaults: files.faults() })
}

async function admit(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
): Promise<Arrival> {
  const token = bearerOf(request)
  const arrival = token ? await parts.findArrival(token, route.lookup?.version ?? null) : unknownComer
  tellAccess(arrival, reply)
  // before refusals are logged, so that a caller over his limits cannot fill the log
  await parts.limits.countCaller(askedOf(route, { request, arrival }, parts))
  try {
    guard(route, arrival)
  } catch (error) {
    if (route.endpoint.effect === 'write')
      await parts.audit.refused(actOf(route, { request, arrival }), error, request.log)
    throw error
  }
  return arrival
}

/** Every answer, also a refusal, says which flags its asker has, so that an open panel notices that they changed. */
function tellAccess({ session }: Arrival, reply: FastifyReply): void {
  if (session?.role === 'TransportationCompanyMember') reply.header('x-access', wordOfFlags(session.flags))
}

function guard({ endpoint }: Route, arrival: Arrival): void {
  if (arrival.session?.key) return guardAgainstKey(endpoint, arrival.session, arrival.session.key)
  if (endpoint.access === 'public') return
  if (!arrival.session) throw notSignedIn(arrival.ended ?? undefined, arrival.endedReason)
  if (!mayCall(endpoint.access, arrival.session)) throw forbidden()
  if (arrival.session.mustChangePassword && !endpoint.beforePasswordChange) throw changePasswordFirst()
  if (arrival.session.mustAddFactor && !endpoint.beforeFactor) throw factorFirst()
}

/** A program makes the calls that its key opens, and none that is a person's at a window. */
function guardAgainstKey(endpoint: EndpointShape, session: Session, { scopes }: SessionKey): void {
  const refusal = mayKeyCall(endpoint, session, scopes)
  if (refusal) throw refusedToKey(refusal)
}

/** Who asks, as far as limits want to know. */
function askedOf(route: Route, { request, arrival: { session, now } }: Made, { keys, database }: Parts) {
  const caller = comerOf(request, session, keys)
  return { route, caller, now: async () => now ?? database.clock.now(database.db) }
}

/** Who comes: a session, else a device that signed in before, else an address. */
const comerOf = (request: FastifyRequest, session: Session | null, keys: KeyRing) => ({
  session,
  address: request.ip,
  deviceMark: session ? null : readMark(keys, request),
})

/** Which device a call without a session says that it comes from. */
const deviceSaid = (body: unknown) => (body as { DeviceId?: string } | undefined)?.DeviceId ?? null

type Made = { request: FastifyRequest; arrival: Arrival; input?: ReadInput; files?: RequestFiles }
/** What the audit tells of a call; of one that the guard turns away nothing was read. */
const actOf = ({ name, endpoint }: Route, { request, arrival: { session }, input, files }: Made): Act => ({
  userId: session?.userId ?? null,
  sessionId: session?.sessionId ?? null,
  ...(session?.key && { keyId: session.key.id }),
  from: originOf(request, session?.deviceId ?? deviceSaid(input?.body)),
  endpoint: name,
  requestId: request.id,
  input: input ? { ...keptInput(endpoint, input), ...files?.hashes() } : {},
})

/** Whether the act asks for the own password, which was last given too long ago (rules 1.16). */
const isPasswordNeeded = ({ endpoint }: Route, { session, now }: Arrival, { passwordGoodMs }: HttpParts) =>
  endpoint.reauthenticates === true &&
  session !== null &&
  now !== null &&
  now.getTime() - (session.passwordAt?.getTime() ?? 0) > passwordGoodMs

/** Sends a look-up that is asked for whole: read, checked and packed once for each version. Null for other routes. */
function readySender({ endpoint, lookup }: Route, { database: { db }, strictReplies }: HttpParts) {
  if (!lookup) return null
  const { list } = readInput(endpoint, { query: {}, params: {}, body: undefined })
  const ready = readyReply()
  const make = async () => {
    const found = await lookup.read(db)
    return present(
      endpoint,
      list ? await readPage(whole(found as object[]), list) : found,
      list,
      strictReplies,
    )
  }
  return async ({ version }: Arrival, reply: FastifyReply) => {
    const counts = lookup.version === null ? '' : (version ?? (await findVersion(db, lookup.version)))
    return sendPacked(reply.header('cache-control', 'no-store'), await ready(counts, make))
  }
}

type Turnaround = {
  arrival: Arrival
  request: FastifyRequest
  reply: FastifyReply
  input: ReadInput
  files: RequestFiles
  parts: Parts
  gates: Gates & { callers: Callers }
}

async function answer(route: Route, turnaround: Turnaround) {
  const { arrival, request, reply, input, parts, gates } = turnaround
  const { effect } = route.endpoint
  const passed = gateOf(route, input, gates)
  const act = actOf(route, turnaround)
  const work = () => parts.inHand.during(() => give(route, turnaround, act))
  try {
    if (isPasswordNeeded(route, arrival, parts)) throw passwordNeeded()
    if (!passed) return await work()
    const comer = comerOf(request, arrival.session, parts.keys)
    const noted = () =>
      work().catch((error) => {
        if (isRefused(error)) gates.callers.noteRefused(comer)
        throw error
      })
    return await passed.pass(gates.callers.callerOf(comer), hangUpOf(reply), noted)
  } catch (error) {
    const line = lineOf(act)
    const refusal = parts.strictReplies && line === 'done' ? sentenceOf(error) : null
    if (refusal !== null)
      throw new Error(`${route.name} refuses what the audit says was done: ${refusal}`, { cause: error })
    if (effect === 'write' && line !== 'refused') await parts.audit.refused(act, error, request.log)
    if (error instanceof Refusal && route.endpoint.reply === 'page') {
      sendPage(reply, 400, [error.sentence])
      return reply
    }
    if (error instanceof Refusal) {
      if (parts.strictReplies) mustBeDeclared(route, error)
      return presentRefusal(route.endpoint, error, reply)
    }
    throw error
  }
}

/** In tests: programs know refusals by the codes that the contract says. */
function mustBeDeclared({ name, endpoint }: Route, { code }: Refusal): void {
  if (!Object.hasOwn(refusalsOf(endpoint), code))
    throw new Error(`${name} refuses by ${code}, which its endpoint does not declare under refusals`)
}

function gateOf({ endpoint: { gate, files } }: Route, { list }: ReadInput, gates: Gates) {
  if (list?.format) return gates.exports
  if (list?.group) return gates.groups
  return files ? gates.files : gate && gates[gate]
}

/** What a call says by `x-undoes` that it takes back: a write whose answer bore that line as `x-undo`. */
function undoingOf({ name }: Route, { request, arrival: { session } }: Made, { undoes }: Parts) {
  const said = request.headers['x-undoes']
  if (said === undefined || !session) return null
  if (typeof said !== 'string' || !/^\d{1,15}$/.test(said))
    throw badInput(['نشانی کاری که برمی‌گردد درست نیست.'])
  return { line: Number(said), userId: session.userId, undoes: undoes.get(name) ?? [] }
}

/** What the call gives, to be sent: read from the copy of the database where there is one that will do. */
function give(route: Route, turnaround: Turnaround, act: Act) {
  const { request, reply, arrival, parts } = turnaround
  const { db, replica } = parts.database
  if (!replica) return giveFrom(db, route, turnaround, act)
  if (mayBeBehind(route.endpoint, request, arrival.session))
    return replica.read((found) => giveFrom(found, route, turnaround, act))
  if (route.endpoint.effect === 'write') noteWrite(reply)
  return giveFrom(db, route, turnaround, act)
}

/** In: the database or its replica, for reads; writes always go to the database. */
async function giveFrom(
  db: Db,
  route: Route,
  { arrival, request, reply, input, files, parts }: Turnaround,
  act: Act,
) {
  const { endpoint } = route
  const proof = neededProof(
    endpoint,
    request,
    { role: arrival.session?.role, body: input.body },
    parts.proofs,
  )
  const call = makeCall({
    database: parts.database,
    db,
    changes: endpoint.changes ?? [],
    mayReach: parts.strictReplies ? (endpoint.reaches ?? []) : null,
    tellTrips: parts.tellTrips,
    tries: parts.tries,
    deviceMark: readMark(parts.keys, request),
    markDevice: () => giveMark(parts.keys, request, reply),
    asker: readAsker(request),
    markAsker: () => giveAsker(request, reply),
    giveProof: (token) => giveProof(reply, token),
    spendProof: proof.spend,
    session: arrival.session,
    now: arrival.now,
    act,
    input: { ...(input.query as object), ...(input.body as object), ...files.hashes() },
    undoing: undoingOf(route, { request, arrival }, parts),
    noteUndo: endpoint.undoneBy === undefined ? null : (line) => void reply.header('x-undo', line),
    showsSecret: endpoint.showsSecret === true,
    keys: parts.keys,
    idempotencyKey: endpoint.effect === 'write' ? idempotencyKeyOf(request) : null,
  })
  // check the proof before working on the files
  await proof.look(call)
  const uploads = await files.store()
  const result = await spendIfRefused(parts.database, proof, () =>
    route.handle(call, { query: input.query, body: input.body, uploads }),
  )
  if (endpoint.reply === 'page') return leadOn(reply, result as LedOn)
  if (endpoint.reply === 'file') return prepareFile(endpoint, result as SentFile, reply)
  if (input.list?.format) {
    const { format } = input.list
    const sheet = { ...input.list, format }
    const bytes = await prepareSheet(endpoint, result as ListSource<object>, sheet, {
      reply,
      now: await call.now(),
      reader: call.session?.role ?? null,
    })
    await parts.audit.exported(act, request.log)
    return bytes
  }
  reply.header('cache-control', 'no-store')
  const answered = input.list ? await readPage(result as ListSource<object>, input.list) : result
  return present(endpoint, answered, input.list, parts.strictReplies)
}
