import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '../../kernel/navigation.tsx'
import { Search, UserPlus, Users } from 'lucide-react'
import type { CustomerRow } from '@bargah/contract/features/customers/customers.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { calls } from '../../kernel/calls.ts'
import { mayNow } from '../../kernel/session.ts'
import { ComboBox } from '../../ui/ComboBox.tsx'
import type { FieldProps } from '../../ui/Field.tsx'
import type { Option } from '../../ui/option.ts'
import { useFoundCustomers } from './customers.queries.ts'

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
export function CustomerSearch({ isAnother, onChoose, onNew, onBack, ...words }: CustomerSearchProps) {
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
  if (mayNow(calls.addCustomer.access))
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
