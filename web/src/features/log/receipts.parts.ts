export { keepReceiptOf } from './receipts.keep.ts'
