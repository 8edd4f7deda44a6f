export { LoadBrowser } from './LoadBrowser.tsx'
export { searchLoads } from './load-order.rules.ts'
export { useAnnouncedLoads } from './loads.queries.ts'
