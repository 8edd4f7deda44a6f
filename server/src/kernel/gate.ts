import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Fail, tooBusy } from './errors.ts'
import { type Caller, fairLine, type FullLine, type GateRules } from './gate.rules.ts'

const ownWaitS = 5
const full = (line: FullLine) =>
  line === 'all'
    ? tooBusy()
    : new Fail(429, ['درخواست‌های پیشین شما هنوز در دست انجام است؛ چند لحظه بعد دوباره تلاش کنید.'], ownWaitS)

/** What much work passes, so that no caller takes more than his share of what all need. */
export type Gate = {
  /**
   * Does the work once the caller's turn has come. A stream that comes of it keeps its place until it is closed. Throws
   * 429 when too many of his own wait, 503 when too many wait or he waited too long; `gone` ends the wait of who hung up.
   */
  pass<T>(caller: Caller, gone: AbortSignal, work: () => Promise<T>): Promise<T>
}

export function openGate(rules: GateRules): Gate {
  type Waiting = { letIn(): void }
  const line = fairLine<Waiting>(rules)
  const admitAll = () => {
    for (let one = line.admit(); one; one = line.admit()) one.letIn()
  }

  function enter(caller: Caller, gone: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(late)
        gone.removeEventListener('abort', giveUp)
      }
      const one = {
        letIn() {
          end()
          resolve()
        },
      }
      const giveUp = () => {
        end()
        line.giveUp(caller, one)
        reject(full('all'))
      }
      const late = setTimeout(giveUp, rules.waitMs)
      gone.addEventListener('abort', giveUp)
      const refused = line.ask(caller, one)
      if (refused) {
        end()
        reject(full(refused))
      }
      if (gone.aborted) giveUp()
      admitAll()
    })
  }

  return {
    async pass(caller, gone, work) {
      await enter(caller, gone)
      const leave = () => {
        line.leave(caller)
        admitAll()
      }
      try {
        const made = await work()
        if (made instanceof Readable && !made.closed) made.once('close', leave)
        else leave()
        return made
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}

/** Fires when the one who waits for a reply has hung up. */
export function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  else raw.once('close', () => gone.abort())
  return gone.signal
}
