import type { Steps } from './RegisterFrame.tsx'

/** The last step of a registration with a paper. What is typed is told on, so that it stays when a code is asked for again. */
export type PaperStepProps<Values> = {
  title: string
  steps: Steps
  mobile: string
  values: Values
  onChange: (values: Values) => void
  onUnproven: () => void
  onRegistered: (account: { userName?: string; password?: string } | undefined) => void
}
