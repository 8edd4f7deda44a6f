import { useRef } from 'react'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { isConnectionLost, sentenceOf } from './api-error.ts'
import { type CallData, type CallInput, type CallKey, send } from './api.ts'

type WriteOptions<K extends CallKey> = {
  /** Reads that the write makes stale; they are read again. */
  refresh?: readonly CallKey[]
  onDone?: (data: CallData<K>, input: CallInput<K>) => void
  onFailed?: (sentence: string, input: CallInput<K>) => void
}

/**
 * A write as a mutation. When the connection was lost, pressing again with the same input sends the same idempotency
 * key, so that what did arrive the first time is not done twice.
 */
export function useWrite<K extends CallKey>(key: K, options: WriteOptions<K> = {}) {
  const client = useQueryClient()
  const unsure = useRef<{ input: string; idempotencyKey: string } | null>(null)
  return useMutation<CallData<K>, unknown, CallInput<K>>({
    networkMode: 'always',
    mutationFn: async (input) => {
      const text = JSON.stringify(input)
      const idempotencyKey =
        unsure.current?.input === text ? unsure.current.idempotencyKey : crypto.randomUUID()
      unsure.current = { input: text, idempotencyKey }
      try {
        const data = await send(key, { ...input, idempotencyKey })
        unsure.current = null
        return data
      } catch (error) {
        if (!isConnectionLost(error)) unsure.current = null
        throw error
      }
    },
    onSuccess: (data, input) => {
      refreshReads(client, options.refresh ?? [])
      options.onDone?.(data, input)
    },
    onError: (error, input) => options.onFailed?.(sentenceOf(error), input),
  })
}

/** Has the named reads made anew wherever they are shown. */
export function refreshReads(client: QueryClient, keys: readonly CallKey[]): void {
  for (const key of keys) void client.invalidateQueries({ queryKey: [key] })
}
