import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { paths } from '../../kernel/paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { sayLastRound } from './hall-now.rules.ts'
import './hall-desk.css'

/** What came of the round that was split last, and what it left, each figure with its parts. */
export const LastRound = ({ round }: { round: NonNullable<HallNow['lastRound']> }) => (
  <Panel
    flush
    className="last-round"
    title={`دور ${formatComing(round.opensAt, serverNow())}، بسته شد ${formatTime(round.closesAt)}`}
    aside={
      <a
        className="size-sm"
        href={`${paths.log(round.loadHallId)}?round=${round.id}`}
        target="_blank"
        rel="noreferrer"
      >
        نتیجه و دلیل‌ها
      </a>
    }
  >
    <ul className="panel-body">
      {sayLastRound(round).map(({ count, words, parts }) => (
        <li key={words} className="grid at-base gap-2 num wish">
          <b className="figure-2xl">{formatNumber(count)}</b>
          <span className="apart at-base">
            {words}
            {parts.length > 0 && <span className="fine">{parts.join('، ')}</span>}
          </span>
        </li>
      ))}
    </ul>
  </Panel>
)
