import { Check, Plus } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { AddTariffBody } from '@bargah/contract/features/halls/hall-belongings.schema.ts'
import type { TariffRow, WholeHall } from '@bargah/contract/features/halls/halls.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { mayCall } from '../../kernel/calls.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import type { ConfirmWords } from '../../ui/Dialog.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { isFarOff } from '../../ui/price-scale.rules.ts'
import { ImportLink } from '../imports/imports.parts.tsx'
import { HallRows, KeptByAdmin } from './HallRows.tsx'
import { useTariffsOf } from './halls.queries.ts'
import { TownField } from './TownField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Sum } from '../../ui/Sum.tsx'
import { sumInWords } from '../../ui/sum-words.ts'

/** The base rents of a hall to the towns that its loads go to. */
export default function HallTariffs({ hall }: { hall: WholeHall }) {
  const mayChange = mayCall('addTariff')
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
          removes: mayChange && {
            word: 'حذف',
            of: `تعرفهٔ ${tariff.cityDestinationName}`,
            onPress: () => setEnding(tariff),
          },
        })}
      />
      <aside className="stack gap-3 hall-aside">
        {mayChange ? (
          <>
            <AddTariff hallId={hall.loadHallId} tariffs={tariffs.data?.rows ?? none} />
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

const none: readonly TariffRow[] = []

/** In: a rent, and the tariffs that it is held against. Out: what is asked where it is far from them, with its zeros. */
function farFrom(price: number | null, tariffs: readonly TariffRow[]): { confirm?: ConfirmWords } {
  const prices = tariffs.map((tariff) => tariff.price)
  const [usualFrom, usualTo] = [Math.min(...prices), Math.max(...prices)]
  if (prices.length === 0 || !price || !isFarOff(price, { usualFrom, usualTo })) return {}
  const those =
    prices.length === 1
      ? `تعرفهٔ ${tariffs[0]?.cityDestinationName} اکنون ${formatToman(usualTo)}`
      : `تعرفه‌های این سالن ${formatNumber(usualFrom)} تا ${formatToman(usualTo)}`
  return {
    confirm: {
      title: 'این کرایه از تعرفهٔ سالن بسیار دور است',
      consequence: `${sumInWords(price, 'تومان')} نوشته‌اید؛ ${those} است. صفرها را یک بار دیگر ببینید.`,
      confirmLabel: 'بله، ثبت شود',
      cancelLabel: 'نه، بازبینی می‌کنم',
      busyLabel: 'در حال ثبت…',
    },
  }
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
      <Form
        form={form}
        className="stack"
        failedTitle="تعرفه ثبت نشد"
        {...farFrom(form.values.Price, known ? [known] : tariffs)}
      >
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

type TariffPriceProps = { hallId: number; tariff: TariffRow; mayChange: boolean }

/** The figure of a tariff in its row: a press opens it, Enter writes it and goes on to the row below, Escape leaves it. */
function TariffPrice({ hallId, tariff, mayChange }: TariffPriceProps) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const goesBack = useRef(false)
  const close = (isBack: boolean) => {
    goesBack.current = isBack
    setOpen(false)
  }
  useLayoutEffect(() => {
    if (!isOpen && goesBack.current) box.current?.querySelector('button')?.focus()
  }, [isOpen])
  const figure = <Sum bare toman={tariff.price} />
  if (!mayChange) return <strong className="strong tab hall-figure">{figure}</strong>
  return (
    <div
      ref={box}
      role="presentation"
      className="hall-figure"
      onKeyDown={(event) => {
        if (isOpen && event.key === 'Escape') close(true)
      }}
    >
      {isOpen ? (
        <PriceForm {...{ hallId, tariff }} onDone={() => close(!openBelow(box))} />
      ) : (
        <button
          type="button"
          className="press strong rounded-sm tab"
          data-price
          aria-label={`عوض کردن کرایهٔ پایه تا ${tariff.cityDestinationName}، ${formatToman(tariff.price)}`}
          onClick={() => setOpen(true)}
        >
          {figure}
        </button>
      )}
    </div>
  )
}

/** Opens the figure of the next row, as a sheet of figures is written downwards. Out: whether there is one. */
function openBelow(box: RefObject<HTMLDivElement | null>): boolean {
  const row = box.current?.closest('li')?.nextElementSibling
  const below = row?.querySelector<HTMLElement>('[data-price]')
  below?.click()
  return below != null
}

/** Takes the focus with all of it chosen, so that what is typed stands in its place. */
const chooseAll = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}

type PriceFormProps = Pick<TariffPriceProps, 'hallId' | 'tariff'> & { onDone: () => void }

function PriceForm({ hallId, tariff, onDone }: PriceFormProps) {
  const form = useWriteForm('addTariff', {
    start: { Price: tariff.price as number | null },
    checks: { body: AddTariffBody },
    input: ({ Price }) => ({
      body: { CityId: tariff.cityDestinationId, Price: Price ?? '', LoadHallId: hallId },
    }),
    onDone: sayDone(onDone),
  })
  return (
    <Form
      form={form}
      className="row wrap"
      failedTitle="تعرفه ثبت نشد"
      {...farFrom(form.values.Price, [tariff])}
    >
      <span className="muted tab" aria-hidden="true">
        <Sum bare toman={tariff.price} />
      </span>
      <NumberField
        {...form.field('Price')}
        ref={chooseAll}
        label={`کرایهٔ پایه تا ${tariff.cityDestinationName}، اکنون ${formatToman(tariff.price)}`}
        labelHidden
        unit="تومان"
        dense
      />
      <SubmitButton form={form} variant="soft" size="dense" icon={<Check />} busyLabel="در حال ثبت…">
        ثبت
      </SubmitButton>
    </Form>
  )
}
