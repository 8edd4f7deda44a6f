import { useNavigate, useLocation } from '../navigation.tsx'

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
