import type { ReactNode } from 'react'
import type { Board } from '@bargah/contract/features/board/board.schema.ts'
import { formatCountdown, formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { nextOf } from './board.rules.ts'

type TopProps = { board: Board; now: Date }

/** The trucks of the day, which add up, and the next round with its queue. */
export function BoardTop({ board, now }: TopProps) {
  return (
    <section className="top" aria-label="امروز">
      <BalanceLine of={board.balance} />
      <div className="next">
        <NextRound board={board} now={now} />
        <div className="apart n2">
          <span>نوبت‌های در صف</span>
          <b className="num">{formatNumber(board.liveTurns)}</b>
        </div>
        <div className="apart n2">
          <span>اولین نوبت صف</span>
          <b className="num">
            {board.firstTurnNumber === null ? 'ندارد' : toPersianDigits(board.firstTurnNumber)}
          </b>
        </div>
      </div>
    </section>
  )
}

function BalanceLine({ of: { announced, allocated, remaining, withdrawn } }: { of: Board['balance'] }) {
  const said = `از ${formatNumber(announced)} کامیون، ${formatNumber(allocated)} تخصیص‌یافته، ${formatNumber(remaining)} مانده، ${formatNumber(withdrawn)} پس‌گرفته`
  return (
    <div className="eq">
      <Figure name="اعلام‌شده" count={announced} />
      <i aria-hidden="true">=</i>
      <Figure name="تخصیص‌یافته" count={allocated} tone="ok" />
      <i aria-hidden="true">+</i>
      <Figure name="باقی‌مانده" count={remaining} tone="hi" />
      <i aria-hidden="true">+</i>
      <Figure name="پس‌گرفته" count={withdrawn} />
      <div className="flex stackbar" role="img" aria-label={said}>
        <i className="taken" style={{ flexGrow: allocated }} />
        <i className="left" style={{ flexGrow: remaining }} />
        <i className="withdrawn" style={{ flexGrow: withdrawn }} />
      </div>
    </div>
  )
}

const Figure = ({ name, count, tone }: { name: string; count: number; tone?: 'ok' | 'hi' }) => (
  <div className={tone}>
    <span className="block muted">{name}</span>
    <b className="num">{formatNumber(count)}</b>
  </div>
)

function NextRound({ board, now }: TopProps) {
  if (!board.isActive) return <Words title="این سالن" words="بسته است" />
  const next = nextOf(board, now)
  switch (next.is) {
    case 'open':
      return (
        <Clock until={next.until} now={now}>
          اعلام بار {formatTime(next.opensAt)} باز است
        </Clock>
      )
    case 'waits':
      return (
        <Clock until={next.until} now={now}>
          اعلام بار بعدی، {formatComing(next.until, now)}
        </Clock>
      )
    case 'splitting':
      return <Words title="اعلام بار بسته شد" words="در حال تقسیم…" />
    case 'at_once':
      return <Words title="این سالن ساعت اعلام ندارد" words="هر انتخاب، همان دم" />
    case 'as_loads_come':
      return <Words title="اعلام بار بعدی" words="با نخستین انتخاب" />
  }
}

const Clock = ({ until, now, children }: { until: string; now: Date; children: ReactNode }) => (
  <div className="n1">
    <span className="num">{children}</span>
    <b className="tab" role="timer">
      {formatCountdown(new Date(until).getTime() - now.getTime())}
    </b>
  </div>
)

const Words = ({ title, words }: { title: string; words: string }) => (
  <div className="n1 in-words">
    <span>{title}</span>
    <b>{words}</b>
  </div>
)
