export { hasWaybill } from './waybill.store.ts'
