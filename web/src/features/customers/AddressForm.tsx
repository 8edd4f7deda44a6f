import {
  AddAddressBody,
  type CustomerAddressRow,
  UpdateAddressBody,
} from '@bargah/contract/features/customers/customers.schema.ts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { InnerForm, submitInner } from '../../kernel/form/InnerForm.tsx'
import { useWriteForm, type WriteForm } from '../../kernel/form/use-write-form.ts'
import { Button } from '../../ui/Button.tsx'
import { noWhere, readWhere, WhereFields, type WhereValues } from './WhereFields.tsx'

type Ending = { onCancel: () => void; foot?: ReactNode }

export function NewAddress({
  customerId,
  onAdded,
  ...ending
}: Ending & { customerId: number; onAdded: (id: number) => void }) {
  const form = useWriteForm('addCustomerAddress', {
    start: noWhere,
    input: (values) => ({ body: { CustomerId: customerId, ...readWhere(values) } }),
    checks: { body: AddAddressBody },
    onDone: ({ data }) => {
      if (data) onAdded(data.id)
    },
  })
  return <AddressFrame form={form} label="نشانی تازه" {...ending} />
}

/** An address to be put right. */
export function EditAddress({
  address,
  onSaved,
  ...ending
}: Ending & { address: CustomerAddressRow; onSaved: () => void }) {
  const form = useWriteForm('updateCustomerAddress', {
    start: {
      PostalCode: address.postalCode ?? '',
      provinceId: address.provinceId,
      CityId: address.cityId,
      Address: address.address,
      Telephone: address.telephone ?? '',
      Mobile: address.mobile ?? '',
    } as WhereValues,
    input: (values) => ({ body: { Id: address.id, ...readWhere(values) } }),
    checks: { body: UpdateAddressBody },
    onDone: onSaved,
  })
  return <AddressFrame form={form} label={`ویرایش نشانی ${address.cityName}`} {...ending} />
}

type FrameProps = Ending & { form: WriteForm<WhereValues>; label: string }

const AddressFrame = ({ form, label, onCancel, foot }: FrameProps) => (
  <InnerForm
    takesOver
    form={form}
    label={label}
    className="edged pad-4 on-page stack gap-3 customer-well"
    failedTitle="نشانی ثبت نشد"
  >
    <WhereFields form={form} />
    <div className="row wrap fine">
      <Button icon={<Check />} busy={form.busy} busyLabel="در حال ثبت…" onClick={() => submitInner(form)}>
        ثبت نشانی
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        انصراف
      </Button>
      {foot && <span className="far">{foot}</span>}
    </div>
  </InnerForm>
)
