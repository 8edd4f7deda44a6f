import { useRouterState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number that was proven on the page before. */
    provenMobile?: string
  }
}

/** The number that was proven on the page that led here (spec 3 §2.8); null when none was. */
export const useProvenMobile = (): string | null =>
  useRouterState({ select: ({ location }) => location.state.provenMobile ?? null })
