import { ScanLine, ShieldCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { readPermitCode } from '@bargah/contract/features/permits/permit-code.ts'
import { paths } from '../../kernel/paths.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { digitsOf } from '../../ui/typed-digits.ts'

const codeLength = 12

/**
 * Whether a permit is genuine and how it stands, by what is printed beside its square. `start`: what was tried already;
 * what is no code is said here and never judged. `isBeside`: the reader of squares stands on the same page.
 */
export function VerifyForm({ start = '', isBeside = false }: { start?: string; isBeside?: boolean }) {
  const navigate = useNavigate()
  const [digits, setDigits] = useState(digitsOf(start).slice(0, codeLength))
  const [fault, setFault] = useState(() => (start ? faultOf(start) : undefined))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = readPermitCode(digits)
    if ('fault' in code) return setFault(code.fault)
    setFault(undefined)
    void navigate({ to: paths.verify(digits) })
  }
  return (
    <Panel title={isBeside ? 'دوازده رقم، با اینترنت' : 'بررسی مجوز'}>
      <form className="stack" noValidate onSubmit={submit}>
        <DigitsField
          label="کد بررسی"
          hint="دوازده رقم کنار تصویر چهارگوش برگهٔ مجوز"
          error={fault}
          autoComplete="off"
          maxLength={codeLength}
          value={digits}
          onChange={setDigits}
        />
        <div className="row">
          <Button type="submit" variant={isBeside ? 'default' : 'primary'} icon={<ShieldCheck />}>
            بررسی
          </Button>
          {!isBeside && (
            <Link to={paths.check} className={buttonClass('default')}>
              <ScanLine />
              خواندن با دوربین
            </Link>
          )}
        </div>
      </form>
    </Panel>
  )
}

function faultOf(text: string) {
  const code = readPermitCode(text)
  return 'fault' in code ? code.fault : undefined
}
