import { type ReactNode, useState } from 'react'
import { IdCard, Truck, UserRoundPlus } from 'lucide-react'
import {
  type DriverLookedUp,
  RegisterDriverBody,
} from '@bargah/contract/features/registration/registration.schema.ts'
import type { InquiryAnswer } from '@bargah/contract/features/drivers/drivers.states.ts'
import type { CallData } from '../../kernel/api.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { useSendsSms } from '../../kernel/sends-sms.ts'
import { Read, type Reading } from '../../kernel/Read.tsx'
import { TruckCardField } from '../../ui/TruckCardField.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import { NationalIdField } from '../../ui/NationalIdField.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { CredentialsDialog } from '../auth/auth.parts.tsx'
import { useLookedUp } from '../registration/look-up.parts.ts'
import './drivers.css'

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

/** Whom and which truck the inquiry finds, before one registers; a fictitious registry is marked. */
const InquiryFound = ({ of }: { of: Reading<DriverLookedUp> }) => (
  <Read of={of} failedTitle="استعلام نشد" wait={<SkeletonLines lines={3} />}>
    {(found) => (
      <div className="found-driver stack gap-3" role="status">
        <Line icon={<IdCard />} noun="راننده" answer={found.personInquiry}>
          {found.name !== null && (
            <b>
              {found.name} {found.family}
            </b>
          )}
        </Line>
        <Line icon={<Truck />} noun="ناوگان" answer={found.truckInquiry}>
          {found.loaderTypeName !== null && <b>{found.loaderTypeName}</b>}
          <PlateOf truck={found} />
        </Line>
        {found.isDemo && (
          <p className="muted">
            <Badge hollow>نمایشی</Badge> این نام و پلاک ساختگی است؛ سامانهٔ استعلام وصل نیست.
          </p>
        )}
      </div>
    )}
  </Read>
)

const says: Record<InquiryAnswer, string> = {
  confirmed: 'پیدا شد',
  not_confirmed: 'پیدا نشد',
  away: 'پاسخ نمی‌دهد',
}

type LineProps = { icon: ReactNode; noun: string; answer: InquiryAnswer; children: ReactNode }

const Line = ({ icon, noun, answer, children }: LineProps) => (
  <div className="row wrap gap-2-3 found-line">
    {icon}
    <span className="muted">{noun}</span>
    <span className="found-what row wrap">{children}</span>
    <Badge tone={answer === 'confirmed' ? 'success' : 'warning'}>{says[answer]}</Badge>
  </div>
)
