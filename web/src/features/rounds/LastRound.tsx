import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { paths } from '../../kernel/paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { StatGrid } from '../../ui/StatGrid.tsx'
import './hall-desk.css'

/** What came of the round that was split last, and what it left. */
export const LastRound = ({ round }: { round: NonNullable<HallNow['lastRound']> }) => (
  <Panel
    flush
    className="last-round"
    title={`دور ${formatComing(round.opensAt, serverNow())}، بسته شد ${formatTime(round.closesAt)}`}
    aside={
      <a className="size-sm" href={paths.log(round.loadHallId)} target="_blank" rel="noreferrer">
        نتیجه و دلیل‌ها
      </a>
    }
  >
    <StatGrid
      stats={[
        { label: 'مجوز صادر شد', value: formatNumber(round.grantedCount) },
        { label: 'کامیون ماند', value: formatNumber(round.trucksLeft) },
        { label: 'نفر در صف ماندند', value: formatNumber(round.turnsLeft) },
      ]}
    />
  </Panel>
)
