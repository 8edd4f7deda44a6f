import { Building2, Check, User } from 'lucide-react'
import { type CustomerRow, UpdateCustomerBody } from '@bargah/contract/features/customers/customers.schema.ts'
import { kindOfCustomer } from '@bargah/contract/features/customers/customers.text.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { calls } from '../../kernel/calls.ts'
import { InnerForm, submitInner } from '../../kernel/form/InnerForm.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Read } from '../../kernel/Read.tsx'
import { sayDay } from '../../kernel/say-day.ts'
import { mayNow } from '../../kernel/session.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { CustomerAddresses } from './CustomerAddresses.tsx'
import { DeleteCustomer } from './DeleteCustomer.tsx'
import { WhoFields } from './WhoFields.tsx'
import './customers.css'
import { useRead } from '../../kernel/use-read.ts'

type CustomerDrawerProps = DrawerWalk & {
  customer: Pick<CustomerRow, 'id' | 'customerFullName'>
  onDeleted: () => void
}

/** One customer whole. What a list kept on the device lacks his number, so the form waits for what is read now. */
export function CustomerDrawer({ customer: row, ...props }: CustomerDrawerProps) {
  const fresh = useRead('showCustomer', { query: { Id: row.id }, staleTime: 0 })
  const { onDeleted: _, ...walk } = props
  if (fresh.data && (fresh.isFetchedAfterMount || fresh.data.meliCode !== ''))
    return <CustomerForm key={row.id} customer={fresh.data} {...props} />
  return (
    <Drawer {...walk} title={row.customerFullName}>
      <section>
        <Read of={fresh} wait={<SkeletonLines lines={6} />} failedTitle="مشتری نیامد">
          {() => null}
        </Read>
      </section>
    </Drawer>
  )
}

/** Who he is, where he is, and in how many cargos he comes. */
function CustomerForm({ customer, onDeleted, ...walk }: CustomerDrawerProps & { customer: CustomerRow }) {
  const mayChange = mayNow(calls.updateCustomer.access)
  const mayDelete = mayNow(calls.deleteCustomer.access)
  const form = useWriteForm('updateCustomer', {
    start: {
      isLegal: customer.isLegal,
      MeliCode: customer.meliCode,
      FullName: customer.customerFullName,
    },
    input: ({ MeliCode, FullName }) => ({ body: { Id: customer.id, MeliCode, FullName } }),
    checks: { body: UpdateCustomerBody },
    onDone: sayDone(),
  })
  return (
    <Drawer
      {...walk}
      title={customer.customerFullName}
      badge={
        <Badge tone="plain" icon={customer.isLegal ? <Building2 /> : <User />}>
          {kindOfCustomer(customer.isLegal)}
        </Badge>
      }
      subtitle={<span className="num">{sayCargos(customer)}</span>}
      actions={
        (mayChange || mayDelete) && (
          <DeleteCustomer customer={customer} mayDelete={mayDelete} onDeleted={onDeleted}>
            {mayChange && (
              <Button
                variant="primary"
                icon={<Check />}
                busy={form.busy}
                busyLabel="در حال ذخیره…"
                onClick={() => submitInner(form)}
              >
                ذخیرهٔ مشخصات
              </Button>
            )}
            {mayChange && <Button onClick={walk.onClose}>انصراف</Button>}
          </DeleteCustomer>
        )
      }
    >
      <section>
        {mayChange ? (
          <InnerForm form={form} label="مشخصات مشتری" failedTitle="مشخصات ذخیره نشد">
            <WhoFields form={form} title="مشخصات" />
          </InnerForm>
        ) : (
          <>
            <h3>مشخصات</h3>
            <DescriptionList
              items={[
                {
                  term: customer.isLegal ? 'شناسهٔ ملی' : 'کد ملی',
                  value: toPersianDigits(customer.meliCode),
                },
                { term: 'نام', value: customer.customerFullName },
              ]}
            />
          </>
        )}
      </section>
      <CustomerAddresses customerId={customer.id} />
    </Drawer>
  )
}

const sayCargos = ({ cargoCount, lastCargoDate }: CustomerRow) =>
  cargoCount === 0 || lastCargoDate === null
    ? 'هنوز در باری نیامده است'
    : `در ${formatNumber(cargoCount)} بار آمده است، آخرین ${sayDay(lastCargoDate)}`
