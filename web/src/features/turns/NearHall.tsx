import { ListOrdered, Wallet } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../kernel/paths.ts'
import { hallTitle } from '../../kernel/format.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Panel.tsx'
import { hallRangeSentence } from './my-turn.text.ts'
import { type HallNow, lackFor, mayAsk } from './no-turn.rules.ts'

type NearHallProps = {
  hall: HallNow
  loaderTypeName: string | null
  /** What is in the wallet, null while it is not known. */
  balanceRial: number | null
  onAsk: () => void
}

/** The hall that is nearest: its queue large, its loads for the driver's truck, one act, and what that costs. */
export function NearHall({ hall: choice, loaderTypeName, balanceRial, onAsk }: NearHallProps) {
  const { hall, queue, loads, roundOpensAt } = choice
  const title = hallTitle(hall.name)
  const board = paths.board(hall.loadHallId)
  return (
    <Card className="near-hall" label={title}>
      <div className="near-hall-body">
        <div className="row between">
          <h3>{title}</h3>
          {roundOpensAt && <span className="near-hall-live num">دور {formatTime(roundOpensAt)} باز است</span>}
        </div>
        <div className="near-hall-figures row at-end gap-3 between">
          <Link to={board} className="num">
            <small className="quiet">در صف</small>
            <b>{formatNumber(queue)}</b> نفر
          </Link>
          <Link to={board} className="num">
            <b>{formatNumber(loads)} بار</b>
            <small className="quiet">{loaderTypeName ? `برای ${loaderTypeName}` : 'برای شما'}</small>
          </Link>
        </div>
        <Act
          choice={choice}
          title={title}
          lackRial={lackFor(balanceRial, hall.driverCharghe)}
          onAsk={onAsk}
        />
      </div>
      <dl className="ruled-across">
        <div>
          <dt className="quiet-line">هزینه، هنگام گرفتن بار</dt>
          <dd className="num">{formatRial(hall.driverCharghe)}</dd>
        </div>
        <div>
          <dt className="quiet-line">کیف پول شما</dt>
          <dd className="num">
            <Link to={paths.onlineCharge}>
              {balanceRial === null ? 'خوانده نشد' : formatRial(balanceRial)}
            </Link>
          </dd>
        </div>
      </dl>
    </Card>
  )
}

type ActProps = { choice: HallNow; title: string; lackRial: number; onAsk: () => void }

/** A hall out of reach says so; a wallet too short is filled first, and leads back here. */
function Act({ choice, title, lackRial, onAsk }: ActProps) {
  if (!mayAsk(choice)) return <p className="near-hall-closed">{hallRangeSentence(choice)}</p>
  if (lackRial > 0)
    return (
      <>
        <Link
          to={paths.onlineCharge}
          search={{ amount: lackRial, back: paths.home } as object}
          className={buttonClass('primary', 'hero')}
        >
          <Wallet className="i-lg" />
          افزایش موجودی
        </Link>
        <p className="muted num">برای نوبت {formatRial(lackRial)} کم دارید.</p>
      </>
    )
  return (
    <Button variant="primary" size="hero" icon={<ListOrdered className="i-lg" />} onClick={onAsk}>
      گرفتن نوبت در {title}
    </Button>
  )
}
