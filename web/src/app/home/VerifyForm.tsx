import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { paths } from '../paths.ts'

/** Whether a permit is genuine and how it stands, by the code that is printed on it. */
export function VerifyForm() {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const last = code.trim().split('/').at(-1)
    if (last) void navigate({ to: paths.verify(last) })
  }
  return (
    <Panel title="بررسی مجوز">
      <form className="stack" noValidate onSubmit={submit}>
        <TextField
          label="کد مجوز"
          hint="کد زیر تصویر چهارگوش برگهٔ مجوز، یا نشانی آن"
          error={tried && !code.trim() ? 'کد روی برگهٔ مجوز را وارد کنید.' : undefined}
          dir="ltr"
          autoComplete="off"
          value={code}
          onChange={setCode}
        />
        <div className="row">
          <Button type="submit" variant="primary" icon={<ShieldCheck />}>
            بررسی
          </Button>
        </div>
      </form>
    </Panel>
  )
}
