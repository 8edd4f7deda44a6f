import { useState } from 'react'
import { CircleCheck, Monitor, ScrollText } from 'lucide-react'
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
import { buttonClass } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { paths } from '../paths.ts'
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
        actions={hall.data && <PublicPages hallId={hall.data.loadHallId} />}
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

/** What anybody may see of the hall: the screen on its wall, and its log. */
const PublicPages = ({ hallId }: { hallId: number }) => (
  <>
    <a className={buttonClass('ghost')} href={paths.board(hallId)} target="_blank" rel="noreferrer">
      <Monitor />
      تابلوی سالن
    </a>
    <a className={buttonClass('ghost')} href={paths.log(hallId)} target="_blank" rel="noreferrer">
      <ScrollText />
      دفتر عمومی
    </a>
  </>
)

function sayQueue({ liveTurns, round, nextRoundAt }: HallNow): string {
  const queue = `${formatNumber(liveTurns)} نوبت در صف`
  if (round) return `${queue}، دور تا ${formatTime(round.closesAt)} باز است`
  return nextRoundAt ? `${queue}، دور بعد ${formatTime(nextRoundAt)}` : queue
}
