import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { StatGrid } from '../../ui/StatGrid.tsx'
import './hall-desk.css'
import { roundName } from './rounds.text.ts'

/** What came of the round that was split last, and what it left. */
export const LastRound = ({ round }: { round: NonNullable<HallNow['lastRound']> }) => (
  <Panel
    flush
    className="last-round"
    title={`${roundName(round.opensAt)}، بسته شد ${formatTime(round.closesAt)}`}
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
