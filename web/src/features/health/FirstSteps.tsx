import { Circle, CircleCheck } from 'lucide-react'
import type { Health } from '@bargah/contract/features/health/health.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Panel } from '../../ui/Panel.tsx'
import { stepWords } from './health.words.ts'
import { Settings, HealthLink } from './HealthLinks.tsx'
import '../../ui/lines.css'

/** What makes an empty Bargah one that works: ticked as it is done, each with its link; nothing once all is done. */
export default function FirstSteps({ steps }: { steps: Health['steps'] }) {
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <Panel
      title="گام‌های نخست"
      aside={
        <span className="muted num">
          {formatNumber(done)} از {formatNumber(steps.length)} گام
        </span>
      }
    >
      <ol className="lines">
        {steps.map((one) => (
          <Step key={one.step} {...one} />
        ))}
      </ol>
    </Panel>
  )
}

function Step({ step, isDone }: Health['steps'][number]) {
  const { title, why, link, settings } = stepWords[step]
  return (
    <li>
      {isDone ? (
        <CircleCheck className="i-sm is-good" role="img" aria-label="انجام شد" />
      ) : (
        <Circle className="i-sm subtle" role="img" aria-label="مانده" />
      )}
      <span className="grow">
        <b className={isDone ? 'muted' : undefined}>{title}</b>
        <small>{why}</small>
      </span>
      {!isDone && link && <HealthLink link={link} />}
      {!isDone && settings && <Settings names={settings} />}
    </li>
  )
}
