import { ArrowLeft, Building2, Headphones, Truck } from 'lucide-react'
import { useState } from 'react'
import { doorLabels } from '@bargah/contract/features/auth/auth.text.ts'
import type { LoginDoor, Role } from '@bargah/contract/kernel/access.ts'
import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { usernameHints } from './auth.text.ts'
import { useLogin } from './use-login.ts'

const PhoneCode = fetched(() => import('./PhoneCode.tsx'))
const LoginFactor = fetched(() => import('./LoginFactor.tsx'))

export const doorChoices = [
  { key: 'Driver', label: doorLabels.Driver, icon: <Truck className="i-lg" /> },
  { key: 'Company', label: doorLabels.Company, icon: <Building2 className="i-lg" /> },
  { key: 'Support', label: doorLabels.Support, icon: <Headphones className="i-lg" /> },
] as const

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
  const isRemembered = (role: Role | LoginDoor) => chosen ?? role === 'Driver'
  const { form, sent, codeFault, factor, backToName } = useLogin({
    door: startsAt,
    remembers: isRemembered,
    onCode,
    onSignedIn,
  })
  const door = form.field('Role')
  const shown = door.value ?? startsAt
  const username = form.field('Username')
  const chooseDoor = (key: LoginDoor | null) => {
    door.onChange(key ?? shown)
    onDoor(key ?? shown)
    // what was refused was another door
    form.forgive()
  }
  if (sent) return <PhoneCode form={form} sent={sent} fault={codeFault} onBack={backToName} />
  if (factor.asked)
    return <LoginFactor form={form} asked={factor.asked} fault={factor.fault} onBack={backToName} />
  return (
    <Form form={form} className="grid login-fields">
      <Segments {...door} label="نقش شما" touch options={doorChoices} onChange={chooseDoor} />
      <TextField
        {...username}
        label="نام کاربری"
        hint={usernameHints[shown]}
        dir="ltr"
        autoComplete="username"
        value={toLatinDigits(username.value)}
      />
      <PasswordField {...form.field('Password')} label="گذرواژه" />
      <div className="apart muted login-beside">
        <Checkbox label="مرا به خاطر بسپار" value={isRemembered(shown)} onChange={remembering} />
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
