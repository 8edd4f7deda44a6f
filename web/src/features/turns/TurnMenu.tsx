import { Eye, ListPlus, Printer, Undo2, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { mayCall } from '../../kernel/calls.ts'
import { RowMenu } from '../../ui/RowMenu.tsx'

const menu = {
  onList: { key: 'list', label: 'دیدن فهرست', shortcut: 'L', icon: <Eye /> },
  onChoose: { key: 'choose', label: 'ثبت انتخاب', shortcut: 'C', icon: <ListPlus /> },
  onPrint: { key: 'print', label: 'چاپ برگ نوبت', shortcut: 'P', icon: <Printer /> },
  /** Puts one that ended as its hall was closed back in the queue. */
  onReturn: { key: 'return', label: 'بازگرداندن به صف', shortcut: 'B', icon: <Undo2 /> },
  onCancel: { key: 'cancel', label: 'لغو نوبت', shortcut: 'D', icon: <X />, danger: true },
}
type Act = keyof typeof menu

/** What may be done with a turn; undefined for those who may not. */
export type TurnActs<Turn = TurnRow> = { [A in Act]?: ((turn: Turn) => void) | undefined }

export const slipOf = (turnId: number) => ({ query: { DriverTurnId: turnId } })
export const printFailed = 'برگ نوبت چاپ نشد'

/** In: what the acts do; nothing for one that cannot be done now. Out: those of them that the caller may. */
export const actsFor = <Turn,>({
  onChoose,
  onCancel,
  onPrint,
}: Record<'onChoose' | 'onCancel' | 'onPrint', ((turn: Turn) => void) | undefined>): TurnActs<Turn> => ({
  onChoose: mayCall('addPriority') ? onChoose : undefined,
  onCancel: mayCall('cancelTurn') ? onCancel : undefined,
  onPrint: mayCall('printTurn') ? onPrint : undefined,
})

/** Whether a turn ended as its hall was closed, nothing holds its return back, and one may put it back (rules 8.12). */
export const mayReturn = ({ status, back }: Pick<TurnRow, 'status' | 'back'>): boolean =>
  status === 'hall_closed' && back.refusal === null && mayCall('giveTurnBack')

type MenuItems = ComponentProps<typeof RowMenu>['items']

type TurnMenuProps<Turn> = TurnActs<Turn> & {
  turn: Turn
  /** What comes before the acts. */
  first?: MenuItems
}

export function TurnMenu<Turn extends { turnNumber: number }>(props: TurnMenuProps<Turn>) {
  const { turn, first = [] } = props
  const acts = (Object.keys(menu) as Act[]).map((act) => {
    const on = props[act]
    return on && { ...menu[act], onSelect: () => on(turn) }
  })
  return <RowMenu of={`نوبت ${toPersianDigits(turn.turnNumber)}`} items={[...first, ...acts]} />
}
