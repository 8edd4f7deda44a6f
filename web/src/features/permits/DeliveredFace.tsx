import { splitPlace } from '../../kernel/format.ts'
import { Face } from '../../ui/Face.tsx'
import { MyPermitAct } from './MyPermitAct.tsx'
import { PassFoot, PassRows } from './PassRows.tsx'
import type { FaceProps } from './pass-face.ts'
import { PayInWords } from './PayInWords.tsx'
import { whenOf } from './pass-when.ts'

/** The load is delivered: when, and what of it reaches the driver. */
export function DeliveredFace({ pass, acts }: FaceProps) {
  const { day, hour } = whenOf(pass.since)
  return (
    <>
      <Face tone="go">
        <p className="text-head strong">{day} ساعت</p>
        <b className="pass-hour num">{hour}</b>
        <p className="text-head strong">
          بار {splitPlace(pass.cargoDestination).town} تحویل شد. از این بار به شما می‌رسد:
        </p>
        <PayInWords toman={pass.netPayToman} />
        <p className="second">کرایه را شرکت به شما می‌دهد؛ به کیف پول بارگاه نمی‌آید.</p>
      </Face>
      <PassRows pass={pass} acts={acts} />
      <PassFoot>
        <MyPermitAct permit={pass} />
      </PassFoot>
    </>
  )
}
