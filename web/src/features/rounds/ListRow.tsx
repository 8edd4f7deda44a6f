import { ArrowDown, ArrowUp, CircleCheck, GripVertical, RefreshCw, Trash2, WifiOff } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { splitPlace, wayOf } from '../../kernel/format.ts'
import { classes } from '../../ui/classes.ts'
import { Route } from '../../ui/Route.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { PayLine } from '../cargos/pay.parts.ts'
import type { ListItem } from './my-list.rules.ts'
import { receivedText } from './rounds.text.ts'
import type { DraggedRow } from './use-drag-order.ts'

type ListRowProps = {
  item: ListItem
  row: DraggedRow
  /** How many there are. */
  last: number
  mode: 'ordering' | 'removing' | 'frozen'
  /** To a place from 0. */
  onMove: (to: number) => void
  onRemove: () => void
  grip: ComponentProps<'button'>
  /** Why it could not be moved or taken off. */
  fault: string | undefined
}

const icons = { received: <CircleCheck />, sending: <RefreshCw />, unsent: <WifiOff /> }

export function ListRow({ item, row, last, mode, onMove, onRemove, grip, fault }: ListRowProps) {
  const [from, to] = [splitPlace(item.source).town, splitPlace(item.destination).town]
  const name = wayOf(item.source, item.destination)
  const rank = row.place + 1
  return (
    <li
      className={classes(
        'card list-row row gap-05',
        `is-${item.state}`,
        row.held && 'is-held',
        row.dragging && 'is-shifting',
      )}
      style={row.shiftPx === 0 ? undefined : { translate: `0 ${row.shiftPx}px` }}
    >
      <span className="tile rank num">{formatNumber(rank)}</span>
      <div className="grow blocks">
        <b>
          <Route from={from} to={to} />
        </b>
        <span className="card-line">
          <Toman toman={item.netPayToman} />
        </span>
        {item.pay && <PayLine load={item.pay} />}
        <span className="quiet">
          {item.goods}، {item.company}
        </span>
        <span className="received row gap-15">
          {icons[item.state]}
          {receivedText(item)}
        </span>
        {fault && (
          <span className="act-fault" role="alert">
            {fault}
          </span>
        )}
      </div>
      {mode === 'removing' && (
        <button type="button" className="tap press is-bad" aria-label={`حذف ${name}`} onClick={onRemove}>
          <Trash2 />
        </button>
      )}
      {mode === 'ordering' && <Moves {...{ name, rank, last, onMove, grip }} />}
    </li>
  )
}

type MovesProps = Pick<ListRowProps, 'last' | 'onMove' | 'grip'> & { name: string; rank: number }

function Moves({ name, rank, last, onMove, grip }: MovesProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(rank - 1 + step)
  }
  return (
    <>
      <button
        type="button"
        className="tap press"
        aria-label={`${name} بالاتر برود`}
        disabled={rank === 1}
        onClick={() => onMove(rank - 2)}
      >
        <ArrowUp />
      </button>
      <button
        type="button"
        className="tap press"
        aria-label={`${name} پایین‌تر برود`}
        disabled={rank === last}
        onClick={() => onMove(rank)}
      >
        <ArrowDown />
      </button>
      <button
        type="button"
        className="grip"
        aria-label={`جابه‌جایی ${name}، با کلیدهای بالا و پایین`}
        onKeyDown={onKeyDown}
        {...grip}
      >
        <GripVertical />
      </button>
    </>
  )
}
