import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { send } from '../api.ts'
import { type CallKey, calls } from '../calls.ts'
import { isServerReached, onConnection } from '../connection.ts'
import { keepSealed, openSealed } from '../device-store.ts'
import { refreshAbout } from '../query-client.ts'
import { toast } from '../../ui/toast.ts'
import { currentSession, onSession } from '../session.ts'
import type { Item, Later } from './later.rules.ts'
import { packFiles, unpackFiles } from './pack-files.ts'
import { createQueue, type End } from './queue.ts'

const name = 'sent later'

/** One window at a time keeps or sends; older phones have no locks, and rarely two windows. */
function alone<T>(what: string, act: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return act()
  return navigator.locks.request(`bargah.later.${what}`, act) as Promise<T>
}

let queue: ReturnType<typeof createQueue> | undefined
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The one queue of whoever is signed in; null when nobody is. */
function queueOf(client: QueryClient) {
  if (!currentSession()) return null
  queue ??= createQueue({
    open: async () => ((await openSealed(name))?.value as Item[] | undefined) ?? null,
    // never expires: no sweep may delete what waits
    seal: (items) => keepSealed(name, items, Number.POSITIVE_INFINITY),
    alone,
    send: sendItem,
    isReached: isServerReached,
    nowMs: Date.now,
    onChange: tell,
    onDone({ call, label }) {
      toast({ tone: 'success', title: `${label}: فرستاده شد` })
      void refreshAbout(client, calls[call].changes ?? [])
    },
  })
  return queue
}

function sendItem({ call, input, key }: Item): Promise<unknown> {
  return send(call, { ...input, body: unpackFiles(input.body), idempotencyKey: key })
}

onSession((change) => {
  if (change === 'renewed') return
  queue?.close()
  queue = undefined
  tell()
})
const look = () => queue?.look()
onConnection((reached) => reached && look())
document.addEventListener('visibilitychange', look)

type Asked = { call: CallKey; input: Item['input']; key: string; later: Later }

/** Sends a write that may wait. Out: how it ended, or that it waits. */
export async function sendLater(client: QueryClient, { call, input, key, later }: Asked): Promise<End> {
  const packed = { ...input, body: await packFiles(input.body) }
  const item = { ...later, key, call, input: packed, wantedAt: Date.now(), leftAt: null, refusal: null }
  return (await queueOf(client)?.put({ ...item, stage: 'waiting' })) ?? { kind: 'waits' }
}

/** Takes back what has not left, or dismisses what was refused. */
export const dropLater = (key: string) => queue?.drop(key)
/** Whether the device holds what waits when the page is closed. */
export const isHeldOnDevice = () => queue?.isHeld() ?? false

const none: readonly Item[] = []

/** What waits or was refused, in order; from the first use on it is sent by itself. */
export function useLater(): readonly Item[] {
  const client = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener)
      queueOf(client)
      return () => listeners.delete(listener)
    },
    [client],
  )
  return useSyncExternalStore(subscribe, () => queue?.items() ?? none)
}
