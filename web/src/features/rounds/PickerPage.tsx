import { useState } from 'react'
import { Clock, Hand, Search } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { formatUntil } from '@bargah/contract/kernel/dates.ts'
import { formatComingHour } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { useNavigate } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { useNow } from '../../kernel/now.ts'
import { hallTitle, routeOf } from '../../kernel/format.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { useAskedLoad, useReturnPath } from '../../kernel/asked-load.ts'
import { placeFor } from '../../kernel/location.ts'
import { Band } from '../../ui/Band.tsx'
import { PhoneHeader, Tap } from '../../ui/PhoneHeader.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoadBrowser, useAnnouncedLoads } from '../cargos/cargos.parts.ts'
import { NeedsTurn, useMyTurn } from '../turns/turns.parts.tsx'
import { ListAct, type ListedCargo } from './ListAct.tsx'
import { closingOf, type RoundPhase } from './my-list.rules.ts'
import { useInsteadOfTurn } from './HasLoad.tsx'
import { useOutlook } from './outlook.queries.ts'
import { sayDemand } from './outlook.rules.ts'
import { RefusedChoices } from './RefusedChoices.tsx'
import { RoundHead } from './RoundHead.tsx'
import { useMyList } from './use-my-list.ts'
import { usePhase } from './use-phase.ts'
import { PayLine } from '../cargos/pay.parts.tsx'
import { myResultQuery } from './rounds.queries.ts'
import './rounds.css'

const everySecond = 1_000

/** The loads of the hall of one's turn: choose, order, and watch the round run out. */
export default function PickerPage() {
  const read = useMyTurn()
  const instead = useInsteadOfTurn()
  return read.data ? <Picker turn={read.data} /> : <NeedsTurn title="بارها" read={read} instead={instead} />
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
  const title = `${formatNumber(loads.data?.rows.length ?? turn.announcedCount)} بار برای شما`
  const back = () => void navigate({ to: paths.home })
  const search = (
    <Tap aria-label="جست‌وجو و ترتیب" icon={<Search />} onClick={() => setSearching(!searching)} />
  )
  return (
    <>
      {phase === 'choosing' && turn.round ? (
        <RoundHead title={title} round={turn.round} onBack={back} act={search} />
      ) : (
        <>
          <PhoneHeader title={title} onBack={back} end={search} />
          <WhenLine turn={turn} phase={phase} />
        </>
      )}
      <main className="phone-stack picker" id="main" tabIndex={-1}>
        <RefusedChoices list={list} shown={loads.data?.rows.map(({ id }) => id) ?? []} />
        <LoadBrowser
          read={loads}
          searching={searching}
          renderAct={renderAct}
          rankOf={({ id }) => list.items.findIndex(({ cargoId }) => cargoId === id) + 1 || undefined}
          emptyText={`${hallTitle(turn.name)} اکنون باری برای بارگیر شما ندارد؛ بارها در اعلام‌های بعدی می‌آید.`}
        />
      </main>
    </>
  )
}

/** How many before the driver want a load too, over its act; nothing while that is not told. */
const DemandLine = ({ words }: { words: string | null }) =>
  words && <p className="whole-row quiet num">{words}</p>

/** Under the head while no round runs: when the next one opens, or how loads are given here. */
function WhenLine({ turn, phase }: { turn: MyTurn; phase: RoundPhase }) {
  const now = useNow(everySecond)
  const words: Record<RoundPhase, string | null> = {
    choosing: null,
    splitting: 'فهرست‌ها بسته شد؛ بارها تقسیم می‌شود…',
    later:
      turn.nextRoundAt &&
      `اعلام بار بعدی ${formatComingHour(turn.nextRoundAt, now)}، ${formatUntil(turn.nextRoundAt, now)}`,
    anytime: 'هر باری را بخواهید، اعلام بار همان دم باز می‌شود.',
    atOnce: 'هر بار همان دم قطعی می‌شود.',
  }
  const said = words[phase]
  return (
    said && (
      <Band tone="plain" icon={<Clock />}>
        {said}
      </Band>
    )
  )
}

type TakeAtOnceProps = { cargo: ListedCargo; turnId: number }

/** Where a hall settles each choice at once: asks, takes, and shows the outcome. */
function TakeAtOnce({ cargo, turnId }: TakeAtOnceProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [asking, setAsking] = useState(useAskedLoad() === cargo.id)
  const back = useReturnPath(cargo.id)
  // the result of an earlier round may be kept: not shown for this one
  const showResult = async () => {
    await client.fetchQuery(myResultQuery).catch(() => undefined)
    await navigate({ to: paths.myResult })
  }
  const route = routeOf(cargo.cargoSource, cargo.cargoDestination)
  return (
    <>
      <Button
        variant="soft"
        size="touch"
        icon={<Hand className="i-lg" />}
        aria-label={`می‌گیرم، ${route}`}
        onClick={() => setAsking(true)}
      >
        می‌گیرم
      </Button>
      {asking && (
        <ConfirmWrite
          call="addPriority"
          input={() => ({ body: { DriverTurnId: turnId, CargoId: cargo.id } })}
          prepare={async ({ body }) => ({ body: { ...body, ...(await placeFor(cargo.cargoRange)) } })}
          onDone={() => void showResult()}
          title={`بار ${route} را می‌گیرید؟`}
          consequence={`این بار همین حالا به شما داده می‌شود و نوبتتان به کار می‌رود؛ ${formatToman(cargo.netPayToman)} به شما می‌رسد.`}
          back={back}
          confirmLabel="بله، می‌گیرم"
          cancelLabel="نه"
          busyLabel="در حال گرفتن…"
          onClose={() => setAsking(false)}
        >
          <PayLine load={cargo} />
        </ConfirmWrite>
      )}
    </>
  )
}
