import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown, MapPin, Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { CustomerAddressRow } from '@bargah/contract/features/customers/customers.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { mayCall } from '../../kernel/calls.ts'
import { againOf } from '../../kernel/Read.tsx'
import { classes } from '../../ui/classes.ts'
import { fetched } from '../../ui/fetched.tsx'
import { Field, type FieldProps } from '../../ui/Field.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { CustomerValue } from './customer-value.ts'
import { addressesQuery } from './customers.queries.ts'

const CustomerDrawer = fetched(async () => ({
  default: (await import('./CustomerDrawer.tsx')).CustomerDrawer,
}))

type ChosenCustomerProps = FieldProps & {
  label: string
  value: CustomerValue
  onAddress: (address: CustomerAddressRow) => void
  onNewAddress: (() => void) | undefined
  onAnother: () => void
  onNobody: () => void
}

/** Who was chosen over where he is: two rows of one box, each of which chooses anew. */
export function ChosenCustomer({ value, label, ...props }: ChosenCustomerProps) {
  const { onAddress, onNewAddress, onAnother, onNobody, className, ...words } = props
  const [isEditing, setIsEditing] = useState(false)
  const addresses = useQuery(addressesQuery(value.customerId))
  const rows = addresses.data?.rows ?? []
  const again = againOf(addresses)
  const at = rows.findIndex((row) => row.id === value.addressId)
  const address = rows[at]
  return (
    <div className={classes('relative', className)}>
      <Field {...words} label={label}>
        {({ id, 'aria-describedby': described }) => (
          <div className="clips rounded party" role="group" aria-label={label} aria-describedby={described}>
            <Menu
              label={label}
              items={[
                { key: 'another', label: 'مشتری دیگر', onSelect: onAnother },
                { key: 'nobody', label: 'بی نام', onSelect: onNobody },
              ]}
              renderTrigger={(trigger) => (
                <button
                  type="button"
                  className="row press inner-ring"
                  id={id}
                  aria-label={`${label}: ${value.name}`}
                  {...trigger}
                >
                  <b className="ellipsis grow">{value.name}</b>
                  {value.code && <small className="fine num">{toPersianDigits(value.code)}</small>}
                  <ChevronDown className="subtle" />
                </button>
              )}
            />
            <Menu
              label={`نشانی ${value.name}`}
              items={[
                ...rows.map((row) => ({
                  key: String(row.id),
                  label: row.cityName,
                  detail: row.address,
                  checked: row.id === value.addressId,
                  icon: row.id === value.addressId ? <Check /> : <MapPin />,
                  onSelect: () => onAddress(row),
                })),
                again && { key: 'again', label: 'تلاش دوباره', icon: <RefreshCw />, onSelect: again },
                onNewAddress && { key: 'apart', separator: true as const },
                onNewAddress && {
                  key: 'new',
                  label: 'نشانی تازه',
                  icon: <Plus />,
                  onSelect: onNewAddress,
                },
              ]}
              renderTrigger={(trigger) => (
                <button
                  type="button"
                  className="row press inner-ring"
                  aria-label={`نشانی ${label}`}
                  {...trigger}
                >
                  <span className="ellipsis grow">
                    {address?.address ?? (again ? 'نشانی خوانده نشد' : '…')}
                  </span>
                  {rows.length > 1 && at >= 0 && (
                    <small className="fine num">{`${toPersianDigits(at + 1)} از ${formatNumber(rows.length)}`}</small>
                  )}
                  <ChevronDown className="subtle" />
                </button>
              )}
            />
          </div>
        )}
      </Field>
      {mayCall('showCustomer') && (
        <button
          type="button"
          className="strong link accent-ink party-edit"
          onClick={() => setIsEditing(true)}
        >
          ویرایش مشتری
        </button>
      )}
      {isEditing && (
        <CustomerDrawer
          customer={{ id: value.customerId, customerFullName: value.name }}
          onClose={() => setIsEditing(false)}
          onDeleted={() => {
            setIsEditing(false)
            onNobody()
          }}
        />
      )}
    </div>
  )
}
