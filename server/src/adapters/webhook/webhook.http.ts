import { Resolver } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { longestReply } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import { isInside, isLoopback } from './inside.ts'
import type { WebhookAnswer, WebhookCaller } from './webhook.port.ts'

const mostBytes = 4_096

type Settings = {
  /** For demos and tests: this very machine may be told, without encryption too. */
  mayLoop: boolean
  timeoutMs?: number
  /** For tests: what names mean. */
  resolve?: (host: string) => Promise<{ address: string; family: number }[]>
}

/** An address that lies in the house. */
class Inside extends Error {}

/**
 * What a name means, by the name servers alone. The system's own look-up holds one of the few threads by which all others of
 * this process find banks and databases, for as long as a stranger's name server is silent.
 */
async function resolveName(host: string) {
  if (host === 'localhost') return [{ address: '127.0.0.1', family: 4 }]
  // a try has five seconds for all
  const names = new Resolver({ timeout: 2_000, tries: 1 })
  const found = await Promise.allSettled([names.resolve4(host), names.resolve6(host)])
  const addresses = found.flatMap((of, at) =>
    of.status === 'fulfilled' ? of.value.map((address) => ({ address, family: at === 0 ? 4 : 6 })) : [],
  )
  if (addresses.length === 0) throw new Error('no address')
  return addresses
}
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1')

/**
 * Calls addresses that strangers name: none in the house. A name is looked up by ourselves each time, and the connection goes to
 * an address that was looked at, whatever the name means a moment later.
 */
export function createWebhookCaller({
  mayLoop,
  timeoutMs = 5_000,
  resolve = resolveName,
}: Settings): WebhookCaller {
  const isOpen = (address: string) => !isInside(address) || (mayLoop && isLoopback(address))
  /** The addresses of a host, one of which in the house spoils all. */
  async function addressesOf(host: string) {
    const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host)
    if (!found.every(({ address }) => isOpen(address))) throw new Inside()
    return found
  }
  const lookUp: LookupFunction = (host, { all }, callback) =>
    callbackify(addressesOf)(host, (error, found) => {
      if (error || all) return callback(error, found ?? [])
      callback(null, found[0]?.address ?? '', found[0]?.family)
    })
  return {
    async whyNot(text) {
      const url = URL.canParse(text) ? new URL(text) : null
      const isPlain = url?.protocol === 'http:' && mayLoop
      if (!url || url.username || url.password || (url.protocol !== 'https:' && !isPlain)) return 'not_https'
      const host = hostOf(url)
      try {
        const found = await within(timeoutMs, addressesOf(host))
        return isPlain && !found.every(({ address }) => isLoopback(address)) ? 'not_https' : null
      } catch (error) {
        if (isPlain) return 'not_https'
        // which names mean something in the house is told to nobody
        return error instanceof Inside && isIP(host) ? 'inside' : 'not_found'
      }
    },
    async post(text, body, headers) {
      const url = new URL(text)
      // an address that is no name is not looked up when it is called
      if (isIP(hostOf(url)) && !isOpen(hostOf(url))) return { fault: 'inside' }
      if (url.protocol === 'http:' && !mayLoop) return { fault: 'inside' }
      try {
        return await post(url, body, { headers, lookup: lookUp, timeoutMs })
      } catch (error) {
        if (error instanceof Inside) return { fault: 'inside' }
        return { fault: (error as Error).name === 'AbortError' ? 'too_slow' : 'unreachable' }
      }
    },
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

type Posting = { headers: Record<string, string>; lookup: LookupFunction; timeoutMs: number }

/** One request on a connection of its own, and the begin of its reply. */
function post(url: URL, body: string, { timeoutMs, ...how }: Posting): Promise<WebhookAnswer> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const asked = request(url, {
      ...how,
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    })
    asked.on('error', reject)
    asked.on('response', (response) => {
      const parts: Buffer[] = []
      const answer = () =>
        resolve({ status: response.statusCode ?? 0, reply: beginOf(Buffer.concat(parts).toString('utf8')) })
      let length = 0
      response.on('data', (part: Buffer) => {
        parts.push(part.subarray(0, mostBytes - length))
        length += part.length
        if (length < mostBytes) return
        answer()
        asked.destroy()
      })
      response.on('end', answer)
      response.on('error', reject)
    })
    asked.end(body)
  })
}

/** As much of an answer as is kept, on one line and without what no screen shows. */
const beginOf = (text: string) =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestReply)
