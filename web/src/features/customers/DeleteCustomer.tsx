import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from '../../kernel/navigation.tsx'
import type { CustomerRow } from '@bargah/contract/features/customers/customers.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { ApiError, sentenceOf } from '../../kernel/api-error.ts'
import { calls } from '../../kernel/calls.ts'
import { mayNow } from '../../kernel/session.ts'
import { useHeld } from '../../kernel/use-held.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast.ts'

type DeleteCustomerProps = {
  customer: CustomerRow
  mayDelete: boolean
  onDeleted: () => void
  /** The other acts of the foot. */
  children: ReactNode
}

type Used = { cargoCount: number; cargos: { id: number }[] }
const usedIn = (error: unknown): Used | undefined => {
  const data = error instanceof ApiError ? (error.data as (Partial<Used> & { reason?: string }) | null) : null
  if (data?.reason !== 'in_use' || !data.cargos || data.cargoCount === undefined) return undefined
  return { cargoCount: data.cargoCount, cargos: data.cargos }
}

/** The foot of a customer's drawer; «حذف مشتری» stays pressable, and says by which cargos it is kept from. */
export function DeleteCustomer({ customer, mayDelete, onDeleted, children }: DeleteCustomerProps) {
  const [used, setUsed] = useState<Used>()
  const held = useHeld('deleteCustomer')
  const remove = () =>
    held.act({
      input: { body: { Id: customer.id } },
      said: `«${customer.customerFullName}» و نشانی‌هایش حذف می‌شود`,
      many: (count) => `${formatNumber(count)} مشتری حذف می‌شود`,
      onHeld: onDeleted,
      onRefused: (error) => {
        const found = usedIn(error)
        setUsed(found)
        if (!found) toast({ tone: 'danger', title: 'مشتری حذف نشد', detail: sentenceOf(error) })
      },
    })
  return (
    <>
      {used && <Refused used={used} name={customer.customerFullName} />}
      {children}
      {mayDelete && (
        <Button
          variant="dangerQuiet"
          className="far"
          icon={<Trash2 />}
          busy={held.isBusy}
          busyLabel="در حال حذف…"
          onClick={remove}
        >
          حذف مشتری
        </Button>
      )}
    </>
  )
}

function Refused({ used, name }: { used: Used; name: string }) {
  const rest = used.cargoCount - used.cargos.length
  const isListed = mayNow(calls.searchCargos.access)
  return (
    <Note tone="danger" alert inRow title="این مشتری حذف نمی‌شود">
      <p>
        در {formatNumber(used.cargoCount)} بار آمده است:{' '}
        {used.cargos.map(({ id }, at) => (
          <span key={id}>
            {at > 0 && '، '}
            {isListed ? (
              <Link to={paths.cargos} search={{ open: id } as object}>
                {toPersianDigits(id)}
              </Link>
            ) : (
              toPersianDigits(id)
            )}
          </span>
        ))}
        {rest > 0 && ` و ${formatNumber(rest)} بار دیگر`}.
      </p>
      {isListed && (
        <Link to={paths.cargos} search={{ q: name } as object} className={buttonClass('default', 'dense')}>
          دیدن {formatNumber(used.cargoCount)} بار
        </Link>
      )}
    </Note>
  )
}
