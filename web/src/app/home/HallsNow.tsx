import { useQueries } from '@tanstack/react-query'
import { Link } from '../../kernel/navigation.tsx'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { apiQuery, type CallData } from '../../kernel/api.ts'
import { besideHall } from '../../kernel/format.ts'
import { keptSteady } from '../../kernel/kept-reads.ts'
import { serverNow } from '../../kernel/now.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { paths } from '../../kernel/paths.ts'
import { HomeList } from './HomeList.tsx'
import { useRead } from '../../kernel/use-read.ts'

type Hall = CallData<'listHalls'>['rows'][number]
type Round = CallData<'listRoundsOfHall'>['rows'][number]

/** The halls, each with its last round where it has had one. */
function useHallsNow() {
  const halls = useRead('listHalls', keptSteady)
  const active = halls.data?.rows.filter(({ isActive }) => isActive) ?? []
  const rounds = useQueries({
    queries: active.map((hall) =>
      apiQuery('listRoundsOfHall', {
        query: { LoadHallId: hall.loadHallId, Sort: '-opensAt', Page: 1, PageSize: 1 },
      }),
    ),
  })
  return { halls, rows: active.map((hall, at) => ({ hall, round: rounds[at]?.data?.rows[0] })) }
}

/** The halls and how their rounds stand, which are open to all; for those whose work is elsewhere. */
export function HallsNow() {
  const { halls, rows } = useHallsNow()
  const roundOf = new Map(rows.map(({ hall, round }) => [hall.loadHallId, round]))
  const listed = rows.map(({ hall }) => ({ ...hall, id: hall.loadHallId }))
  return (
    <HomeList
      title="سالن‌های اعلام بار"
      allPath={undefined}
      found={{ ...halls, data: halls.data && { rows: listed } }}
      empty="سالنی کار نمی‌کند."
      row={(hall) => <HallFace hall={hall} round={roundOf.get(hall.id)} />}
    />
  )
}

function HallFace({ hall, round }: { hall: Hall; round: Round | undefined }) {
  const city = besideHall(hall.name, hall.cityName)
  const isOpen = round !== undefined && round.settledAt === null
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
        <Badge>میان دو دور</Badge>
      )}
      <span className="flex wrap home-links num">
        {round && !isOpen && (
          <span className="muted">
            آخرین دور <Moment at={round.opensAt} now={serverNow()} />، {formatNumber(round.grantedCount)} مجوز
          </span>
        )}
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
