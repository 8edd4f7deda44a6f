import {
  AddAddressBody,
  type CustomerAddressRow,
  UpdateAddressBody,
} from '@bargah/contract/features/customers/customers.schema.ts'
import { useWriteForm, type WriteForm } from '../../kernel/form/use-write-form.ts'
import { CustomerWell, type Ending } from './CustomerWell.tsx'
import { noWhere, readWhere, WhereFields, type WhereValues } from './WhereFields.tsx'

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

export function EditAddress({
  address,
  onSaved,
  ...ending
}: Ending & { address: CustomerAddressRow; onSaved: () => void }) {
  const form = useWriteForm('updateCustomerAddress', {
    follows: true,
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

const AddressFrame = ({ form, label, ...ending }: FrameProps) => (
  <CustomerWell form={form} label={label} failedTitle="نشانی ثبت نشد" submitLabel="ثبت نشانی" {...ending}>
    <WhereFields form={form} />
  </CustomerWell>
)
