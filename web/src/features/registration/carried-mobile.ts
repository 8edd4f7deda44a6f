import { useRouterState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number that was proven on the page before. */
    provenMobile?: string
  }
}

/** The number that was proven on the page that led here (rules 3.1); null when none was. */
export const useProvenMobile = (): string | null =>
  useRouterState({ select: ({ location }) => location.state.provenMobile ?? null })
