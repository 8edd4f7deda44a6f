import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiQuery } from '../../kernel/api.ts'
import { type Checked, checkPermit, type KnownKey } from './check-permit.rules.ts'
import { verifySignature } from './verify-signature.ts'

type Kept = { keys: KnownKey[]; at: number }
const name = 'bargah.permitKeys'

function kept(): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}

/** The public keys that permits are checked by: kept on the device, renewed whenever there is a network. */
export function useKnownKeys() {
  const read = useQuery({ ...apiQuery('showPermitKeys'), staleTime: 0 })
  const { data, dataUpdatedAt: at } = read
  useEffect(() => {
    if (data) localStorage.setItem(name, JSON.stringify({ keys: data.keys, at } satisfies Kept))
  }, [data, at])
  return { known: data ? { keys: data.keys, at } : kept(), refetch: read.refetch }
}

/** Reads codes one after the other: what the last one is, and how to read the next. */
export function useCheck() {
  const { known, refetch } = useKnownKeys()
  const [checked, setChecked] = useState<Checked | null>(null)

  const judge = async (text: string): Promise<Checked> => {
    const first = await checkPermit(text, known?.keys ?? [], verifySignature)
    if (first.verdict !== 'unknownKey') return first
    const fresh = await refetch()
    if (!fresh.isSuccess) return first
    const again = await checkPermit(text, fresh.data.keys, verifySignature)
    // all keys of Bargah are here now, and it is none of them
    return again.verdict === 'unknownKey' ? { verdict: 'notOurs' } : again
  }
  return {
    keysAt: known?.at,
    checked,
    check: async (text: string) => setChecked(await judge(text)),
    next: () => setChecked(null),
  }
}
