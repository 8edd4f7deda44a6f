import { useQuery } from '@tanstack/react-query'
import { useParams } from '../../kernel/navigation.tsx'
import { sentenceOf } from '../../kernel/api-error.ts'
import { useHallStream } from '../../kernel/live/use-hall-stream.ts'
import { serverOffsetMs, useNow } from '../../kernel/now.ts'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'
import { BoardFoot } from './BoardFoot.tsx'
import { BoardHead } from './BoardHead.tsx'
import { BoardLoads } from './BoardLoads.tsx'
import { BoardTop } from './BoardTop.tsx'
import { boardQuery } from './board.queries.ts'
import { isCutOff } from './board.rules.ts'
import { useAwake } from '../../ui/use-awake.ts'
import './board.css'

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
          <ErrorState title="تابلو نیامد">{sentenceOf(read.error)}</ErrorState>
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
