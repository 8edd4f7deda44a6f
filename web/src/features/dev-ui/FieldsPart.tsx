import { MapPin } from 'lucide-react'
import { emptyPlate } from '../../ui/plate-parts.ts'
import { CodeField } from '../../ui/CodeField.tsx'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import { LegalIdField, NationalIdField } from '../../ui/NationalIdField.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { PlateField } from '../../ui/PlateField.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { WithValue, Specimen } from './Specimen.tsx'
import { plates } from './samples.ts'

const nothing = () => undefined

export function FieldsPart() {
  return (
    <>
      <Words />
      <Numbers />
      <Specimen id="mobile" title="تلفن همراه">
        <WithValue start="">{(field) => <MobileField label="تلفن هماهنگی" {...field} />}</WithValue>
        <MobileField label="تلفن راننده" value="0917361" onChange={nothing} error="شماره باید ۱۱ رقم باشد." />
      </Specimen>
      <Specimen id="national-id" title="کد و شناسهٔ ملی">
        <WithValue start="">
          {(field) => <NationalIdField label="کد ملی راننده" hint="ده رقم پشت کارت ملی" {...field} />}
        </WithValue>
        <WithValue start="">{(field) => <LegalIdField label="شناسهٔ ملی شرکت" {...field} />}</WithValue>
        <NationalIdField label="کد ملی درست" value="1000000011" onChange={nothing} />
        <NationalIdField label="کد ملی نادرست" value="1000000012" onChange={nothing} />
      </Specimen>
      <Specimen id="plate" title="پلاک">
        <WithValue start={emptyPlate}>{(field) => <PlateField label="پلاک ناوگان" {...field} />}</WithValue>
        <PlateField
          label="پلاک با خطا"
          value={{ ...plates[0], region: '' }}
          onChange={nothing}
          error="کد شهر را هم بنویسید."
        />
        <PlateField label="پلاک غیرفعال" disabled value={plates[1]} onChange={nothing} />
      </Specimen>
      <Specimen id="code" title="کد پیامکی">
        <WithValue start="">{(field) => <CodeField label="کد شش‌رقمی" length={6} {...field} />}</WithValue>
        <CodeField label="کد نادرست" length={6} value="" onChange={nothing} error="کد درست نیست." />
      </Specimen>
      <Passwords />
      <Specimen id="error-summary" title="فهرست خطاها">
        <ErrorSummary
          goal="بار ثبت شود"
          attempt={-1}
          faults={[
            { fieldId: 'faulty-weight', message: 'وزن بار: وارد نشده است.' },
            { fieldId: 'faulty-mobile', message: 'تلفن هماهنگی: ۱۱ رقم با ۰ در آغاز.' },
          ]}
        />
        <WithValue<number | null> start={null}>
          {(field) => (
            <NumberField
              id="faulty-weight"
              label="وزن بار"
              unit="کیلوگرم"
              error={field.value === null ? 'وزن بار را وارد کنید.' : undefined}
              {...field}
            />
          )}
        </WithValue>
        <WithValue start="0917">
          {(field) => (
            <MobileField
              id="faulty-mobile"
              label="تلفن هماهنگی بار"
              error={field.value.length === 11 ? undefined : 'شماره باید ۱۱ رقم باشد.'}
              {...field}
            />
          )}
        </WithValue>
      </Specimen>
    </>
  )
}

function Words() {
  return (
    <Specimen id="text" title="متن">
      <WithValue start="">
        {(field) => (
          <TextField
            label="نشانی"
            optional
            placeholder="خیابان، پلاک"
            hint="همان که در بارنامه است"
            {...field}
          />
        )}
      </WithValue>
      <TextField label="مبدأ" value="بندرعباس، اسکلهٔ شهید رجایی" onChange={nothing} end={<MapPin />} />
      <TextField label="نشانی با خطا" value="ب" onChange={nothing} error="نشانی را کامل بنویسید." />
      <TextField label="متن فقط‌خواندنی" readOnly value="بسته" onChange={nothing} />
      <TextField label="متن غیرفعال" disabled value="بسته" onChange={nothing} />
      <WithValue start="">
        {(field) => <TextArea label="توضیح بار" optional maxLength={60} {...field} />}
      </WithValue>
    </Specimen>
  )
}

function Numbers() {
  return (
    <Specimen id="numbers" title="رقم و عدد و پول">
      <WithValue start="">
        {(field) => <DigitsField label="کد فعال‌سازی" maxLength={5} {...field} />}
      </WithValue>
      <WithValue<number | null> start={null}>
        {(field) => (
          <NumberField
            label="وزن بار"
            unit="کیلوگرم"
            placeholder="مثلاً ۲۲٬۰۰۰"
            min={100}
            max={40_000}
            {...field}
          />
        )}
      </WithValue>
      <WithValue<number | null> start={30_700_000}>
        {(field) => <MoneyField label="کرایهٔ هر کامیون" figure unit="تومان" {...field} />}
      </WithValue>
      <MoneyField label="مبلغ شارژ" unit="ریال" value={null} onChange={nothing} error="مبلغ را وارد کنید." />
      <NumberField label="محدودهٔ انتخاب" unit="کیلومتر" readOnly value={45} onChange={nothing} />
      <WithValue start={5}>
        {(field) => <Stepper label="تعداد کامیون" min={1} max={9} {...field} />}
      </WithValue>
    </Specimen>
  )
}

function Passwords() {
  return (
    <Specimen id="password" title="گذرواژه">
      <WithValue start="">
        {(field) => <PasswordField label="گذرواژهٔ تازه" autoComplete="new-password" {...field} />}
      </WithValue>
      <PasswordField label="گذرواژهٔ کنونی" value="Bargah" onChange={nothing} error="گذرواژه درست نیست." />
    </Specimen>
  )
}
