import { ScanLine, ShieldCheck } from 'lucide-react'
import { Link, useNavigate } from '../../kernel/navigation.tsx'
import { readPermitCode } from '@bargah/contract/features/permits/permit-code.ts'
import { paths } from '../../kernel/paths.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PlainForm } from '../../ui/PlainForm.tsx'
import { digitsOf } from '../../ui/typed-digits.ts'
import { useAskedText } from '../../ui/use-asked-text.ts'

const codeLength = 12

type VerifyFormProps = { start?: string; isBeside?: boolean; isAnother?: boolean }
/**
 * Whether a permit is genuine and how it stands, by what is printed beside its square. `start`: what was tried already;
 * what is no code is said here and never judged. `isBeside`: the reader of squares stands on the same page; `isAnother`: a
 * verdict does, and this asks for one more.
 */
export function VerifyForm({ start = '', isBeside = false, isAnother = false }: VerifyFormProps) {
  const navigate = useNavigate()
  const code = useAskedText(digitsOf(start).slice(0, codeLength), faultOf)
  return (
    <Panel title={isBeside ? 'دوازده رقم، با اینترنت' : isAnother ? 'بررسی مجوزی دیگر' : 'بررسی مجوز'}>
      <PlainForm
        className="stack"
        onSubmit={() => code.ask((digits) => void navigate({ to: paths.verify(digits) }))}
      >
        <DigitsField
          {...code.field}
          label="کد بررسی"
          hint="دوازده رقم کنار تصویر چهارگوش برگهٔ مجوز"
          autoComplete="off"
          maxLength={codeLength}
        />
        <div className="row wrap">
          <Button
            type="submit"
            variant={isBeside || isAnother ? 'default' : 'primary'}
            icon={<ShieldCheck />}
          >
            بررسی
          </Button>
          {!isBeside && (
            <Link to={paths.check} className={buttonClass('default')}>
              <ScanLine />
              خواندن با دوربین
            </Link>
          )}
        </div>
      </PlainForm>
    </Panel>
  )
}

function faultOf(text: string) {
  const code = readPermitCode(text)
  return 'fault' in code ? code.fault : undefined
}
