import { EllipsisVertical, ListPlus, X } from 'lucide-react'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { calls } from '../../kernel/calls.ts'
import { mayNow } from '../../kernel/session.ts'
import { Menu } from '../../ui/Menu.tsx'

/** What may be done with a live turn; undefined for those who may not. */
export type TurnActs = {
  onChoose: ((turn: TurnRow) => void) | undefined
  onCancel: ((turn: TurnRow) => void) | undefined
}

/** In: what the acts do. Out: those of them that the caller may. */
export const actsFor = ({ onChoose, onCancel }: Required<TurnActs>): TurnActs => ({
  onChoose: mayNow(calls.addPriority.access) ? onChoose : undefined,
  onCancel: mayNow(calls.cancelTurn.access) ? onCancel : undefined,
})

/** The acts of a live turn. */
export function TurnMenu({ turn, onChoose, onCancel }: TurnActs & { turn: TurnRow }) {
  const label = `کارهای نوبت ${toPersianDigits(turn.turnNumber)}`
  return (
    <Menu
      label={label}
      align="end"
      items={[
        onChoose && {
          key: 'choose',
          label: 'ثبت انتخاب',
          icon: <ListPlus />,
          onSelect: () => onChoose(turn),
        },
        onCancel && {
          key: 'cancel',
          label: 'لغو نوبت',
          icon: <X />,
          danger: true,
          onSelect: () => onCancel(turn),
        },
      ]}
      renderTrigger={(props) => (
        <button type="button" className="row-menu" aria-label={label} {...props}>
          <EllipsisVertical />
        </button>
      )}
    />
  )
}
