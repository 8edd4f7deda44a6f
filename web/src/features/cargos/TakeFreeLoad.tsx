import { Check } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../app/paths.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { splitPlace } from '../../kernel/format.ts'
import { placeFor } from '../../kernel/location.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import type { Load } from './load-order.rules.ts'

type TakeFreeLoadProps = { cargo: Load; turn: { id: number; turnNumber: number } | null | undefined }

/** Takes a free load at once, after a question: a turn that is held ends with it (decisions §6). */
export function TakeFreeLoad({ cargo, turn }: TakeFreeLoadProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="soft"
        size="touch"
        icon={<Check className="i-lg" />}
        disabled={turn === undefined}
        onClick={() => setAsking(true)}
      >
        گرفتن این بار
      </Button>
      {asking && <TakeDialog cargo={cargo} turn={turn ?? null} onClose={() => setAsking(false)} />}
    </>
  )
}

type TakeDialogProps = { cargo: Load; turn: { turnNumber: number } | null; onClose: () => void }

function TakeDialog({ cargo, turn, onClose }: TakeDialogProps) {
  const navigate = useNavigate()
  const way = `${splitPlace(cargo.cargoSource).town} به ${splitPlace(cargo.cargoDestination).town}`
  return (
    <ConfirmWrite
      call="reserveFreeCargo"
      input={async () => ({ body: { CargoId: cargo.id, ...(await placeFor(cargo.cargoRange)) } })}
      onDone={() => void navigate({ to: paths.home })}
      title={`بار ${way} را می‌گیرید؟`}
      consequence={`این بار همین حالا با ${formatToman(cargo.netPayToman)} ${sums.netPay} به شما داده و مجوز آن صادر می‌شود.`}
      confirmLabel="بله، می‌گیرم"
      cancelLabel="نه"
      busyLabel="در حال گرفتن…"
      onClose={onClose}
    >
      {turn && (
        <Note tone="warning" title={`نوبت ${toPersianDigits(turn.turnNumber)} شما پایان می‌یابد`}>
          با گرفتن این بار، نوبت و همهٔ انتخاب‌های در انتظارتان کنار می‌روند.
        </Note>
      )}
    </ConfirmWrite>
  )
}
