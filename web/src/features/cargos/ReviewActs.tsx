import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Ban, CircleCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Button } from '../../ui/Button.tsx'

const RejectCargoDialog = lazy(() => import('./RejectCargoDialog.tsx'))

/** The foot of the drawer of a product owner's cargo that awaits review: approve it, or reject it for a reason. */
export function ReviewActs({ cargo }: { cargo: PublicCargo }) {
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <Button variant="primary" icon={<CircleCheck />} onClick={() => setAsked('approve')}>
        تأیید
      </Button>
      <Button className="far" variant="dangerQuiet" icon={<Ban />} onClick={() => setAsked('reject')}>
        رد با دلیل
      </Button>
      {asked === 'approve' && (
        <ConfirmWrite
          call="reviewCargo"
          input={() => ({ body: { Id: cargo.id, Accept: true } })}
          title={`بار ${toPersianDigits(cargo.id)} تأیید شود؟`}
          consequence="هزینهٔ بار از کیف پول شرکت حمل نگه داشته می‌شود و رانندگان بار را در زمان اعلام می‌بینند."
          confirmLabel="بله، تأیید می‌کنم"
          cancelLabel="نه، هنوز نه"
          busyLabel="در حال تأیید…"
          onClose={close}
        />
      )}
      {asked === 'reject' && (
        <Suspense>
          <RejectCargoDialog cargo={cargo} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
