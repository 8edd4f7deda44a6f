import { useState } from 'react'
import { Navigate } from '@tanstack/react-router'
import { serverNow } from '../../kernel/now.ts'
import type { Credentials } from '../auth/auth.parts.tsx'
import { useProvenMobile } from './carried-mobile.ts'
import { PaperDone } from './PaperDone.tsx'
import { type PaperKind, paperStart } from './paper-kind.ts'
import { PaperStep } from './PaperStep.tsx'
import { ProveMobile } from './ProveMobile.tsx'
import { registerTexts } from './registration.text.ts'

/** Registers with a paper: the number that was carried here, what is typed, and what came of it; a proof that is over is asked for again. */
export function RegisterPaper({ kind }: { kind: PaperKind }) {
  const carried = useProvenMobile()
  const [proven, setProven] = useState({ mobile: carried, at: serverNow() })
  const [values, keep] = useState(paperStart)
  const [again, setAgain] = useState<string>()
  const [done, setDone] = useState<{ account: Credentials; sentAt: Date } | null>(null)
  const { title } = kind
  const stepNames = ['موبایل', 'کد', kind.step]
  if (proven.mobile === null) return <Navigate to={kind.begins} replace />
  if (done) return <PaperDone kind={kind} {...done} provenAt={proven.at} />
  if (again !== undefined)
    return (
      <ProveMobile
        title={title}
        stepNames={stepNames}
        mobile={proven.mobile}
        again={again}
        onProven={(mobile) => {
          setProven({ mobile, at: serverNow() })
          setAgain(undefined)
        }}
      />
    )
  return (
    <PaperStep
      kind={kind}
      steps={{ names: stepNames, now: 2 }}
      mobile={proven.mobile}
      values={values}
      onChange={keep}
      onUnproven={() => setAgain(registerTexts.proofIsOver)}
      onRegistered={(account) => setDone({ account, sentAt: serverNow() })}
    />
  )
}
