import { Check } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../app/paths.ts'
import { splitPlace } from '../../kernel/format.ts'
import { locate } from '../../kernel/location.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast.ts'
import type { ListedCargo } from './ListAct.tsx'

type TakeAtOnceProps = { cargo: ListedCargo; turnId: number }

/** Where a hall settles each choice at once: asks, takes, and shows the outcome. */
export function TakeAtOnce({ cargo, turnId }: TakeAtOnceProps) {
  const [asking, setAsking] = useState(false)
  const take = useTake({ cargo, turnId })
  const way = `${splitPlace(cargo.cargoSource).town} به ${splitPlace(cargo.cargoDestination).town}`
  return (
    <>
      <Button variant="soft" size="touch" icon={<Check className="i-lg" />} onClick={() => setAsking(true)}>
        گرفتن این بار
      </Button>
      {asking && (
        <ConfirmDialog
          title={`بار ${way} را می‌گیرید؟`}
          consequence={`این بار همین حالا با ${formatToman(cargo.netPayToman)} خالص به شما داده می‌شود و نوبتتان به کار می‌رود.`}
          confirmLabel="بله، می‌گیرم"
          cancelLabel="نه"
          busy={take.busy}
          busyLabel="در حال گرفتن…"
          onConfirm={take.start}
          onClose={() => setAsking(false)}
        >
          {take.fault && (
            <Note tone="danger" alert>
              {take.fault}
            </Note>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}

function useTake({ cargo, turnId }: TakeAtOnceProps) {
  const navigate = useNavigate()
  const [fault, setFault] = useState<string | null>(null)
  const [seeking, setSeeking] = useState(false)
  const add = useWrite('addPriority', {
    refresh: ['showMyTurn', 'showMyPermit', 'showMyResult', 'showMyBalance', 'listAnnouncedCargos'],
    onDone: ({ message }) => {
      toast({ title: message })
      void navigate({ to: paths.myResult })
    },
    onFailed: setFault,
  })
  const send = (place: Point | null) =>
    add.mutate({
      body: {
        DriverTurnId: turnId,
        CargoId: cargo.id,
        DriverLat: place?.latitude,
        DriverLong: place?.longitude,
      },
    })
  const start = () => {
    setFault(null)
    if (cargo.cargoRange === 0) return send(null)
    setSeeking(true)
    locate()
      .then(send, (error: Error) => setFault(error.message))
      .finally(() => setSeeking(false))
  }
  return { start, fault, busy: seeking || add.isPending }
}
