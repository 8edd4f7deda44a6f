import { useEffect, useState } from 'react'
import { serverNow } from '../../../kernel/now.ts'
import type { Draft } from './declare-draft.ts'
import type { DeclareValues } from './declare-values.ts'

/** In: where a form's draft lies. Out: what was found there as the form opened, how to let go of it, how to keep it. */
export function useDraft(place: () => Draft) {
  const [draft] = useState(place)
  const [found, setFound] = useState(() => draft.load(serverNow()))
  return { draft, found, letGo: () => setFound(null) }
}

/** Keeps what stands in a form as long as it is not sent. */
export function useKeptDraft(draft: Draft, values: DeclareValues, isUnsent: boolean): void {
  useEffect(() => {
    if (isUnsent) draft.save(values, serverNow())
    else draft.forget()
  }, [draft, values, isUnsent])
}
