import { type ReactNode, useRef, useState } from 'react'
import { CircleAlert, CircleArrowUp, CircleCheck, CircleSlash, History } from 'lucide-react'
import type { MyResult, PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatDay, formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { reasonTitles } from '@bargah/contract/features/rounds/rounds.text.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useNavigate } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { hallTitle, splitPlace } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { useIsReached } from '../../kernel/connection.ts'
import { Read } from '../../kernel/Read.tsx'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { Band } from '../../ui/Band.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Face, Faces } from '../../ui/Face.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { SkeletonFace } from '../../ui/Skeleton.tsx'
import { Route } from '../../ui/Route.tsx'
import { classes } from '../../ui/classes.ts'
import { useMyTurn } from '../turns/turns.parts.tsx'
import { LogLink } from '../log/log.parts.tsx'
import { NoLongerYours, NotYours, Yours } from './Outcome.tsx'
import { sayResult } from './result.said.ts'
import { ResultComes, RoundClosed } from './RoundFace.tsx'
import { useMyResult } from './rounds.queries.ts'
import { useAwaitsResult } from './use-lead-to-result.ts'
import { useListCount } from './use-my-list.ts'
import { usePhase } from './use-phase.ts'
import { earlierText, isUnsure, type VerdictLook, verdictLook } from './my-result.rules.ts'
import './rounds.css'

/** What became of the driver's last list: the outcome as a whole screen, then why each choice went as it did. */
export default function MyResultPage() {
  const navigate = useNavigate()
  const result = useMyResult()
  const turn = useMyTurn().data
  const comes = useComing(turn)
  const isReached = useIsReached()
  const [openedAtMs] = useState(() => Date.now())
  const isOld = isReached && isUnsure(result, openedAtMs)
  const read = comes || isOld ? undefined : result.data
  const earlier = read && turn && earlierText(read, turn)
  return (
    <>
      <PhoneHeader
        title="نتیجه"
        subtitle={read && `اعلام بار ${formatDayTime(read.round.opensAt, serverNow())}`}
        onBack={() => void navigate({ to: paths.home })}
        end={read && <Hear look="head" says={sayResult(read, turn, serverNow())} />}
      />
      {earlier && (
        <Band tone="plain" icon={<History />}>
          {earlier}
        </Band>
      )}
      <Faces>
        {comes ??
          (isOld ? (
            <SkeletonFace />
          ) : (
            <Read of={result} wait={<SkeletonFace />} failedTitle="نتیجه نیامد" empty={<NoResult />}>
              {(last) => <Result result={last} />}
            </Read>
          ))}
      </Faces>
    </>
  )
}

/** In the place of an older result, while the list of this turn is divided or what came of it is read. */
function useComing(turn: MyTurn | null | undefined): ReactNode {
  const isAwaited = useAwaitsResult()
  const inList = useListCount(turn?.round ? turn.id : null)
  if (usePhase(turn) === 'splitting' && inList > 0) return <RoundClosed inList={inList} />
  return isAwaited ? <ResultComes /> : null
}

const NoResult = () => (
  <Face fills>
    <EmptyState title="هنوز نتیجه‌ای نیست">
      نوبت بگیرید و در اعلام بار سالن بارهایتان را انتخاب کنید؛ نتیجه پس از بسته شدن آن این‌جاست.
    </EmptyState>
  </Face>
)

function Result({ result }: { result: MyResult }) {
  const why = useRef<HTMLHeadingElement>(null)
  const granted = result.choices.find(({ reason }) => reason === 'granted')
  const showWhy = () => {
    why.current?.scrollIntoView({ block: 'start' })
    why.current?.focus({ preventScroll: true })
  }
  return (
    <>
      {granted && result.voided ? (
        <NoLongerYours choice={granted} voided={result.voided} onWhy={showWhy} />
      ) : granted ? (
        <Yours choice={granted} result={result} onWhy={showWhy} />
      ) : (
        <NotYours result={result} onWhy={showWhy} />
      )}
      <Face>
        <h2 ref={why} tabIndex={-1} className="result-why">
          چرا این‌طور شد؟
        </h2>
        <p className="second">
          {hallTitle(result.hallName)}، اعلام بار {formatTime(result.round.opensAt)}،{' '}
          {formatDay(result.round.opensAt, serverNow())}
        </p>
        <ol className="verdicts">
          {result.choices.map((choice, index) => (
            <ChoiceVerdict
              key={choice.id}
              choice={choice}
              rank={choice.priority ?? index + 1}
              myTurnNumber={result.turnNumber}
            />
          ))}
        </ol>
        {result.ledgerCode && (
          <div className="row-faces">
            <LogLink
              hallId={result.round.loadHallId}
              turn={result.turnNumber}
              round={result.round.id}
              title="همهٔ جزئیات این اعلام بار"
              detail="دفتر عمومی سالن، برای هر که شک دارد"
            />
          </div>
        )}
      </Face>
    </>
  )
}

const icons: Record<VerdictLook, typeof CircleCheck> = {
  granted: CircleCheck,
  lost: CircleArrowUp,
  barred: CircleAlert,
  aside: CircleSlash,
}

const tones: Record<VerdictLook, string> = {
  granted: 'is-good',
  lost: 'is-warning',
  barred: 'is-bad',
  aside: 'muted',
}

type ChoiceVerdictProps = { choice: PriorityRow; rank: number; myTurnNumber: number }

/** One choice of a split list: what became of it, why, and the turn that decided it. */
function ChoiceVerdict({ choice, rank, myTurnNumber }: ChoiceVerdictProps) {
  const { reason, reasonText, winningTurnNumber, endedAt } = choice
  if (!reason) return null
  const look = verdictLook(reason)
  const Icon = icons[look]
  const removedAt = reason === 'removed_by_driver' && endedAt
  return (
    <li className={`flex gap-35 line-below is-${look}`}>
      <span className="bold tile rank num">{formatNumber(rank)}</span>
      <div className="grow anywhere">
        <div className="text-head bold verdict-route">
          <Route from={splitPlace(choice.cargoSource).town} to={splitPlace(choice.cargoDestination).town} />
        </div>
        <p className="second">بار {toPersianDigits(choice.cargoId)}</p>
        <p className={classes('verdict row gap-15', tones[look])}>
          <Icon className="i-lg" />
          {reasonTitles[reason]}
        </p>
        <p>{removedAt ? `ساعت ${formatTime(removedAt)} از فهرست حذف شد.` : reasonText}</p>
        {winningTurnNumber !== null && <Winner number={winningTurnNumber} mine={myTurnNumber} />}
      </div>
    </li>
  )
}

function Winner({ number, mine }: { number: number; mine: number }) {
  return (
    <div className="above-2 edged on-panel row inline wrap face-ink text-lg regular winner">
      نوبت برنده <b className="ink num">{toPersianDigits(number)}</b>
      {number === mine && <span className="you">شما</span>}
      {number < mine && <span>{formatNumber(mine - number)} نوبت جلوتر از شما</span>}
    </div>
  )
}
