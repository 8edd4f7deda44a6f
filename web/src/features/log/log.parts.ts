export { LogLink } from './LogLink.tsx'
export { LogWatch } from './LogWatch.tsx'
