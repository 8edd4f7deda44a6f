import { useState } from 'react'
import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { paths } from '../../kernel/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
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
      <span className="row gap-3 size-sm">
        <a href={paths.roundInLog(round.loadHallId, round.id)} target="_blank" rel="noreferrer">
          نتیجه و دلیل‌ها
        </a>
        <Earlier hallId={round.loadHallId} />
      </span>
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

const EarlierRounds = fetched(() => import('./EarlierRounds.tsx'))

function Earlier({ hallId }: { hallId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="dense" variant="ghost" onClick={() => setOpen(true)}>
        دورهای پیشین
      </Button>
      {isOpen && <EarlierRounds hallId={hallId} onClose={() => setOpen(false)} />}
    </>
  )
}
