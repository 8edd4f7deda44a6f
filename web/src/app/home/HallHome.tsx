import { useState } from 'react'
import { CircleCheck } from 'lucide-react'
import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useHallNow } from '../../features/rounds/desk.queries.ts'
import { HallRound } from '../../features/rounds/HallRound.tsx'
import { LastRound } from '../../features/rounds/LastRound.tsx'
import { WantedLoads } from '../../features/rounds/WantedLoads.tsx'
import { GiveTurnForm } from '../../features/turns/GiveTurnForm.tsx'
import { TurnQueue } from '../../features/turns/TurnQueue.tsx'
import type { CallData } from '../../kernel/api.ts'
import { Read } from '../../kernel/Read.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import './hall-home.css'

type Given = CallData<'takeTurn'>['data']

/** The first screen of a hall's staff: giving a turn, the round, the queue, and the loads with who wants them. */
export default function HallHome() {
  const hall = useHallNow()
  const [given, setGiven] = useState<Given>(undefined)
  return (
    <>
      <PageHead
        title={hall.data ? `سالن ${hall.data.name}` : 'میز سالن'}
        subtitle={hall.data ? sayQueue(hall.data) : <>&nbsp;</>}
      />
      <div className="stack hall-home">
        <GiveTurnForm look="strip" onHall={undefined} onGiven={({ data }) => setGiven(data)} />
        {given && (
          <div role="status">
            <Note tone="success" icon={<CircleCheck />}>
              نوبت {toPersianDigits(given.turnNumber)} ثبت شد؛ این شماره را به راننده بگویید.
            </Note>
          </div>
        )}
        <Read of={hall} wait={<SkeletonLines lines={4} />} failedTitle="وضع سالن نیامد">
          {(now) => <HallRound hall={now} />}
        </Read>
        <div className="hall-home-lists">
          <TurnQueue hallId={null} ready newest={given?.id ?? null} isRoundOpen={Boolean(hall.data?.round)} />
          {hall.data && (
            <div className="stack">
              <WantedLoads hall={hall.data} />
              {hall.data.lastRound && <LastRound round={hall.data.lastRound} />}
            </div>
          )}
        </div>
      </div>
    </>
  )
}

function sayQueue({ liveTurns, round, nextRoundAt }: HallNow): string {
  const queue = `${formatNumber(liveTurns)} نوبت در صف`
  if (round) return `${queue}، دور تا ${formatTime(round.closesAt)} باز است`
  return nextRoundAt ? `${queue}، دور بعد ${formatTime(nextRoundAt)}` : queue
}
