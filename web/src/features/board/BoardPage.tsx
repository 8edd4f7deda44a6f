import { queryOptions, useQuery } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import type { Board } from '@bargah/contract/features/board/board.schema.ts'
import { formatDateLong, formatSeconds, formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Navigate, useParams } from '../../kernel/navigation.tsx'
import { isMissing, reasonOf } from '../../kernel/api-error.ts'
import { NoSuchHall } from '../../kernel/NoSuchHall.tsx'
import { isServerReached } from '../../kernel/connection.ts'
import { useHallStream } from '../../kernel/live/use-hall-stream.ts'
import { serverNow, serverOffsetMs, useNow } from '../../kernel/now.ts'
import { apiQuery, call } from '../../kernel/api.ts'
import { isTold } from '../../kernel/live/told.ts'
import { besideHall, hallTitle } from '../../kernel/format.ts'
import { paths } from '../../kernel/paths.ts'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'
import { useAwake } from '../../ui/use-awake.ts'
import { BrandMark } from '../../ui/Brand.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { BoardLoads } from './BoardLoads.tsx'
import { BoardTop } from './BoardTop.tsx'
import { isCutOff } from './board.rules.ts'
import './board.css'

type HeadProps = { board: Board; now: Date; lostSince: Date | null }

/** Whose board it is, the day, the time, and in the day's place that it is cut off. */
function BoardHead({ board: { name, cityName }, now, lostSince }: HeadProps) {
  return (
    <header className="row">
      <BrandMark />
      <div>
        <h1>{hallTitle(name)}</h1>
        {lostSince ? (
          <p className="row is-warning strong cut num" role="alert">
            <WifiOff />
            ارتباط قطع است، آخرین {formatSeconds(lostSince)}
          </p>
        ) : (
          <p className="row muted num">{besideHall(name, cityName, formatDateLong(now))}</p>
        )}
      </div>
      <time className="now tab" aria-label="ساعت">
        {formatTime(now)}
      </time>
    </header>
  )
}

const lookedAtMs = 1_000
/** While it is told of changes as they happen: often enough to know that the server is there. */
const toldMs = 3_000
const lostMs = 4_000
/** A request that a sleep of the machine cut off never answers by itself. */
const longestMs = 8_000

/** A hall's board, read at once when its hall changes, or else each second, for as long as it hangs on the wall; not while the server cannot be reached. */
const boardQuery = (hallId: number) => {
  const query = { LoadHallId: hallId }
  return queryOptions({
    ...apiQuery('showBoard', { query }),
    queryFn: () => call('showBoard', { query, signal: AbortSignal.timeout(longestMs) }),
    // the next look is the repetition
    retry: false,
    refetchInterval: ({ state }) =>
      isServerReached() && (state.status === 'error' ? lostMs : isTold() ? toldMs : lookedAtMs),
    refetchIntervalInBackground: true,
  })
}

/** The wall screen of a hall, or where one finds a hall. Open to all. */
export default function BoardPage() {
  const { hallId } = useParams() as { hallId?: string }
  return hallId ? <Wall hallId={hallId} /> : <Navigate to={paths.logs} replace />
}

/** Always dark, never scrolled, for weeks. */
function Wall({ hallId }: { hallId: string }) {
  const read = useQuery(boardQuery(Number(hallId)))
  useHallStream(Number(hallId))
  const now = useNow(1_000)
  useAwake()
  const { data: board } = read
  if (!board)
    return (
      <main id="main" tabIndex={-1} className="board shrinks board-none" data-theme="dark">
        {isMissing(read.error) ? (
          <NoSuchHall />
        ) : read.isError ? (
          <ErrorState title="تابلو نیامد">{reasonOf(read.error)} تابلو خودش دوباره می‌پرسد.</ErrorState>
        ) : (
          <SkeletonCards count={3} />
        )}
      </main>
    )
  // by the server's clock, as `now` is
  const answeredAt = new Date(read.dataUpdatedAt + serverOffsetMs())
  const lostSince = isCutOff(answeredAt, now) ? answeredAt : null
  return (
    <main id="main" tabIndex={-1} className="board" data-theme="dark">
      <BoardHead board={board} now={now} lostSince={lostSince} />
      <BoardTop board={board} now={now} />
      <BoardLoads board={board} now={now} />
      <BoardFoot board={board} />
    </main>
  )
}

/** Where to check it all, what the last round brought, who came back, and up to where the log is signed. */
function BoardFoot({ board: { loadHallId, lastRound, returned, checkpoint } }: { board: Board }) {
  const log = paths.log(loadHallId)
  return (
    <footer className="row">
      <a className="row board-check" href={log}>
        <QrCode text={`${window.location.origin}${log}`} label="کد دفتر سالن" />
        <span>
          <b className="strong">این تابلو و دفتر همهٔ اعلام بارها</b>
          <small className="block muted">کد را با گوشی بخوانید و هر اعلام بار را خودتان بررسی کنید.</small>
        </span>
      </a>
      {lastRound && (
        <p>
          <small className="block muted num">
            اعلام بار {formatComing(lastRound.opensAt, serverNow())}، بسته شد {formatTime(lastRound.closesAt)}
          </small>
          <b className="strong num">{sayRound(lastRound)}</b>
        </p>
      )}
      {returned && (
        <p>
          <small className="block muted">بازگشت به صف</small>
          <b className="strong num">
            نوبت {toPersianDigits(returned.turnNumber)}، {formatTime(returned.at)}
          </b>
        </p>
      )}
      {checkpoint && (
        <p className="head">
          <small className="block muted num">کد صحت {formatNumber(checkpoint.size)} سطر دفتر</small>
          <bdi dir="ltr" className="strong tab">
            {toPersianDigits(checkpoint.ledgerCode)}
          </bdi>
        </p>
      )}
    </footer>
  )
}

function sayRound({ grantedCount, stayingTurns }: NonNullable<Board['lastRound']>): string {
  const given = grantedCount === 0 ? 'باری تخصیص نیافت' : `${formatNumber(grantedCount)} بار تخصیص یافت`
  if (stayingTurns === 0) return given
  // the desk's «نفر در صف ماندند» counts those who chose nothing too
  return `${given}، از انتخاب‌کنندگان ${formatNumber(stayingTurns)} نفر بی‌بار ${stayingTurns === 1 ? 'ماند' : 'ماندند'}`
}
