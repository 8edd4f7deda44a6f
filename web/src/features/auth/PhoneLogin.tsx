import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery, type CallData } from '../../kernel/api.ts'
import { isPending, isProven, type ProvenNumber, type SentCode } from '../../kernel/form/proof.rules.ts'
import { useDraft, useStep } from '../../kernel/form/use-draft.ts'
import { startSession } from '../../kernel/session.ts'
import { fetched } from '../../ui/fetched.tsx'
import { layers } from '../../ui/layers.ts'
import { LoginCodeStep } from './LoginCodeStep.tsx'
import { NumberStep } from './NumberStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { SignInFrame } from './SignInFrame.tsx'

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
  const sendsSms = useQuery(apiQuery('showContact')).data?.sendsSms
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
