import { AddCustomerBody } from '@bargah/contract/features/customers/customers.schema.ts'
import { isLegalId, isNationalCode } from '@bargah/contract/kernel/identity.ts'
import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { CustomerWell } from './CustomerWell.tsx'
import { noWhere, readWhere, WhereFields } from './WhereFields.tsx'
import { WhoFields } from './WhoFields.tsx'

/** What was typed in the search is his name, or his number. */
const startOf = (typed: string) => {
  const digits = toLatinDigits(typed).replace(/\s/g, '')
  const isCode = isLegalId(digits) || isNationalCode(digits)
  return {
    ...noWhere,
    isLegal: !isNationalCode(digits),
    MeliCode: isCode ? digits : '',
    FullName: isCode ? '' : typed.trim(),
  }
}

type NewCustomerProps = {
  typed: string
  submitLabel: string
  onAdded: (made: { id: number; addressId: number }, sent: { name: string; code: string }) => void
  onCancel: () => void
}

/** A new customer with his first address, where he is needed. */
export default function NewCustomer({ typed, submitLabel, onAdded, onCancel }: NewCustomerProps) {
  const form = useWriteForm('addCustomer', {
    start: startOf(typed),
    input: ({ MeliCode, FullName, ...where }) => ({ body: { MeliCode, FullName, ...readWhere(where) } }),
    checks: { body: AddCustomerBody },
    onDone: ({ data }, { sent }) => {
      if (data) onAdded(data, { name: sent.FullName, code: sent.MeliCode })
    },
  })
  return (
    <CustomerWell
      form={form}
      label="مشتری تازه"
      failedTitle="مشتری ثبت نشد"
      submitLabel={submitLabel}
      onCancel={onCancel}
    >
      <WhoFields form={form} title="مشتری تازه" />
      <WhereFields form={form} />
    </CustomerWell>
  )
}
