import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { AddTariffBody } from '@bargah/contract/features/halls/hall-belongings.schema.ts'
import type { TariffRow, WholeHall } from '@bargah/contract/features/halls/halls.schema.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { calls } from '../../kernel/calls.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { mayNow } from '../../kernel/session.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { Button } from '../../ui/Button.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ImportLink } from '../imports/imports.parts.tsx'
import { HallRows } from './HallRows.tsx'
import { KeptByAdmin } from './KeptByAdmin.tsx'
import { useTariffsOf } from './halls.queries.ts'
import { TariffPrice } from './TariffPrice.tsx'
import { TownField } from './TownField.tsx'

/** The base rents of a hall to the towns that its loads go to. */
export default function HallTariffs({ hall }: { hall: WholeHall }) {
  const mayChange = mayNow(calls.addTariff.access)
  const [ending, setEnding] = useState<TariffRow | null>(null)
  const tariffs = useTariffsOf(hall.loadHallId)
  return (
    <div className="columns fold-1100 gap-5 hall-set">
      <HallRows
        title={`کرایهٔ پایه از ${hall.cityName}، تومان`}
        noun="شهر"
        of={tariffs}
        hint="نام شهر"
        empty="هنوز تعرفه‌ای نیست؛ اعلام‌کننده کرایه را خودش می‌نویسد."
        face={(tariff) => ({
          key: tariff.id,
          name: tariff.cityDestinationName,
          figure: <TariffPrice {...{ tariff, mayChange }} hallId={hall.loadHallId} />,
          words: tariff.cityDestinationName,
          act: mayChange && (
            <Button
              size="dense"
              icon={<X />}
              aria-label={`حذف تعرفهٔ ${tariff.cityDestinationName}`}
              onClick={() => setEnding(tariff)}
            >
              حذف
            </Button>
          ),
        })}
      />
      <aside className="stack gap-3 hall-aside">
        {mayChange ? (
          <>
            <AddTariff hallId={hall.loadHallId} tariffs={tariffs.data?.rows ?? []} />
            <div>
              <ImportLink kind="tariffs" size="dense" />
            </div>
          </>
        ) : (
          <KeptByAdmin />
        )}
      </aside>
      {ending && (
        <ConfirmWrite
          call="removeTariff"
          danger
          input={() => ({ query: { id: ending.id } })}
          title={`تعرفهٔ ${ending.cityDestinationName} حذف شود؟`}
          consequence="برای بارهای تازه به این شهر دیگر کرایه‌ای پیشنهاد نمی‌شود. بارهای اعلام‌شده به نرخ خود می‌مانند."
          confirmLabel="بله، حذف شود"
          busyLabel="در حال حذف…"
          onClose={() => setEnding(null)}
        />
      )}
    </div>
  )
}

type Values = { CityId: number | null; Price: number | null }
const start: Values = { CityId: null, Price: null }

function AddTariff({ hallId, tariffs }: { hallId: number; tariffs: readonly TariffRow[] }) {
  const [cityName, setCityName] = useState('')
  const form = useWriteForm('addTariff', {
    start,
    checks: { body: AddTariffBody },
    input: ({ CityId, Price }) => ({
      body: { CityId: CityId ?? '', Price: Price ?? '', LoadHallId: hallId },
    }),
    onDone: sayDone((_done, { reset, focus }) => {
      reset()
      setCityName('')
      focus('CityId')
    }),
  })
  const known = tariffs.find((tariff) => tariff.cityDestinationId === form.values.CityId)
  return (
    <Panel title={known ? 'عوض کردن تعرفه' : 'افزودن تعرفه'}>
      <Form form={form} className="stack" failedTitle="تعرفه ثبت نشد">
        <TownField
          {...form.field('CityId')}
          label="شهر مقصد"
          valueLabel={cityName}
          hint={known ? <span className="num">اکنون {formatToman(known.price)}</span> : 'هر شهری می‌شود.'}
          onTown={(town) => {
            setCityName(town?.cityName ?? '')
            form.set({ CityId: town?.cityId ?? null })
          }}
        />
        <MoneyField {...form.field('Price')} label="کرایهٔ پایه" unit="تومان" />
        <SubmitButton form={form} icon={<Plus />} busyLabel="در حال ثبت…">
          ثبت تعرفه
        </SubmitButton>
      </Form>
    </Panel>
  )
}
