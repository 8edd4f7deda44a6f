import { Select } from '../Select.tsx'
import type { TableState } from './table-state.rules.ts'

type GroupSelectProps = {
  /** What the rows can be grouped by. */
  groupings: readonly { id: string; label: string }[]
  state: TableState
  onStateChange: (state: TableState) => void
}

const none = { key: '', label: 'بدون گروه‌بندی' }

/** «گروه‌بندی»: by which column, or by none. */
export function GroupSelect({ groupings, state, onStateChange }: GroupSelectProps) {
  return (
    <Select
      label="گروه‌بندی"
      labelHidden
      dense
      options={[none, ...groupings.map(({ id, label }) => ({ key: id, label }))]}
      value={state.grouped ?? ''}
      onChange={(id) => onStateChange({ ...state, grouped: id || null, within: null, page: 1 })}
    />
  )
}
