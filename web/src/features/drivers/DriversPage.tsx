import FoundDrivers from './FoundDrivers.tsx'

/** Support looks for drivers by six ways, and does in a drawer what there is to do with each (rules 5.1). */
export default function DriversPage() {
  return <FoundDrivers />
}
