import { useCallback, useEffect, useState } from 'react'
import { draftsKey } from '../session.ts'
import { useLocation, useNavigate } from '../navigation.tsx'

/*
 * What somebody has typed, and how far he came, before he is signed in: nobody's key can seal it, so it stays in the storage
 * of this window alone, for an hour, and goes when somebody signs in or out (kernel/session.ts). Passwords are none of it.
 */
const livesMs = 60 * 60_000
type Drafts = Record<string, { at: number; draft: unknown } | undefined>

function readAll(): Drafts {
  try {
    return (JSON.parse(sessionStorage.getItem(draftsKey) ?? '{}') ?? {}) as Drafts
  } catch {
    return {}
  }
}

/** Out: what was kept under a name; null where there is nothing, or nothing that can be read. */
function readDraft<Draft>(name: string): Draft | null {
  const kept = readAll()[name]
  return kept && Date.now() - kept.at < livesMs ? (kept.draft as Draft) : null
}

/** Nothing is kept while nothing is typed. A window that keeps nothing at all goes on without. */
function keepDraft(name: string, draft: object, empty: object): void {
  const isEmpty = JSON.stringify(draft) === JSON.stringify(empty)
  const { [name]: _, ...others } = readAll()
  const drafts = isEmpty ? others : { ...others, [name]: { at: Date.now(), draft } }
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(draftsKey)
    else sessionStorage.setItem(draftsKey, JSON.stringify(drafts))
  } catch {
    // storage failed: the text lives only while the page is open
  }
}

/**
 * What is typed on a page before anybody is signed in, under a name. In: how it is when there is nothing kept; what JSON does
 * not keep is not in it. Out: how it is now, and how it is changed.
 */
export function useDraft<Draft extends object>(name: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...readDraft<Draft>(name) }))
  const change = useCallback((changes: Partial<Draft>) => setDraft((was) => ({ ...was, ...changes })), [])
  useEffect(() => keepDraft(name, draft, empty), [name, draft, empty])
  return { draft, change }
}

/**
 * Which step of a page somebody is at. Each is an entry of the history: Back steps back, and a page that is loaded anew
 * stands where it stood. `go` with `instead` takes the place of the step that is over.
 */
export function useStep<Step extends string>(first: Step) {
  const navigate = useNavigate()
  const step = (useLocation().state.step ?? first) as Step
  const go = (next: Step, { instead = false } = {}) =>
    void navigate({
      to: '.',
      search: true,
      state: (was) => ({ ...was, step: next }),
      replace: instead,
    })
  return { step, go }
}
