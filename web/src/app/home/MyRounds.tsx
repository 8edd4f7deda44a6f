import { TriangleAlert } from 'lucide-react'
import { sayNextRound } from './next-round.ts'
import type { ReactNode } from 'react'
import { Link } from '../../kernel/navigation.tsx'
import type { MyRound } from '@bargah/contract/features/rounds/desk.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { useServerOffset } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { paths } from '../../kernel/paths.ts'
import { listPath } from '../things.ts'
import { useMyRounds } from './declarer.queries.ts'

/** The halls in which one's own loads look for trucks: open rounds running out, then those to come. */
export const MyRounds = () => (
  <Panel flush title="دورهای بارهای شما">
    <Read
      of={useMyRounds()}
      wait={
        <div className="panel-body">
          <SkeletonLines lines={4} />
        </div>
      }
      failedTitle="دورها نیامد"
      empty={<p className="panel-body muted">باری از شما در سالنی در انتظار کامیون نیست.</p>}
    >
      {(rounds) => (
        <ul className="my-rounds">
          {rounds.map((round) => (
            <li className="line-above stack gap-2 strip" key={round.loadHallId}>
              {round.opensAt && round.closesAt ? (
                <OpenRound round={round} opensAt={round.opensAt} closesAt={round.closesAt} />
              ) : (
                <ComingRound round={round} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Read>
  </Panel>
)

const Board = ({ round: { loadHallId: hallId, loadHallName: hall } }: { round: MyRound }) => (
  <Link to={paths.board(hallId)} title={`تابلوی سالن ${hall}`}>
    {hall}
  </Link>
)

function OpenRound({ round, opensAt, closesAt }: { round: MyRound; opensAt: string; closesAt: string }) {
  const { trucksLeft, requestCount, unwantedCount } = round
  return (
    <>
      <Countdown
        opensAt={opensAt}
        closesAt={closesAt}
        offsetMs={useServerOffset()}
        title={<Board round={round} />}
      />
      <p className="flex wrap fine num">
        <OwnLoads round={round} />
        <span>
          <b>{formatNumber(trucksLeft)}</b> کامیون
        </span>
        <span>
          <b>{formatNumber(requestCount)}</b> درخواست
        </span>
        {unwantedCount > 0 && (
          <span className="row inline gap-1 is-warning far is-late">
            <TriangleAlert className="i-sm" />
            {formatNumber(unwantedCount)} بار این دور بی‌درخواست
          </span>
        )}
      </p>
    </>
  )
}

function sayComing({ nextRoundAt, isSettledAtOnce }: MyRound): string {
  return isSettledAtOnce ? 'بی‌دور، همان دم' : sayNextRound(nextRoundAt)
}

const ComingRound = ({ round }: { round: MyRound }) => (
  <p className="flex wrap num">
    <b>
      <Board round={round} />
    </b>
    <span className="muted">{sayComing(round)}</span>
    <OwnLoads round={round} />
  </p>
)

function OwnLoads({ round: { loadHallName: hall, cargoCount } }: { round: MyRound }): ReactNode {
  const to = listPath('cargo')
  const words = (
    <>
      <b>{formatNumber(cargoCount)}</b> بار شما
    </>
  )
  if (to === undefined) return <span className="own-loads">{words}</span>
  return (
    <Link
      className="own-loads"
      to={to}
      search={{ view: 'sending', display: 'true', loadHallName: hall, remaining: '1..' }}
      aria-label={`${formatNumber(cargoCount)} بار شما در ${hall}`}
    >
      {words}
    </Link>
  )
}
