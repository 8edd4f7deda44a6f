import { tomanToRial } from '@bargah/contract/kernel/money.ts'
import { sayRialInToman } from '@bargah/contract/kernel/number-words.ts'
import { Toman } from '../../ui/Toman.tsx'

/** What reaches the driver, in figures and under them in words. */
export const PayInWords = ({ toman }: { toman: number }) => (
  <div className="pass-pay">
    <Toman figure="figure-big" toman={toman} />
    <p className="second">{sayRialInToman(tomanToRial(toman))}</p>
  </div>
)
