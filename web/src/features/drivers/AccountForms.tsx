import { Check } from 'lucide-react'
import {
  ChangeDriverMobileBody,
  ChangeDriverPasswordBody,
} from '@bargah/contract/features/drivers/driver-acts.schema.ts'
import type { DriverInfo } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { useSendsSms } from '../../kernel/sends-sms.ts'
import { MobileField } from '../../ui/MobileField.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { notEntered } from '@bargah/contract/kernel/not-given.ts'

export function MobileForm({ driver }: { driver: DriverInfo }) {
  const sends = useSendsSms()
  const form = useWriteForm('changeDriverMobile', {
    start: { Item2: '' },
    checks: { body: ChangeDriverMobileBody },
    input: ({ Item2 }) => ({ body: { Item1: driver.id, Item2, Item3: driver.nationalId } }),
    onDone: sayDone((_done, { reset }) => reset()),
  })
  return (
    <Form form={form} className="stack" failedTitle="موبایل عوض نشد">
      <p className="muted">
        اکنون {toPersianDigits(driver.mobile)}.
        {sends && ' کدهای ورود و گذرواژهٔ موقت به شمارهٔ تازه می‌رود و هر دو شماره پیامک می‌گیرند.'}
      </p>
      <MobileField {...form.field('Item2')} label="موبایل تازه" />
      <div className="row">
        <SubmitButton form={form} icon={<Check />} busyLabel="در حال ثبت…">
          ثبت موبایل
        </SubmitButton>
      </div>
    </Form>
  )
}

/** A password that the driver must change when he signs in. */
export function PasswordForm({ driver }: { driver: DriverInfo }) {
  const form = useWriteForm('changeDriverPassword', {
    start: { Item2: '' },
    checks: { body: ChangeDriverPasswordBody, missing: { Item2: notEntered('گذرواژهٔ تازه') } },
    input: ({ Item2 }) => ({ body: { Item1: driver.id, Item2, Item3: driver.nationalId } }),
    onDone: sayDone((_done, { reset }) => reset()),
  })
  return (
    <Form form={form} className="stack" failedTitle="گذرواژه عوض نشد">
      <p className="muted">
        راننده از سامانه بیرون می‌آید. گذرواژه را به خودش بگویید؛ هنگام ورود گذرواژهٔ خود را برمی‌گزیند.
      </p>
      <PasswordField
        {...form.field('Item2')}
        label="گذرواژهٔ تازه"
        hint="دست‌کم ۶ نویسه"
        autoComplete="new-password"
      />
      <div className="row">
        <SubmitButton form={form} icon={<Check />} busyLabel="در حال عوض کردن…">
          عوض کردن گذرواژه
        </SubmitButton>
      </div>
    </Form>
  )
}
