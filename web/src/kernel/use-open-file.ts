import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../ui/toast.ts'
import { sentenceOf } from './api-error.ts'
import { type CallInput, type CallKey, openFile } from './api.ts'
import { calls } from './calls.ts'
import { refreshAbout } from './query-client.ts'

/** Opens a call's file in a window of its own. Some printing is a write: what it changes is read again. */
export function useOpenFile<K extends CallKey>(key: K, failedTitle: string) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const open = (input: CallInput<K>) => {
    setBusy(true)
    openFile<CallKey>(key, input)
      .then(
        () => refreshAbout(client, calls[key].changes ?? []),
        (error: unknown) => toast({ tone: 'danger', title: failedTitle, detail: sentenceOf(error) }),
      )
      .finally(() => setBusy(false))
  }
  return { busy, open }
}
