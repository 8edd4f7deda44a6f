import { ArrowLeft, KeyRound } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { codeLength } from '@bargah/contract/features/codes/codes.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CodeFace } from './CodeFace.tsx'
import { OtherStep, RegisterOthers, SignInFrame } from './SignInFrame.tsx'
import { useLogin } from './use-login.ts'

const LoginFactor = fetched(() => import('./LoginFactor.tsx'))

type PasswordStepProps = {
  username: string
  onType: (username: string) => void
  /** Absent where it is the first step. */
  onBack: (() => void) | undefined
  onForgot: () => void
  onSignedIn: () => void
}

/** The quiet other way: name and password, whose account says which role it is. */
export function PasswordStep({ username, onType, onBack, onForgot, onSignedIn }: PasswordStepProps) {
  const login = useLogin({
    door: null,
    username,
    // a driver's phone is his own; another's may be anybody's
    remembers: (role) => role === 'Driver',
    onSignedIn,
  })
  const { form, sent, factor, codeFault, backToName } = login
  if (sent)
    return (
      <NewPhone
        {...{ form, sent, onForgot }}
        fault={codeFault ? { title: 'کد درست نبود', says: codeFault } : null}
        onBack={backToName}
      />
    )
  const title = 'نام کاربری و گذرواژه'
  if (factor.asked)
    return (
      <SignInFrame tone="plum" title="یک گام دیگر" onBack={backToName} onForgot={onForgot}>
        <LoginFactor form={form} asked={factor.asked} fault={factor.fault} onBack={backToName} />
      </SignInFrame>
    )
  return (
    <SignInFrame
      tone="plum"
      title={title}
      says="نام کاربری و گذرواژه را بزنید."
      onBack={onBack}
      onForgot={onForgot}
    >
      <NameAndPassword form={form} onType={onType} />
      <OtherStep icon={<KeyRound />} onPress={onForgot}>
        فراموشی گذرواژه
      </OtherStep>
      <RegisterOthers />
    </SignInFrame>
  )
}

type LoginWriteForm = ReturnType<typeof useLogin>['form']

function NameAndPassword({ form, onType }: { form: LoginWriteForm; onType: (username: string) => void }) {
  const ofName = useKeyboard()
  const ofPassword = useKeyboard()
  const username = form.field('Username')
  return (
    <Form form={form} className="gap-3 grid one-column">
      <TextField
        {...username}
        label="نام کاربری"
        dir="ltr"
        autoComplete="username"
        value={toPersianDigits(username.value)}
        onChange={(typed) => {
          username.onChange(typed)
          onType(typed)
        }}
        inputMode={ofName.inputMode}
        end={ofName.key}
      />
      <PasswordField
        {...form.field('Password')}
        label="گذرواژه"
        inputMode={ofPassword.inputMode}
        end={ofPassword.key}
      />
      <SubmitButton
        form={form}
        size="hero"
        className="sign-in-act"
        iconEnd={<ArrowLeft />}
        busyLabel="در حال ورود…"
      >
        ورود
      </SubmitButton>
    </Form>
  )
}

/** The keyboard of a field: digits first, and a key for letters, which opens the other one at once. */
function useKeyboard() {
  const [inputMode, setMode] = useState<'numeric' | 'text'>('numeric')
  const turn = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const next = inputMode === 'numeric' ? 'text' : 'numeric'
    setMode(next)
    const input = currentTarget.parentElement?.querySelector('input')
    if (!input) return
    // a phone looks at it when a field is entered
    input.inputMode = next
    input.blur()
    input.focus()
  }
  const key = (
    <button type="button" className="rounded-lg accent-ink text-lg strong fixed sign-in-key" onClick={turn}>
      {inputMode === 'numeric' ? 'حروف' : 'عدد'}
    </button>
  )
  return { inputMode, key }
}

type NewPhoneProps = Pick<ReturnType<typeof useLogin>, 'form'> & {
  sent: NonNullable<ReturnType<typeof useLogin>['sent']>
  fault: { title: string; says: string } | null
  onBack: () => void
  onForgot: () => void
}

/** After a right password on another phone than his own: the code that was sent to a driver. */
function NewPhone({ form, sent, fault, onBack, onForgot }: NewPhoneProps) {
  const field = useRef<HTMLInputElement>(null)
  const code = form.field('Code')
  const send = () => form.check(() => void form.send())
  return (
    <CodeFace
      lead={
        <>
          این گوشی تازه است. فرستادیم به <bdi dir="ltr">{toPersianDigits(sent.mobile)}</bdi>
        </>
      }
      sent={sent}
      code={code.value}
      onType={(typed) => {
        code.onChange(typed)
        if (typed.length === codeLength && !form.busy) send()
      }}
      busy={form.busy}
      fault={fault}
      onResend={() => {
        form.set({ Code: '' })
        send()
      }}
      isSending={form.busy}
      onBack={onBack}
      backIs="بازگشت"
      onForgot={onForgot}
      field={field}
    />
  )
}
