export { LoadBrowser } from './driver/LoadBrowser.tsx'
export { searchLoads } from './driver/load-order.rules.ts'
export { useAnnouncedLoads } from './driver/loads.queries.ts'
