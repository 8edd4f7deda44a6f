import { useNavigate, useRouterState } from '@tanstack/react-router'
import type { ProvenNumber } from './proof.rules.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number that was proven on the page before. */
    proven?: ProvenNumber
    /** At which step of its page an entry of the history stands. */
    step?: string
  }
}

/**
 * Which step of a page somebody is at. Each is an entry of the history: Back steps back, and a page that is loaded anew
 * stands where it stood. `go` with `instead` takes the place of the step that is over.
 */
export function useStep<Step extends string>(first: Step) {
  const navigate = useNavigate()
  const step = useRouterState({ select: ({ location }) => location.state.step ?? first }) as Step
  const go = (next: Step, { instead = false } = {}) =>
    void navigate({
      to: '.',
      search: true,
      state: (was) => ({ ...was, step: next }),
      replace: instead,
    })
  return { step, go }
}
