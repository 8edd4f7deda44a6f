import { ChevronLeft, Circle, CircleCheck } from 'lucide-react'
import type { Health } from '@bargah/contract/features/health/health.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Panel } from '../../ui/Panel.tsx'
import { type PanelLink, stepWords } from './health.words.ts'
import { Link } from '../../kernel/navigation.tsx'
import { buttonClass } from '../../ui/Button.tsx'
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

const nothing: Record<string, string> = {}

export const HealthLink = ({ link: { verb, to, search } }: { link: PanelLink }) => (
  <Link className={buttonClass('default', 'dense')} to={to} search={search ?? nothing}>
    {verb}
    <ChevronLeft />
  </Link>
)

export const Settings = ({ names }: { names: readonly string[] }) => (
  <span className="row wrap gap-3">
    {names.map((name) => (
      <code key={name} dir="ltr">
        {name}
      </code>
    ))}
  </span>
)
