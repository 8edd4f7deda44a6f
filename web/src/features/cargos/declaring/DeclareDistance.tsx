import { RefreshCw, TriangleAlert } from 'lucide-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { CallData } from '../../../kernel/api.ts'
import { Button, type ButtonProps } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { DeclareForm } from './declare-values.ts'

type DeclareDistanceProps = { form: DeclareForm; route: UseQueryResult<CallData<'findRoute'>> }

type RerouteProps = Pick<DeclareDistanceProps, 'route'> & Pick<ButtonProps, 'variant' | 'className'>

export const Reroute = ({ route, ...look }: RerouteProps) => (
  <Button
    {...look}
    size="dense"
    icon={<RefreshCw />}
    busy={route.isFetching}
    busyLabel="در حال یافتن راه…"
    onClick={() => void route.refetch()}
  >
    مسیریابی دوباره
  </Button>
)

/** How far and how long, to be written by hand where the route was not found; of the route before, it says so. */
export function DeclareDistance({ form, route }: DeclareDistanceProps) {
  const distance = form.field('CargoDistance')
  if (!route.isError) return null
  return (
    <div className="form-grid declare-km">
      <NumberField {...distance} className="span-3" label="مسافت" unit="کیلومتر" decimals />
      <NumberField
        {...form.field('CargoDuration')}
        className="span-3"
        label="زمان راه"
        unit="ساعت"
        decimals
      />
      <Note tone="warning" icon={<TriangleAlert />} alert>
        <div className="apart wrap">
          <span>
            {distance.value === null
              ? 'راه پیدا نشد؛ دوباره مسیریابی کنید یا مسافت و زمان را بنویسید.'
              : 'مبدأ یا مقصد عوض شده است و مسافت هنوز از آنِ مسیر قبلی است.'}
          </span>
          <Reroute route={route} />
        </div>
      </Note>
    </div>
  )
}
