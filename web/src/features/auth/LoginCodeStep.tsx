import { useEffect, useRef, useState } from 'react'
import { codeLength } from '@bargah/contract/features/codes/codes.text.ts'
import { formatPhone, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ApiError, isUnsure, sentenceOf } from '../../kernel/api-error.ts'
import type { CallData } from '../../kernel/api.ts'
import { deviceId } from '../../kernel/session.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { CodeFace, type CodeFault } from './CodeFace.tsx'
import type { SentCode } from '../../kernel/form/proof.rules.ts'

type LoginCodeStepProps = {
  sent: SentCode
  code: string
  onType: (code: string) => void
  onSent: (sent: SentCode) => void
  onRight: (answer: CallData<'signInByCode'>) => void
  onBack: () => void
  onForgot: () => void
}

/** The second step: the code, by which a driver is in. A wrong one is cleared and counted; one that did not arrive stays. */
export function LoginCodeStep({ sent, code, onType, onSent, onRight, ...others }: LoginCodeStepProps) {
  const { mobile } = sent
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [error, setError] = useState<unknown>(null)
  const checking = useWrite('signInByCode', { onDone: onRight })
  const check = (typed: string) =>
    checking.mutate(
      { body: { Mobile: mobile, Code: typed, DeviceId: deviceId() } },
      {
        onError: (failed) => {
          setError(failed)
          if (!isUnsure(failed)) onType('')
          field.current?.focus()
        },
      },
    )
  const type = (typed: string) => {
    onType(typed)
    if (typed.length === codeLength && !checking.isPending) check(typed)
  }
  const sending = useWrite('sendSignInCode', {
    onDone: ({ data }) => {
      setError(null)
      onSent({ mobile, validMs: data?.validMs ?? 0, sendsLeft: data?.sendsLeft ?? 0, at: Date.now() })
      field.current?.focus()
    },
  })
  const left = guessesIn(error)
  return (
    <CodeFace
      {...others}
      lead={
        <>
          فرستادیم به <bdi dir="ltr">{formatPhone(mobile)}</bdi>
        </>
      }
      sent={sent}
      code={code}
      onType={type}
      busy={checking.isPending}
      fault={faultOf(sending.error ?? error)}
      isUsedUp={left === 0}
      onResend={() => sending.mutate({ body: { Mobile: mobile } }, { onError: setError })}
      isSending={sending.isPending}
      backIs="شماره را عوض کنم"
      field={field}
    />
  )
}

/** How many guesses a refused code has left; null where it was refused for something else. */
function guessesIn(error: unknown): number | null {
  const data = error instanceof ApiError ? (error.data as { guessesLeft?: unknown } | null | undefined) : null
  return typeof data?.guessesLeft === 'number' ? data.guessesLeft : null
}

function faultOf(error: unknown): CodeFault | null {
  if (!error) return null
  const left = guessesIn(error)
  if (left === null) return { title: 'وارد نشدید', says: sentenceOf(error) }
  return {
    title: 'کد درست نبود',
    says:
      left > 0 ? `${toPersianDigits(left)} بار دیگر می‌شود زد.` : 'این کد را دیگر نمی‌شود زد؛ کد تازه بگیرید.',
  }
}
