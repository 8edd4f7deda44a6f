import { useState } from 'react'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { typedPassword } from '../../kernel/typed-password.ts'
import { Brand } from '../../ui/Brand.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordFields, useChangePassword } from './change-password.tsx'

/** In the place of every screen while the password is a temporary one. Once it is changed, the screen that was asked for shows. */
export function MustChangePassword({ onLeave }: { onLeave: () => void }) {
  const [typed] = useState(typedPassword)
  const form = useChangePassword(() => undefined, typed ?? undefined)
  return (
    <main className="centred on-panel alone" id="main">
      <div>
        <Brand large />
        <div>
          <h1 className="title-lg">گذرواژهٔ خود را عوض کنید</h1>
          <p className="muted">
            گذرواژه‌ای که با آن وارد شدید موقت است. گذرواژه‌ای برای خود برگزینید تا کارتان را پی بگیرید.
          </p>
        </div>
        <Form form={form} className="stack">
          <PasswordFields form={form} isTyped={typed !== null} />
          <SubmitButton form={form} size="touch" busyLabel="در حال ثبت…">
            تغییر گذرواژه
          </SubmitButton>
        </Form>
        <Button size="touch" variant="ghost" onClick={onLeave}>
          خروج از حساب
        </Button>
      </div>
    </main>
  )
}
