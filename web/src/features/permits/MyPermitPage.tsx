import { SearchX } from 'lucide-react'
import { Link, useNavigate, useParams } from '../../kernel/navigation.tsx'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { PassScreen } from './PassScreen.tsx'
import { usePermitPass } from './permit-pass.queries.ts'
import './permit-pass.css'

/** A permit on its driver's phone, handed to guards: no way leads off but back, and once seen it opens without a network. */
export default function MyPermitPage() {
  const { id = '' } = useParams() as { id?: string }
  const navigate = useNavigate()
  const read = usePermitPass(Number(id))
  const leave = () => void navigate({ to: paths.myPermits })
  if (read.data) return <PassScreen key={id} pass={read.data} onBack={leave} />
  const isMissing = read.error instanceof ApiError && ['missing', 'invalid'].includes(read.error.kind)
  return (
    <>
      <PhoneHeader title={`مجوز ${toPersianDigits(id)}`} onBack={leave} />
      <main className="phone-stack" id="main" tabIndex={-1}>
        {isMissing ? (
          <Missing />
        ) : (
          <Read of={read} failedTitle="مجوز نیامد">
            {() => null}
          </Read>
        )}
      </main>
    </>
  )
}

const Missing = () => (
  <EmptyState
    icon={<SearchX />}
    title="این مجوز پیدا نشد"
    actions={
      <Link to={paths.myPermits} className={buttonClass('default', 'hero')}>
        مجوزهای من
      </Link>
    }
  >
    شماره را بررسی کنید؛ شاید اشتباه باشد یا از آن شما نباشد.
  </EmptyState>
)
