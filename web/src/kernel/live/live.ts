import type { QueryClient } from '@tanstack/react-query'
import { beatMs, livePath } from '@bargah/contract/features/live/live.ts'
import { isServerReached } from '../connection.ts'
import { currentSession, onSession } from '../session.ts'
import { refreshAbout } from '../query-client.ts'
import { shareStream } from './shared-stream.ts'
import type { Heard } from './stream.ts'
import { setTold } from './told.ts'

/** A window that is left for longer sleeps, and asks for what it missed when one comes back. */
const sleepAfterMs = 30_000
/** After a cut, so long may pass until windows read by themselves as if nobody told them anything. */
const graceMs = 15_000
/** The window with the stream says at least with each beat that it lives. */
const silentMs = 3 * beatMs
const calmMs = 500

/** Reads again what changes while it is looked at. In: the session's stream, or that of a hall for those who have none. */
export function tellChanges(
  client: QueryClient,
  of: { hallId: number } | { token: string; who: string },
): () => void {
  const isHall = 'hallId' in of
  let isTold = false
  let grace: ReturnType<typeof setTimeout> | undefined
  let asleep: ReturnType<typeof setTimeout> | undefined

  function hear(heard: Heard) {
    if (heard.kind === 'open' || heard.kind === 'beat') return told()
    if (heard.kind === 'changed') {
      told()
      void refreshAbout(client, heard.changed.nouns)
    }
    // a session that is no more is learnt by reading
    if (heard.kind === 'anew' || (heard.kind === 'refused' && !isHall))
      void client.invalidateQueries({ type: 'active' })
    if (heard.kind === 'lost' && isTold) hopeFor(graceMs)
  }
  function told() {
    isTold = true
    setTold(true)
    hopeFor(silentMs)
  }
  function hopeFor(ms: number) {
    clearTimeout(grace)
    grace = setTimeout(untold, ms)
  }
  function untold() {
    isTold = false
    setTold(false)
    // the visible page is polled from now on, each window at its own time; without the server all is read when it is found again
    const readAll = () => isServerReached() && void client.invalidateQueries({ type: 'active' })
    setTimeout(readAll, Math.random() * graceMs)
  }
  const stream = shareStream({
    name: isHall ? `hall.${of.hallId}` : of.who,
    address: isHall ? `${livePath}?HallId=${of.hallId}` : livePath,
    token: isHall ? null : of.token,
    hear,
  })
  function look() {
    clearTimeout(asleep)
    if (document.visibilityState === 'visible') stream.join()
    else asleep = setTimeout(stream.rest, sleepAfterMs)
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearTimeout(asleep)
    stream.end()
    clearTimeout(grace)
    setTold(false)
  }
}

/** Has the one signed in told of what concerns him, whoever it is. Called once, after the start. */
export function followSession(client: QueryClient): void {
  let stop = () => {}
  let tokenNow = ''
  const begin = () => {
    const session = currentSession()
    if ((session?.token ?? '') === tokenNow) return
    stop()
    tokenNow = session?.token ?? ''
    stop = session
      ? tellChanges(client, { token: session.token, who: String(session.member.memberId) })
      : () => {}
  }
  onSession(begin)
  // the page's own requests come first
  const whenCalm = setInterval(() => {
    if (client.isFetching() > 0) return
    clearInterval(whenCalm)
    begin()
  }, calmMs)
}
