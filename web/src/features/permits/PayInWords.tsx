import { tomanToRial } from '@bargah/contract/kernel/money.ts'
import { sayRialInToman } from '@bargah/contract/kernel/number-words.ts'
import { Toman } from '../../ui/Toman.tsx'

export const PayInWords = ({ toman }: { toman: number }) => (
  <div className="pass-pay">
    <Toman figure="figure-big" toman={toman} />
    <p className="second">{sayRialInToman(tomanToRial(toman))}</p>
  </div>
)
