import { Truck, Warehouse } from 'lucide-react'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatDayTime, hallTitle } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { Card } from '../../ui/Panel.tsx'
import { StatGrid } from '../../ui/StatGrid.tsx'
import { computeQueueShare } from './my-turn.rules.ts'
import './my-turn.css'

/** The driver's turn: his truck on the line from tail to head, then the numbers. */
export function TurnCard({ turn }: { turn: MyTurn }) {
  const hours = turn.remainTurnHour
  return (
    <Card label="نوبت شما" className="turn-card">
      <div className="turn-card-head">
        <h2>نوبت شما در {hallTitle(turn.name)}</h2>
        <p className="quiet">
          گرفته‌شده {formatDayTime(turn.takenAt, serverNow())}، {turn.loaderTypeName}
        </p>
        <QueueLine turn={turn} />
      </div>
      <StatGrid
        large
        stats={[
          { label: 'شمارهٔ نوبت', value: toPersianDigits(turn.turnNumber) },
          { label: 'جلوتر از شما', value: formatNumber(turn.aheadOfMe), unit: 'نفر' },
          hours === null
            ? { label: 'اعتبار نوبت', value: 'بی‌پایان' }
            : { label: 'اعتبار نوبت', value: formatNumber(hours), unit: 'ساعت' },
        ]}
      />
    </Card>
  )
}

/** Where the truck stands at the tail, drawn whole; its line begins there (`my-turn.css`). */
const tailPercent = 6

function QueueLine({ turn }: { turn: MyTurn }) {
  const place = formatNumber(turn.aheadOfMe + 1)
  const done = computeQueueShare(turn) * 80
  return (
    <>
      <div
        className="queue-line"
        role="img"
        aria-label={`شما نفر ${place} از ${formatNumber(turn.allActiveTurn)} نوبت هستید`}
      >
        <span className="track" />
        <span className="done" style={{ inlineSize: `${done}%` }} />
        <span className="me" style={{ insetInlineStart: `${tailPercent + done}%` }}>
          <Truck />
        </span>
        <span className="goal">
          <Warehouse />
        </span>
      </div>
      <div className="queue-ends">
        <span aria-hidden="true">ته صف</span>
        <span className="num">{formatNumber(turn.allActiveTurn)} نفر در صف</span>
        <span aria-hidden="true">سر صف</span>
      </div>
    </>
  )
}
