import type { Noun } from '@bargah/contract/kernel/nouns.ts'
import { type Heard, keepStream } from './stream.ts'

type Shared = {
  /** Windows that share a stream have the same name for it. */
  name: string
  address: string
  token: string | null
  hear: (heard: Heard) => void
}
/** What windows say to each other: what the one with the stream heard, or that a new one came and looked since. */
type Word = { heard: Heard } | { cameSinceMs: number }

const rememberedMs = 90_000

/**
 * One stream for all windows of a browser: the one that holds the lock reads it and tells the others. A window takes part
 * while it is in front; whose turn it is next goes on where the last one was. Where a browser knows no locks or
 * channels each window has its own.
 */
export function shareStream({ name, address, token, hear }: Shared) {
  const lockName = `bargah.live.${name}`
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(lockName) : null
  let lastId = ''
  /** Since when nobody has told this window of anything. */
  let untoldSinceMs = performance.timeOrigin
  let part: AbortController | null = null
  let isLeading = false
  let isOpen = false
  let recent: { atMs: number; nouns: Noun[] }[] = []

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  const say = (word: Word) => channel?.postMessage(word)

  function take(heard: Heard) {
    if ('id' in heard && heard.id) lastId = heard.id
    if (heard.kind === 'open') isOpen = true
    if (heard.kind === 'lost') isOpen = false
    hear(heard)
  }
  function lead(heard: Heard) {
    if (heard.kind === 'changed') remember(heard.changed.nouns)
    take(heard)
    say({ heard })
  }
  function remember(nouns: Noun[]) {
    const now = Date.now()
    recent = [...recent.filter(({ atMs }) => now - atMs < rememberedMs), { atMs: now, nouns }]
  }
  /** Tells a window that opened later than the stream what it missed. */
  function greet(sinceMs: number) {
    if (!isOpen) return
    say({ heard: { kind: 'open' } })
    const nouns = [...new Set(recent.filter(({ atMs }) => atMs >= sinceMs).flatMap((one) => one.nouns))]
    const isLong = Date.now() - sinceMs > rememberedMs
    const id = lastId
    if (isLong) say({ heard: { kind: 'anew', id, changed: { nouns: [] } } })
    else if (nouns.length > 0) say({ heard: { kind: 'changed', id, changed: { nouns } } })
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (!part) return
    if ('heard' in data) take(data.heard)
    else if (isLeading) greet(data.cameSinceMs)
  })

  function join() {
    if (part) return
    const own = new AbortController()
    part = own
    const { signal } = own
    const run = async () => {
      isLeading = true
      await keepStream({ address, token, lastId: () => lastId, sinceMs: untoldSinceMs, hear: lead, signal })
      isLeading = false
    }
    say({ cameSinceMs: untoldSinceMs })
    if (!channel || !('locks' in navigator)) void run()
    else navigator.locks.request(lockName, { signal }, run).catch(() => undefined)
  }
  function rest() {
    if (!part) return
    untoldSinceMs = Date.now()
    part.abort()
    part = null
    isOpen = false
    hear({ kind: 'lost' })
  }
  return {
    join,
    rest,
    end() {
      rest()
      channel?.close()
    },
  }
}
