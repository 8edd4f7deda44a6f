import { useNavigate } from '../../kernel/navigation.tsx'
import { isPending, isProven, type ProvenNumber } from '../../kernel/form/proof.rules.ts'
import { useStep } from '../../kernel/form/use-draft.ts'
import { paths } from '../../kernel/paths.ts'
import { layers } from '../../ui/layers.ts'
import { CodeStep } from './CodeStep.tsx'
import { MobileStep } from './MobileStep.tsx'
import type { Needs } from './register-frame.tsx'
import type { Proof } from './use-proof.ts'

type ProveMobileProps = {
  title: string
  stepNames: readonly string[]
  needs?: Needs
  proof: Proof
  /** Why the number is to be proven once more. */
  again?: string | undefined
  /** `instead`: what comes next takes the place of the code, which is over. */
  onProven: (proven: ProvenNumber, how: { instead: boolean }) => void
}

/** The first two steps of every registration: number and rules, then the code. A number that is proven still needs none. */
export function ProveMobile({ title, stepNames, needs, proof, again, onProven }: ProveMobileProps) {
  const navigate = useNavigate()
  const { step, go } = useStep<'mobile' | 'code'>('mobile')
  const { draft, change } = proof
  const { sent } = draft
  if (step === 'code' && sent)
    return (
      <CodeStep
        key={sent.at}
        title={title}
        steps={{ names: stepNames, now: 1 }}
        sent={sent}
        code={draft.code}
        onType={(code) => change({ code })}
        onBack={() => layers.back()}
        onSent={(next) => change({ sent: next, code: '' })}
        onProven={() => {
          const proven = { mobile: sent.mobile, at: Date.now() }
          change({ proven, sent: null, code: '' })
          onProven(proven, { instead: true })
        }}
      />
    )
  return (
    <MobileStep
      title={title}
      steps={{ names: stepNames, now: 0 }}
      {...(needs && { needs })}
      again={again}
      typed={draft}
      onType={change}
      isAhead={(mobile) =>
        isProven(draft.proven, mobile, Date.now()) || isPending(draft.sent, mobile, Date.now())
      }
      onAhead={() => {
        if (isProven(draft.proven, draft.mobile, Date.now()))
          return onProven(draft.proven, { instead: false })
        go('code')
      }}
      onBack={() => void navigate({ to: paths.login })}
      onSent={(next) => {
        change({ sent: next, code: '', proven: null })
        go('code')
      }}
    />
  )
}
