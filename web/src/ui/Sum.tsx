import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial, formatToman, RIALS_PER_TOMAN, rialToToman } from '@bargah/contract/kernel/money.ts'
import { Signed } from './Toman.tsx'

type SumProps = ({ rial: number } | { toman: number }) & {
  /** The unit in small words, where the figure is large. */
  small?: boolean
  /** With «+» or «−»: what a wallet gained or lost. */
  signed?: boolean
  /** Without the unit: the head of the column or of the part says it. */
  bare?: boolean
}

/**
 * A sum as desks read it, everywhere: wallets and fees by rials, rents by tomans, the other unit in its tip alone (rules 13.1). Digits are
 * of one width, and a minus stands at their left, so that sums under each other are compared by place.
 */
export function Sum({ small = false, bare = false, signed = false, ...sum }: SumProps) {
  const isRial = 'rial' in sum
  const amount = isRial ? sum.rial : sum.toman
  const unit = isRial ? 'ریال' : 'تومان'
  return (
    <span
      className="num"
      title={
        isRial ? formatToman(rialToToman(sum.rial)) : formatRial(Math.round(sum.toman * RIALS_PER_TOMAN))
      }
    >
      {signed ? <Signed amount={amount} /> : formatNumber(amount)}
      {!bare && <> {small ? <small>{unit}</small> : unit}</>}
    </span>
  )
}
