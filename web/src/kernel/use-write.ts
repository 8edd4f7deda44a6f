import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, isUnsure, sentenceOf } from './api-error.ts'
import { type CallData, type CallInput, type CallKey, sendTimed } from './api.ts'
import { calls } from './calls.ts'
import { refreshAbout } from './query-client.ts'
import type { Later } from './send-later/later.rules.ts'

type WriteOptions<K extends CallKey> = {
  onDone?: (data: CallData<K>, input: CallInput<K>) => void
  onFailed?: (sentence: string, input: CallInput<K>) => void
  /**
   * Puts into what is asked what is had first: the phone's place, a passkey. An error it throws fails the write. While nobody
   * knows what became of the last try, the same asked again sends what was had for that one.
   */
  prepare?: ((asked: CallInput<K>) => Promise<CallInput<K>>) | undefined
  /** It may wait: where the connection is lost it is kept on the device and sent later, and `onKept` is told its key. */
  later?: ((asked: CallInput<K>) => Later) | undefined
  onKept?: ((key: string) => void) | undefined
  /** Called with the mark by which the write can be undone, before it counts as done; null when it changed nothing. */
  onMark?: ((mark: string | null, asked: CallInput<K>) => void) | undefined
  /** Of a write that takes back another: by what. */
  undoes?: ((asked: CallInput<K>) => string | undefined) | undefined
}

/**
 * A write as a mutation. When the connection was lost, or the server's database was away, asking the same again sends the
 * same request under the same idempotency key, so that what did arrive the first time is not done twice. One that concerns others
 * may ask for the own password first: what was to be sent waits, and is sent unchanged. What the contract says that it
 * changes is read again before it counts as done, so that the next screen shows it; a network that is slow to read it is
 * not waited for long. What may wait (`later`) fails with `KeptForLater` when it does.
 */
export function useWrite<K extends CallKey>(key: K, options: WriteOptions<K> = {}) {
  const client = useQueryClient()
  const [sendUnder] = useState(sendUnderKeys<CallInput<K>>)
  return useMutation<CallData<K>, unknown, CallInput<K>>({
    networkMode: 'always',
    mutationFn: async (asked) => {
      const prepare = async () => (options.prepare ? options.prepare(asked) : asked)
      if (options.later) {
        const input = await prepare()
        const idempotencyKey = crypto.randomUUID()
        const { sendLater } = await import('./send-later/send-later.ts')
        const later = options.later(asked)
        const end = await sendLater(client, { call: key, input, key: idempotencyKey, later })
        if (end.kind === 'refused') throw end.error
        if (end.kind === 'waits') throw new KeptForLater(idempotencyKey)
        return end.data as CallData<K>
      }
      const undoes = options.undoes?.(asked)
      const { data, undoMark } = await sendUnder(
        JSON.stringify(asked, sayingFiles),
        prepare,
        (input, idempotencyKey) =>
          withPassword(() => sendTimed(key, { ...input, idempotencyKey, ...(undoes && { undoes }) })),
      )
      options.onMark?.(undoMark, asked)
      return data
    },
    onSuccess: async (data, input) => {
      await Promise.race([refreshAbout(client, calls[key].changes ?? []), wait(longestRereadMs)])
      options.onDone?.(data, input)
    },
    onError: (error, input) => {
      if (error instanceof KeptForLater) options.onKept?.(error.key)
      else options.onFailed?.(sentenceOf(error), input)
    },
  })
}

/** A write that may wait is not done yet, and nobody knows when: it is kept, and goes by itself. */
export class KeptForLater extends Error {
  readonly key: string
  constructor(key: string) {
    super('kept')
    this.key = key
  }
}

/** In the JSON that tells apart what is asked, a file is its name, size and date. */
const sayingFiles = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/** Does a write; one that asks for the own password is done again, the very same, once that was given. */
async function withPassword<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof ApiError && error.reason === 'reauthenticate')) throw error
    const { askPassword } = await import('./ask-password.ts')
    await askPassword()
    return write()
  }
}

const longestRereadMs = 4_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Sends writes under idempotency keys: as long as nobody knows what became of it, what is asked again goes out as it was
 * prepared the first time and under the same key, so that what did arrive is not done twice; whatever the server has
 * answered for good ends the key.
 */
export function sendUnderKeys<Input>() {
  let unsure: { asked: string; input: Input; key: string } | null = null
  return async <T>(
    asked: string,
    prepare: () => Promise<Input>,
    send: (input: Input, key: string) => Promise<T>,
  ): Promise<T> => {
    const known = unsure?.asked === asked ? unsure : null
    const { input, key } = known ?? { input: await prepare(), key: crypto.randomUUID() }
    unsure = { asked, input, key }
    try {
      const data = await send(input, key)
      unsure = null
      return data
    } catch (error) {
      if (!isUnsure(error)) unsure = null
      throw error
    }
  }
}
