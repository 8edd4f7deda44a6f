import { Link } from '../../kernel/navigation.tsx'
import { formatRialInToman } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../kernel/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import { useMyPermit } from './my-permit.queries.ts'
import { PassFoot, PassRows } from './PassRows.tsx'
import type { FaceProps } from './pass-face.ts'
import { whenOf } from './pass-when.ts'
import { NumberedList } from '../../ui/NumberedList.ts'

/** The permit is void: why, and what came back; it has no code, since no load is given on it. */
export function VoidedFace({ pass, acts }: FaceProps) {
  const { day, hour } = whenOf(pass.since)
  const { driverRefundRial, voidReason } = pass
  return (
    <>
      <Face tone="stop">
        <h2 className="figure-4xl">این مجوز باطل شده است</h2>
        <p className="text-head strong num">
          {day} ساعت {hour}
          {voidReason && `: ${voidReason}`}
        </p>
        <p>
          {driverRefundRial > 0
            ? `${formatRialInToman(driverRefundRial)} به کیف پولتان برگشت.`
            : 'هزینهٔ نوبت به کیف پول برنگشت.'}
        </p>
        <p className="second">با آن بار داده نمی‌شود؛ برای همین کد ندارد.</p>
      </Face>
      <PassRows pass={pass} acts={acts} />
      <TakeTurn />
    </>
  )
}

function TakeTurn() {
  if (useMyPermit().data !== null) return null
  return (
    <PassFoot>
      <Link to={paths.turn} className={buttonClass('primary', 'hero')}>
        <NumberedList />
        نوبت می‌گیرم
      </Link>
    </PassFoot>
  )
}
