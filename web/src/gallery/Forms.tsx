import { Check, MapPin, Truck, Warehouse } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { ComboBox } from '../ui/ComboBox.tsx'
import { DateField } from '../ui/DateField.tsx'
import { DigitsField } from '../ui/DigitsField.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { MobileField } from '../ui/MobileField.tsx'
import { MultiSelect } from '../ui/MultiSelect.tsx'
import { NumberField } from '../ui/NumberField.tsx'
import { Panel } from '../ui/Panel.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { PriceScale } from '../ui/PriceScale.tsx'
import { RouteMap } from '../ui/RouteMap.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Select } from '../ui/Select.tsx'
import { PageHead, Shell } from '../ui/Shell.tsx'
import { StatGrid } from '../ui/StatGrid.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { Switch } from '../ui/Switch.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { TimeField } from '../ui/TimeField.tsx'
import { SampleSidebar, SampleTopBar } from './SampleShell.tsx'
import { roads, toIsfahan } from './roads.ts'

const cities = roads.nodes.map(([label], key) => ({ key, label }))
const loaders = [
  {
    label: 'تریلی',
    options: ['لبه‌دار', 'بغل‌دار چادری', 'کفی'].map((label, i) => ({ key: 5001 + i, label })),
  },
  { label: 'جفت', options: ['اتاق‌دار', 'بغل‌دار'].map((label, i) => ({ key: 4001 + i, label })) },
]
const goods = ['ورق فولادی', 'پلیمر', 'سنگ آهن'].map((label, key) => ({ key, label }))

