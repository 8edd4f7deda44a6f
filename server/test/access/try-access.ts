import { type Contract, contract } from '@bargah/contract/contract.ts'
import { type Flag, mayCall, type Role } from '@bargah/contract/kernel/access.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import type { TestApp } from '../app.ts'
import { pdf } from '../files.ts'
import type { Probe, ProbedRow, ProbeInput } from './probe.ts'
import { probes } from './probes.ts'
import type { Side } from './side.ts'

/**
 * What a role meets at a call: `-` refused by role; `=` the call names nothing of anybody's; `own` its own alone, another's
 * is answered as if absent; `all` everybody's; `none` nothing is its own there.
 */
export type Cell = '-' | '=' | 'own' | 'all' | 'none'

export type Caller = { role: Role; flags: readonly Flag[] }
export type Sides = { mine: Side; others: Side }

const absentId = 2_000_000_000

type Answer = { status: number; statusCode: number; text: string; rows: readonly { id?: unknown }[] }

async function ask(
  app: TestApp,
  key: keyof Contract,
  userId: number,
  { query, body }: ProbeInput,
): Promise<Answer> {
  const endpoint: EndpointShape = contract[key]
  const files = Object.keys(endpoint.files ?? {}).map((name) => [name, new Blob([pdf()])])
  const said = { query, body: { ...body, ...Object.fromEntries(files) } }
  const { status, statusCode, text, json } = await app.sendAs(userId, endpoint, said)
  const rows = Array.isArray(json?.data) ? json.data : []
  return { status, statusCode, text: json === null ? 'a file' : text, rows }
}

/** Who calls, with the flags that a company's member is to have. */
async function callerOf({ mine: { app, users } }: Sides, caller: Caller): Promise<Who> {
  const userId = users[caller.role]
  if (caller.role === 'TransportationCompanyMember') {
    const set = { accessFlags: [...caller.flags] }
    await app.setRow('users', userId, set)
  }
  return { userId, ...caller }
}

/** Asks a call once, for what is not there where it names something. Out: whether the guard lets the caller through. */
export async function isOpenTo(sides: Sides, key: keyof Contract, caller: Caller): Promise<boolean> {
  const who = await callerOf(sides, caller)
  const { status } = await ask(
    sides.mine.app,
    key,
    who.userId,
    await saidOfAbsent({ key, probe: probes[key] }, sides.mine, who),
  )
  if (![200, 400, 403, 404].includes(status)) throw new Error(`${key} answers ${status}`)
  return status !== 403
}

/** Asks a call as a role of one side, for things of its own, of the other side and of nobody. Throws where it leaks. */
export async function tryAccess(sides: Sides, key: keyof Contract, caller: Caller): Promise<Cell> {
  const probe: Probe = probes[key]
  const { app } = sides.mine
  const who = await callerOf(sides, caller)
  const { userId } = who
  if (!mayCall(contract[key].access, caller)) return refused(sides, { key, probe }, who)
  if (probe.names === 'nothing') return plain(await ask(app, key, userId, probe.say?.() ?? {}), key)
  return probe.names === 'rows' ? listed(sides, { key, probe }, who) : named(sides, { key, probe }, who)
}

type Who = Caller & { userId: number }
type Asked<P extends Probe = Probe> = { key: keyof Contract; probe: P }

/** What a call is asked for that is closed: nothing that is there, so that one thing does for every role. */
async function saidOfAbsent({ key, probe }: Asked, side: Side, who: Who): Promise<ProbeInput> {
  if (probe.names !== 'thing') return probe.say?.(side) ?? {}
  const made = await once(`${key} ${side.hall.id}`, () => madeOf({ key, probe }, side, who))
  return made.say(absentId)
}

async function refused({ mine }: Sides, asked: Asked, who: Who): Promise<Cell> {
  const { key } = asked
  const { status } = await ask(mine.app, key, who.userId, await saidOfAbsent(asked, mine, who))
  if (status !== 403) throw new Error(`${key} is not closed to ${who.role}: ${status}`)
  return '-'
}

function plain({ status, text }: Answer, key: keyof Contract): Cell {
  if (![200, 400, 404].includes(status)) throw new Error(`${key} answers ${status}: ${text}`)
  return '='
}

