import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { sumInWords } from '../../ui/sum-words.ts'

/** What reaches the driver, in figures and under them in words. */
export const PayInWords = ({ toman }: { toman: number }) => (
  <div className="pass-pay">
    <p className="row at-base">
      <b className="figure-big num">{formatNumber(toman)}</b> تومان
    </p>
    <p className="second">{sumInWords(toman, 'تومان')}</p>
  </div>
)
