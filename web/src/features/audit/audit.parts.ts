/** What other features may draw of the audit. */
export { EventsOf } from './EventsOf.tsx'
