import { CircleCheck, CloudUpload, Hourglass, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../kernel/navigation.tsx'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { hallTitle, splitPlace } from '../../kernel/format.ts'
import { serverNow, useServerOffset } from '../../kernel/now.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { CountdownFace } from '../../ui/CountdownFace.tsx'
import { Face, FaceActs } from '../../ui/Face.tsx'
import { placesFor } from './list-face.rules.ts'
import type { ListItem, RoundPhase } from './my-list.rules.ts'
import { closingOf } from './my-list.rules.ts'
import { sayClosed, sayRound } from './round.said.ts'
import { useMyList } from './use-my-list.ts'
import { NumberedList } from '../../ui/NumberedList.ts'
import './rounds.css'

type RoundFaceProps = { turn: MyTurn; phase: RoundPhase; more: ReactNode }

/** A round is open, or has just closed: how long it still takes, and what stands on the driver's list. */
export function RoundFace({ turn, phase, more }: RoundFaceProps) {
  const { items } = useMyList(turn.id, closingOf(turn, phase))
  const { round } = turn
  return phase === 'choosing' && round ? (
    <OpenRound turn={turn} round={round} items={items} more={more} />
  ) : (
    <RoundClosed inList={items.length} more={more} />
  )
}

type OpenRoundProps = {
  turn: MyTurn
  round: NonNullable<MyTurn['round']>
  items: readonly ListItem[]
  more: ReactNode
}

function OpenRound({ turn, round, items, more }: OpenRoundProps) {
  const offsetMs = useServerOffset()
  return (
    <CountdownFace
      opensAt={round.opensAt}
      closesAt={round.closesAt}
      offsetMs={offsetMs}
      title="اعلام بار باز است"
    >
      <p>
        <b>{formatNumber(turn.announcedCount)} بار</b> برای {turn.loaderTypeName}.
      </p>
      <p>
        نوبت شما در {hallTitle(turn.name)} <b className="turn-number">{toPersianDigits(turn.turnNumber)}</b>،{' '}
        {turn.aheadOfMe === 0 ? 'نفر اول صف.' : `${formatNumber(turn.aheadOfMe)} نفر جلوتر.`}
      </p>
      <Slots items={items} loads={turn.announcedCount} />
      <Held items={items} />
      <FaceActs
        more={
          <>
            {more}
            <Hear says={() => sayRound(turn, leftOf(round))} />
          </>
        }
      >
        <Link
          to={items.length === 0 ? paths.announcedLoads : paths.myList}
          className={buttonClass('onHero', 'hero')}
        >
          {items.length === 0 ? <Package /> : <NumberedList />}
          {items.length === 0 ? 'بارها را ببینم' : `فهرست من، ${formatNumber(items.length)} بار`}
        </Link>
      </FaceActs>
    </CountdownFace>
  )
}

const leftOf = ({ closesAt }: { closesAt: string }) => new Date(closesAt).getTime() - serverNow().getTime()

/** The first places of his list, no more than there is for them, and what is in them; a full one leads to the list, an empty one to the loads. */
const Slots = ({ items, loads }: { items: readonly ListItem[]; loads: number }) => (
  <ol className="abreast gap-2 slots">
    {Array.from({ length: placesFor(items.length, loads) }, (_, at) => (
      // a place is its number
      // oxlint-disable-next-line react/no-array-index-key
      <li key={at}>
        <Link
          to={items[at] ? paths.myList : paths.announcedLoads}
          className={items[at] ? 'grid press' : 'grid press is-empty'}
        >
          <b className="num title-lg">{formatNumber(at + 1)}</b>
          <span>{items[at] ? splitPlace(items[at].destination).town : 'خالی'}</span>
        </Link>
      </li>
    ))}
  </ol>
)

function Held({ items }: { items: readonly ListItem[] }) {
  if (items.length === 0) return null
  const isHeld = items.every(({ state }) => state === 'received')
  return (
    <p className="row">
      {isHeld ? <CircleCheck className="i-xl" /> : <CloudUpload className="i-xl" />}
      {isHeld ? 'سالن فهرست شما را دارد.' : 'هنوز به سالن نرسیده.'}
    </p>
  )
}

/** The lists are closed, and what comes of them is not there yet. */
export const RoundClosed = ({ inList, more }: { inList: number; more?: ReactNode }) => (
  <Face tone="plum" fills label="اعلام بار">
    <Hourglass className="face-mark" />
    <h2 className="figure-2xl">فهرست‌ها بسته شد</h2>
    <p>
      {inList > 0
        ? 'بارها به ترتیب نوبت تقسیم می‌شود؛ نتیجه تا چند لحظهٔ دیگر می‌آید.'
        : 'بارها به ترتیب نوبت تقسیم می‌شود؛ در فهرست شما باری نبود.'}
    </p>
    <FaceActs
      more={
        <>
          {more}
          <Hear says={sayClosed} />
        </>
      }
    >
      {null}
    </FaceActs>
  </Face>
)

/** Between a split and what came of it, while that is being read. */
export const ResultComes = () => (
  <Face tone="plum" fills label="اعلام بار">
    <Hourglass className="face-mark" />
    <h2 className="figure-2xl">بارها تقسیم شد</h2>
    <p>نتیجهٔ فهرست شما تا چند لحظهٔ دیگر می‌آید.</p>
  </Face>
)
