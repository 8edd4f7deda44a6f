import { useMemo, useState } from 'react'
import { ChevronLeft, LocateFixed, Warehouse } from 'lucide-react'
import type { HallsForDriver, MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Link, useNavigate } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { useMyPlace } from '../../kernel/use-my-place.ts'
import { besideHall, formatKm, hallTitle } from '../../kernel/format.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Note } from '../../ui/Note.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'
import { classes } from '../../ui/classes.ts'
import { Toman } from '../../ui/Toman.tsx'
import { useMyPermit } from '../permits/my-permit.parts.ts'
import { useHalls, useHallsForDriver, useMyTurn } from './my-turn.queries.ts'
import { type HallChoice, listHallChoices } from './my-turn.rules.ts'
import { missingKm } from './no-turn.rules.ts'
import TakeTurnSheet from './TakeTurnSheet.tsx'
import { useAskedHall } from './use-asked-hall.ts'
import { hallHasText, hallRangeSentence } from './my-turn.text.ts'
import './my-turn.css'

type HallRowProps = {
  choice: HallChoice
  /** What it has for him now, and who waits; undefined while that is not known. */
  has: string | undefined
  /** None is given to him now, anywhere. */
  closed: boolean
  onChoose: () => void
}

/** One hall to choose: name, how far, what it has for him, what a turn costs, and the rule that stands in the way if one does. */
function HallRow({ choice, has, closed: isClosed, onChoose }: HallRowProps) {
  const { hall, km, state } = choice
  const closed = isClosed || state === 'counterOnly' || state === 'far'
  const missing = missingKm(choice)
  return (
    <button
      type="button"
      className={classes('card', 'full hall-row row gap-3', closed && 'is-closed')}
      aria-disabled={closed || undefined}
      onClick={closed ? undefined : onChoose}
    >
      <span className="tile">
        <Warehouse className="i-xl" />
      </span>
      <span className="grow blocks">
        <b className="strong">{hall.name}</b>
        <span className="text-note regular breaks muted">
          {besideHall(hall.name, hall.cityName, km === null ? '' : `${formatKm(km)} تا شما`)}
        </span>
        {has && <span className="text-note">{has}</span>}
        <small className="text-note regular subtle">
          {hallRangeSentence(choice)}
          {missing !== null && ` ${formatNumber(missing)} کیلومتر دیگر باید بروید.`}
        </small>
        <small className="text-note regular subtle">
          هزینهٔ نوبت <Toman rial={hall.driverCharghe} />، هنگام گرفتن بار
        </small>
      </span>
      {!closed && <ChevronLeft className="i-lg subtle" />}
    </button>
  )
}

/** A driver takes a turn: where he is, which hall, what it costs, then the turn. */
export default function TakeTurnPage() {
  const navigate = useNavigate()
  const halls = useHalls()
  const now = useHallsForDriver()
  const place = useMyPlace()
  const [chosen, setChosen] = useState(useAskedHall())
  const choices = useMemo(
    () => listHallChoices(halls.data?.rows ?? [], place.point),
    [halls.data, place.point],
  )
  const permit = useMyPermit().data
  const turn = useMyTurn().data
  const isClosed = Boolean(permit ?? turn)
  const open = choices.find(({ hall }) => hall.loadHallId === chosen)
  return (
    <>
      <PhoneHeader
        title="گرفتن نوبت"
        subtitle="سالنی را انتخاب کنید"
        onBack={() => void navigate({ to: paths.home })}
      />
      <main className="phone-stack" id="main" tabIndex={-1}>
        {permit && <AfterThisLoad permitId={permit.id} />}
        {!permit && turn && <OneTurnOnly turn={turn} />}
        {!place.point && (
          <Button
            size="touch"
            icon={<LocateFixed className="i-lg" />}
            busy={place.seeking}
            busyLabel="در حال یافتن جای شما…"
            onClick={place.seek}
          >
            نمایش فاصلهٔ من تا سالن‌ها
          </Button>
        )}
        {place.fault && (
          <Note tone="warning" alert>
            {place.fault}
          </Note>
        )}
        <Read of={halls} failedTitle="فهرست سالن‌ها نیامد">
          {() =>
            now.isPending ? (
              <SkeletonCards />
            ) : choices.length === 0 ? (
              <NoHall />
            ) : (
              <Halls
                choices={choices}
                now={now.data}
                closed={isClosed}
                onChoose={({ hall }) => setChosen(hall.loadHallId)}
              />
            )
          }
        </Read>
      </main>
      {open && !isClosed && (
        <TakeTurnSheet
          choice={open}
          onTaken={() => void navigate({ to: paths.home, replace: true })}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

const NoHall = () => (
  <EmptyState icon={<Warehouse />} title="سالن فعالی نیست">
    کمی بعد دوباره سر بزنید یا با پشتیبانی تماس بگیرید.
  </EmptyState>
)

/** No hall gives a turn while his permit is open (rules 8.1). */
const AfterThisLoad = ({ permitId }: { permitId: number }) => (
  <Note tone="warning" title="بارتان هنوز باز است">
    نوبت تازه پس از <Link to={paths.myPermit(permitId)}>پایان کار این بار</Link> داده می‌شود.
  </Note>
)

/** He has one turn at most, at all halls together (rules 8.1). */
const OneTurnOnly = ({ turn }: { turn: MyTurn }) => (
  <Note tone="warning" title={`در ${hallTitle(turn.name)} نوبت ${toPersianDigits(turn.turnNumber)} را دارید`}>
    هم‌زمان یک نوبت داده می‌شود. برای سالن دیگر نخست این نوبت را از «بیشتر» در <Link to={paths.home}>خانه</Link>{' '}
    لغو کنید؛ جایتان در صف آن از دست می‌رود.
  </Note>
)

type HallsProps = {
  choices: readonly HallChoice[]
  now: HallsForDriver | undefined
  closed: boolean
  onChoose: (choice: HallChoice) => void
}

const Halls = ({ choices, now, closed, onChoose }: HallsProps) => (
  <ul className="gap-3 stack">
    {choices.map((choice) => (
      <li key={choice.hall.loadHallId}>
        <HallRow
          choice={choice}
          has={hallHasText(now, choice.hall.loadHallId)}
          closed={closed}
          onChoose={() => onChoose(choice)}
        />
      </li>
    ))}
  </ul>
)
