import { WifiOff } from 'lucide-react'
import type { Board } from '@bargah/contract/features/board/board.schema.ts'
import { formatDateLong, formatSeconds, formatTime } from '@bargah/contract/kernel/dates.ts'
import { besideHall, hallTitle } from '../../kernel/format.ts'
import { BrandMark } from '../../ui/Brand.tsx'

type HeadProps = { board: Board; now: Date; lostSince: Date | null }

/** Whose board it is, the day, the time, and in the day's place that it is cut off. */
export function BoardHead({ board: { name, cityName }, now, lostSince }: HeadProps) {
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
