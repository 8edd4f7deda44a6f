import { ArrowLeft, Building2, Headphones, Truck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { doorLabels } from '@bargah/contract/features/auth/auth.text.ts'
import type { LoginDoor } from '@bargah/contract/kernel/access.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ApiError, isUnsure, sentenceOf } from '../../kernel/api-error.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { deviceId, startSession } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { noFactor, useAskedFactor } from '../factors/asked-factor.parts.ts'
import { usernameHints } from './auth.text.ts'
import type { SentCode } from './PhoneCode.tsx'

const PhoneCode = lazy(() => import('./PhoneCode.tsx'))
const LoginFactor = lazy(() => import('./LoginFactor.tsx'))

export const doorChoices = [
  { key: 'Driver', label: doorLabels.Driver, icon: <Truck className="i-lg" /> },
  { key: 'Company', label: doorLabels.Company, icon: <Building2 className="i-lg" /> },
  { key: 'Support', label: doorLabels.Support, icon: <Headphones className="i-lg" /> },
] as const

const checks = async () => ({
  body: (await import('@bargah/contract/features/auth/auth.schema.ts')).LoginBody,
})

const sentNow = (code: Omit<SentCode, 'at'>): SentCode => ({ ...code, at: Date.now() })

type LoginFormProps = {
  door: LoginDoor
  onDoor: (door: LoginDoor) => void
  onForgot: () => void
  /** Whether a code is asked for in the place of name and password. */
  onCode: (isAsked: boolean) => void
  onSignedIn: () => void
}

export function LoginForm({ door: startsAt, onDoor, onForgot, onCode, onSignedIn }: LoginFormProps) {
  // a driver's phone is his own; a desk may be anybody's
  const [chosen, remembering] = useState<boolean | null>(null)
  const [sent, setSent] = useState<SentCode | null>(null)
  const [codeFault, setCodeFault] = useState<string>()
  const factor = useAskedFactor()
  const form = useWriteForm('signIn', {
    start: { Role: startsAt, Username: '', Password: '', Code: '', ...noFactor },
    checks,
    input: (values) => ({ body: { ...values, DeviceId: deviceId() } }),
    onDone: ({ accessToken, member }) => {
      startSession({ token: accessToken, member }, { remember: isRemembered() })
      onSignedIn()
    },
    onFailed: (error) => {
      const isCodeAsked = error instanceof ApiError && error.refusal === 'code_needed'
      if (!isCodeAsked && !sent) {
        if (factor.isAbout(error, form)) onCode(true)
        return
      }
      // what is wrong with a code is said at its field
      form.forgive()
      setCodeFault(isCodeAsked ? undefined : sentenceOf(error))
      if (!isUnsure(error)) form.set({ Code: '' })
      if (!isCodeAsked) return
      setSent(sentNow(error.data as Omit<SentCode, 'at'>))
      onCode(true)
    },
  })
  const door = form.field('Role')
  const isRemembered = () => chosen ?? form.values.Role === 'Driver'
  const username = form.field('Username')
  const chooseDoor = (key: LoginDoor | null) => {
    door.onChange(key ?? door.value)
    onDoor(key ?? door.value)
    // what was refused was another door
    form.forgive()
  }
  const backToName = () => {
    form.set({ Code: '', ...noFactor })
    form.forgive()
    setSent(null)
    factor.forget()
    onCode(false)
  }
  if (sent)
    return (
      <Suspense>
        <PhoneCode form={form} sent={sent} fault={codeFault} onBack={backToName} />
      </Suspense>
    )
  if (factor.asked)
    return (
      <Suspense>
        <LoginFactor form={form} asked={factor.asked} fault={factor.fault} onBack={backToName} />
      </Suspense>
    )
  return (
    <Form form={form} className="login-fields">
      <Segments {...door} label="نقش شما" touch options={doorChoices} onChange={chooseDoor} />
      <TextField
        {...username}
        label="نام کاربری"
        hint={usernameHints[door.value]}
        dir="ltr"
        autoComplete="username"
        value={toPersianDigits(username.value)}
      />
      <PasswordField {...form.field('Password')} label="گذرواژه" />
      <div className="login-beside">
        <Checkbox label="مرا به خاطر بسپار" value={isRemembered()} onChange={remembering} />
        <Button variant="ghost" onClick={onForgot}>
          فراموشی گذرواژه
        </Button>
      </div>
      <SubmitButton
        form={form}
        size="touch"
        iconEnd={<ArrowLeft className="i-lg" />}
        busyLabel="در حال ورود…"
      >
        ورود
      </SubmitButton>
    </Form>
  )
}
