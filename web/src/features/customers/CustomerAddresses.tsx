import { useQuery } from '@tanstack/react-query'
import { MapPin, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CustomerAddressRow } from '@bargah/contract/features/customers/customers.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { mayCall } from '../../kernel/calls.ts'
import { Going } from '../../kernel/Going.tsx'
import { Read } from '../../kernel/Read.tsx'
import { useHeld } from '../../kernel/use-held.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { EditAddress, NewAddress } from './AddressForm.tsx'
import { sayReach, sayUse } from './customer-value.ts'
import { addressesQuery } from './customers.queries.ts'

/** Where a customer is: each address opens in its own place, one at a time. */
export function CustomerAddresses({ customerId }: { customerId: number }) {
  const [open, setOpen] = useState<number | 'new'>()
  const addresses = useQuery(addressesQuery(customerId))
  const close = () => setOpen(undefined)
  const mayAdd = mayCall('addCustomerAddress')
  return (
    <section>
      <div className="apart who-head">
        <h3 className="num">نشانی‌ها{addresses.data && `، ${formatNumber(addresses.data.rows.length)}`}</h3>
        {mayAdd && (
          <Button size="dense" icon={<Plus />} onClick={() => setOpen('new')}>
            نشانی تازه
          </Button>
        )}
      </div>
      {open === 'new' && <NewAddress customerId={customerId} onAdded={close} onCancel={close} />}
      <Read
        of={addresses}
        wait={<SkeletonLines lines={4} />}
        empty={<p className="muted">نشانی ثبت نشده است.</p>}
      >
        {({ rows }) => (
          <ul className="clips edged customer-addresses ruled">
            {rows.map((row) => (
              <li key={row.id}>
                <Address row={row} isOnly={rows.length === 1} onEdit={() => setOpen(row.id)} />
                {open === row.id && (
                  <EditAddress address={row} onSaved={close} onCancel={close} foot={sayUse(row)} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Read>
    </section>
  )
}

type AddressProps = { row: CustomerAddressRow; isOnly: boolean; onEdit: () => void }

function Address({ row, isOnly, onEdit }: AddressProps) {
  const remove = useHeld('deleteCustomerAddress')
  const isUnused = row.sentCount + row.receivedCount === 0
  const reach = sayReach(row)
  return (
    <div className="row at-start gap-25 text-sm customer-address">
      <MapPin className="subtle" />
      <div className="grow">
        <b>{row.cityName}</b>، {row.address}
        <Going call="deleteCustomerAddress" about={{ Id: row.id }} />
        {reach !== '' && <small className="block fine">{reach}</small>}
        <small className="block fine">{sayUse(row)}</small>
      </div>
      <span className="row">
        {mayCall('updateCustomerAddress') && (
          <IconButton
            size="dense"
            aria-label={`ویرایش نشانی ${row.cityName}`}
            icon={<Pencil />}
            onClick={onEdit}
          />
        )}
        {isUnused && !isOnly && mayCall('deleteCustomerAddress') && (
          <IconButton
            size="dense"
            aria-label={`حذف نشانی ${row.cityName}`}
            icon={<Trash2 />}
            disabled={remove.isBusy}
            onClick={() =>
              remove.act({
                input: { body: { Id: row.id } },
                said: `نشانی ${row.cityName} حذف می‌شود`,
                many: (count) => `${formatNumber(count)} نشانی حذف می‌شود`,
                onRefused: (error) =>
                  toast({ tone: 'danger', title: 'نشانی حذف نشد', detail: sentenceOf(error) }),
              })
            }
          />
        )}
      </span>
    </div>
  )
}
