import { Hand } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from '../../../kernel/navigation.tsx'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../../kernel/paths.ts'
import { ConfirmWrite } from '../../../kernel/ConfirmWrite.tsx'
import { useAskedLoad, useReturnPath } from '../../../kernel/asked-load.ts'
import { placeFor } from '../../../kernel/location.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { PayLine } from '../pay.parts.tsx'
import { routeOfLoad } from './load.text.ts'
import type { Load } from './load-order.rules.ts'

type TakeFreeLoadProps = { cargo: Load; turn: { id: number; turnNumber: number } | null | undefined }

/** Takes a free load at once, after a question: a turn that is held ends with it (rules 10.3). */
export function TakeFreeLoad({ cargo, turn }: TakeFreeLoadProps) {
  const [asking, setAsking] = useState(useAskedLoad() === cargo.id)
  if (cargo.needsTurn && turn === null)
    return (
      <Link
        to={paths.turn}
        className={buttonClass('soft', 'touch')}
        aria-label={`نخست نوبت بگیرید، بار ${routeOfLoad(cargo)}`}
      >
        نوبت بگیرید
      </Link>
    )
  return (
    <>
      <Button
        variant="soft"
        size="touch"
        icon={<Hand className="i-lg" />}
        disabled={turn === undefined}
        aria-label={`می‌گیرم، ${routeOfLoad(cargo)}`}
        onClick={() => setAsking(true)}
      >
        می‌گیرم
      </Button>
      {asking && <TakeDialog cargo={cargo} turn={turn ?? null} onClose={() => setAsking(false)} />}
    </>
  )
}

type TakeDialogProps = { cargo: Load; turn: { turnNumber: number } | null; onClose: () => void }

function TakeDialog({ cargo, turn, onClose }: TakeDialogProps) {
  const navigate = useNavigate()
  return (
    <ConfirmWrite
      call="reserveFreeCargo"
      input={() => ({ body: { CargoId: cargo.id } })}
      prepare={async ({ body }) => ({ body: { ...body, ...(await placeFor(cargo.cargoRange)) } })}
      onDone={() => void navigate({ to: paths.home })}
      title={`بار ${routeOfLoad(cargo)} را می‌گیرید؟`}
      consequence={`این بار همین حالا به شما داده و مجوز آن صادر می‌شود؛ ${formatToman(cargo.netPayToman)} به شما می‌رسد.`}
      back={useReturnPath(cargo.id)}
      confirmLabel="بله، می‌گیرم"
      cancelLabel="نه"
      busyLabel="در حال گرفتن…"
      onClose={onClose}
    >
      <PayLine load={cargo} />
      {turn && (
        <Note tone="warning" title={`نوبت ${toPersianDigits(turn.turnNumber)} شما پایان می‌یابد`}>
          با می‌گیرم، نوبت و همهٔ انتخاب‌های در انتظارتان کنار می‌روند.
        </Note>
      )}
    </ConfirmWrite>
  )
}
