export { WaitingPayment } from './WaitingPayment.tsx'
