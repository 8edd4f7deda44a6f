import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { liveChannel } from './live-events.store.ts'

const againMs = 1_000
// a database that hangs does not say goodbye
const goodbyeMs = 500

type ListenParts = { url: string; log: Log; onWake: () => void }

/**
 * Keeps one connection that listens and calls back at each notice; after a lost one it connects anew and calls back too,
 * since nobody knows what was said meanwhile. Out: how to end.
 */
export function listen({ url, log, onWake }: ListenParts): () => Promise<void> {
  let isEnded = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined

  function again(err: unknown) {
    if (isEnded) return
    log.warn({ of: 'live', err }, 'the listening connection was lost; it is made anew')
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), againMs)
  }
  async function connect(): Promise<void> {
    const own = new pg.Client({ connectionString: url, application_name: 'bargah live', keepAlive: true })
    client = own
    // a connection may report its end more than once
    own.once('end', () => own === client && again(new Error('it ended')))
    own.on('error', () => {})
    own.on('notification', onWake)
    try {
      await own.connect()
      await own.query(`listen ${liveChannel}`)
      onWake()
    } catch (error) {
      if (own === client) again(error)
    }
  }
  void connect()
  return async () => {
    isEnded = true
    clearTimeout(timer)
    await Promise.race([client?.end().catch(() => undefined), wait(goodbyeMs)])
  }
}
