import { useLocation, useSearch } from './navigation.tsx'

/** The load that the address asks to be taken, `/LoadList?take=12`: who topped his wallet up for it comes back so; null without one. */
export function useAskedLoad(): number | null {
  const { take } = useSearch() as { take?: unknown }
  return Number.isInteger(take) ? Number(take) : null
}

/** This page's address, which asks on coming back whether the load is taken. */
export const useReturnPath = (cargoId: number): string => `${useLocation().pathname}?take=${cargoId}`
