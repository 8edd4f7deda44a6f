import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../kernel/paths.ts'
import { CodeStep, type SentCode } from './CodeStep.tsx'
import { MobileStep } from './MobileStep.tsx'
import type { Needs } from './RegisterFrame.tsx'

type ProveMobileProps = {
  title: string
  stepNames: readonly string[]
  needs?: Needs
  /** A number that is to be proven once more, and why. */
  mobile?: string
  again?: string | undefined
  onProven: (mobile: string) => void
}

/** The first two steps of every registration: number and rules, then the code. */
export function ProveMobile({ title, stepNames, needs, again, onProven, ...start }: ProveMobileProps) {
  const navigate = useNavigate()
  const [mobile, setMobile] = useState(start.mobile ?? '')
  const [sent, setSent] = useState<SentCode | null>(null)
  if (sent)
    return (
      <CodeStep
        key={sent.at}
        title={title}
        steps={{ names: stepNames, now: 1 }}
        sent={sent}
        onBack={() => setSent(null)}
        onSent={setSent}
        onProven={() => onProven(sent.mobile)}
      />
    )
  return (
    <MobileStep
      title={title}
      steps={{ names: stepNames, now: 0 }}
      {...(needs && { needs })}
      again={again}
      mobile={mobile}
      onBack={() => void navigate({ to: paths.login })}
      onSent={(next) => {
        setMobile(next.mobile)
        setSent(next)
      }}
    />
  )
}
