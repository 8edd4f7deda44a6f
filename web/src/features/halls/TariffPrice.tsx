import { Check } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { AddTariffBody } from '@bargah/contract/features/halls/hall-belongings.schema.ts'
import type { TariffRow } from '@bargah/contract/features/halls/halls.schema.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { Sum } from '../../ui/Sum.tsx'

type TariffPriceProps = { hallId: number; tariff: TariffRow; mayChange: boolean }

/** The figure of a tariff in its row: a press opens it, Enter writes it and goes on to the row below, Escape leaves it. */
export function TariffPrice({ hallId, tariff, mayChange }: TariffPriceProps) {
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
    <Form form={form} className="row wrap at-start" failedTitle="تعرفه ثبت نشد">
      <NumberField
        {...form.field('Price')}
        ref={chooseAll}
        label={`کرایهٔ پایه تا ${tariff.cityDestinationName}`}
        labelHidden
        dense
        hint={<span className="num">اکنون {formatToman(tariff.price)}</span>}
        unit="تومان"
      />
      <SubmitButton form={form} variant="soft" size="dense" icon={<Check />} busyLabel="در حال ثبت…">
        ثبت
      </SubmitButton>
    </Form>
  )
}
