import { useState } from 'react'
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { doMeet, type Noun } from '@bargah/contract/kernel/nouns.ts'
import { ApiError, sentenceOf } from './api-error.ts'
import { type CallData, type CallInput, type CallKey, send } from './api.ts'
import { calls } from './calls.ts'
import { sendUnderKeys } from './repeat-key.ts'

type WriteOptions<K extends CallKey> = {
  onDone?: (data: CallData<K>, input: CallInput<K>) => void
  onFailed?: (sentence: string, input: CallInput<K>) => void
  /** Makes of what was asked what is sent, by what is had first: the place of the phone, a passkey. What it throws failed the write. */
  prepare?: ((asked: CallInput<K>) => Promise<CallInput<K>>) | undefined
}

/**
 * A write as a mutation. When the connection was lost, or the server's database was away, pressing again with the same
 * input sends the same idempotency key, so that what did arrive the first time is not done twice. One that concerns others
 * may ask for the own password first: what was to be sent waits, and is sent unchanged. What the contract says that it
 * changes is read again before it counts as done, so that the next screen shows it; a network that is slow to read it is
 * not waited for long.
 */
export function useWrite<K extends CallKey>(key: K, options: WriteOptions<K> = {}) {
  const client = useQueryClient()
  const [sendUnder] = useState(sendUnderKeys)
  return useMutation<CallData<K>, unknown, CallInput<K>>({
    networkMode: 'always',
    mutationFn: async (asked) => {
      const input = options.prepare ? await options.prepare(asked) : asked
      return sendUnder(JSON.stringify(input, sayingFiles), (idempotencyKey) =>
        withPassword(() => send(key, { ...input, idempotencyKey })),
      )
    },
    onSuccess: async (data, input) => {
      await Promise.race([refreshAbout(client, calls[key].changes ?? []), wait(longestRereadMs)])
      options.onDone?.(data, input)
    },
    onError: (error, input) => options.onFailed?.(sentenceOf(error), input),
  })
}

/** A file in the words by which it is known from another. */
const sayingFiles = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/** Does a write; one that asks for the own password is done again, the very same, once that was given. */
async function withPassword<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof ApiError && error.refusal === 'reauthenticate')) throw error
    const { askPassword } = await import('./ask-password.ts')
    await askPassword()
    return write()
  }
}

const longestRereadMs = 4_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Has every read that is about one of the nouns made anew: at once what is shown, the rest when it is shown again. Out:
 * when what is shown has been read.
 */
export function refreshAbout(client: QueryClient, changed: readonly Noun[]): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => doMeet(nounsOf(queryKey), changed) })
}

/** In: a key that begins with the name of a call, or another's. Out: what that read is about. */
const nounsOf = ([name]: QueryKey): readonly Noun[] =>
  (calls as Partial<typeof calls>)[name as CallKey]?.about ?? []
