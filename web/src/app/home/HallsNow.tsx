import { Link } from '../../kernel/navigation.tsx'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { CallData } from '../../kernel/api.ts'
import { besideHall } from '../../kernel/format.ts'
import { inFrontMs, keptSteady } from '../../kernel/kept-reads.ts'
import { unlessTold } from '../../kernel/live/told.ts'
import { serverNow } from '../../kernel/now.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { paths } from '../../kernel/paths.ts'
import { HomeList } from './HomeList.tsx'
import { sayNextRound } from './next-round.ts'
import { useRead } from '../../kernel/use-read.ts'

type Hall = CallData<'listHalls'>['rows'][number]
type Round = CallData<'listLastRounds'>[number]

/** The halls and how their rounds stand, which are open to all; for those whose work is elsewhere. */
export function HallsNow() {
  const halls = useRead('listHalls', keptSteady)
  const rounds = useRead('listLastRounds', { refetchInterval: unlessTold(inFrontMs) }).data
  const roundOf = new Map(rounds?.map((round) => [round.loadHallId, round]))
  const rows = halls.data?.rows
    .filter(({ isActive }) => isActive)
    .map((hall) => ({ ...hall, id: hall.loadHallId }))
  return (
    <HomeList
      title="سالن‌های اعلام بار"
      allPath={undefined}
      found={{ ...halls, data: rows && { rows } }}
      empty="سالنی کار نمی‌کند."
      row={(hall) => <HallFace hall={hall} round={rounds && (roundOf.get(hall.id) ?? null)} />}
    />
  )
}

/** `round`: null of a hall that had none yet, of which nothing is told. */
const sayRound = (round: Round | null | undefined) =>
  round ? sayNextRound(round.nextRoundAt) : 'هنوز دوری نبوده است'

/** `round`: undefined until it is known. */
function HallFace({ hall, round }: { hall: Hall; round: Round | null | undefined }) {
  const city = besideHall(hall.name, hall.cityName)
  const isOpen = round?.settledAt === null
  const hasRounds = hall.reservationLimit !== 0
  return (
    <>
      <span className="grow blocks">
        <b>{hall.name}</b>
        <span className="fine">
          {city && `${city}، `}
          <a href={`tel:${hall.tel}`}>{toPersianDigits(hall.tel)}</a>
        </span>
      </span>
      {isOpen ? (
        <Badge tone="success">دور باز تا {formatTime(round.closesAt)}</Badge>
      ) : (
        (round !== undefined || !hasRounds) && <Badge>{hasRounds ? sayRound(round) : 'بی‌دور، همان دم'}</Badge>
      )}
      <span className="flex wrap home-links num">
        {round && !isOpen && <LastOf round={round} hasRounds={hasRounds} />}
        <Link to={paths.board(hall.loadHallId)} aria-label={`تابلوی سالن ${hall.name}`}>
          تابلو
        </Link>
        <Link to={paths.log(hall.loadHallId)} aria-label={`دفتر عمومی سالن ${hall.name}`}>
          دفتر عمومی
        </Link>
      </span>
    </>
  )
}

/** The last round, since it ended; where a load is given out at once each of them is a permit. */
export function LastOf({
  round: { closesAt, grantedCount },
  hasRounds,
}: {
  round: Round
  hasRounds: boolean
}) {
  const ago = <Moment at={closesAt} now={serverNow()} />
  if (!hasRounds) return grantedCount > 0 && <span className="muted">آخرین مجوز {ago}</span>
  return (
    <span className="muted">
      آخرین دور {ago}، {formatNumber(grantedCount)} مجوز
    </span>
  )
}
