import { ArrowLeft, Printer } from 'lucide-react'
import { readBack } from '@bargah/contract/features/payments/top-up.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { currentSession } from '../../kernel/session.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DraftSince } from '../cargos/cargos.parts.ts'
import { AskBank } from './AskBank.tsx'
import type { Payment } from './payments.queries.ts'
import type { OutcomeLook } from './return.rules.ts'

/** Where the drivers' app opens again. */
const app = 'bargah://wallet'

type ReturnActsProps = { look: OutcomeLook; payment: Payment | undefined }

/** Where one goes on from here: to what was being done, to ask, to pay again; whoever is not signed in, to signing in. */
export function ReturnActs({ look, payment }: ReturnActsProps) {
  const back = readBack(payment?.back)
  const isDeclaring = back?.toLowerCase().startsWith(paths.addCargo.toLowerCase()) === true
  const first = look === 'wait' && payment ? 'ask' : look === 'no' ? 'again' : back ? 'back' : 'leave'
  const dress = (isFirst: boolean) => buttonClass(isFirst ? 'primary' : 'ghost')
  return (
    <div className="stack gap-2">
      <div className="row wrap">
        {first === 'ask' && <AskBank look="form" variant="primary" />}
        {first === 'again' && (
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
            {isDeclaring ? 'ادامهٔ اعلام بار' : 'ادامهٔ کار'} <ArrowLeft />
          </a>
        )}
        <Leave isFirst={first === 'leave'} />
        {look === 'ok' && payment && (
          <Button variant="ghost" icon={<Printer />} onClick={() => print()}>
            چاپ رسید
          </Button>
        )}
      </div>
      {isDeclaring && <DraftSince />}
      {!currentSession() && (
        <div className="row wrap">
          <p className="quiet">از برنامهٔ رانندگان پرداخت کرده‌اید؟</p>
          <a href={app}>به برنامه برگردید</a>
        </div>
      )}
    </div>
  )
}

function Leave({ isFirst }: { isFirst: boolean }) {
  const dress = buttonClass(isFirst ? 'primary' : 'ghost')
  if (currentSession())
    return (
      <Link to={paths.onlineCharge} className={dress}>
        کیف پول
      </Link>
    )
  return (
    <Link
      to={paths.login}
      search={{ returnTo: `${location.pathname}${location.search}` } as object}
      className={dress}
    >
      ورود و دیدن نتیجه
    </Link>
  )
}
