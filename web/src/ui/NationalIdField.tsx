import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { isLegalId, isNationalCode } from '@bargah/contract/kernel/identity.ts'
import { DigitsField, type DigitsFieldProps } from './DigitsField.tsx'

type IdFieldProps = Omit<DigitsFieldProps, 'maxLength' | 'end' | 'unit'>
type Kind = { name: string; length: number; isRight: (digits: string) => boolean }

const nationalId: Kind = { name: 'کد ملی', length: 10, isRight: isNationalCode }
const legalId: Kind = { name: 'شناسهٔ ملی', length: 11, isRight: isLegalId }

/** A person's national code: says how many digits are missing, and whether its checksum is right. */
export const NationalIdField = (props: IdFieldProps) => <CheckedDigits {...props} kind={nationalId} />

/** A firm's legal id, in the same way. */
export const LegalIdField = (props: IdFieldProps) => <CheckedDigits {...props} kind={legalId} />

function CheckedDigits({ kind, hint, error, onBlur, ...props }: IdFieldProps & { kind: Kind }) {
  const [left, setLeft] = useState(false)
  const { value } = props
  const missing = kind.length - value.length
  const isRight = missing === 0 && kind.isRight(value)
  const fault = idFault(kind, value, isRight, left)
  const verdict = isRight ? `${kind.name} درست است.` : missingHint(value, missing)
  return (
    <>
      <DigitsField
        {...props}
        maxLength={kind.length}
        hint={verdict ?? hint}
        error={error ?? fault}
        end={isRight && !error && <CircleCheck className="is-right" />}
        onBlur={() => {
          setLeft(true)
          onBlur?.()
        }}
      />
      <span className="sr" role="status">
        {missing === 0 && (fault ?? verdict)}
      </span>
    </>
  )
}

const missingHint = (value: string, missing: number) =>
  value !== '' && missing > 0 ? `${toPersianDigits(missing)} رقم دیگر` : undefined

function idFault({ name, length }: Kind, value: string, isRight: boolean, left: boolean) {
  if (value.length === length && !isRight) return `این ${name} درست نیست؛ رقم‌ها را بررسی کنید.`
  if (left && value !== '' && value.length < length) return `${name} ${toPersianDigits(length)} رقم است.`
  return undefined
}
