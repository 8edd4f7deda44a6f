import type { RoundRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { StatGrid } from '../../ui/StatGrid.tsx'
import { roundName } from './rounds.text.ts'

/** What came of the round that was split last. */
export const LastRound = ({ round }: { round: RoundRow }) => (
  <Panel
    flush
    title={`آخرین دور، ${roundName(round.opensAt)}`}
    aside={
      round.settledAt !== null && (
        <span className="muted">
          تقسیم <Moment at={round.settledAt} now={serverNow()} />
        </span>
      )
    }
  >
    <StatGrid
      stats={[
        { label: 'مجوز صادر شد', value: formatNumber(round.grantedCount) },
        { label: 'انتخاب', value: formatNumber(round.choiceCount) },
        { label: 'بار', value: formatNumber(round.cargoCount) },
      ]}
    />
  </Panel>
)
