import { Search } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../kernel/navigation.tsx'
import { formatTime, formatUntil } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { useNow, useServerOffset } from '../../kernel/now.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { Note } from '../../ui/Note.tsx'
import { PhoneHeader, Tap } from '../../ui/PhoneHeader.tsx'
import { LoadBrowser, useAnnouncedLoads } from '../cargos/cargos.parts.ts'
import { NeedsTurn, useMyTurn } from '../turns/turns.parts.ts'
import { ListAct, type ListedCargo } from './ListAct.tsx'
import { closingOf, type RoundPhase } from './my-list.rules.ts'
import { ResultComes } from './ResultComes.tsx'
import { useOutlook } from './outlook.queries.ts'
import { sayDemand, sayPlace } from './outlook.rules.ts'
import { roundName } from './rounds.text.ts'
import { TakeAtOnce } from './TakeAtOnce.tsx'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { hallTitle } from '../../kernel/format.ts'
import { type MyList, useMyList } from './use-my-list.ts'
import { useAwaitsResult } from './use-lead-to-result.ts'
import { usePhase } from './use-phase.ts'
import './rounds.css'

const everySecond = 1_000

/** The loads of the hall of one's turn: choose, order, and watch the round run out. */
export default function PickerPage() {
  const read = useMyTurn()
  const empty = useAwaitsResult() ? <ResultComes /> : undefined
  return read.data ? <Picker turn={read.data} /> : <NeedsTurn title="بارها" read={read} instead={empty} />
}

function Picker({ turn }: { turn: MyTurn }) {
  const navigate = useNavigate()
  const phase = usePhase(turn)
  const list = useMyList(turn.id, closingOf(turn, phase))
  const loads = useAnnouncedLoads(turn.loadHallId, phase === 'choosing')
  const outlook = useOutlook(phase === 'choosing').data
  const [searching, setSearching] = useState(false)
  const renderAct = (cargo: ListedCargo) =>
    phase === 'atOnce' ? (
      <TakeAtOnce cargo={cargo} turnId={turn.id} />
    ) : (
      <>
        {phase === 'choosing' && <DemandLine words={sayDemand(outlook, cargo.id)} />}
        <ListAct cargo={cargo} list={list} phase={phase} />
      </>
    )
  return (
    <>
      <PhoneHeader
        title={`${formatNumber(loads.data?.rows.length ?? turn.announcedCount)} بار برای شما`}
        subtitle={`${hallTitle(turn.name)}، نوبت ${toPersianDigits(turn.turnNumber)}، ${sayPlace(outlook ?? turn)}`}
        onBack={() => void navigate({ to: paths.home })}
        end={<Tap aria-label="جست‌وجو و ترتیب" icon={<Search />} onClick={() => setSearching(!searching)} />}
      />
      <RoundStrip turn={turn} phase={phase} />
      <main className="phone-stack picker" id="main" tabIndex={-1}>
        <GoneFaults list={list} loads={loads.data?.rows ?? []} />
        <LoadBrowser
          read={loads}
          searching={searching}
          renderAct={renderAct}
          rankOf={({ id }) => list.items.findIndex(({ cargoId }) => cargoId === id) + 1 || undefined}
          emptyText={`${hallTitle(turn.name)} اکنون باری برای بارگیر شما ندارد؛ بارها در دورهای بعد می‌آید.`}
        />
      </main>
    </>
  )
}

/** How many before the driver want a load too, over its act; nothing while that is not told. */
const DemandLine = ({ words }: { words: string | null }) =>
  words && <p className="whole-row quiet num">{words}</p>

/** Why choices were refused whose loads have left the board meanwhile, and so have no card that could say it. */
function GoneFaults({ list, loads }: { list: MyList; loads: readonly { id: number }[] }) {
  return list.faults
    .filter(({ cargoId, way }) => way !== null && !loads.some(({ id }) => id === cargoId))
    .map(({ cargoId, way, sentence }) => (
      <Note key={cargoId} tone="warning" title={`بار ${way}`} alert>
        {sentence}
      </Note>
    ))
}

/** Under the header, always in sight: the open round running out, or when the next one opens. */
function RoundStrip({ turn, phase }: { turn: MyTurn; phase: RoundPhase }) {
  const offsetMs = useServerOffset()
  const now = useNow(everySecond)
  if (phase === 'choosing' && turn.round)
    return (
      <div className="round-strip">
        <Countdown
          look="ticker"
          opensAt={turn.round.opensAt}
          closesAt={turn.round.closesAt}
          offsetMs={offsetMs}
          title={`${roundName(turn.round.opensAt)} باز است`}
          caption="تا بسته شدن"
        />
      </div>
    )
  const words: Record<Exclude<RoundPhase, 'choosing'>, string> = {
    splitting: 'فهرست‌ها بسته شد؛ بارها تقسیم می‌شود…',
    later: turn.nextRoundAt
      ? `دور بعدی ساعت ${formatTime(turn.nextRoundAt)}، ${formatUntil(turn.nextRoundAt, now)}`
      : '',
    anytime: 'دور با نخستین انتخاب باز می‌شود.',
    atOnce: 'هر بار همان دم قطعی می‌شود.',
  }
  return (
    <p className="round-strip is-words" role="status">
      {words[phase === 'choosing' ? 'splitting' : phase]}
    </p>
  )
}
