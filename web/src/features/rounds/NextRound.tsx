import { BellIcon, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../kernel/navigation.tsx'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatUntil } from '@bargah/contract/kernel/dates.ts'
import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { useIsReached } from '../../kernel/connection.ts'
import { useNow } from '../../kernel/now.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Face, FaceActs } from '../../ui/Face.tsx'
import { endSentence, sayTurn } from '../turns/turn-said.parts.ts'
import type { RoundPhase } from './my-list.rules.ts'
import './rounds.css'

const everySecond = 1_000

type NextRoundProps = { turn: MyTurn; phase: RoundPhase; more: ReactNode; children?: ReactNode }

/** Under a turn that waits: when loads are announced next, how long the turn lasts, the loads, and what else is said of it. */
export function NextRound({ turn, phase, more, children }: NextRoundProps) {
  const now = useNow(everySecond)
  const isReached = useIsReached()
  const { nextRoundAt, announcedCount } = turn
  return (
    <Face fills label="اعلام بار">
      {!isReached && <h2>نوبتتان سر جایش است.</h2>}
      {phase === 'later' && nextRoundAt ? (
        <div className="gap-5 at-middle grid next-round">
          <p>
            اعلام بار بعدی
            <b className="block figure-big num">{formatComing(nextRoundAt, now)}</b>
          </p>
          <p>
            <BellIcon className="i-xl" />
            <span className="block quiet">{formatUntil(nextRoundAt, now)}</span>
          </p>
        </div>
      ) : (
        <p>
          {phase === 'atOnce'
            ? 'در این سالن هر بار همان دم قطعی می‌شود؛ جای شما در صف فرقی ندارد.'
            : 'این سالن ساعت اعلام ندارد: هر باری را بخواهید، اعلام بار همان دم باز می‌شود. بارها به ترتیب نوبت می‌رسد.'}
        </p>
      )}
      <p>
        {announcedCount === 0 ? (
          `اکنون باری برای ${turn.loaderTypeName} نیست.`
        ) : (
          <>
            <b>{formatNumber(announcedCount)} بار</b> برای {turn.loaderTypeName} هست.
          </>
        )}
      </p>
      <p className="second">{endSentence(turn, now)}</p>
      {children}
      <FaceActs
        more={
          <>
            {more}
            <Hear says={sayTurn({ turn, isReached, now })} />
          </>
        }
      >
        <Link to={paths.announcedLoads} className={buttonClass('primary', 'hero')}>
          <Package />
          بارها را ببینم
        </Link>
      </FaceActs>
    </Face>
  )
}
