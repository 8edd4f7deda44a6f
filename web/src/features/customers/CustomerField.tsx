import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Search, UserPlus, Users } from 'lucide-react'
import type { CustomerAddressRow, CustomerRow } from '@bargah/contract/features/customers/customers.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { mayCall } from '../../kernel/calls.ts'
import { useNavigate } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { againOf } from '../../kernel/Read.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { Field, type FieldProps } from '../../ui/Field.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import type { Option } from '../../ui/option.ts'
import { toast } from '../../ui/toast.ts'
import { ChosenCustomer } from './ChosenCustomer.tsx'
import { type CustomerPlace, type CustomerValue, placeOfAddress } from './customer-value.ts'
import { addressesQuery, useFoundCustomers } from './customers.queries.ts'
import './customers.css'

const NewCustomer = fetched(() => import('./NewCustomer.tsx'), <SkeletonLines lines={4} />)
const NewAddress = fetched(
  async () => ({ default: (await import('./AddressForm.tsx')).NewAddress }),
  <SkeletonLines lines={4} />,
)

export type CustomerFieldProps = {
  id?: string
  name?: string
  /** «فرستنده». */
  label: string
  value: CustomerValue | null
  /** The place is told when another customer or address was chosen, to fill the route with. */
  onChange: (value: CustomerValue | null, place?: CustomerPlace) => void
  error?: string | undefined
  /** The load can do without; the field says so. */
  optional?: boolean
  className?: string
}

/** What stands in the field: the chosen one, the search, or a form for a new customer or address. */
type Shown = { is: 'chosen' } | { is: 'search' } | { is: 'customer'; typed: string } | { is: 'address' }

/** Whoever chose goes on from what he chose, once it stands there: by the keyboard nothing else would have the focus. */
const goOnAt = (id: string | undefined) =>
  requestAnimationFrame(() => id !== undefined && document.getElementById(id)?.focus())

const shownFor = (value: CustomerValue | null): Shown => ({ is: value ? 'chosen' : 'search' })

/** What stands in the field; that somebody was named, or nobody any more, may also come from around it. */
function useShown(value: CustomerValue | null) {
  const [shown, setShown] = useState(shownFor(value))
  const [isNamed, setIsNamed] = useState(value !== null)
  if (isNamed !== (value !== null)) {
    setIsNamed(value !== null)
    setShown(shownFor(value))
  }
  return [shown, setShown] as const
}

/**
 * Customer and address as one control. In the place of the field a new customer is made, or a new address of his: what was
 * typed around it stays. Choosing a customer chooses his first address (rules 6.5).
 */
export function CustomerField({
  value,
  onChange,
  label,
  id,
  error,
  optional,
  className,
}: CustomerFieldProps) {
  const [shown, setShown] = useShown(value)
  const client = useQueryClient()
  const back = () => {
    setShown(shownFor(value))
    goOnAt(id)
  }
  const choose = (who: Omit<CustomerValue, 'addressId'>, address: CustomerAddressRow) => {
    onChange({ ...who, addressId: address.id }, placeOfAddress(address))
    setShown({ is: 'chosen' })
    goOnAt(id)
  }
  /** Reads where he is, and takes the address that is named, or his first. */
  const chooseAt = async (who: Omit<CustomerValue, 'addressId'>, addressId?: number) => {
    try {
      const { rows } = await client.fetchQuery(addressesQuery(who.customerId))
      const address = rows.find((row) => row.id === addressId) ?? rows[0]
      if (address) choose(who, address)
    } catch (error) {
      toast({ tone: 'danger', title: `نشانی‌های ${who.name} نیامد`, detail: sentenceOf(error) })
    }
  }
  const words = { label, id, error, optional, className }
  if (shown.is === 'customer' || shown.is === 'address')
    return (
      <Field {...words}>
        {() =>
          shown.is === 'customer' ? (
            <NewCustomer
              typed={shown.typed}
              submitLabel="ثبت و انتخاب"
              onAdded={(made, sent) => void chooseAt({ customerId: made.id, ...sent }, made.addressId)}
              onCancel={back}
            />
          ) : (
            value && (
              <NewAddress
                customerId={value.customerId}
                onAdded={(addressId) => void chooseAt(value, addressId)}
                onCancel={back}
              />
            )
          )
        }
      </Field>
    )
  if (value && shown.is !== 'search')
    return (
      <ChosenCustomer
        {...words}
        value={value}
        onAddress={(address) => choose(value, address)}
        onNewAddress={mayCall('addCustomerAddress') ? () => setShown({ is: 'address' }) : undefined}
        onAnother={() => setShown({ is: 'search' })}
        onNobody={() => {
          onChange(null)
          setShown({ is: 'search' })
        }}
      />
    )
  return (
    <CustomerSearch
      {...words}
      isAnother={value !== null}
      onChoose={(row) =>
        void chooseAt({ customerId: row.id, name: row.customerFullName, code: row.meliCode })
      }
      onNew={(typed) => setShown({ is: 'customer', typed })}
      onBack={() => setShown(shownFor(value))}
    />
  )
}

type CustomerSearchProps = FieldProps & {
  /** Somebody is chosen already, and stays so when nobody else is. */
  isAnother: boolean
  onChoose: (row: CustomerRow) => void
  onNew: (typed: string) => void
  onBack: () => void
}

/** The key of an act among the customers, whose ids are above zero. */
const acts = { add: -1, all: -2 }

/** A customer found by name, number, city or telephone; at the end the way to a new one and to all. */
function CustomerSearch({ isAnother, onChoose, onNew, onBack, ...words }: CustomerSearchProps) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  // whoever asked for another goes on typing
  useEffect(() => {
    if (isAnother) input.current?.focus()
  }, [isAnother])
  const found = useFoundCustomers(typed, true)
  const { rows = [], total = 0 } = found.data ?? {}
  const options: Option<number>[] = rows.map(optionOf)
  if (mayCall('addCustomer'))
    options.push({
      key: acts.add,
      label: typed.trim() === '' ? 'مشتری تازه' : `مشتری تازه «${typed.trim()}»`,
      icon: <UserPlus />,
      isApart: true,
    })
  if (typed === '' && total > rows.length)
    options.push({ key: acts.all, label: 'همهٔ مشتریان', aside: formatNumber(total), icon: <Users /> })
  const choose = (key: number | null) => {
    if (key === acts.add) return onNew(typed.trim())
    if (key === acts.all) return void navigate({ to: paths.customers })
    const row = rows.find((one) => one.id === key)
    if (row) onChoose(row)
  }
  return (
    <ComboBox
      {...words}
      value={null}
      options={options}
      icon={<Search />}
      ref={input}
      placeholder="نام، شناسه یا شهر"
      loading={found.isFetching}
      emptyText="مشتری‌ای با این نام نیست."
      onAgain={againOf(found)}
      onSearch={setTyped}
      onChange={choose}
      onBlur={() => {
        setTyped('')
        if (isAnother) onBack()
      }}
    />
  )
}

const optionOf = (row: CustomerRow): Option<number> => ({
  key: row.id,
  label: row.customerFullName,
  detail: `${row.cityNames || 'نشانی ثبت نشده'}، ${row.cargoCount > 0 ? `در ${formatNumber(row.cargoCount)} بار` : 'بی‌بار'}`,
  aside: toPersianDigits(row.meliCode),
})
