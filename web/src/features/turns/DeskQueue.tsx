import { useDeferredValue, useState } from 'react'
import { Logs, Search } from 'lucide-react'
import type { QueueTurn } from '@bargah/contract/features/rounds/desk.schema.ts'
import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { unlessTold } from '../../kernel/live/told.ts'
import { Link } from '../../kernel/navigation.tsx'
import { OpenRow, useOpenRow } from '../../kernel/open-row.tsx'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { useOpenFile } from '../../kernel/use-open-file.ts'
import { useRead } from '../../kernel/use-read.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useSlash } from '../../ui/letter-keys.ts'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CancelTurnDialog } from './TurnQuestions.tsx'
import {
  clockOf,
  computeViews,
  filterQueue,
  type Giving,
  givingOf,
  type QueueView,
  sayLastFiled,
} from './desk-queue.rules.ts'
import { DeskRow } from './DeskRow.tsx'
import { enterQueue, walkQueue } from './queue-keys.ts'
import { TurnDrawer } from './TurnDrawer.tsx'
import { actsFor, printFailed, slipOf } from './TurnMenu.tsx'
import './desk-queue.css'

const openEveryMs = 4_000
const idleEveryMs = 8_000

/** The queue of the caller's hall with the reasons as they stand; where no stream tells, looked at more often while a round is open. */
const useHallQueue = (isRoundOpen: boolean) =>
  useRead('showHallQueue', {
    query: {},
    ...keptLive,
    refetchInterval: unlessTold(isRoundOpen ? openEveryMs : idleEveryMs),
  })

type DeskQueueProps = {
  hall: HallNow
  newest: number | null
  /** Whom the staff choose for, beside the queue. */
  chosenFor: number | null
  onChoose: (turn: QueueTurn) => void
}

const nothing: never[] = []

/** The queue of a hall while its round runs: who has chosen, what stands in whose way, and one act for each. */
export function DeskQueue({ hall, newest, chosenFor, onChoose }: DeskQueueProps) {
  const giving = givingOf(hall)
  const queue = useHallQueue(giving.is === 'open')
  const turns = queue.data?.turns ?? nothing
  const [picked, setView] = useState<QueueView>('all')
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState<number | null>(null)
  const [leaving, setLeaving] = useState<QueueTurn | null>(null)
  const print = useOpenFile('printTurn', printFailed)
  const opened = useOpenRow(nothing, 'showTurn', (Id) => ({ query: { Id } }))
  // nothing is counted that has not been read
  const tabs = computeViews(turns, giving).map(({ count, ...tab }) => (queue.data ? { ...tab, count } : tab))
  // a view goes with its round
  const view = tabs.some(({ key }) => key === picked) ? picked : 'all'
  const shown = filterQueue(turns, view, useDeferredValue(words))
  const acts = actsFor({
    // between rounds that open by the clock no choice is taken
    onChoose: giving.is === 'waits' ? undefined : onChoose,
    onCancel: setLeaving,
    onPrint: ({ id }: QueueTurn) => print.open(slipOf(id)),
  })
  const search = useSlash()
  return (
    <section className="clips column shrinks panel panel-flush desk-queue" aria-label="صف نوبت">
      <div className="line-below desk-queue-top apart gap-3">
        <Tabs label="وضع نوبت‌ها" tabs={tabs} value={view} onChange={setView} />
        <TextField
          label="جست‌وجو در صف"
          labelHidden
          dense
          type="search"
          ref={search}
          aria-keyshortcuts="/"
          icon={<Search />}
          placeholder="نوبت، نام، پلاک، کد"
          value={words}
          onChange={setWords}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
            // the button that has the focus next must not be pressed by the same key
            event.preventDefault()
            enterQueue()
          }}
        />
      </div>
      <Read of={queue} wait={<Waiting />} failedTitle="صف نیامد">
        {() =>
          shown.length === 0 ? (
            <NoTurns isQueueEmpty={turns.length === 0} words={words} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons in it, which bubble
            <div className="scrolls desk-queue-rows" onKeyDown={walkQueue}>
              <table className="grid-table folds">
                <thead>
                  <tr>
                    <th>نوبت</th>
                    <th>راننده</th>
                    <th>پلاک</th>
                    <th className="wide">بارگیر</th>
                    <th>{giving.is === 'open' ? 'در این دور' : 'وضع'}</th>
                    <th>
                      <span className="sr">کار</span>
                    </th>
                    <th>
                      <span className="sr">کارهای دیگر</span>
                    </th>
                  </tr>
                </thead>
                {shown.map((turn) => (
                  <DeskRow
                    key={turn.id}
                    turn={turn}
                    giving={giving}
                    isNewest={turn.id === newest}
                    isChosenFor={turn.id === chosenFor}
                    isAsked={turn.id === asked}
                    acts={acts}
                    onOpen={() => opened.open(turn.id)}
                    onAsk={() => setAsked(asked === turn.id ? null : turn.id)}
                  />
                ))}
              </table>
            </div>
          )
        }
      </Read>
      {queue.data && <Foot queue={queue} turns={turns} shown={shown.length} giving={giving} />}
      <OpenRow of={opened} noun="نوبت">
        {(turn, walk) => <TurnDrawer key={turn.id} turn={turn} {...walk} />}
      </OpenRow>
      {leaving && (
        <CancelTurnDialog turn={{ ...leaving, name: hall.name }} onClose={() => setLeaving(null)} />
      )}
    </section>
  )
}

const Waiting = () => (
  <div className="panel-body">
    <SkeletonLines lines={10} />
  </div>
)

/** Whose turn is over stands in no queue: what was typed leads to where it is found. */
const NoTurns = ({ isQueueEmpty, words }: { isQueueEmpty: boolean; words: string }) =>
  words.trim() ? (
    <EmptyState
      icon={<Logs />}
      title="نوبت فعالی پیدا نشد"
      actions={
        <Link className={buttonClass()} to={paths.turns} search={{ view: 'ended', q: words }}>
          جست‌وجو در پایان‌یافته‌ها
        </Link>
      }
    />
  ) : isQueueEmpty ? (
    <EmptyState icon={<Logs />} title="نوبت فعالی نیست">
      نوبتی که داده شود این‌جا می‌آید.
    </EmptyState>
  ) : (
    <EmptyState icon={<Logs />} title="در این نما نوبتی نیست">
      نمای «همه» را ببینید.
    </EmptyState>
  )

type FootProps = {
  queue: { isError: boolean; dataUpdatedAt: number }
  turns: readonly QueueTurn[]
  shown: number
  giving: Giving
}

const noRound = 'دوری باز نیست.'
const nothingFiled = {
  open: 'در این دور هنوز انتخابی نرسیده است.',
  waits: noRound,
  first: noRound,
  at_once: 'هر انتخاب همان دم قطعی می‌شود.',
}

/** What was filed last; a line that is lost is said in the same place. */
function Foot({ queue, turns, shown, giving }: FootProps) {
  const isLost = queue.isError && queue.dataUpdatedAt > 0
  const words = isLost
    ? `ارتباط قطع است، آخرین ${clockOf(new Date(queue.dataUpdatedAt))}`
    : (sayLastFiled(turns) ?? nothingFiled[giving.is])
  return (
    <div className="line-above size-xs desk-queue-foot apart gap-3 muted num">
      <span
        className={classes('dotted', isLost ? 'is-warning' : giving.is !== 'waits' && 'is-open')}
        aria-live="off"
      >
        {words}
      </span>
      <span>
        {formatNumber(shown)} از {formatNumber(turns.length)} نوبت
      </span>
    </div>
  )
}
