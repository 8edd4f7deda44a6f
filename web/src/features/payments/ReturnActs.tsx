import { Link } from '../../kernel/navigation.tsx'
import { readBack } from '@bargah/contract/features/payments/top-up.ts'
import { paths } from '../../kernel/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { AskBank } from './AskBank.tsx'
import type { Payment } from './payments.queries.ts'
import type { OutcomeLook } from './return.rules.ts'

/** Where the drivers' app opens again. */
const app = 'bargah://wallet'

type ReturnActsProps = { look: OutcomeLook; payment: Payment | undefined }

/** Where one goes on from here: to what was being done, to pay again, to the app, to the site. */
export function ReturnActs({ look, payment }: ReturnActsProps) {
  const back = readBack(payment?.back)
  const isAgain = look === 'no'
  const first = isAgain ? 'again' : back ? 'back' : 'app'
  const dress = (isFirst: boolean) =>
    isFirst ? buttonClass('primary', 'hero') : buttonClass('ghost', 'touch')
  return (
    <div className="stack gap-2 bank-foot">
      {isAgain && (
        <Link
          to={paths.onlineCharge}
          search={{ amount: payment?.amount, back } as object}
          className={dress(true)}
        >
          پرداخت دوباره
        </Link>
      )}
      {back !== undefined && (
        <a href={back} className={dress(first === 'back')}>
          ادامهٔ کار
        </a>
      )}
      {first === 'app' && (
        <a className={dress(true)} href={app}>
          بازگشت به برنامه
        </a>
      )}
      <div className="abreast gap-2">
        {look === 'wait' && payment && <AskBank look="touch" />}
        {first !== 'app' && (
          <a className={dress(false)} href={app}>
            بازگشت به برنامه
          </a>
        )}
        <Link to={paths.home} className={dress(false)}>
          صفحهٔ اول سایت
        </Link>
      </div>
    </div>
  )
}
