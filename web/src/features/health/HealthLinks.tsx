import { ChevronLeft } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import type { PanelLink } from './health.words.ts'

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
