import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Truck } from 'lucide-react'
import type { HallsForDriver } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { useMyBalance } from '../../kernel/use-my-balance.ts'
import { type MyPlace, useMyPlace } from '../../kernel/use-my-place.ts'
import { hallTitle, splitPlace } from '../../kernel/format.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Face, FaceActs } from '../../ui/Face.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonFace } from '../../ui/Skeleton.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { aboutVoiding, ifNotTrue, sayAfterVoiding } from '../permits/voiding.parts.tsx'
import { NearHall, ShortForTurn } from './NearHall.tsx'
import { WhereAreYou } from './WhereAreYou.tsx'
import { useHalls, useHallsForDriver } from './my-turn.queries.ts'
import { listHallChoices } from './my-turn.rules.ts'
import { FreeLoadsLink, type NoTurnFaceProps } from './no-turn-face.tsx'
import { type HallNow, mayAsk, missingKm, type NoTurnView, viewNoTurn, withFigures } from './no-turn.rules.ts'
import { hallNowText, hallRangeSentence } from './my-turn.text.ts'
import { sayFar } from './no-turn.said.ts'
import './no-turn.css'

const TakeTurnSheet = fetched(() => import('./TakeTurnSheet.tsx'))

type NoTurnProps = { lastHallId: number | undefined; more: ReactNode }

