import { Check, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import type { DriverLookedUp } from '@bargah/contract/features/registration/registration.schema.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { deviceId } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { NationalIdField } from '../../ui/NationalIdField.tsx'
import { AcceptRules, rulesFaults } from './AcceptRules.tsx'
import { isUnproven } from './use-proof.ts'
import { useLookedUp } from './look-up.parts.ts'
import type { DriverNumbers, NewDriver } from './new-driver.ts'
import { RegisterFrame } from './RegisterFrame.tsx'
import type { Steps } from './register-frame.tsx'
import { sayCards, sayDriverFound } from './registration.said.ts'
import { Read, type Reading } from '../../kernel/Read.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Note } from '../../ui/Note.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'

type Agrees = { agrees: boolean }

type DriverStepProps = {
  title: string
  steps: Steps
  mobile: string
  start: DriverNumbers & Agrees
  /** The rules were not accepted on the way here. */
  mustAgree: boolean
  onChange: (typed: DriverNumbers & Agrees) => void
  onBack: () => void
  /** The proof of the mobile is too old: the code is asked for again. */
  onUnproven: () => void
  onRegistered: (made: Pick<NewDriver, 'account' | 'numbers' | 'isAway'>) => void
}

const checks = async () => ({
  body: (await import('@bargah/contract/features/registration/registration.schema.ts')).RegisterDriverBody,
  faults: rulesFaults,
})

const isAway = (found: DriverLookedUp | undefined) =>
  found !== undefined && [found.personInquiry, found.truckInquiry].includes('away')

/** Both numbers, and with both in, who and which truck it is: asked before it is sent. */
export function DriverStep(props: DriverStepProps) {
  const { title, steps, mobile, start, mustAgree, onChange, onBack, onUnproven, onRegistered } = props
  const form = useWriteForm('registerDriver', {
    start,
    checks,
    input: ({ nationalId, carSmartCard }) => ({
      body: { nationalId, carSmartCard, mobile, phoneId: deviceId() },
    }),
    onDone: (account, { sent }) => onRegistered({ account, numbers: sent, isAway: isAway(found.data) }),
    onFailed: (error) => isUnproven(error) && onUnproven(),
  })
  const { values } = form
  const found = useLookedUp(mobile, values)
  const isLookingUp = found.isAsked && found.isPending
  useEffect(() => onChange(values), [onChange, values])
  useEffect(() => {
    if (isUnproven(found.error)) onUnproven()
  }, [found.error, onUnproven])
  return (
    <RegisterFrame
      title={title}
      steps={steps}
      says={(found.data && sayDriverFound(found.data)) || sayCards}
      onBack={onBack}
      foot={
        found.data ? (
          <>
            <SubmitButton
              form={form}
              size="hero"
              icon={<Check className="i-lg" />}
              busyLabel="در حال ثبت‌نام…"
            >
              {found.data.willBeActive ? 'ثبت‌نام با همین مشخصات' : 'ثبت‌نام و انتظار برای تأیید'}
            </SubmitButton>
            <Button size="touch" onClick={() => form.focus('nationalId')}>
              درست کردن شماره‌ها
            </Button>
          </>
        ) : (
          <>
            {/* nobody registers a name that he has not seen */}
            <SubmitButton form={form} size="hero" busyLabel="در حال ثبت‌نام…" disabled={isLookingUp}>
              {isLookingUp ? 'دنبال نام شما می‌گردیم…' : 'ثبت‌نام'}
            </SubmitButton>
            <p>کد ملی خود و شمارهٔ کارت هوشمند ناوگان را وارد کنید.</p>
          </>
        )
      }
    >
      <Form form={form} className="stack gap-5" failedTitle="ثبت‌نام انجام نشد">
        <NationalIdField {...form.field('nationalId')} label="کد ملی" />
        <DigitsField {...form.field('carSmartCard')} label="کارت هوشمند ناوگان" maxLength={7} />
        {/* above what is found, which comes just over the act */}
        {mustAgree && <AcceptRules field={form.field('agrees')} />}
        {found.isAsked && <FoundDriver of={found} />}
      </Form>
    </RegisterFrame>
  )
}

/** What was found stands under the fields, behind the act at the foot of a phone. */
const show = (found: HTMLElement | null) => found?.scrollIntoView({ block: 'center' })

/** «این شما هستید؟»: whom the registry knows under both numbers, as far as it does. */
const FoundDriver = ({ of }: { of: Reading<DriverLookedUp> }) => (
  <Read of={of} wait={<SkeletonCards count={1} />}>
    {(found) => (
      <section className="stack" ref={show}>
        {found.name !== null && <h2 className="title-md">این شما هستید؟</h2>}
        <FoundVerdict found={found} />
      </section>
    )}
  </Read>
)

function FoundVerdict({ found }: { found: DriverLookedUp }) {
  const isAway = found.personInquiry === 'away' || found.truckInquiry === 'away'
  return (
    <>
      {(found.name !== null || found.plaqueNumber !== null) && <FoundCard found={found} />}
      {!found.willBeActive && (
        <Note tone={isAway ? 'plain' : 'warning'}>
          {isAway
            ? 'سامانهٔ استعلام الان پاسخ نمی‌دهد. می‌توانید ثبت‌نام کنید؛ پشتیبانی مشخصات را کامل می‌کند.'
            : `${unknownOf(found)} در سامانهٔ استعلام پیدا نشد. شماره‌ها را بررسی کنید؛ اگر درست‌اند، ثبت‌نام کنید تا پشتیبانی مشخصات را کامل کند.`}
        </Note>
      )}
    </>
  )
}

function unknownOf({ personInquiry, truckInquiry }: DriverLookedUp): string {
  if (personInquiry === 'confirmed') return 'این کارت ناوگان'
  return truckInquiry === 'confirmed' ? 'این کد ملی' : 'این کد ملی و کارت ناوگان'
}

function FoundCard({ found }: { found: DriverLookedUp }) {
  const { name, family, plaqueNumber, loaderTypeName } = found
  const fullName = [name, family].filter(Boolean).join(' ')
  return (
    <Card className="clips no-pad ruled">
      <div className="is-good strong register-found-head row">
        <CircleCheck className="i-lg" />
        <span className="grow">{foundWords(fullName !== '', plaqueNumber !== null)}</span>
        {found.isDemo && <Badge>نمایشی</Badge>}
      </div>
      {fullName !== '' && (
        <div className="row gap-3 text-xl register-found-who">
          <Avatar name={fullName} large />
          <b>{fullName}</b>
        </div>
      )}
      {plaqueNumber !== null && (
        <div className="pad-4 stack gap-35 register-found-truck">
          <PlateOf truck={found} size="header" />
          {loaderTypeName !== null && <DescriptionList items={[{ term: 'بارگیر', value: loaderTypeName }]} />}
        </div>
      )}
    </Card>
  )
}

function foundWords(hasPerson: boolean, hasTruck: boolean): string {
  if (hasPerson && hasTruck) return 'هویت و ناوگان پیدا شد'
  return hasPerson ? 'هویت پیدا شد' : 'ناوگان پیدا شد'
}
