import { PhoneIcon, Plus, Telescope } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useNavigate } from '../../kernel/navigation.tsx'
import type { Outlook } from '@bargah/contract/features/rounds/outlook.schema.ts'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatComingHour } from '@bargah/contract/kernel/day-and-hour.ts'
import { useIsReached } from '../../kernel/connection.ts'
import { splitPlace } from '../../kernel/format.ts'
import { serverNow, useServerOffset } from '../../kernel/now.ts'
import { paths } from '../../kernel/paths.ts'
import { TopUp } from '../../kernel/TopUp.tsx'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Face, FaceActs, Faces } from '../../ui/Face.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { NeedsTurn, useHall, useMyTurn } from '../turns/turns.parts.tsx'
import { bandOf, isLastMinute, listActOf, mainPlaces, placesFor } from './list-face.rules.ts'
import { hasTwin } from './twin-loads.ts'
import { ListAnnouncer, ListBandLine } from './ListBandLine.tsx'
import { EmptyBox, ListBox } from './ListBox.tsx'
import { closingOf, type ListItem, type RoundPhase } from './my-list.rules.ts'
import { useOutlook } from './outlook.queries.ts'
import { sayOutlook } from './outlook.rules.ts'
import { RefusedChoices } from './RefusedChoices.tsx'
import { RemoveSheet } from './RemoveSheet.tsx'
import { useInsteadOfTurn } from './HasLoad.tsx'
import { RoundHead } from './RoundHead.tsx'
import { sayList } from './list.said.ts'
import { emptyPlaceText, ordinalOf } from './rounds.text.ts'
import { useDragOrder } from './use-drag-order.ts'
import { type MyList, useMyList } from './use-my-list.ts'
import { usePhase } from './use-phase.ts'
import { useSwap } from './use-swap.ts'

const title = 'فهرست من'

/** What a driver wants of the open round, in his order: up to three places, and below them what he chose beyond. */
export default function MyListPage() {
  const read = useMyTurn()
  const instead = useInsteadOfTurn()
  return read.data ? <List turn={read.data} /> : <NeedsTurn title={title} read={read} instead={instead} />
}

function List({ turn }: { turn: MyTurn }) {
  const navigate = useNavigate()
  const phase = usePhase(turn)
  const list = useMyList(turn.id, closingOf(turn, phase))
  const isOpen = phase === 'choosing' && turn.round !== null
  const outlook = useOutlook(isOpen).data
  const isReached = useIsReached()
  const frozen = phase === 'splitting'
  const band = bandOf({ frozen, isReached, items: list.items })
  const listen = <Hear look={band ? 'head' : 'pill'} says={sayList(list.items, band)} />
  const back = () => void navigate({ to: paths.home })
  return (
    <>
      {isOpen && turn.round ? (
        <RoundHead title={title} round={turn.round} onBack={back} />
      ) : (
        <PhoneHeader title={title} onBack={back} />
      )}
      <Faces>
        <ListBandLine band={band} listen={listen} />
        <Face fills label={title}>
          <RefusedChoices list={list} shown={list.items.map(({ cargoId }) => cargoId)} />
          {phase === 'atOnce' ? (
            <p>در این سالن فهرست نیست؛ هر بار همان دم قطعی می‌شود.</p>
          ) : (
            <Places list={list} frozen={frozen} count={placesIn(phase, turn, list)} />
          )}
          <ListAnnouncer list={list} />
          <Acts turn={turn} phase={phase} list={list} listen={band ? undefined : listen} />
          {outlook && turn.round && list.items.length > 0 && (
            <OutlookLine outlook={outlook} list={list} closesAt={turn.round.closesAt} />
          )}
        </Face>
      </Faces>
    </>
  )
}

/** The places in their order, moved by number or arrows; pressing a load asks whether it goes. */
function Places({ list, frozen, count }: { list: MyList; frozen: boolean; count: number }) {
  const [opened, setOpened] = useState<number | null>(null)
  const places = useRef<HTMLOListElement>(null)
  const drag = useDragOrder({ count: list.items.length, list: places, onMove: list.move })
  const noteSwap = useSwap(places)
  const item = list.items.find(({ cargoId }) => cargoId === opened)
  const move = (from: number, to: number) => {
    noteSwap()
    list.move(from, to)
  }
  return (
    <>
      <ol className="relative one-column stack gap-25" ref={places}>
        {list.items.map((one, index) => (
          <ListBox
            key={one.cargoId}
            item={one}
            isTwin={hasTwin(list.items, one)}
            row={drag.rowOf(index)}
            last={list.items.length}
            frozen={frozen}
            onMove={(to) => move(index, to)}
            onOpen={() => setOpened(one.cargoId)}
            grip={drag.gripOf(index)}
            fault={list.faults.find(({ cargoId }) => cargoId === one.cargoId)?.sentence}
          />
        ))}
        {!list.isPending && !frozen && <EmptyPlaces from={list.items.length + 1} to={count} />}
      </ol>
      {item && <RemoveSheet item={item} list={list} onClose={() => setOpened(null)} />}
    </>
  )
}

