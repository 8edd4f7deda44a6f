/** What other features may use of inquiries: their own, kept for the day too. */
export { askOnce } from './ask-once.ts'
export { deleteOldInquiries } from './inquiries.store.ts'
