/** What other features may draw of payments. */
export { WaitingPayment } from './WaitingPayment.tsx'
