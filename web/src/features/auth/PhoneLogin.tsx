import { useEffect, useRef, useState } from 'react'
import type { CallData } from '../../kernel/api.ts'
import { isPending, isProven, type ProvenNumber, type SentCode } from '../../kernel/form/proof.rules.ts'
import { useDraft, useStep } from '../../kernel/form/use-draft.ts'
import { deviceId, startSession } from '../../kernel/session.ts'
import { fetched } from '../../ui/fetched.tsx'
import { layers } from '../../ui/layers.ts'
import { NumberStep } from './NumberStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { codeLength } from '@bargah/contract/features/codes/codes.text.ts'
import { formatPhone, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ApiError, isUnsure, sentenceOf } from '../../kernel/api-error.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { CodeFace, type CodeFault } from './CodeFace.tsx'
import { useRead } from '../../kernel/use-read.ts'

const UnknownNumber = fetched(() => import('./UnknownNumber.tsx'))
const ForgotPassword = fetched(() => import('./ForgotPassword.tsx'))

/** How far somebody came: what he typed, the code that is on its way, and the number that he proved without a driver's account. */
const nothing = {
  mobile: '',
  username: '',
  code: '',
  sent: null as SentCode | null,
  proven: null as (ProvenNumber & { kind: 'unknown' | 'password' }) | null,
}
type Step = 'number' | 'code' | 'unknown' | 'password' | 'forgot'

/** Name and password are the quiet other way, and the only one where no code is sent. */
export default function PhoneLogin({ onSignedIn }: { onSignedIn: () => void }) {
  const { step, go } = useStep<Step>('number')
  const { draft, change } = useDraft('login', nothing)
  // undefined until the server has said
  const sendsSms = useRead('showContact').data?.sendsSms
  // who types before the server has said so keeps his form: its button then says that no code comes
  const [isEarly, setEarly] = useState(false)
  const back = () => layers.back()
  const onForgot = () => go('forgot')
  const onPassword = () => go('password')
  const take = (answer: CallData<'signInByCode'>) => {
    if (answer.kind !== 'signedIn') {
      const { mobile } = draft.sent ?? draft
      change({ proven: { mobile, kind: answer.kind, at: Date.now() }, sent: null, code: '' })
      return go('unknown', { instead: true })
    }
    startSession({ token: answer.accessToken, member: answer.member }, { remember: true })
    onSignedIn()
  }
  const onSent = (sent: SentCode) => change({ sent, code: '', proven: null })

  const isFirst = step === 'number' && sendsSms === false && !isEarly
  if (step === 'password' || isFirst)
    return (
      <PasswordStep
        username={draft.username}
        onType={(username) => change({ username })}
        onBack={isFirst ? undefined : back}
        {...{ onForgot, onSignedIn }}
      />
    )
  if (step === 'forgot')
    return (
      <SignInFrame tone="plum" title="فراموشی گذرواژه" onBack={back} onForgot={onForgot}>
        <ForgotPassword door="Any" onBack={back} />
      </SignInFrame>
    )
  if (step === 'code' && draft.sent)
    return (
      <LoginCodeStep
        key={draft.sent.at}
        sent={draft.sent}
        code={draft.code}
        onType={(code) => change({ code })}
        onRight={take}
        onBack={back}
        {...{ onSent, onForgot }}
      />
    )
  if (step === 'unknown' && draft.proven)
    return (
      <UnknownNumber
        proven={draft.proven}
        hasPassword={draft.proven.kind === 'password'}
        onBack={back}
        {...{ onPassword, onForgot }}
      />
    )
  const ahead = (mobile: string): Step | null => {
    if (isProven(draft.proven, mobile, Date.now())) return 'unknown'
    return isPending(draft.sent, mobile, Date.now()) ? 'code' : null
  }
  return (
    <NumberStep
      mobile={draft.mobile}
      onType={(mobile) => {
        if (sendsSms === undefined) setEarly(true)
        change({ mobile })
      }}
      isAhead={(mobile) => ahead(mobile) !== null}
      onAhead={() => go(ahead(draft.mobile) ?? 'number')}
      onSent={(sent) => {
        onSent(sent)
        go('code')
      }}
      {...{ onPassword, onForgot }}
    />
  )
}

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
function LoginCodeStep({ sent, code, onType, onSent, onRight, ...others }: LoginCodeStepProps) {
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
