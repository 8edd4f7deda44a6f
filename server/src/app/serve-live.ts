import { livePath } from '@bargah/contract/features/live/live.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findEnded } from '../features/auth/auth.api.ts'
import { hashToken } from '../kernel/tokens.ts'
import { findHallsOfDrivers, findTopics, topicsOfDriver } from '../features/live/live.api.ts'
import { addressGroup } from '../kernel/address-group.ts'
import type { Session } from '../kernel/call.ts'
import type { Database } from '../kernel/database.ts'
import {
  badInput,
  changePasswordFirst,
  factorFirst,
  notByKey,
  notSignedIn,
  tooMany,
} from '../kernel/errors.ts'
import type { Arrival } from '../kernel/http.ts'
import { type Hub, openHub, type Since } from '../kernel/live/hub.ts'
import type { Listener } from '../kernel/live/listeners.ts'
import type { LiveEvent } from '../kernel/live/live-events.store.ts'
import type { Log } from '../kernel/log.ts'
import { memoryCounts } from '../kernel/memory-counts.ts'
import { openStream } from './live-stream.ts'

const sessionsEveryMs = 60_000
/** Browsers and phones of one account; screens and readers behind one address. */
const mostOf = { account: 20, address: 100 }
const openings = { most: 60, inMs: 60_000 }

type LiveParts = {
  database: Database
  /** An address of the database itself, with no pooler between. */
  directUrl: string
  findArrival: (token: string) => Promise<Arrival>
  log: Log
  /** By which what is allowed is multiplied. */
  times: number
}
/** One stream: whose it is, and how it is ended. `hash`: of the token, null for those who show none. */
type Open = { listener: Listener; session: Session | null; hash: Buffer | null; end(): void }

/** The stream of what changes, for whoever looks on (docs/decisions/0054-live.md). Out: how many are open. */
export function serveLive(app: FastifyInstance, parts: LiveParts): () => number {
  const { database, directUrl, log } = parts
  const open = new Set<Open>()
  const { db, replica } = database
  const hub = openHub({ db, replica, url: directUrl, log, onEvents: (events) => follow(events) })
  const counts = countOpen(parts.times)

  async function follow(events: readonly LiveEvent[]): Promise<void> {
    await moveDrivers(database, hub, { open, events })
    const whose = new Set(
      events.filter(({ nouns }) => nouns.includes('session')).flatMap((one) => one.topics),
    )
    if (whose.size > 0) await endDead((one) => one.listener.topics.some((topic) => whose.has(topic)))
  }
  async function endDead(isAsked: (one: Open) => boolean): Promise<void> {
    const asked = [...open].filter(({ hash }) => hash !== null).filter(isAsked)
    if (asked.length === 0) return
    const ended = await findEnded(
      database,
      asked.flatMap(({ hash }) => hash ?? []),
    )
    for (const [place, one] of asked.entries()) if (ended[place]) one.end()
  }
  const looks = setInterval(
    () =>
      void endDead(() => true).catch((err: unknown) => log.warn({ of: 'live', err }, 'sessions not seen')),
    sessionsEveryMs,
  )
  app.get(livePath, async (request, reply) => {
    const token = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
    const session = token === null ? null : sessionOf(await parts.findArrival(token))
    const { hallId, since } = readAsked(request)
    if (!session && hallId === null) throw notSignedIn()
    const topics = session ? await findTopics(database.db, session) : [`hall:${hallId}`]
    const leave = counts.enter(session ? `account ${session.userId}` : `address ${addressGroup(request.ip)}`)
    try {
      await stream({ reply, session, topics, since, hash: token === null ? null : hashToken(token), leave })
    } catch (error) {
      leave()
      throw error
    }
  })

  type Asked = { reply: FastifyReply; topics: string[]; since: Since; leave: () => void } & Pick<
    Open,
    'session' | 'hash'
  >
  async function stream({ reply, session, hash, topics, since, leave }: Asked): Promise<void> {
    let tell: Listener['tell'] = () => {}
    const place = !session ? 'board' : session.driverId === null ? 'inside' : 'queue'
    const listener: Listener = { topics, place, tell: (...told) => tell(...told) }
    await hub.begin()
    reply.hijack()
    // who has hung up meanwhile closes no second time
    if (reply.raw.destroyed) return leave()
    const sent = openStream(reply.raw, reply.getHeaders(), hub.id)
    tell = sent.tell
    const one: Open = { listener, session, hash, end: sent.end }
    open.add(one)
    const stop = hub.follow(listener, since)
    reply.raw.once('close', () => {
      stop()
      open.delete(one)
      leave()
    })
  }
  app.addHook('preClose', async () => {
    clearInterval(looks)
    for (const { end } of open) end()
    await hub.close()
  })
  return () => open.size
}

function sessionOf({ session, ended, endedReason }: Arrival): Session {
  if (!session) throw notSignedIn(ended ?? undefined, endedReason)
  // it would go on telling of what the key's scopes do not open, and of all that its account sees
  if (session.key) throw notByKey()
  if (session.mustChangePassword) throw changePasswordFirst()
  if (session.mustAddFactor) throw factorFirst()
  return session
}

/** What is asked for, by names in any case: a hall, and from where on. */
function readAsked(request: FastifyRequest): { hallId: number | null; since: Since } {
  const query = Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  )
  const hallId = query.hallid === undefined ? null : readCount(query.hallid, 'سالن')
  const agoMs = query.agoms === undefined ? 0 : readCount(query.agoms, 'زمان')
  const last = request.headers['last-event-id']
  return { hallId, since: typeof last === 'string' ? { id: last } : { agoMs } }
}
function readCount(value: unknown, what: string): number {
  if (typeof value === 'string' && /^\d{1,9}$/.test(value)) return Number(value)
  throw badInput([`${what} را درست وارد کنید.`])
}

/** Who holds how many streams, and how often he opens one. */
function countOpen(times: number) {
  const openingsOf = memoryCounts()
  const held = new Map<string, number>()
  return {
    /** Out: how to leave. Throws 429. */
    enter(who: string): () => void {
      const waitMs = Number.isFinite(times)
        ? openingsOf.spend(who, { ...openings, most: openings.most * times })
        : null
      if (waitMs !== null) throw tooMany(waitMs)
      const count = held.get(who) ?? 0
      if (count >= (who.startsWith('account') ? mostOf.account : mostOf.address) * times)
        throw tooMany(openings.inMs)
      held.set(who, count + 1)
      return () => {
        const left = (held.get(who) ?? 1) - 1
        if (left > 0) held.set(who, left)
        else held.delete(who)
      }
    },
  }
}

type Followed = { open: ReadonlySet<Open>; events: readonly LiveEvent[] }

/** A driver who takes a turn hears of its hall from then on, and no more when it has ended. */
async function moveDrivers({ db }: Database, hub: Hub, { open, events }: Followed): Promise<void> {
  const named = new Set(events.filter(({ nouns }) => nouns.includes('turn')).flatMap(({ topics }) => topics))
  const moving = [...open].flatMap((one) => {
    const { driverId = null, userId = 0 } = one.session ?? {}
    return driverId !== null && named.has(`driver:${driverId}`) ? [{ one, driverId, userId }] : []
  })
  if (moving.length === 0) return
  const halls = await findHallsOfDrivers(
    db,
    moving.map(({ driverId }) => driverId),
  )
  for (const { one, ...driver } of moving)
    if (open.has(one)) hub.listeners.move(one.listener, topicsOfDriver(driver, halls.get(driver.driverId)))
}