/** While a round is open no more places than it has loads for; for the next one nobody knows how many. */
const placesIn = (phase: RoundPhase, { announcedCount }: MyTurn, { items }: MyList) =>
  phase === 'choosing' ? placesFor(items.length, announcedCount) : mainPlaces

const EmptyPlaces = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: Math.max(0, to + 1 - from) }, (_, at) => (
    <EmptyBox key={from + at} rank={from + at} words={emptyPlaceText(from + at)} />
  ))

/** «اگر اعلام بار همین حالا بسته شود…»: by the rule of the split, as far as it tells nobody's wishes. */
function OutlookLine({ outlook, list, closesAt }: { outlook: Outlook; list: MyList; closesAt: string }) {
  const isLast = isLastMinute(useCountdown(closesAt, useServerOffset()))
  const item = list.items.find(({ cargoId }) => cargoId === outlook.cargoId)
  const { tone, words } = sayOutlook(outlook, item ? splitPlace(item.destination).town : null, isLast)
  return (
    <div className={classes('stack gap-3 pad-y-2', tone === 'warning' ? 'wait-ink' : 'face-ink')}>
      <p className="at-start row">
        <Telescope className="i-xl" />
        {words}
      </p>
      {outlook.kind === 'no_money' && (
        <TopUp size="hero" lackingRial={outlook.lackingRial ?? 0} back={paths.myList} />
      )}
    </div>
  )
}

/** `listen`: where no band bears it. */
type ActsProps = { turn: MyTurn; phase: RoundPhase; list: MyList; listen: ReactNode }

function Acts({ turn, phase, list, listen }: ActsProps) {
  if (phase === 'splitting') return null
  if (phase === 'choosing' && turn.round)
    return <OpenActs turn={turn} closesAt={turn.round.closesAt} items={list.items} listen={listen} />
  const words =
    phase === 'later' && turn.nextRoundAt
      ? `اعلام بار بعدی ${formatComingHour(turn.nextRoundAt, serverNow())} است؛ آن وقت انتخاب می‌کنید.`
      : null
  return (
    <>
      {words && <p>{words}</p>}
      <FaceActs more={listen}>
        <Link to={paths.announcedLoads} className={buttonClass('primary', 'hero')}>
          بارها را ببینم
        </Link>
      </FaceActs>
    </>
  )
}

const labelOf = (act: 'choose' | 'add' | 'look', count: number) =>
  ({
    choose: `بار ${ordinalOf(count + 1)} را انتخاب کنم`,
    add: 'یک بار دیگر اضافه کنم',
    look: 'بارها را ببینم',
  })[act]

type OpenActsProps = { turn: MyTurn; closesAt: string; items: readonly ListItem[]; listen: ReactNode }

/** While the round is open: choose the next, or, when something cannot be sent and the time runs out, have the hall enter it. */
function OpenActs({ turn, closesAt, items, listen }: OpenActsProps) {
  const left = useCountdown(closesAt, useServerOffset())
  const isReached = useIsReached()
  const tel = useHall(turn.loadHallId)?.tel ?? ''
  const isLost = !isReached || items.some(({ state }) => state === 'unsent')
  const act = listActOf({
    count: items.length,
    offered: turn.announcedCount,
    isLost,
    isLast: isLastMinute(left),
    tel,
  })
  return (
    <FaceActs more={listen}>
      {act === 'ring' ? (
        <a href={`tel:${tel}`} className={buttonClass('primary', 'hero')}>
          <PhoneIcon />
          زنگ به سالن تا ثبت کند
        </a>
      ) : (
        <Link
          to={paths.announcedLoads}
          className={buttonClass(act === 'choose' ? 'primary' : 'default', 'hero')}
        >
          {act !== 'look' && <Plus />}
          {labelOf(act, items.length)}
        </Link>
      )}
    </FaceActs>
  )
}
