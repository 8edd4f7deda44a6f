import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '../../kernel/navigation.tsx'
import { sentenceOf } from '../../kernel/api-error.ts'
import { useHallStream } from '../../kernel/live/use-hall-stream.ts'
import { serverOffsetMs, useNow } from '../../kernel/now.ts'
import { apiQuery, call } from '../../kernel/api.ts'
import { isTold } from '../../kernel/live/told.ts'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'
import { BoardFoot } from './BoardFoot.tsx'
import { BoardLoads } from './BoardLoads.tsx'
import { BoardTop } from './BoardTop.tsx'
import { isCutOff } from './board.rules.ts'
import { useAwake } from '../../ui/use-awake.ts'
import './board.css'
import { WifiOff } from 'lucide-react'
import type { Board } from '@bargah/contract/features/board/board.schema.ts'
import { formatDateLong, formatSeconds, formatTime } from '@bargah/contract/kernel/dates.ts'
import { besideHall, hallTitle } from '../../kernel/format.ts'
import { BrandMark } from '../../ui/Brand.tsx'

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

/** A hall's board, read at once when its hall changes, or else each second, for as long as it hangs on the wall. */
const boardQuery = (hallId: number) => {
  const query = { LoadHallId: hallId }
  return queryOptions({
    ...apiQuery('showBoard', { query }),
    queryFn: () => call('showBoard', { query, signal: AbortSignal.timeout(longestMs) }),
    // the next look is the repetition
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? lostMs : isTold() ? toldMs : lookedAtMs),
    refetchIntervalInBackground: true,
  })
}

/** The wall screen of a hall: always dark, never scrolled, for weeks. Open to all. */
export default function BoardPage() {
  const { hallId = '' } = useParams() as { hallId?: string }
  const read = useQuery(boardQuery(Number(hallId)))
  useHallStream(Number(hallId))
  const now = useNow(1_000)
  useAwake()
  const { data: board } = read
  if (!board)
    return (
      <main id="main" tabIndex={-1} className="board shrinks board-none" data-theme="dark">
        {read.isError ? (
          <ErrorState title="تابلو نیامد">
            {sentenceOf(read.error)} تابلو خودش هر چند ثانیه دوباره می‌پرسد.
          </ErrorState>
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
