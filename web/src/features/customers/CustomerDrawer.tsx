import { type ReactNode, useState } from 'react'
import { Building2, Check, Trash2, User } from 'lucide-react'
import { type CustomerRow, UpdateCustomerBody } from '@bargah/contract/features/customers/customers.schema.ts'
import { kindOfCustomer } from '@bargah/contract/features/customers/customers.text.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { mayCall } from '../../kernel/calls.ts'
import { InnerForm, submitInner } from '../../kernel/form/InnerForm.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Read } from '../../kernel/Read.tsx'
import { sayDay } from '../../kernel/say-day.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { useRead } from '../../kernel/use-read.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { ApiError, sentenceOf } from '../../kernel/api-error.ts'
import { useHeld } from '../../kernel/use-held.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast.ts'
import { CustomerAddresses } from './CustomerAddresses.tsx'
import { WhoFields } from './WhoFields.tsx'
import './customers.css'

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
  const mayChange = mayCall('updateCustomer')
  const mayDelete = mayCall('deleteCustomer')
  const form = useWriteForm('updateCustomer', {
    follows: true,
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
function DeleteCustomer({ customer, mayDelete, onDeleted, children }: DeleteCustomerProps) {
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
  const isListed = mayCall('searchCargos')
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
