import { ChevronLeft, FileText, PhoneIcon, ScanLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PermitPass } from '@bargah/contract/features/permits/permits.schema.ts'
import { tomanToRial } from '@bargah/contract/kernel/money.ts'
import { sayRialInToman } from '@bargah/contract/kernel/number-words.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { classes } from '../../ui/classes.ts'
import { Toman } from '../../ui/Toman.tsx'
import { serverNow } from '../../kernel/now.ts'
import { numbersOf } from './my-permit.rules.ts'

export type PassActs = {
  showCode: () => void
  showDetails: () => void
  more: ReactNode
  /** On his home: what he does next comes before what a guard reads. */
  isHome?: boolean
}
export type FaceProps = { pass: PermitPass; acts: PassActs }

/** In: an instant. Out: its day («امروز», «۲۹ آبان») and its hour, apart. */
export function whenOf(at: string): { day: string; hour: string } {
  const hour = formatTime(at)
  return { day: formatDayTime(at, serverNow()).slice(0, -hour.length).trim(), hour }
}

/** Under a face that is not the code: the code, whom to call, and all the rest. */
export function PassRows({ pass, acts }: FaceProps) {
  return (
    <ul className="face-rows is-wide size-xl pass-rows">
      {pass.qrText !== null && (
        <li>
          <button type="button" onClick={acts.showCode}>
            <ScanLine />
            <span className="grow">کد مجوز هنوز هست</span>
            <ChevronLeft />
          </button>
        </li>
      )}
      <CallRows pass={pass} />
      <li>
        <button type="button" onClick={acts.showDetails}>
          <FileText />
          <span className="grow">همهٔ جزئیات</span>
          <ChevronLeft />
        </button>
      </li>
    </ul>
  )
}

/** Whom to call about the load: by whom its loading is arranged, then its company; nothing where no number is known, or it stands elsewhere (`except`). */
export function CallRows({ pass, except = null }: Pick<FaceProps, 'pass'> & { except?: string | null }) {
  const { loading, company } = numbersOf(pass)
  return (
    <>
      {loading && loading !== except && (
        <CallRow telephone={loading}>
          زنگ برای بارگیری
          <small className="block">تلفن هماهنگی {pass.transportationCompanyName}</small>
        </CallRow>
      )}
      {company && company !== except && (
        <CallRow telephone={company}>
          زنگ به دفتر شرکت
          <small className="block">{pass.transportationCompanyName}</small>
        </CallRow>
      )}
    </>
  )
}

const CallRow = ({ telephone, children }: { telephone: string; children: ReactNode }) => (
  <li>
    <a href={`tel:${telephone}`}>
      <PhoneIcon />
      <span className="grow">{children}</span>
      <ChevronLeft />
    </a>
  </li>
)

/** The acts at the foot of a permit's screen, which stay in sight. */
export const PassFoot = ({ look, children }: { look?: 'pass-duo'; children: ReactNode }) => (
  <div className={classes('on-panel far-down stack gap-2 pass-foot', look)}>{children}</div>
)

export const PayInWords = ({ toman }: { toman: number }) => (
  <div className="pass-pay">
    <Toman figure="figure-big" toman={toman} />
    <p className="second">{sayRialInToman(tomanToRial(toman))}</p>
  </div>
)
