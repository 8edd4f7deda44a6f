export { AskWhyPay } from './AskWhyPay.tsx'
export { PayLine } from './PayLine.tsx'
