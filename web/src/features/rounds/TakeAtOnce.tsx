import { Hand } from 'lucide-react'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '../../kernel/navigation.tsx'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../kernel/paths.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { useAskedLoad, useReturnPath } from '../../kernel/asked-load.ts'
import { routeOf } from '../../kernel/format.ts'
import { placeFor } from '../../kernel/location.ts'
import { Button } from '../../ui/Button.tsx'
import { PayLine } from '../cargos/pay.parts.tsx'
import type { ListedCargo } from './ListAct.tsx'
import { myResultQuery } from './rounds.queries.ts'

type TakeAtOnceProps = { cargo: ListedCargo; turnId: number }

/** Where a hall settles each choice at once: asks, takes, and shows the outcome. */
export function TakeAtOnce({ cargo, turnId }: TakeAtOnceProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [asking, setAsking] = useState(useAskedLoad() === cargo.id)
  const back = useReturnPath(cargo.id)
  // the result of an earlier round may be kept: not shown for this one
  const showResult = async () => {
    await client.fetchQuery(myResultQuery).catch(() => undefined)
    await navigate({ to: paths.myResult })
  }
  const route = routeOf(cargo.cargoSource, cargo.cargoDestination)
  return (
    <>
      <Button
        variant="soft"
        size="touch"
        icon={<Hand className="i-lg" />}
        aria-label={`می‌گیرم، ${route}`}
        onClick={() => setAsking(true)}
      >
        می‌گیرم
      </Button>
      {asking && (
        <ConfirmWrite
          call="addPriority"
          input={async () => ({
            body: { DriverTurnId: turnId, CargoId: cargo.id, ...(await placeFor(cargo.cargoRange)) },
          })}
          onDone={() => void showResult()}
          title={`بار ${route} را می‌گیرید؟`}
          consequence={`این بار همین حالا به شما داده می‌شود و نوبتتان به کار می‌رود؛ ${formatToman(cargo.netPayToman)} به شما می‌رسد.`}
          back={back}
          confirmLabel="بله، می‌گیرم"
          cancelLabel="نه"
          busyLabel="در حال گرفتن…"
          onClose={() => setAsking(false)}
        >
          <PayLine load={cargo} />
        </ConfirmWrite>
      )}
    </>
  )
}
