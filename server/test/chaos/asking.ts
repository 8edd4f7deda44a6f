import { setTimeout as wait } from 'node:timers/promises'
import { type Contract, contract } from '@bargah/contract/contract.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'

export type ChaosRequest = {
  call: keyof Contract
  token: string
  /** Of a write; a repetition bears the same. */
  key?: string
  query?: Record<string, string>
  body?: object
}
type Envelope = { data: unknown; statusCode: number; errors: string[]; message: string }

const patienceMs = 30_000
const pauseMs = 20
const persian = /[؀-ۿ]/
/** Not now: the database is away, or too many are at it. */
const later = new Set([429, 503])

/** Why an answer that is no success is none that a user may get; null when it is: not now, in the envelope, with a sentence. */
function faultOf(response: Response, text: string): string | null {
  const said = `${response.status} ${text.slice(0, 200)}`
  if (!later.has(response.status) || response.headers.get('retry-after') === null) return said
  try {
    const { data, statusCode, errors, message } = JSON.parse(text) as Envelope
    const isSaid = data === null && statusCode === response.status && errors.length > 0
    return isSaid && persian.test(message) ? null : said
  } catch {
    return said
  }
}

/** Nothing listens there. */
const isRefused = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED'

/**
 * The way of busy clients to servers, by turns, of which there may be one. As a proxy does, it goes on to the next where nobody
 * listens; an answer that breaks off is lost, and whoever asked must ask again. `urls()` may change.
 */
export function openAsker(urls: () => readonly string[]) {
  const faults: string[] = []
  /** `answered` are writes, and `longestMs` is the longest time in which none was. */
  const counts = { answered: 0, sentences: 0, lost: 0, passedOn: 0, longestMs: 0 }
  const answeredAt = new Map<string, number>()
  let turn = 0
  let lastAnswer = performance.now()

  async function fetchOnce({ call, token, key, query, body }: ChaosRequest): Promise<Response> {
    const { method, path }: EndpointShape = contract[call]
    const words = query ? `?${new URLSearchParams(query).toString()}` : ''
    const all = urls()
    for (let tried = 1; ; tried += 1) {
      turn += 1
      try {
        return await fetch(`${all[turn % all.length]}${path}${words}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body && { 'content-type': 'application/json' }),
            ...(key && { 'idempotency-key': key }),
          },
          body: body && JSON.stringify(body),
          signal: AbortSignal.timeout(patienceMs),
        })
      } catch (error) {
        if (!isRefused(error) || tried >= all.length) throw error
        counts.passedOn += 1
      }
    }
  }

  function noteAnswer(client: string, isWrite: boolean): void {
    const now = performance.now()
    answeredAt.set(client, now)
    if (!isWrite) return
    counts.answered += 1
    counts.longestMs = Math.max(counts.longestMs, now - lastAnswer)
    lastAnswer = now
  }

  /** Asks once. Out: what is said, done or refused; null where nobody knows what became of it, or it was not the time. */
  async function ask(client: string, asked: ChaosRequest): Promise<Envelope | null> {
    if (!answeredAt.has(client)) answeredAt.set(client, 0)
    try {
      const response = await fetchOnce(asked)
      const text = await response.text()
      if (response.ok) {
        const said = JSON.parse(text) as Envelope
        noteAnswer(client, asked.key !== undefined)
        return said
      }
      const fault = faultOf(response, text)
      if (fault) faults.push(`${asked.call}: ${fault}`)
      else counts.sentences += 1
    } catch {
      counts.lost += 1
    }
    return null
  }

  return {
    /** What nobody may be answered; after one nobody asks on. */
    faults,
    counts,
    ask,
    /** The same again and again until it is answered; null when it was not before `over`, or somebody met a fault. */
    async askOn(client: string, asked: ChaosRequest, over: AbortSignal): Promise<Envelope | null> {
      while (!over.aborted && faults.length === 0) {
        const said = await ask(client, asked)
        if (said) return said
        await wait(pauseMs)
      }
      return null
    },
    /** Whether everyone who asks has been answered since then. */
    haveAllWorkedSince: (moment: number) =>
      answeredAt.size > 0 && [...answeredAt.values()].every((at) => at > moment),
  }
}
export type Asker = ReturnType<typeof openAsker>
