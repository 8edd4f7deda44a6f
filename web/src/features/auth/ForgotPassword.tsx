import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { ForgetPasswordQuery } from '@bargah/contract/features/auth/auth.schema.ts'
import type { LoginDoor } from '@bargah/contract/kernel/access.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { useSendsSms } from '../../kernel/sends-sms.ts'
import { Button } from '../../ui/Button.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import { Note } from '../../ui/Note.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { doorChoices } from './LoginForm.tsx'

/** `door`: behind which it is asked for, where one is chosen; a phone asks behind any, and names itself in its head. */
type ForgotPasswordProps = { door: LoginDoor | 'Any'; onBack: () => void }

/** Asks for the mobile to which a temporary password is sent; whether the number is known is told to nobody. */
export default function ForgotPassword({ door, onBack }: ForgotPasswordProps) {
  const isPhone = door === 'Any'
  const [told, setTold] = useState<string | null>(null)
  const form = useWriteForm('forgetPassword', {
    start: { Role: door, mobile: '' },
    checks: { body: ForgetPasswordQuery },
    input: (query) => ({ query }),
    onDone: ({ message }) => setTold(message),
  })
  const role = form.field('Role')
  const sendsSms = useSendsSms()
  return (
    <>
      <div>
        {!isPhone && <h1 className="title-lg">فراموشی گذرواژه</h1>}
        {sendsSms && <p className="muted">گذرواژهٔ موقت به موبایلی که در بارگاه ثبت کرده‌اید پیامک می‌شود.</p>}
      </div>
      {!sendsSms ? (
        <Note tone="info" title="گذرواژه را پشتیبانی عوض می‌کند">
          <p>این سامانه هنوز پیامک نمی‌فرستد؛ برای گذرواژهٔ تازه با پشتیبانی تماس بگیرید.</p>
        </Note>
      ) : told === null ? (
        <Form form={form} className="grid login-fields" failedTitle="گذرواژه فرستاده نشد">
          {!isPhone && (
            <Segments
              {...role}
              label="نقش شما"
              touch
              options={doorChoices}
              onChange={(key) => role.onChange(key ?? role.value)}
            />
          )}
          <MobileField {...form.field('mobile')} label="شمارهٔ موبایل" />
          <SubmitButton form={form} size="touch" busyLabel="در حال فرستادن…">
            فرستادن گذرواژهٔ موقت
          </SubmitButton>
        </Form>
      ) : (
        <Note tone="info" title="درخواست شما رسید">
          <p role="status">{told}</p>
        </Note>
      )}
      <Button
        variant={told === null ? 'ghost' : 'primary'}
        size="touch"
        icon={<ArrowRight className="i-lg" />}
        onClick={onBack}
      >
        بازگشت به ورود
      </Button>
    </>
  )
}
