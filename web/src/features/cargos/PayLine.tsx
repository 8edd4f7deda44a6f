import type { PayFacts } from '@bargah/contract/features/cargos/pay.rules.ts'
import { sayPay } from './pay.text.ts'

/** Under a net pay, in one line: the rent and what is taken of it, each kilometre, against the official rate. */
export const PayLine = ({ load, emptyKm = 0 }: { load: PayFacts; emptyKm?: number }) => (
  <span className="fine">{sayPay(load, emptyKm)}</span>
)