/** Without a turn and without a load: one hall to ask, or what stands between him and it. */
export default function NoTurn({ lastHallId, more }: NoTurnProps) {
  const halls = useHalls()
  const now = useHallsForDriver()
  const place = useMyPlace()
  const balance = useMyBalance().data?.availableBalance ?? null
  const [asked, setAsked] = useState<HallNow | null>(null)
  useTopOnceTaken(asked !== null)
  return (
    <>
      <Read of={now} wait={<SkeletonFace />} failedTitle="صف سالن‌ها خوانده نشد">
        {(shown) =>
          halls.data === undefined && !halls.isError ? (
            <SkeletonFace />
          ) : (
            <>
              {shown.lost && <Lost lost={shown.lost} />}
              {shown.loaderTypeName === null && <NoTruck />}
              <View
                view={viewNoTurn(withFigures(listHallChoices(halls.data?.rows ?? [], place.point), shown), {
                  isPlaceKnown: place.point !== null,
                  balanceRial: balance,
                  lastHallId,
                })}
                place={place}
                balanceRial={balance}
                loaderTypeName={shown.loaderTypeName}
                freeLoads={shown.freeLoads}
                more={more}
                onAsk={setAsked}
              />
            </>
          )
        }
      </Read>
      {asked && (
        <TakeTurnSheet choice={asked} onTaken={() => setAsked(null)} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

/** About a second: a sheet that closes gives the focus back, on a slow phone after many frames. */
const mostFrames = 60

/** What was pressed goes with the halls, after its sheet has given the focus back to it: then the page has it, not nothing. */
function focusMainOnceLost(frames: number): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
    else if (frames > 0) focusMainOnceLost(frames - 1)
  })
}

/**
 * His number comes in the place of the halls, among which he may have scrolled. In: whether the sheet of a turn is open, since it may
 * come sooner than the answer to his press.
 */
function useTopOnceTaken(isAsked: boolean): void {
  const wasAsked = useRef(false)
  useEffect(() => {
    if (isAsked) wasAsked.current = true
  }, [isAsked])
  useEffect(
    () => () => {
      if (!wasAsked.current) return
      window.scrollTo(0, 0)
      focusMainOnceLost(mostFrames)
    },
    [],
  )
}

type ViewProps = NoTurnFaceProps & { view: NoTurnView; place: MyPlace; balanceRial: number | null }

function View({ view, place, balanceRial, ...rest }: ViewProps) {
  switch (view.kind) {
    case 'noHall':
      return (
        <Face fills>
          <EmptyState icon={<Truck />} title="سالن فعالی نیست">
            کمی بعد دوباره سر بزنید یا با پشتیبانی تماس بگیرید.
          </EmptyState>
        </Face>
      )
    case 'where':
      return <WhereAreYou halls={view.halls} place={place} {...rest} />
    case 'far':
      return <FarHalls halls={view.halls} {...rest} />
    case 'near':
      return view.lackRial > 0 && balanceRial !== null ? (
        <ShortForTurn hall={view.hall} lackRial={view.lackRial} balanceRial={balanceRial} {...rest} />
      ) : (
        <NearHall hall={view.hall} {...rest} />
      )
  }
}

const endedWithStop = (words: string) => (/[.؟!…]$/u.test(words) ? words : `${words}.`)

/** What was taken from him lately, with why, leading to it. */
const Lost = ({ lost }: { lost: NonNullable<HallsForDriver['lost']> }) => {
  const { kind, id, number, place, why, voiding } = lost
  return (
    <Note tone="warning">
      {kind === 'turn'
        ? `${hallTitle(place)} نوبت ${toPersianDigits(number)} شما را پایان داد.`
        : voiding?.byCompany
          ? `شرکت «${voiding.byCompany}» مجوز بار ${splitPlace(place).town} را باطل کرد.`
          : `مجوز بار ${splitPlace(place).town} باطل شد.`}{' '}
      {why ? `دلیل: ${endedWithStop(why)}` : 'دلیل را از سالن بپرسید.'}{' '}
      {voiding && <span className="block">{sayAfterVoiding(voiding).join(' ')}</span>}
      {voiding?.byCompany && (
        <Link to={paths.writeMessage} search={aboutVoiding(id)} className="block">
          {ifNotTrue}
        </Link>
      )}{' '}
      {kind === 'turn' ? (
        <Link to={paths.turns} search={{ open: id } as object}>
          دیدن نوبت
        </Link>
      ) : (
        <Link to={paths.myPermit(id)}>دیدن مجوز</Link>
      )}
    </Note>
  )
}

const NoTruck = () => (
  <Note tone="warning" icon={<Truck />} title="ناوگانی برای شما ثبت نیست">
    نوبت و بار با ناوگان گرفته می‌شود؛ <Link to={paths.profile}>ناوگان خود را ببینید</Link> یا با پشتیبانی تماس
    بگیرید.
  </Note>
)

const shown = 2

/** No hall is at hand: each with its own distance and what is missing to it; what needs no hall comes first. */
function FarHalls({
  halls,
  loaderTypeName,
  freeLoads,
  more,
  onAsk,
}: NoTurnFaceProps & { halls: readonly HallNow[] }) {
  return (
    <Face fills>
      <h2>نوبت ندارید و از سالن‌ها دورید{freeLoads > 0 && '. این بارهای آزاد نوبت نمی‌خواهد'}.</h2>
      <ul className="far-halls">
        {halls.slice(0, shown).map((hall) => (
          <FarHall
            key={hall.hall.loadHallId}
            hall={hall}
            hasTruck={loaderTypeName !== null}
            onAsk={() => onAsk(hall)}
          />
        ))}
      </ul>
      <FaceActs
        more={
          <>
            <Link to={paths.turn} className={buttonClass('default', 'hero')}>
              سالن‌ها
            </Link>
            {more}
            <Hear says={sayFar(freeLoads)} />
          </>
        }
      >
        <FreeLoadsLink count={freeLoads} isSolid />
      </FaceActs>
    </Face>
  )
}

type FarHallProps = { hall: HallNow; hasTruck: boolean; onAsk: () => void }

function FarHall({ hall: choice, hasTruck, onAsk }: FarHallProps) {
  const { hall, km } = choice
  const missing = missingKm(choice)
  return (
    <li className="grid gap-15">
      <div className="apart">
        <span>
          <b className="figure-2xl">{hall.name}</b>
          <small className="block">
            {mayAsk(choice) && hall.turnRange === 0
              ? `از همین‌جا نوبت می‌دهد، بارش در ${hall.cityName} است.`
              : hallRangeSentence(choice)}
          </small>
          <small className="block">{hallNowText(choice, hasTruck)}.</small>
        </span>
        {km !== null && (
          <span className="text-end num">
            <b className="figure-big num">{formatNumber(Math.round(km))}</b>
            <small className="block">کیلومتر</small>
          </span>
        )}
      </div>
      {missing !== null && (
        <p>
          <b>{formatNumber(missing)} کیلومتر</b> دیگر باید بروید.
        </p>
      )}
      {mayAsk(choice) && (
        <Button size="hero" onClick={onAsk}>
          نوبت در {hallTitle(hall.name)}
        </Button>
      )}
    </li>
  )
}