export function Forms() {
  const [text, setText] = useState('')
  const [city, setCity] = useState<number | null>(3)
  const [kind, setKind] = useState<number | null>(null)
  const [types, setTypes] = useState<readonly number[]>([5001, 5002])
  const [trucks, setTrucks] = useState(5)
  const [rent, setRent] = useState<number | null>(30_700_000)
  const [weight, setWeight] = useState<number | null>(null)
  const [day, setDay] = useState<string | null>('1405/08/30')
  const [time, setTime] = useState<string | null>('15:00')
  const [mobile, setMobile] = useState('0917361')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('Bargah')
  const [hall, setHall] = useState<'hall' | 'free' | null>('hall')
  const [on, setOn] = useState(true)
  return (
    <Shell topBar={<SampleTopBar />} sidebar={<SampleSidebar />}>
      <PageHead title="اعلام بار" actions={<Button size="dense">از بارهای قبلی</Button>} />
      <div className="with-aside">
        <div className="stack">
          <ErrorSummary
            goal="بار ثبت شود"
            faults={[
              { fieldId: 'weight', message: 'وزن بار: وارد نشده است.' },
              { fieldId: 'mobile', message: 'تلفن هماهنگی: ۱۱ رقم با ۰ در آغاز.' },
            ]}
          />
          <Panel
            step={1}
            title="مسیر"
            aside={
              <Badge tone="info" icon={<Warehouse />}>
                بار سالن
              </Badge>
            }
          >
            <div className="form-grid">
              <ComboBox
                className="span-3"
                label="شهر مقصد"
                options={cities}
                value={city}
                onChange={setCity}
                hint="کرایهٔ پایهٔ تعرفه ۳۰٬۷۰۰٬۰۰۰ تومان"
              />
              <Select
                className="span-3"
                label="نوع کالا"
                id="kind"
                options={goods}
                value={kind}
                onChange={setKind}
              />
              <TextField
                className="span-3"
                label="مبدأ"
                value="بندرعباس، اسکلهٔ شهید رجایی"
                onChange={setText}
                end={<MapPin />}
              />
              <TextField
                className="span-3"
                label="نشانی"
                optional
                placeholder="خیابان، پلاک"
                value={text}
                onChange={setText}
              />
              <NumberField
                id="weight"
                className="span-2"
                label="وزن بار برای هر کامیون"
                unit="کیلوگرم"
                placeholder="مثلاً ۲۲٬۰۰۰"
                value={weight}
                onChange={setWeight}
                min={100}
                max={40_000}
                error={weight === null ? 'وزن بار را وارد کنید.' : undefined}
              />
              <NumberField
                className="span-2"
                label="ارزش کالا"
                unit="تومان"
                value={1_850_000_000}
                onChange={() => undefined}
              />
              <NumberField
                className="span-2"
                label="محدودهٔ انتخاب"
                unit="کیلومتر"
                readOnly
                value={45}
                onChange={() => undefined}
              />
            </div>
          </Panel>
          <Panel step={2} title="ناوگان و کرایه">
            <div className="form-grid">
              <Segments
                className="span-2"
                label="نوع بار"
                value={hall}
                onChange={setHall}
                options={[
                  { key: 'hall', label: 'بار سالن' },
                  { key: 'free', label: 'بار آزاد' },
                ]}
              />
              <MultiSelect
                className="span-4"
                label="بارگیرهای پذیرفته"
                groups={loaders}
                value={types}
                onChange={setTypes}
              />
              <Stepper
                className="span-2"
                label="تعداد کامیون"
                value={trucks}
                onChange={setTrucks}
                min={1}
                max={99}
              />
              <NumberField
                className="span-4"
                label="کرایهٔ خالص هر کامیون"
                figure
                unit="تومان"
                value={rent}
                onChange={setRent}
              />
              <PriceScale
                low={26_000_000}
                usualFrom={29_200_000}
                usualTo={32_400_000}
                high={36_000_000}
                value={rent}
                sampleSize={214}
              />
            </div>
          </Panel>
          <Panel step={3} title="زمان و هماهنگی">
            <div className="form-grid">
              <DateField className="span-2" label="تاریخ اعلام" value={day} onChange={setDay} />
              <TimeField
                className="span-2"
                label="ساعت اعلام"
                value={time}
                onChange={setTime}
                hint="در دور ۱۵:۰۰ نشان داده می‌شود"
              />
              <MobileField
                id="mobile"
                className="span-2"
                label="تلفن هماهنگی"
                value={mobile}
                onChange={setMobile}
                error={mobile.length === 11 ? undefined : 'شماره باید ۱۱ رقم باشد.'}
              />
              <DigitsField className="span-2" label="کد ملی" maxLength={10} value={code} onChange={setCode} />
              <PasswordField className="span-2" label="گذرواژه" value={password} onChange={setPassword} />
              <DateField className="span-2" label="تاریخ پایان" optional value={null} onChange={setDay} />
              <TextArea label="توضیح بار" optional value={text} onChange={setText} maxLength={60} />
              <Checkbox
                className="span-3"
                label="مرا به خاطر بسپار"
                hint="تا ۳۰ روز"
                value={on}
                onChange={setOn}
              />
              <Switch label="اعلام بار آزاد" hint="بی‌درنگ روشن می‌شود" value={on} onChange={setOn} />
              <Select
                className="span-2"
                label="غیرفعال"
                disabled
                options={goods}
                value={1}
                onChange={setKind}
              />
              <TextField className="span-2" label="غیرفعال" disabled value="بسته" onChange={setText} />
              <Segments
                className="span-2"
                label="نقش"
                touch
                value={hall}
                onChange={setHall}
                options={[
                  { key: 'hall', label: 'راننده', icon: <Truck /> },
                  { key: 'free', label: 'شرکت', icon: <Warehouse /> },
                ]}
              />
            </div>
          </Panel>
        </div>
        <aside>
          <Panel flush>
            <RouteMap
              graph={roads}
              line={toIsfahan}
              from="بندرعباس"
              to="اصفهان"
              label="مسیر بندرعباس به اصفهان، ۹۱۳ کیلومتر"
            />
            <StatGrid
              stats={[
                { label: 'مسافت', value: '۹۱۳', unit: 'کیلومتر' },
                { label: 'زمان راه', value: '۱۷', unit: 'ساعت' },
                { label: 'هر کیلومتر', value: '۳۳٬۶۳۰', unit: 'تومان' },
              ]}
            />
          </Panel>
          <Panel title="هزینهٔ اعلام">
            <div className="row">
              <Button
                className="grow"
                variant="primary"
                icon={<Check />}
                busy={false}
                busyLabel="در حال ثبت…"
              >
                ثبت و اعلام بار
              </Button>
              <Button>پاک کردن</Button>
            </div>
          </Panel>
        </aside>
      </div>
    </Shell>
  )
}
