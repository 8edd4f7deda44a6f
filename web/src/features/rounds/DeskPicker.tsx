import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Check, ListPlus, X } from 'lucide-react'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import type { LoadForTurn, LoadsForTurn } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { formatKm, formatWeight, splitPlace } from '../../kernel/format.ts'
import { useFault } from '../../kernel/form/use-fault.ts'
import { Read } from '../../kernel/Read.tsx'
import { sayDone } from '../../kernel/say-done.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { stepOf } from '../../ui/letter-keys.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { fitsFirst } from './desk-choices.rules.ts'
import { useLoadsForTurn } from './desk.queries.ts'
import './desk-choices.css'

type DeskPickerProps = {
  turn: { id: number; turnNumber: number; driverName: string; driverFamily: string }
  onClose: () => void
}

/** The loads panel of a desk as one driver's picker: pressed in the order of his wish, then filed together. */
export default function DeskPicker({ turn, onClose }: DeskPickerProps) {
  const read = useLoadsForTurn(turn.id)
  return (
    <Panel
      flush
      className="desk-picking"
      title={`انتخاب برای نوبت ${toPersianDigits(turn.turnNumber)}`}
      aside={<IconButton aria-label="بستن انتخاب" size="dense" icon={<X />} onClick={onClose} />}
    >
      <p className="panel-body muted">
        {turn.driverName} {turn.driverFamily}؛{' '}
        {read.data?.isSettledAtOnce ? 'باری را که می‌خواهد بزنید.' : 'بارها را به ترتیب خواست او بزنید.'}
      </p>
      <Read
        of={read}
        wait={
          <div className="panel-body">
            <SkeletonLines lines={6} />
          </div>
        }
      >
        {(found) =>
          found.refusal === null ? (
            <Picks turnId={turn.id} found={found} onClose={onClose} />
          ) : (
            <div className="panel-body">
              <Note tone="warning">{found.refusal}</Note>
            </div>
          )
        }
      </Read>
    </Panel>
  )
}

type PicksProps = { turnId: number; found: LoadsForTurn; onClose: () => void }

function Picks({ turnId, found, onClose }: PicksProps) {
  const [picked, setPicked] = useState<readonly number[]>([])
  const filing = useFiling(turnId, onClose)
  const toggle = (id: number) =>
    setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id])
  const list = useRef<HTMLUListElement>(null)
  useKeys(list)
  const most = found.isSettledAtOnce ? 1 : Number.POSITIVE_INFINITY
  return (
    <>
      {filing.fault && (
        <div className="panel-body">
          <Note tone="danger" alert>
            {filing.fault}
          </Note>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it, which bubble */}
      <ul
        ref={list}
        className="scrolls desk-picks"
        aria-label="بارهای سالن"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          else if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return walk(event)
          else if (picked.length > 0 && !filing.busy) filing.file(picked)
          event.preventDefault()
        }}
      >
        {fitsFirst(found.loads).map((load) => (
          <Pick
            key={load.id}
            load={load}
            rank={picked.indexOf(load.id) + 1}
            isFull={picked.length >= most}
            onToggle={() => toggle(load.id)}
          />
        ))}
      </ul>
      {found.loads.length === 0 && <p className="panel-body muted">سالن اکنون باری ندارد.</p>}
      <Comes found={found} isPicked={picked.length > 0} />
      <div className="on-panel pad-3-4 row at-stretch line-above desk-picks-foot">
        <Button
          variant="primary"
          icon={<ListPlus />}
          disabled={picked.length === 0}
          busy={filing.busy}
          busyLabel="در حال ثبت…"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => filing.file(picked)}
        >
          {picked.length === 0 ? 'ثبت انتخاب' : `ثبت ${formatNumber(picked.length)} انتخاب`}
        </Button>
        <Button onClick={onClose}>انصراف</Button>
      </div>
    </>
  )
}

/** What the press does beyond the list. */
function Comes({ found, isPicked }: { found: LoadsForTurn; isPicked: boolean }) {
  if (!isPicked) return null
  if (found.isSettledAtOnce)
    return <p className="panel-body fine">این سالن دور ندارد: با ثبت، مجوز همان دم صادر می‌شود.</p>
  return found.round === null && <p className="panel-body fine">دوری باز نیست: با ثبت، دور باز می‌شود.</p>
}

/** The keyboard goes to the first load that he can have, and back to where it was once the picker closes under it. */
function useKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const panel = list.current?.closest('section')
    const before = document.activeElement
    // the loads may come while something is typed elsewhere
    if (before?.matches('input, textarea, select') && !panel?.contains(before)) return
    const first = loadsIn(list.current)[0] ?? panel?.querySelector<HTMLElement>('.desk-picks-foot :enabled')
    first?.focus()
    return () => {
      const isWithin = document.activeElement === document.body || panel?.contains(document.activeElement)
      if (isWithin && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [list])
}

const loadsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('button:enabled') ?? []),
]

/** ↑ and ↓, or K and J, walk the loads that he can have. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = stepOf(event.nativeEvent)
  if (step === 0) return
  event.preventDefault()
  const loads = loadsIn(event.currentTarget)
  loads[loads.indexOf(event.target as HTMLElement) + step]?.focus()
}

/** Files the choices together, in their order: all of them, or none; what was picked stays until it is done. */
function useFiling(turnId: number, onFiled: () => void) {
  const [fault, told] = useFault()
  const add = useWrite('addPriorities', { ...told, onDone: sayDone(onFiled) })
  const file = (CargoIds: readonly number[]) => {
    told.onDone()
    add.mutate({ body: { DriverTurnId: turnId, CargoIds: [...CargoIds] } })
  }
  return { fault, busy: add.isPending, file }
}

type PickProps = { load: LoadForTurn; rank: number; isFull: boolean; onToggle: () => void }

/** A load to press; one that does not fit is dimmed and says why. */
function Pick({ load, rank, isFull, onToggle }: PickProps) {
  const isPicked = rank > 0
  const isUnfit = load.refusal !== null
  return (
    <li className={classes(isUnfit && 'is-unfit', isPicked && 'is-picked')}>
      <button
        type="button"
        className="row gap-3"
        aria-pressed={isPicked}
        disabled={isUnfit || (isFull && !isPicked)}
        onClick={onToggle}
      >
        <span className="tile tile-sm place num">
          {isPicked ? formatNumber(rank) : isUnfit ? '' : <Check />}
        </span>
        <span className="grow blocks">
          <b>{splitPlace(load.cargoDestination).town}</b>
          <span className="fine">
            بار {toPersianDigits(load.id)}، {load.kalaDesc}، {formatWeight(load.kalaWeight)}،{' '}
            {load.loaderTypeNames}
          </span>
          <span className="fine">
            {formatKm(load.cargoDistance)}، {load.transportationCompanyName}
          </span>
          <span className={classes('fine', isUnfit && 'unfit-why is-warning')}>
            {load.refusal ?? `${sums.netPay} ${formatToman(load.netPayToman)}`}
          </span>
        </span>
        <span className="num">{formatNumber(load.remaining)} کامیون</span>
      </button>
    </li>
  )
}
