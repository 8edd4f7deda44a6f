import { formatDaySeconds } from '@bargah/contract/kernel/day-and-hour.ts'
import {
  Ban,
  ChevronDown,
  Clock,
  FileText,
  Hand,
  Lock,
  LockOpen,
  Package,
  Scale,
  SlidersHorizontal,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatNumber as count, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { reasonOf } from '../../kernel/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { type Rounds, sayEntry, timeOf } from './entry-words.ts'
import { type RowFold, foldRows, type LogRow } from './fold.ts'
import { isOld, type LogGroup, logGroupLabels, logGroups } from './log-index.ts'
import type { LogState, LogStore } from './log-store.ts'
import { useRows } from './use-log.ts'
import { NumberedList } from '../../ui/NumberedList.ts'

const atFirst = 60
const atOnce = 240

type ListProps = {
  store: LogStore
  state: LogState
  turn: number | null
  /** Its rows alone are shown, as soon as it is known where they stand. */
  round: number | null
  onRound: (round: number) => void
}
type View = LogGroup | 'all'

/** The entries, newest first; equal neighbours are one line with their range. */
export function EntryList({ store, state, turn, round, onRound }: ListProps) {
  const [view, setView] = useState<View>('all')
  const [most, setMost] = useState(atFirst)
  const size = state.head?.size ?? 0
  const isIndexed = state.check.is === 'good'
  const ofRound = isIndexed && round !== null ? state.index.ofRound.get(round) : undefined
  const indexes = ofRound ? ofRound.slice(-most) : newest(state, view, most)
  const rows = useRows(store, indexes)
  const all = ofRound ? ofRound.length : view === 'all' ? size : state.index.groups[view].length
  const mine = new Set(turn === null ? [] : state.index.turns.get(turn))
  const countOf = (group: LogGroup) => (isIndexed ? state.index.groups[group].length : undefined)
  return (
    <section className="clips panel panel-flush log-entries" aria-label="سطرهای دفتر">
      {ofRound ? (
        <h2 className="heading panel-body num">{count(all)} سطر این اعلام بار</h2>
      ) : (
        <Tabs<View>
          label="نوع سطر"
          value={view}
          onChange={(next) => {
            setView(next)
            setMost(atFirst)
          }}
          tabs={[
            { key: 'all', label: 'همه', count: size },
            ...(isIndexed
              ? logGroups.map((key) => ({ key, label: logGroupLabels[key], count: countOf(key) }))
              : []),
          ]}
        />
      )}
      {rows.isError && !rows.data ? (
        <ErrorState title="سطرها نیامد" onRetry={() => void rows.refetch()} retrying={rows.isFetching}>
          {reasonOf(rows.error)}
        </ErrorState>
      ) : rows.data ? (
        <Rows
          rows={rows.data}
          rounds={state.index.rounds}
          mine={mine}
          onRound={isIndexed && !ofRound ? onRound : undefined}
        />
      ) : state.head && size === 0 ? (
        <EmptyState title="دفتر هنوز سطری ندارد">با نخستین بار یا نوبت، سطر نخست نوشته می‌شود.</EmptyState>
      ) : (
        <div className="panel-body">
          <SkeletonLines lines={8} />
        </div>
      )}
      {rows.data && indexes.length < all && (
        <button
          type="button"
          className="grid at-middle gap-3 line-below full size-xs log-fold press"
          onClick={() => setMost(most + atOnce)}
        >
          <ChevronDown className="i-sm" />
          <span>سطرهای پیشین</span>
          <span className="num">{count(all - indexes.length)} سطر دیگر</span>
        </button>
      )}
    </section>
  )
}

function newest({ head, index }: LogState, view: View, most: number): number[] {
  if (view !== 'all') return index.groups[view].slice(-most)
  const size = head?.size ?? 0
  return Array.from({ length: Math.min(size, most) }, (_, nth) => size - 1 - nth)
}

type RowsProps = {
  rows: readonly LogRow[]
  rounds: Rounds
  mine: ReadonlySet<number>
  onRound: ((round: number) => void) | undefined
}

function Rows({ rows, rounds: known, mine, onRound }: RowsProps) {
  const rounds = new Map(known)
  for (const { entry } of rows)
    if (entry?.kind === 'round_opened' && 'opensAt' in entry)
      rounds.set(Number(entry.round), Number(entry.opensAt))
  return (
    <ol>
      {foldRows(rows, (index) => mine.has(index)).map((shown) =>
        'rows' in shown ? (
          <FoldRow key={`fold ${shown.rows[0]?.index}`} fold={shown} rounds={rounds} />
        ) : (
          <EntryRow
            key={shown.index}
            row={shown}
            rounds={rounds}
            isMine={mine.has(shown.index)}
            onRound={onRound}
          />
        ),
      )}
    </ol>
  )
}

const icons: Partial<Record<string, ReactNode>> = {
  hall_set: <SlidersHorizontal />,
  taken_over: <NumberedList />,
  turn_taken: <NumberedList />,
  turn_ended: <NumberedList />,
  turn_returned: <NumberedList />,
  round_opened: <Clock />,
  list_sealed: <Lock />,
  lists_opened: <LockOpen />,
  round_split: <Scale />,
  permit_issued: <FileText />,
  permit_voided: <Ban />,
}

function EntryRow({
  row: { index, entry },
  rounds,
  isMine,
  onRound,
}: {
  row: LogRow
  rounds: Rounds
  isMine: boolean
  onRound?: RowsProps['onRound']
}) {
  if (!entry) return <Unreadable index={index} />
  const { tone, subject, rest } = sayEntry(entry, rounds)
  return (
    <li
      className={classes(
        'grid at-middle gap-3 line-below text-sm log-row',
        tone === 'big' && 'on-sunken',
        isMine && 'is-mine',
      )}
    >
      <span className="ln num">{count(index + 1)}</span>
      <span className={`tile tile-sm tone-${tone}`}>
        {tone === 'hand' ? <Hand /> : (icons[entry.kind] ?? <Package />)}
      </span>
      <p className="muted">
        <b className="ink strong">{subject}</b> {rest}
        {onRound && !isOld(entry) && entry.kind === 'round_split' && (
          <Button size="dense" variant="ghost" onClick={() => onRound(entry.round)}>
            نتیجه و دلیل‌ها
          </Button>
        )}
      </p>
      <time className="size-xs num" dateTime={timeOf(entry).toISOString()}>
        {formatDaySeconds(timeOf(entry), serverNow())}
      </time>
    </li>
  )
}

const Unreadable = ({ index }: { index: number }) => (
  <li className="grid at-middle gap-3 line-below text-sm log-row">
    <span className="ln num">{count(index + 1)}</span>
    <span className="tile tile-sm tone-danger">
      <Ban />
    </span>
    <p className="muted">
      <b className="ink strong">سطر ناخوانا</b> به شکلی نوشته شده که برای دفتر گفته نشده است.
    </p>
  </li>
)

function FoldRow({ fold: { rows, groups }, rounds }: { fold: RowFold; rounds: Rounds }) {
  const [isOpen, setOpen] = useState(false)
  const [first, last] = [rows.at(-1)?.index ?? 0, rows[0]?.index ?? 0]
  if (isOpen) return rows.map((row) => <EntryRow key={row.index} row={row} rounds={rounds} isMine={false} />)
  return (
    <li>
      <button
        type="button"
        className="grid at-middle gap-3 line-below full size-xs log-fold press"
        onClick={() => setOpen(true)}
      >
        <ChevronDown className="i-sm" />
        <span className="num">{sayFold(rows, groups)}</span>
        <span className="num">
          سطر {count(first + 1)} تا {count(last + 1)}
        </span>
      </button>
    </li>
  )
}

function sayPermits(rows: readonly LogRow[]): string {
  const numbers = rows.flatMap(({ entry }) =>
    entry && 'permit' in entry && typeof entry.permit === 'number' ? [entry.permit] : [],
  )
  const range = `${toPersianDigits(Math.min(...numbers))} تا ${toPersianDigits(Math.max(...numbers))}`
  return [`${count(rows.length)} مجوز دیگر`, ...(numbers.length === rows.length ? [range] : [])].join('، ')
}

function sayFold(rows: readonly LogRow[], groups: readonly LogGroup[]): string {
  if (groups.length === 1 && groups[0] === 'permits') return sayPermits(rows)
  const names = groups.filter((group) => group !== 'rest').map((group) => logGroupLabels[group])
  return [`${count(rows.length)} سطر دیگر`, names.join(' و ') || 'بار'].join('، ')
}
