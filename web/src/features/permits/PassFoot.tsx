import { ListOrdered, PackageSearch } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { formatRialInToman } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../kernel/paths.ts'
import { formatDayTime } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { MyPermitAct } from './MyPermitAct.tsx'
import { GiveUp } from './GiveUp.tsx'
import { driverActs, offersBackhaul } from './my-permit.rules.ts'
import { useMyPermit } from './my-permit.queries.ts'
import type { PermitPass } from './permit-pass.queries.ts'

/** Under the permit: what can be done with it now, and what that means. */
export const PassFoot = ({ pass }: { pass: PermitPass }) => (
  <footer className="phone-foot">
    {pass.status === permitStatus.voided ? <TakeTurn /> : <MyPermitAct permit={pass} />}
    <GiveUp permit={pass} />
    <p>{sentenceOf(pass)}</p>
    {offersBackhaul(pass.status) && (
      <Link to={paths.backhaul(pass.id)} className={buttonClass('default', 'touch')}>
        <PackageSearch className="i-lg" />
        بارهای برگشت
      </Link>
    )}
  </footer>
)

function TakeTurn() {
  const open = useMyPermit().data
  if (open !== null) return null
  return (
    <div className="acts">
      <Link to={paths.turn} className={buttonClass('primary', 'hero')}>
        <ListOrdered className="i-lg" />
        گرفتن نوبت
      </Link>
    </div>
  )
}

function sentenceOf(pass: PermitPass): string {
  const at = formatDayTime(pass.since, serverNow())
  if (pass.status === permitStatus.voided) return `${at} باطل شد${reasonOf(pass)}. ${refundOf(pass)}`
  if (pass.status === permitStatus.completed) return `کار این بار ${at} تمام شد.`
  if (pass.status === permitStatus.delivered)
    return `تحویل ${at} ثبت شد. پس از پایان کار، بارهای برگشت را می‌بینید.`
  if (driverActs(pass.status).mayGiveUp) return 'انصراف تا پیش از حواله ممکن است. نوبت و هزینه‌اش برنمی‌گردد.'
  return 'دیگر نمی‌توانید انصراف دهید. اگر مشکلی هست، با شرکت تماس بگیرید.'
}

const reasonOf = ({ voidReason }: PermitPass) => (voidReason ? `: ${voidReason}` : '')
const refundOf = ({ driverRefundRial }: PermitPass) =>
  driverRefundRial > 0
    ? `${formatRialInToman(driverRefundRial)} به کیف پولتان برگشت.`
    : 'هزینهٔ نوبت به کیف پول برنگشت.'
