import { ArrowDown, ArrowUp, Check, CloudUpload, GripVertical, RefreshCw, Trash2 } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { splitPlace, routeOf } from '../../kernel/format.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { classes } from '../../ui/classes.ts'
import { Toman } from '../../ui/Toman.tsx'
import { mainPlaces } from './list-face.rules.ts'
import type { ListItem } from './my-list.rules.ts'
import { receivedText } from './rounds.text.ts'
import type { DraggedRow } from './use-drag-order.ts'

type ListBoxProps = {
  item: ListItem
  /** Another of the list looks the same. */
  isTwin: boolean
  row: DraggedRow
  last: number
  /** The round has closed: nothing moves any more. */
  frozen: boolean
  /** To a place from 0. */
  onMove: (to: number) => void
  onOpen: () => void
  grip: ComponentProps<'button'>
  /** Why it could not be moved or taken off. */
  fault: string | undefined
}

const icons = { received: <Check />, sending: <RefreshCw />, unsent: <CloudUpload /> }

/** A load in its place of the list: the number that moves it, where it goes, what it pays, and whether the hall has it. */
export function ListBox({ item, isTwin, row, last, frozen, onMove, onOpen, grip, fault }: ListBoxProps) {
  // one alone has no order
  const stays = frozen || last === 1
  const name = routeOf(item.source, item.destination)
  const rank = row.place + 1
  return (
    <li
      data-cargo={item.cargoId}
      className={classes(
        'grid on-panel clips list-box',
        `is-${item.state}`,
        rank > mainPlaces && 'is-below',
        row.held && 'is-held',
        row.dragging && 'is-shifting',
      )}
      style={row.shiftPx === 0 ? undefined : { translate: `0 ${row.shiftPx}px` }}
    >
      <Grip {...{ name, rank, stays, onMove, grip }} />
      <button
        type="button"
        className="grid content-middle text-xl list-load press"
        disabled={frozen}
        onClick={onOpen}
      >
        <b className="anywhere figure-3xl">{splitPlace(item.destination).town}</b>
        {isTwin && <span className="face-ink text-note num">شمارهٔ {toPersianDigits(item.cargoId)}</span>}
        <span className="size-lg list-pay">
          <Toman toman={item.netPayToman} figure />
        </span>
        <span className="list-state row gap-15">
          {icons[item.state]}
          {receivedText(item)}
          {!frozen && <Trash2 className="face-ink far" aria-label="برداشتن از فهرست" />}
        </span>
        {fault && (
          <span className="is-bad whole-row text-note regular" role="alert">
            {fault}
          </span>
        )}
      </button>
      {!stays && <Moves {...{ name, rank, last, onMove }} />}
    </li>
  )
}

type MovesProps = Pick<ListBoxProps, 'last' | 'onMove'> & { name: string; rank: number }

/** The number of the place: with finger, mouse or arrow keys it moves the load. */
const gripLook = 'middle content-middle stack gap-15 list-grip'

function Grip({
  name,
  rank,
  stays,
  onMove,
  grip,
}: Omit<MovesProps, 'last'> & Pick<ListBoxProps, 'grip'> & { stays: boolean }) {
  const number = <b className="num">{formatNumber(rank)}</b>
  if (stays) return <span className={gripLook}>{number}</span>
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(rank - 1 + step)
  }
  return (
    <button
      type="button"
      className={gripLook}
      aria-label={`جای ${formatNumber(rank)}، جابه‌جایی ${name}، با کلیدهای بالا و پایین`}
      onKeyDown={onKeyDown}
      {...grip}
    >
      {number}
      <GripVertical />
    </button>
  )
}

const Moves = ({ name, rank, last, onMove }: MovesProps) => (
  <div className="content-middle stack gap-1 list-moves">
    <button
      type="button"
      className="centred press"
      aria-label={`${name} بالاتر برود`}
      disabled={rank === 1}
      onClick={() => onMove(rank - 2)}
    >
      <ArrowUp />
    </button>
    <button
      type="button"
      className="centred press"
      aria-label={`${name} پایین‌تر برود`}
      disabled={rank === last}
      onClick={() => onMove(rank)}
    >
      <ArrowDown />
    </button>
  </div>
)

/** A place that nothing is in yet, and what it is for: it leads to the loads, since whoever sees it presses it. */
export const EmptyBox = ({ rank, words }: { rank: number; words: string }) => (
  <li>
    <Link to={paths.announcedLoads} className="grid on-panel clips list-box is-empty press">
      <span className={gripLook}>
        <b className="num">{formatNumber(rank)}</b>
      </span>
      <span className="grid content-middle text-xl list-load">{words}</span>
    </Link>
  </li>
)
