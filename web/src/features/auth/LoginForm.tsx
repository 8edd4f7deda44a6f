import { ArrowLeft, Building2, Headphones, Truck } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { LoginDoor } from '@bargah/contract/kernel/access.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { deviceId, startSession } from '../../kernel/session.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { focusField } from '../../ui/ErrorSummary.tsx'
import { Note } from '../../ui/Note.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { doorTexts } from './auth.text.ts'

const doors = [
  { key: 'Driver', label: doorTexts.Driver.label, icon: <Truck className="i-lg" /> },
  { key: 'Company', label: doorTexts.Company.label, icon: <Building2 className="i-lg" /> },
  { key: 'Support', label: doorTexts.Support.label, icon: <Headphones className="i-lg" /> },
] as const

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [door, setDoor] = useState<LoginDoor>('Driver')
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(true)
  const [tried, setTried] = useState(false)

  const signIn = useWrite('signIn', {
    onDone: ({ accessToken, member }) => {
      startSession({ token: accessToken, member }, { remember })
      onSignedIn()
    },
  })

  const faults = {
    username: username.trim() ? undefined : 'نام کاربری را وارد کنید.',
    password: password ? undefined : 'گذرواژه را وارد کنید.',
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (faults.username) focusField('username')
    else if (faults.password) focusField('password')
    else signIn.mutate({ body: { Username: username, Password: password, Role: door, DeviceId: deviceId() } })
  }

  const chooseDoor = (key: LoginDoor) => {
    setDoor(key)
    // what was refused was another door
    signIn.reset()
  }

  return (
    <form className="login-fields" noValidate onSubmit={submit}>
      {signIn.isError && <Refused sentence={sentenceOf(signIn.error)} at={signIn.submittedAt} />}
      <Segments
        label="نقش شما"
        touch
        options={doors}
        value={door}
        onChange={(key) => chooseDoor(key ?? door)}
      />
      <TextField
        id="username"
        name="username"
        label="نام کاربری"
        hint={doorTexts[door].usernameHint}
        error={tried ? faults.username : undefined}
        dir="ltr"
        autoComplete="username"
        value={toPersianDigits(username)}
        onChange={setUsername}
      />
      <PasswordField
        id="password"
        name="password"
        label="گذرواژه"
        error={tried ? faults.password : undefined}
        value={password}
        onChange={setPassword}
      />
      <Checkbox label="مرا به خاطر بسپار" value={remember} onChange={setRemember} />
      <Button
        type="submit"
        variant="primary"
        size="touch"
        iconEnd={<ArrowLeft className="i-lg" />}
        busy={signIn.isPending}
        busyLabel="در حال ورود…"
      >
        ورود
      </Button>
    </form>
  )
}

/** The server's sentence above the form; takes the focus at each try. */
function Refused({ sentence, at }: { sentence: string; at: number }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (at > 0) box.current?.focus()
  }, [at])
  return (
    <div ref={box} tabIndex={-1}>
      <Note tone="danger" alert>
        {sentence}
      </Note>
    </div>
  )
}
