export { LoadBrowser } from './LoadBrowser.tsx'
export { useAnnouncedLoads } from './loads.queries.ts'
