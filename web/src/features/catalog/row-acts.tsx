import { EllipsisVertical } from 'lucide-react'
import { Menu } from '../../ui/Menu.tsx'

type RowAct<Key extends string> = { key: Key; label: string }
type RowActsProps<Key extends string> = {
  name: string
  acts: readonly RowAct<Key>[]
  onAct: (key: Key) => void
}

/** What may be done with a row of the base information. */
export const RowActs = <Key extends string>({ name, acts, onAct }: RowActsProps<Key>) => (
  <Menu
    label={`کارهای ${name}`}
    align="end"
    items={acts.map(({ key, label }) => ({ key, label, onSelect: () => onAct(key) }))}
    renderTrigger={(props) => (
      <button type="button" className="row-menu" aria-label={`کارهای ${name}`} {...props}>
        <EllipsisVertical />
      </button>
    )}
  />
)
