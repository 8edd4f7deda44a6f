import { SearchX } from 'lucide-react'
import { Link, useNavigate, useParams } from '../../kernel/navigation.tsx'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { type PermitPass, usePermitPass } from './permit-pass.queries.ts'
import './permit-pass.css'
import { useState } from 'react'
import { LaterLines } from '../../kernel/send-later/LaterLines.tsx'
import { HearPermit } from './HearPermit.tsx'
import { useAwake } from '../../ui/use-awake.ts'
import { passFaceOf } from './my-permit.rules.ts'
import { PassDetails } from './PassDetails.tsx'
import { PassFaces } from './PassFaces.tsx'
import type { PassActs } from './PassRows.tsx'
import { headOfFace, toneOfFace } from './pass-head.tsx'
import { useWaitingActs } from './use-waiting-acts.ts'

type PassScreenProps = { pass: PermitPass; onBack: () => void }

/** A permit's one face at a time; its code and all its details are one press away from each. */
function PassScreen({ pass, onBack }: PassScreenProps) {
  const { items, waiting } = useWaitingActs(pass)
  const [opened, setOpened] = useState<'code' | 'details' | null>(null)
  const face = opened === 'code' && pass.qrText !== null ? 'code' : passFaceOf(pass.status, waiting)
  const acts: PassActs = {
    showCode: () => setOpened('code'),
    more: (
      <Button size="hero" onClick={() => setOpened('details')}>
        بیشتر
      </Button>
    ),
    showDetails: () => setOpened('details'),
  }
  useAwake()
  const told = face === 'waits' ? items.filter((item) => !waiting.includes(item)) : items
  return (
    <>
      <PhoneHeader
        tone={toneOfFace[face]}
        title={headOfFace(face, waiting)}
        end={<HearPermit face={face} pass={pass} />}
        onBack={opened === 'code' ? () => setOpened(null) : onBack}
      />
      <main className="measure column grow full pass" id="main" tabIndex={-1}>
        <LaterLines items={told} />
        <PassFaces of={face} pass={pass} acts={acts} />
      </main>
      {opened === 'details' && <PassDetails pass={pass} onClose={() => setOpened(null)} />}
    </>
  )
}

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
