import { EllipsisVertical, ListPlus, Printer, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { calls } from '../../kernel/calls.ts'
import { mayNow } from '../../kernel/session.ts'
import { Menu } from '../../ui/Menu.tsx'

/** What may be done with a turn; undefined for those who may not. */
export type TurnActs<Turn = TurnRow> = {
  onChoose?: ((turn: Turn) => void) | undefined
  onCancel?: ((turn: Turn) => void) | undefined
  onPrint?: ((turn: Turn) => void) | undefined
}

export const slipOf = (turnId: number) => ({ query: { DriverTurnId: turnId } })
export const printFailed = 'برگ نوبت چاپ نشد'

/** In: what the acts do. Out: those of them that the caller may. */
export const actsFor = <Turn,>({
  onChoose,
  onCancel,
  onPrint,
}: Required<TurnActs<Turn>>): TurnActs<Turn> => ({
  onChoose: mayNow(calls.addPriority.access) ? onChoose : undefined,
  onCancel: mayNow(calls.cancelTurn.access) ? onCancel : undefined,
  onPrint: mayNow(calls.printTurn.access) ? onPrint : undefined,
})

type MenuItems = ComponentProps<typeof Menu>['items']

type TurnMenuProps<Turn> = TurnActs<Turn> & {
  turn: Turn
  /** What comes before the acts. */
  first?: MenuItems
}

/** The acts of a turn. */
export function TurnMenu<Turn extends { turnNumber: number }>(props: TurnMenuProps<Turn>) {
  const { turn, first = [], onChoose, onCancel, onPrint } = props
  const label = `کارهای نوبت ${toPersianDigits(turn.turnNumber)}`
  return (
    <Menu
      label={label}
      align="end"
      items={[
        ...first,
        onChoose && {
          key: 'choose',
          label: 'ثبت انتخاب',
          icon: <ListPlus />,
          onSelect: () => onChoose(turn),
        },
        onPrint && {
          key: 'print',
          label: 'چاپ برگ نوبت',
          icon: <Printer />,
          onSelect: () => onPrint(turn),
        },
        onCancel && {
          key: 'cancel',
          label: 'لغو نوبت',
          icon: <X />,
          danger: true,
          onSelect: () => onCancel(turn),
        },
      ]}
      renderTrigger={(trigger) => (
        <button type="button" className="row-menu" aria-label={label} {...trigger}>
          <EllipsisVertical />
        </button>
      )}
    />
  )
}