type ThingProbe = Extract<Probe, { names: 'thing' }>
const kept = new Map<string, unknown>()

/** What `make` makes, once for a place. */
function once<T>(place: string, make: () => Promise<T>): Promise<T> {
  const made = (kept.get(place) as Promise<T> | undefined) ?? make()
  kept.set(place, made)
  return made
}

/** A thing of a side: a new one where each asking needs its own and does not merely read, else one for each role. */
function madeOf({ key, probe }: Asked<ThingProbe>, side: Side, { role }: Who) {
  const make = () => probe.make(side, { role, userId: side.users[role] })
  const isNew = probe.fresh && contract[key].effect === 'write'
  return isNew ? make() : once(`${key} ${side.hall.id} ${role}`, make)
}

async function named({ mine, others }: Sides, asked: Asked<ThingProbe>, who: Who) {
  const { app } = mine
  const { key, probe } = asked
  const [own, other] = [await madeOf(asked, mine, who), await madeOf(asked, others, who)]
  const asOwner = who.role === 'Driver' ? (own.driver?.userId ?? who.userId) : who.userId
  const toOwn = await ask(app, key, asOwner, own.say(own.id))
  if (toOwn.status === 400) throw new Error(`${key} is asked in a wrong way: ${toOwn.text}`)
  const lay = await probe.lands?.(others)
  const toOther = await ask(app, key, await passerBy(mine, who), other.say(other.id))
  const isElsewhere = lay !== undefined && lay === (await probe.lands?.(others))
  const toAbsent = await ask(app, key, await passerBy(mine, who), await saidOfAbsent(asked, mine, who))
  return judge(key, who, { toOwn, toOther, toAbsent, isElsewhere, isKnown: probe.known === true })
}

/** Who asks for what is not his: for a driver each time another, since one load or turn keeps him from the next. */
const passerBy = async (side: Side, { role, userId }: Who) =>
  role === 'Driver' ? (await side.driver()).userId : userId

type Answers = Record<'toOwn' | 'toOther' | 'toAbsent', Answer> & { isElsewhere: boolean; isKnown: boolean }

function judge(key: keyof Contract, { role }: Who, answers: Answers): Cell {
  const isRead = contract[key].effect === 'read'
  const { toOwn, toOther, toAbsent, isElsewhere, isKnown } = answers
  const isDone = ({ statusCode }: Answer) => statusCode === 200
  if (isSame(toOther, toAbsent)) return isSame(toOwn, toAbsent) && !isDone(toOwn) ? 'none' : 'own'
  // the session decides: whatever is named, it is his own that he gets
  if (isDone(toOther) && (isElsewhere || (isRead && isSame(toOther, toOwn)))) return 'own'
  if (isDone(toOther) || toOther.text === toOwn.text) return 'all'
  if (isKnown) return 'own'
  throw new Error(
    `${key} tells ${role} that another's is there: ${toOther.status} ${toOther.text}, where none is ${toAbsent.status} ${toAbsent.text}`,
  )
}
const isSame = (one: Answer, other: Answer) =>
  one.status === other.status && withoutTime(one.text) === withoutTime(other.text)
/** A reply says when it was made and how it is called; neither tells one thing from another. */
const withoutTime = (text: string) => text.replaceAll(/"(serverNow|requestId)":"[^"]*"/g, '')

type RowsProbe = Extract<Probe, { names: 'rows' }>
const rowOf = ({ key, probe }: Asked<RowsProbe>, side: Side): Promise<ProbedRow> =>
  once(`${key} ${side.hall.id}`, () => probe.row(side))

async function listed({ mine, others }: Sides, asked: Asked<RowsProbe>, who: Who) {
  const { key, probe } = asked
  const [own, other] = [await rowOf(asked, mine), await rowOf(asked, others)]
  const asOwner = who.role === 'Driver' ? (own.driver?.userId ?? who.userId) : who.userId
  const seen = async (side: Side, row: ProbedRow) => {
    const { status, text, rows } = await ask(mine.app, key, asOwner, probe.say?.(side) ?? {})
    if (status !== 200) throw new Error(`${key} is asked in a wrong way: ${text}`)
    return rows.some(({ id }) => id === row.id)
  }
  if (await seen(others, other)) return 'all'
  return (await seen(mine, own)) ? 'own' : 'none'
}
