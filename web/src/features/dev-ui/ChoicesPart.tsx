import { CalendarDays, Truck, Warehouse } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { DateRangeField } from '../../ui/DateRangeField.tsx'
import { DateRangeFilter } from '../../ui/DateRangeFilter.tsx'
import { type DateRange, wholeTime } from '../../ui/date-range.ts'
import { Filter } from '../../ui/Filter.tsx'
import { MultiSelect } from '../../ui/MultiSelect.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TimeField } from '../../ui/TimeField.tsx'
import { WithValue, Specimen } from './Specimen.tsx'
import { cities, goods, loaders } from './samples.ts'

const nothing = () => undefined

export function ChoicesPart() {
  return (
    <>
      <Lists />
      <Specimen id="multi-select" title="چندگزینه‌ای">
        <WithValue<readonly number[]> start={[5001]}>
          {(field) => <MultiSelect label="بارگیرهای پذیرفته" groups={loaders} {...field} />}
        </WithValue>
        <MultiSelect
          label="بارگیر با خطا"
          groups={loaders}
          value={[]}
          onChange={nothing}
          error="بارگیری انتخاب کنید."
        />
        <MultiSelect label="بارگیر غیرفعال" disabled groups={loaders} value={[5002]} onChange={nothing} />
      </Specimen>
      <Toggles />
      <Cards />
      <Days />
      <Ranges />
    </>
  )
}

function Lists() {
  return (
    <Specimen id="lists" title="فهرست">
      <WithValue<number | null> start={null}>
        {(field) => <Select label="نوع کالا" options={goods} {...field} />}
      </WithValue>
      <Select
        label="کالا با خطا"
        options={goods}
        value={null}
        onChange={nothing}
        error="کالا را انتخاب کنید."
      />
      <Select label="کالای غیرفعال" disabled options={goods} value={1} onChange={nothing} />
      <WithValue<number | null> start={null}>
        {(field) => <ComboBox label="شهر مقصد" optional options={cities} {...field} />}
      </WithValue>
      <ComboBox label="شهر غیرفعال" disabled options={cities} value={2} onChange={nothing} />
    </Specimen>
  )
}

function Toggles() {
  return (
    <Specimen id="toggles" title="تیک و کلید">
      <WithValue start={false}>
        {(field) => <Checkbox label="مرا به خاطر بسپار" hint="تا ۳۰ روز" {...field} />}
      </WithValue>
      <Checkbox label="بخشی از گروه" mixed value={false} onChange={nothing} />
      <Checkbox label="تیک غیرفعال" disabled value onChange={nothing} />
      <WithValue start={false}>
        {(field) => <Switch label="اعلام بار آزاد" hint="بی‌درنگ روشن می‌شود" {...field} />}
      </WithValue>
      <Switch label="کلید غیرفعال" disabled value onChange={nothing} />
    </Specimen>
  )
}

function Cards() {
  return (
    <Specimen id="radio-cards" title="کارت‌های گزینه" wide>
      <WithValue<string | null> start="hall">
        {(field) => (
          <RadioCards
            label="این بار کجا اعلام می‌شود؟"
            options={[
              {
                key: 'hall',
                label: 'بار سالن',
                detail: 'در دور بعدی سالن، به ترتیب نوبت',
                icon: <Warehouse />,
              },
              {
                key: 'free',
                label: 'بار آزاد',
                detail: 'هر راننده‌ای همین حالا می‌تواند بگیرد',
                icon: <Truck />,
              },
              {
                key: 'later',
                label: 'پیش‌اعلام',
                detail: 'سالن شما هنوز ندارد',
                icon: <CalendarDays />,
                disabled: true,
              },
            ]}
            {...field}
          />
        )}
      </WithValue>
      <RadioCards
        label="روش پرداخت"
        value={null}
        onChange={nothing}
        error="روش پرداخت را انتخاب کنید."
        options={[
          { key: 'wallet', label: 'کیف پول' },
          { key: 'bank', label: 'درگاه بانک' },
        ]}
      />
    </Specimen>
  )
}

function Days() {
  return (
    <Specimen id="date" title="تاریخ و ساعت">
      <WithValue<string | null> start="1405/08/30">
        {(field) => <DateField label="تاریخ اعلام" {...field} />}
      </WithValue>
      <WithValue<string | null> start={null}>
        {(field) => <DateField label="تاریخ پایان" optional min="1405/08/10" max="1405/09/20" {...field} />}
      </WithValue>
      <DateField label="تاریخ با خطا" value={null} onChange={nothing} error="تاریخ را وارد کنید." />
      <DateField label="تاریخ غیرفعال" disabled value="1405/08/30" onChange={nothing} />
      <WithValue<string | null> start={null}>
        {(field) => <TimeField label="ساعت اعلام" hint="در نخستین دور پس از آن" {...field} />}
      </WithValue>
    </Specimen>
  )
}

function Ranges() {
  const [now] = useState(() => new Date())
  const [chosen, setChosen] = useState<number[]>([])
  const [towns, setTowns] = useState<number[]>([])
  return (
    <Specimen id="date-range" title="بازه و فیلتر">
      <WithValue<DateRange> start={wholeTime}>
        {(field) => <DateRangeField label="تاریخ اعلام بار" now={now} {...field} />}
      </WithValue>
      <div className="row wrap" id="filters">
        <DateRangeFilterHeld now={now} />
        <ChoiceFilter label="کالا" several options={goods} value={chosen} onChange={setChosen} />
        <ChoiceFilter label="شهر" several options={cities} value={towns} onChange={setTowns} />
        <Filter label="سالن" value="شهید رجایی" onClear={nothing} />
      </div>
    </Specimen>
  )
}

function DateRangeFilterHeld({ now }: { now: Date }) {
  const [range, setRange] = useState(wholeTime)
  return <DateRangeFilter value={range} onChange={setRange} now={now} />
}
