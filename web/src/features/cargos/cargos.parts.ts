import { fetched } from '../../ui/fetched.tsx'

export { LoadBrowser } from './driver/LoadBrowser.tsx'
export { searchLoads } from './driver/load-order.rules.ts'
export { useAnnouncedLoads } from './driver/loads.queries.ts'

/** Since when a load that was being declared waits; nothing where none does. */
export const DraftSince = fetched(() => import('./declaring/DraftSince.tsx'))
