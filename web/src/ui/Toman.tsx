import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { rialToToman } from '@bargah/contract/kernel/money.ts'

type TomanProps = ({ rial: number } | { toman: number }) & {
  /** The figure in `<b>`, where its place makes it large, or of the size that a class says: `figure-5xl`. */
  figure?: boolean | string
  /** With «+» or «−»: what a wallet gained or lost. */
  signed?: boolean
}

/** A sum as drivers read it, everywhere: its figure and its unit, to the rial (`۱٬۲۳۴٫۵ تومان`). */
export function Toman({ figure = false, signed = false, ...sum }: TomanProps) {
  const toman = 'rial' in sum ? rialToToman(sum.rial) : sum.toman
  const number = signed ? <Signed amount={toman} /> : formatNumber(toman)
  const size = typeof figure === 'string' ? figure : undefined
  // beside a large figure the unit may have a line of its own: where there is no room, no digit of it is cut
  return (
    <span className={figure ? undefined : 'num'}>
      {figure ? <b className={size}>{number}</b> : number} تومان
    </span>
  )
}

/** What was gained or lost: its sign stands at the left of the digits, wherever it is written. */
export const Signed = ({ amount }: { amount: number }) => (
  <bdi dir="ltr">
    {amount < 0 ? '−' : '+'}
    {formatNumber(Math.abs(amount))}
  </bdi>
)
