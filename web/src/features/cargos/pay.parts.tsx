import { computeNetPay, type PayFacts } from '@bargah/contract/features/cargos/pay.rules.ts'
import { ChevronLeft, CircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { sayPay } from './driver/pay.text.ts'
import { routeOf } from '../../kernel/format.ts'
import type { Rents } from './driver/official-scale.rules.ts'
import type { PaidLoad } from './driver/PaySheet.tsx'
import { fetched } from '../../ui/fetched.tsx'
import './driver/why.css'

const PaySheet = fetched(() => import('./driver/PaySheet.tsx'))

type AskWhyPayProps = {
  load: PaidLoad
  emptyKm?: number
  rents?: Rents | null
  /** Of a load on offer: what its route pays is told too. */
  cargoId?: number
  /** A square of its own beside a load's act. */
  isMini?: boolean
}

/** «چرا؟» beside a net pay: where it comes from, and how the rent stands to the official rate. */
export function AskWhyPay({ load, emptyKm = 0, rents = null, cargoId, isMini }: AskWhyPayProps) {
  const [asked, setAsked] = useState(false)
  const net = formatToman(computeNetPay(load.cargoRent, load.driverFeeRial))
  return (
    <>
      <button
        type="button"
        className={
          isMini
            ? 'mini press'
            : 'inline at-middle pack-middle gap-1 fixed rounded-lg accent-ink size-lg strong centre why press'
        }
        aria-label={`چرا ${net}؟ ریز آنچه به شما می‌رسد، بار ${routeOf(load.cargoSource, load.cargoDestination)}`}
        onClick={() => setAsked(true)}
      >
        {isMini && <CircleQuestionMark />}
        چرا؟
        {!isMini && <ChevronLeft className="i-sm" />}
      </button>
      {asked && (
        <PaySheet
          load={load}
          emptyKm={emptyKm}
          rents={rents}
          cargoId={cargoId}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

type PayLineProps = { load: PayFacts; emptyKm?: number; look?: 'fine' | 'quiet' | 'quiet-line' }

/** Under a net pay, in one line: the rent and what is taken of it, each kilometre, against the official rate. */
export const PayLine = ({ load, emptyKm = 0, look = 'fine' }: PayLineProps) => (
  <span className={look}>{sayPay(load, emptyKm)}</span>
)
