import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from '../../kernel/navigation.tsx'
import type { CustomerRow } from '@bargah/contract/features/customers/customers.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { ApiError, sentenceOf } from '../../kernel/api-error.ts'
import { calls } from '../../kernel/calls.ts'
import { mayNow } from '../../kernel/session.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast.ts'

type DeleteCustomerProps = {
  customer: CustomerRow
  mayDelete: boolean
  onDeleted: () => void
  /** The other acts of the foot. */
  children: ReactNode
}

/** What the server tells of a customer whom cargos name. */
type Used = { cargoCount: number; cargos: { id: number }[] }
const usedIn = (error: unknown): Used | undefined => {
  const data =
    error instanceof ApiError ? (error.data as (Partial<Used> & { refusal?: string }) | null) : null
  if (data?.refusal !== 'in_use' || !data.cargos || data.cargoCount === undefined) return undefined
  return { cargoCount: data.cargoCount, cargos: data.cargos }
}

/** The foot of a customer's drawer; «حذف مشتری» stays pressable, and says by which cargos it is kept from. */
export function DeleteCustomer({ customer, mayDelete, onDeleted, children }: DeleteCustomerProps) {
  const [asking, setAsking] = useState(false)
  const [used, setUsed] = useState<Used>()
  const write = useWrite('deleteCustomer', {
    onDone: sayDone(onDeleted),
  })
  const remove = () =>
    write
      .mutateAsync({ body: { Id: customer.id } })
      .catch((error: unknown) => {
        const found = usedIn(error)
        setUsed(found)
        if (!found) toast({ tone: 'danger', title: 'مشتری حذف نشد', detail: sentenceOf(error) })
      })
      .finally(() => setAsking(false))
  return (
    <>
      {used && <Refused used={used} name={customer.customerFullName} />}
      {children}
      {mayDelete && (
        <Button
          variant="dangerQuiet"
          className="far"
          icon={<Trash2 />}
          onClick={() => (customer.cargoCount > 0 ? void remove() : setAsking(true))}
        >
          حذف مشتری
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={`«${customer.customerFullName}» حذف شود؟`}
          consequence="نشانی‌هایش هم حذف می‌شوند و برنمی‌گردند."
          confirmLabel="حذف مشتری"
          danger
          busy={write.isPending}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
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
