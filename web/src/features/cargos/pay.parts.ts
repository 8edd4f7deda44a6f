export { AskWhyPay } from './driver/AskWhyPay.tsx'
export { PayLine } from './driver/PayLine.tsx'
