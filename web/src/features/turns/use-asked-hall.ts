import { useSearch } from '../../kernel/navigation.tsx'

/** The hall that the address names, `/DriverTurn?hall=3`: the page of a hall leads here with it; null without one. */
export function useAskedHall(): number | null {
  const { hall } = useSearch() as { hall?: unknown }
  return Number.isInteger(hall) ? Number(hall) : null
}
