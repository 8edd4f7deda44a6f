import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { RegisterDriverBody } from '@bargah/contract/features/registration/registration.schema.ts'
import type { CallData } from '../../kernel/api.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { useSendsSms } from '../../kernel/sends-sms.ts'
import { TruckCardField } from '../../ui/TruckCardField.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import { NationalIdField } from '../../ui/NationalIdField.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { CredentialsDialog } from '../auth/auth.parts.tsx'
import { useLookedUp } from '../registration/look-up.parts.ts'
import './drivers.css'
import { InquiryFound } from './InquiryFound.tsx'

const start = { nationalId: '', carSmartCard: '', mobile: '' }
type Made = CallData<'registerDriver'>

/** Registers a driver at the desk (rules 3.3): who he is and what his truck is shows before; his account is shown once. */
export default function AddDriverPage() {
  const sends = useSendsSms()
  const [made, setMade] = useState<Made | null>(null)
  const form = useWriteForm('registerDriver', {
    start,
    checks: { body: RegisterDriverBody },
    onDone: (data, { reset }) => {
      setMade(data)
      reset()
    },
  })
  const found = useLookedUp(form.values.mobile, form.values)
  return (
    <>
      <PageHead title="افزودن راننده" subtitle="پس از ثبت، نام کاربری و گذرواژه یک بار نشان داده می‌شود." />
      <div className="at-start grid one-column add-driver">
        <Panel title="مشخصات راننده">
          <Form form={form} className="stack" failedTitle="راننده ثبت نشد">
            <NationalIdField {...form.field('nationalId')} label="کد ملی راننده" />
            <TruckCardField {...form.field('carSmartCard')} hint="هفت رقم روی کارت" />
            <MobileField
              {...form.field('mobile')}
              label="شمارهٔ موبایل"
              {...(sends && { hint: 'گذرواژه به این شماره هم پیامک می‌شود.' })}
            />
          </Form>
        </Panel>
        <Panel title="استعلام" className="driver-inquiry">
          {found.isAsked ? (
            <>
              <InquiryFound of={found} />
              {found.data && <WhatFollows isActive={found.data.willBeActive} />}
            </>
          ) : (
            <p className="muted">هر سه شماره که کامل شود، نام راننده و پلاک ناوگان این‌جا دیده می‌شود.</p>
          )}
        </Panel>
        <SubmitButton form={form} icon={<UserRoundPlus />} busyLabel="در حال ثبت…">
          ثبت راننده
        </SubmitButton>
      </div>
      {made && <MadeAccount made={made} onClose={() => setMade(null)} />}
    </>
  )
}

const WhatFollows = ({ isActive }: { isActive: boolean }) => (
  <Note tone={isActive ? 'success' : 'warning'}>
    {isActive
      ? 'با ثبت، حساب راننده همان دم فعال می‌شود.'
      : 'راننده ثبت می‌شود و تا کامل و فعال شدن، در «رانندگان غیرفعال» می‌ماند.'}
  </Note>
)

const MadeAccount = ({ made, onClose }: { made: Made; onClose: () => void }) => (
  <CredentialsDialog
    account={{ username: made.data.userName, password: made.data.password }}
    title={made.driverActive ? 'راننده ثبت و فعال شد' : 'راننده ثبت شد و در انتظار تأیید است'}
    says={`${made.name} ${made.family}`.trim()}
    onClose={onClose}
  />
)
