import { Plus, Search, Trash2 } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import type { LoadForTurn, LoadsForTurn as Loads } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatUntil } from '@bargah/contract/kernel/dates.ts'
import { formatComingHour } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { formatKm, formatWeight } from '../../kernel/format.ts'
import { useNow, useServerOffset } from '../../kernel/now.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { Read } from '../../kernel/Read.tsx'
import { useWrite } from '../../kernel/use-write.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSearchWalk } from '../../ui/use-search-walk.ts'
import { searchLoads } from '../cargos/cargos.parts.ts'
import { fitsFirst } from './desk-choices.rules.ts'
import { useLoadsForTurn } from './desk.queries.ts'
import { Rank, RemoveChoice } from './DeskChoice.tsx'
import { roundName, routeOfChoice } from './rounds.text.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'

type ChooseAtOnceProps = { turnId: number; cargoId: number; name: string; onClose: () => void }

/** Asks before a choice for a driver that is settled as it is made. */
const ChooseAtOnce = ({ turnId, cargoId, name, onClose }: ChooseAtOnceProps) => (
  <ConfirmWrite
    call="addPriority"
    input={() => ({ body: { DriverTurnId: turnId, CargoId: cargoId } })}
    title={`${name}، به این راننده داده شود؟`}
    consequence="مجوز همین دم صادر می‌شود، هزینهٔ نوبت از کیف پول راننده برداشته می‌شود و نوبت او مصرف می‌شود."
    confirmLabel="بله، داده شود"
    busyLabel="در حال صدور مجوز…"
    onClose={onClose}
  />
)

const everySecond = 1_000

/** The loads of the hall as staff choose from them for a driver; those he cannot have say why. */
export default function LoadsForTurn({ turnId }: { turnId: number }) {
  return (
    <section>
      <h3>بارهای سالن</h3>
      <Read of={useLoadsForTurn(turnId)} wait={<SkeletonLines lines={6} />}>
        {(found) => (
          <div className="one-column stack">
            <RoundNow {...found} />
            {found.refusal === null && <Picker turnId={turnId} found={found} />}
          </div>
        )}
      </Read>
    </section>
  )
}

/** How the hall takes choices now, and what stands in the way of all of them. */
function RoundNow({ refusal, isSettledAtOnce, round, nextRoundAt, loads }: Loads) {
  const offsetMs = useServerOffset()
  const now = useNow(everySecond)
  if (refusal !== null)
    return (
      <Note tone="warning">
        {refusal}
        {nextRoundAt && ` دور بعدی ${formatComingHour(nextRoundAt, now)}، ${formatUntil(nextRoundAt, now)}.`}
      </Note>
    )
  if (isSettledAtOnce) return <Note>در این سالن هر انتخاب همان دم قطعی می‌شود و مجوز آن صادر می‌شود.</Note>
  if (!round) return loads.length > 0 && <Note>دور با نخستین انتخاب باز می‌شود.</Note>
  return (
    <Countdown
      opensAt={round.opensAt}
      closesAt={round.closesAt}
      offsetMs={offsetMs}
      title={`${roundName(round.opensAt, now)} باز است`}
    />
  )
}

function Picker({ turnId, found }: { turnId: number; found: Loads }) {
  const [words, setWords] = useState('')
  const walk = useSearchWalk<HTMLDivElement>()
  const loads = fitsFirst(searchLoads(found.loads, useDeferredValue(words)))
  if (found.loads.length === 0) return <p className="muted">سالن اکنون باری ندارد.</p>
  return (
    <div className="stack" {...walk}>
      <TextField
        label="جست‌وجوی مقصد، کالا یا شرکت"
        labelHidden
        type="search"
        icon={<Search />}
        placeholder="مقصد، کالا یا شرکت"
        value={words}
        onChange={setWords}
      />
      {loads.length === 0 && <p className="muted">باری با این واژه‌ها نیست.</p>}
      <ul className="desk-choices" aria-label="بارهای سالن">
        {loads.map((load) => (
          <Row key={load.id} turnId={turnId} load={load} isSettledAtOnce={found.isSettledAtOnce} />
        ))}
      </ul>
    </div>
  )
}

type RowProps = {
  turnId: number
  load: LoadForTurn
  isSettledAtOnce: boolean
}

function Row({ turnId, load, isSettledAtOnce }: RowProps) {
  const { listed } = load
  const [asking, setAsking] = useState(false)
  const add = useWrite('addPriority', { onDone: sayDone() })
  const fault = add.error ? sentenceOf(add.error) : null
  const choose = () => add.mutate({ body: { DriverTurnId: turnId, CargoId: load.id } })
  const onClick = listed || isSettledAtOnce ? () => setAsking(true) : choose
  const close = () => setAsking(false)
  const refusal = listed ? null : load.refusal
  const name = `بار ${toPersianDigits(load.id)}، ${routeOfChoice(load)}`
  return (
    <li className={classes('pad-y-25 row gap-3', refusal !== null && 'is-unfit')}>
      {listed && <Rank place={listed.rank} />}
      <Face load={load} why={fault ?? refusal} isFault={fault !== null} />
      {refusal === null && (
        // one button for both, so that the focus stays where it was pressed
        <Button
          size="dense"
          variant={listed ? 'ghost' : 'soft'}
          icon={listed ? <Trash2 /> : <Plus />}
          busy={add.isPending}
          busyLabel="در حال ثبت…"
          aria-label={listed ? `برداشتن ${name}` : `افزودن ${name}`}
          onClick={onClick}
        >
          {listed ? 'برداشتن' : 'افزودن'}
        </Button>
      )}
      {asking && listed && <RemoveChoice id={listed.id} name={name} onClose={close} />}
      {asking && !listed && <ChooseAtOnce turnId={turnId} cargoId={load.id} name={name} onClose={close} />}
    </li>
  )
}

const Face = ({ load, why, isFault }: { load: LoadForTurn; why: string | null; isFault: boolean }) => (
  <span className="grow blocks">
    <b>{routeOfChoice(load)}</b>
    <span className="fine">
      بار {toPersianDigits(load.id)}، {load.kalaDesc}، {formatWeight(load.kalaWeight)}، {load.loaderTypeNames}
    </span>
    <span className="fine">
      {formatKm(load.cargoDistance)}، {load.transportationCompanyName}
    </span>
    <span className="fine">
      {sums.netPay} {formatToman(load.netPayToman)}، {formatNumber(load.remaining)} از{' '}
      {formatNumber(load.freighterNumber)} کامیون مانده
    </span>
    {why && (
      <span className="fine unfit-why is-warning" role={isFault ? 'alert' : undefined}>
        {why}
      </span>
    )}
  </span>
)
