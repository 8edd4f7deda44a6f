import { Check } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../app/paths.ts'
import { splitPlace } from '../../kernel/format.ts'
import { locate } from '../../kernel/location.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast.ts'
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
  const take = useTake(cargo)
  const way = `${splitPlace(cargo.cargoSource).town} به ${splitPlace(cargo.cargoDestination).town}`
  return (
    <ConfirmDialog
      title={`بار ${way} را می‌گیرید؟`}
      consequence={`این بار همین حالا با ${formatToman(cargo.netPayToman)} خالص به شما داده و مجوز آن صادر می‌شود.`}
      confirmLabel="بله، می‌گیرم"
      cancelLabel="نه"
      busy={take.busy}
      busyLabel="در حال گرفتن…"
      onConfirm={take.start}
      onClose={onClose}
    >
      {turn && (
        <Note tone="warning" title={`نوبت ${toPersianDigits(turn.turnNumber)} شما پایان می‌یابد`}>
          با گرفتن این بار، نوبت و همهٔ انتخاب‌های در انتظارتان کنار می‌روند.
        </Note>
      )}
      {take.fault && (
        <Note tone="danger" alert>
          {take.fault}
        </Note>
      )}
    </ConfirmDialog>
  )
}

function useTake(cargo: Load) {
  const navigate = useNavigate()
  const [fault, setFault] = useState<string | null>(null)
  const [seeking, setSeeking] = useState(false)
  const take = useWrite('reserveFreeCargo', {
    refresh: ['listFreeCargos', 'showMyPermit', 'showMyTurn', 'showMyBalance', 'searchPermits'],
    onDone: ({ message }) => {
      toast({ title: message })
      void navigate({ to: paths.home })
    },
    onFailed: setFault,
  })
  const send = (place: Point | null) =>
    take.mutate({ body: { CargoId: cargo.id, DriverLat: place?.latitude, DriverLong: place?.longitude } })
  const start = () => {
    setFault(null)
    if (cargo.cargoRange === 0) return send(null)
    setSeeking(true)
    locate()
      .then(send, (error: Error) => setFault(error.message))
      .finally(() => setSeeking(false))
  }
  return { start, fault, busy: seeking || take.isPending }
}
