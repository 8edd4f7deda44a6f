import { beatMs } from '@bargah/contract/features/live/live.ts'
import { isServerReached, onConnection } from '../connection.ts'
import { computeWaitMs, type Frame, readFrames } from './frames.rules.ts'

/** `refused`: whoever asks may not listen, and asking again is no use. */
export type Heard = Frame | { kind: 'open' } | { kind: 'lost' } | { kind: 'refused' }

type Asked = {
  address: string
  token: string | null
  /** The id that was seen last, '' where there is none. */
  lastId: () => string
  /** Since when this window has looked without being told. */
  sinceMs: number
  hear: (heard: Heard) => void
  signal: AbortSignal
}

/** A stream without two beats is dead, whatever the connection believes; through a proxy that gathers it no byte comes. */
const silentMs = 2.5 * beatMs
const firstByteMs = 8_000
/** A stream that lived this long resets the count of failures. */
const goodMs = 30_000

/** Waits so long, and for the server where it cannot be reached; no longer once it is found again. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      leave()
      // a wall screen without a stream retries for weeks: do not collect listeners
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(() => isServerReached() && end(), ms)
    const leave = onConnection((reached) => reached && end())
    signal.addEventListener('abort', end)
  })

/** Keeps one stream until it is told to stop: after a cut it goes on where it was, ever more slowly where none comes about. */
export async function keepStream(asked: Asked): Promise<void> {
  let failures = 0
  while (!asked.signal.aborted) {
    if (!isServerReached()) {
      await wait(0, asked.signal)
      continue
    }
    const began = performance.now()
    const status = await readStream(asked).catch(() => 0)
    if (asked.signal.aborted) return
    asked.hear({ kind: 'lost' })
    if (status === 401 || status === 403) return asked.hear({ kind: 'refused' })
    failures = performance.now() - began > goodMs ? 0 : failures + 1
    await wait(computeWaitMs(failures, Math.random()), asked.signal)
  }
}

/** Reads one stream to its end. Out: the status of the reply; throws when the connection is lost or silent. */
async function readStream({ address, token, lastId, sinceMs, hear, signal }: Asked): Promise<number> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), firstByteMs)
  const stop = () => silence.abort()
  signal.addEventListener('abort', stop)
  try {
    const id = lastId()
    const ago = id ? '' : `${address.includes('?') ? '&' : '?'}AgoMs=${Math.round(Date.now() - sinceMs)}`
    const headers = new Headers(id ? { 'last-event-id': id } : {})
    if (token) headers.set('authorization', `Bearer ${token}`)
    const reply = await fetch(address + ago, { headers, signal: silence.signal, cache: 'no-store' })
    const reader = reply.ok ? reply.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined
    if (!reader) return reply.status
    let text = ''
    let isOpen = false
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(stop, silentMs)
      if (!isOpen) hear({ kind: 'open' })
      isOpen = true
      const { frames, rest } = readFrames(text + part.value)
      text = rest
      for (const frame of frames) hear(frame)
    }
    return reply.status
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
