import { type ReactNode, useState } from 'react'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { LogWatch, MissingReceipts } from '../../features/log/log.parts.tsx'
import { Askings } from '../../features/permits/Askings.tsx'
import { useMyPermit } from '../../features/permits/my-permit.queries.ts'
import { NextRound } from '../../features/rounds/NextRound.tsx'
import { ResultComes, RoundFace } from '../../features/rounds/RoundFace.tsx'
import { useMyResult } from '../../features/rounds/rounds.queries.ts'
import { useAwaitsResult } from '../../features/rounds/use-lead-to-result.ts'
import { usePhase } from '../../features/rounds/use-phase.ts'
import NoTurn from '../../features/turns/NoTurn.tsx'
import { TurnFace } from '../../features/turns/TurnFace.tsx'
import { useMyTurn } from '../../features/turns/my-turn.queries.ts'
import WaitLine from '../../features/turns/WaitLine.tsx'
import { Read } from '../../kernel/Read.tsx'
import { Button } from '../../ui/Button.tsx'
import { Faces } from '../../ui/Face.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { SkeletonFace } from '../../ui/Skeleton.tsx'
import { Newcomer } from '../help/Newcomer.tsx'
import { DriverHeader } from './DriverHeader.tsx'

const withLoad = () => import('./LoadHead.tsx')
const LoadHead = fetched(async () => ({ default: (await withLoad()).LoadHead }), <DriverHeader />)
const MyLoad = fetched(async () => ({ default: (await withLoad()).MyLoad }), <SkeletonFace />)
const DriverMore = fetched(() => import('./DriverMore.tsx'))

/** A driver's home: his load when he has one, else his turn and its round, else the way to a turn. One question at a time. */
export default function DriverHome() {
  const turn = useMyTurn()
  const permit = useMyPermit()
  const result = useMyResult().data
  const more = <More />
  const words = {
    wait: <SkeletonFace says="نوبت و بار شما را می‌آوریم، کمی صبر کنید." />,
    failedTitle: 'وضع شما خوانده نشد',
  }
  const lastHallId = result?.round.loadHallId
  return (
    <>
      {permit.data ? <LoadHead permit={permit.data} /> : <DriverHeader />}
      <Faces>
        <Above hallId={turn.data?.loadHallId ?? lastHallId} />
        <Read
          of={permit}
          {...words}
          empty={
            <Read of={turn} {...words} empty={<WithoutTurn lastHallId={lastHallId} more={more} />}>
              {(live) => <WithTurn turn={live} more={more} />}
            </Read>
          }
        >
          {(open) => <MyLoad permit={open} more={more} />}
        </Read>
      </Faces>
    </>
  )
}

/** What comes before everything: receipts that did not come, a log that does not agree, and a company that asks. */
const Above = ({ hallId }: { hallId: number | undefined }) => (
  <div className="stack gap-2 faces-above">
    <MissingReceipts />
    {hallId !== undefined && <LogWatch hallId={hallId} />}
    <Askings />
  </div>
)

function WithTurn({ turn, more }: { turn: MyTurn; more: ReactNode }) {
  const phase = usePhase(turn)
  if (phase === 'choosing' || phase === 'splitting')
    return <RoundFace turn={turn} phase={phase} more={more} />
  return (
    <>
      <TurnFace turn={turn} />
      <NextRound turn={turn} phase={phase} more={more}>
        <WaitLine turnId={turn.id} />
      </NextRound>
    </>
  )
}

function WithoutTurn(props: { lastHallId: number | undefined; more: ReactNode }) {
  if (useAwaitsResult()) return <ResultComes />
  return (
    <Newcomer>
      <NoTurn {...props} />
    </Newcomer>
  )
}

/** «بیشتر»: what else there is from here, in a sheet that closes when the turn that it is about has gone. */
function More() {
  const turnId = useMyTurn().data?.id
  const [openFor, setOpenFor] = useState<{ turnId: number | undefined } | null>(null)
  return (
    <>
      <Button size="hero" onClick={() => setOpenFor({ turnId })}>
        بیشتر
      </Button>
      {openFor && openFor.turnId === turnId && <DriverMore onClose={() => setOpenFor(null)} />}
    </>
  )
}
