import { Printer, SearchX } from 'lucide-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { formatDayTime } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { useOpenFile } from '../../kernel/use-open-file.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { PassFacts } from './PassFacts.tsx'
import { PassFoot } from './PassFoot.tsx'
import { PermitBadge } from './PermitBadge.tsx'
import { PermitTicket } from './PermitTicket.tsx'
import { type PermitPass, usePermitPass } from './permit-pass.queries.ts'
import './permit-pass.css'

/** A permit on its driver's phone, handed to guards: no way leads off but back, and once seen it opens without a network. */
export default function MyPermitPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const navigate = useNavigate()
  const read = usePermitPass(Number(id))
  const pass = read.data
  const isMissing = read.error instanceof ApiError && ['missing', 'invalid'].includes(read.error.kind)
  return (
    <>
      <PhoneHeader
        title={
          <span className="row pass-title">
            مجوز {toPersianDigits(id)}
            {pass && <PermitBadge status={pass.status} />}
          </span>
        }
        subtitle={pass && issueOf(pass)}
        onBack={() => void navigate({ to: paths.myPermits })}
        end={pass && <Paper permitId={pass.id} />}
      />
      <main className="phone-stack pass" id="main" tabIndex={-1}>
        {isMissing && !pass ? (
          <Missing />
        ) : (
          <Read of={read} failedTitle="مجوز نیامد">
            {(shown) => (
              <>
                <PermitTicket pass={shown} />
                <PassFacts pass={shown} />
              </>
            )}
          </Read>
        )}
      </main>
      {pass && <PassFoot pass={pass} />}
    </>
  )
}

const issueOf = ({ issuedAt, turnNumber }: PermitPass) =>
  [formatDayTime(issuedAt, serverNow()), turnNumber !== null && `نوبت ${toPersianDigits(turnNumber)}`]
    .filter(Boolean)
    .join('، ')

/** The sheet of paper, in a window of its own. */
function Paper({ permitId }: { permitId: number }) {
  const { busy, open } = useOpenFile('printPermit', 'برگهٔ مجوز باز نشد')
  return (
    <Button
      variant="ghost"
      size="touch"
      icon={<Printer className="i-lg" />}
      busy={busy}
      busyLabel="در حال آوردن…"
      onClick={() => open({ query: { DriverReserveId: permitId } })}
    >
      برگه
    </Button>
  )
}

const Missing = () => (
  <EmptyState
    icon={<SearchX />}
    title="این مجوز پیدا نشد"
    actions={
      <Link to={paths.myPermits} className={buttonClass('default', 'touch')}>
        مجوزهای من
      </Link>
    }
  >
    شماره را بررسی کنید؛ شاید اشتباه باشد یا از آن شما نباشد.
  </EmptyState>
)
