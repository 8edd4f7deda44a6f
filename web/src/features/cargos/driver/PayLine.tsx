import type { PayFacts } from '@bargah/contract/features/cargos/pay.rules.ts'
import { sayPay } from './pay.text.ts'

type PayLineProps = { load: PayFacts; emptyKm?: number; look?: 'fine' | 'quiet' | 'quiet-line' }

/** Under a net pay, in one line: the rent and what is taken of it, each kilometre, against the official rate. */
export const PayLine = ({ load, emptyKm = 0, look = 'fine' }: PayLineProps) => (
  <span className={look}>{sayPay(load, emptyKm)}</span>
)
