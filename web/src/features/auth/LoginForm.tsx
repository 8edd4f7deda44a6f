import { ArrowLeft, Building2, Headphones, Truck } from 'lucide-react'
import { useState } from 'react'
import type { LoginDoor } from '@bargah/contract/kernel/access.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { deviceId, startSession } from '../../kernel/session.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { doorTexts } from './auth.text.ts'

const doors = [
  { key: 'Driver', label: doorTexts.Driver.label, icon: <Truck className="i-lg" /> },
  { key: 'Company', label: doorTexts.Company.label, icon: <Building2 className="i-lg" /> },
  { key: 'Support', label: doorTexts.Support.label, icon: <Headphones className="i-lg" /> },
] as const

const start = { Role: 'Driver' as LoginDoor, Username: '', Password: '' }
const checks = async () => ({
  body: (await import('@bargah/contract/features/auth/auth.schema.ts')).LoginBody,
})

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  // a driver's phone is his own; a desk may be anybody's
  const [chosen, remembering] = useState<boolean | null>(null)
  const form = useWriteForm('signIn', {
    start,
    checks,
    input: (values) => ({ body: { ...values, DeviceId: deviceId() } }),
    onDone: ({ accessToken, member }) => {
      startSession({ token: accessToken, member }, { remember: isRemembered() })
      onSignedIn()
    },
  })
  const door = form.field('Role')
  const isRemembered = () => chosen ?? form.values.Role === 'Driver'
  const username = form.field('Username')
  const chooseDoor = (key: LoginDoor | null) => {
    door.onChange(key ?? door.value)
    // what was refused was another door
    form.forgive()
  }
  return (
    <Form form={form} className="login-fields">
      <Segments {...door} label="نقش شما" touch options={doors} onChange={chooseDoor} />
      <TextField
        {...username}
        label="نام کاربری"
        hint={doorTexts[door.value].usernameHint}
        dir="ltr"
        autoComplete="username"
        value={toPersianDigits(username.value)}
      />
      <PasswordField {...form.field('Password')} label="گذرواژه" />
      <Checkbox label="مرا به خاطر بسپار" value={isRemembered()} onChange={remembering} />
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
