export { PermitDocuments } from './PermitDocuments.tsx'
