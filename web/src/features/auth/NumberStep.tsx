import { KeyRound, MessageSquare, Truck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { normalizeMobile } from '@bargah/contract/kernel/identity.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { paths } from '../../kernel/paths.ts'
import { lastSessionEnd } from '../../kernel/session.ts'
import { MobileField } from '../../ui/MobileField.tsx'
import { Note } from '../../ui/Note.tsx'
import { TruckPicture } from '../cargos/truck.parts.tsx'
import { expiredTitle } from './auth.text.ts'
import type { SentCode } from '../../kernel/form/proof.rules.ts'
import { OtherStep, otherStepClass, RegisterOthers, SignInFrame } from './SignInFrame.tsx'

const checks = async () => ({
  body: (await import('@bargah/contract/features/auth/auth.schema.ts')).SignInCodeBody,
})

/** A number as it is said, also while it is typed: «۰۹۱۷ ۳۲۰ ۴۵۱۸». */
const inGroups = (digits: string) =>
  toPersianDigits(digits.replace(/^(0?9\d\d)(\d{1,3})(\d*)$/, '$1 $2 $3').trim())

type NumberStepProps = {
  mobile: string
  onType: (mobile: string) => void
  /** Whether the number needs no new code: one is on its way, or it is proven. */
  isAhead: (mobile: string) => boolean
  onAhead: () => void
  onSent: (sent: SentCode) => void
  onPassword: () => void
  onForgot: () => void
}

/** The first step: the driver's own number, to which a code is sent. */
export function NumberStep({ mobile, onType, isAhead, onAhead, onSent, ...others }: NumberStepProps) {
  const ended = lastSessionEnd()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const form = useWriteForm('sendSignInCode', {
    start: { Mobile: mobile },
    checks,
    input: (body) => ({ body }),
    onDone: ({ data }, { sent }) =>
      onSent({
        mobile: normalizeMobile(sent.Mobile) ?? sent.Mobile,
        validMs: data?.validMs ?? 0,
        sendsLeft: data?.sendsLeft ?? 0,
        at: Date.now(),
      }),
  })
  const number = form.field('Mobile')
  const type = (typed: string) => {
    number.onChange(typed)
    onType(typed)
  }
  return (
    <SignInFrame
      tone="plum"
      title="شمارهٔ همراهتان را بزنید"
      says="شمارهٔ همراهتان را بزنید. کد شش رقمی برایتان پیامک می‌شود."
      lead={
        <div className="sign-in-road">
          <TruckPicture loaderTypeName="تریلی لبه‌دار" goods={['گونی']} />
        </div>
      }
      onForgot={others.onForgot}
    >
      {ended?.end === 'expired' && (
        <Note tone="warning" title={expiredTitle}>
          <p>{ended.why}</p>
        </Note>
      )}
      <Form
        form={form}
        className="gap-3 grid one-column"
        failedTitle="کد فرستاده نشد"
        before={async () => {
          const isHeld = isAhead(form.values.Mobile)
          if (isHeld) onAhead()
          return !isHeld
        }}
      >
        <MobileField
          {...number}
          onChange={type}
          ref={field}
          label="شمارهٔ همراه"
          labelHidden
          className="sign-in-number"
          autoComplete="tel"
          show={inGroups}
          end={null}
        />
        <SubmitButton
          form={form}
          size="hero"
          className="sign-in-act"
          icon={<MessageSquare />}
          busyLabel="در حال فرستادن…"
        >
          کد را بفرست
        </SubmitButton>
      </Form>
      <OtherStep icon={<KeyRound />} onPress={others.onPassword}>
        با نام کاربری و گذرواژه
      </OtherStep>
      {/* a plain link: the door waits for no router */}
      <a href={paths.registerDriver} className={otherStepClass}>
        <Truck />
        تازه آمده‌ام، ثبت‌نام می‌کنم
      </a>
      <RegisterOthers />
    </SignInFrame>
  )
}
