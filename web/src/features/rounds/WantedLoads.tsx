import { PackageOpen } from 'lucide-react'
import type { HallNow, WantedLoad } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { splitPlace } from '../../kernel/format.ts'
import { Bar } from '../../ui/Bar.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { computeHallFigures, type Demand, demandOf } from './hall-now.rules.ts'
import './hall-desk.css'

/** Their list has also free loads and what is full, which no round offers. */
const onBoard = { view: 'board' } as object

/** The loads of a hall in the order of announcement, each with who asks for it in the open round. */
export function WantedLoads({ hall }: { hall: HallNow }) {
  const { loads, round } = hall
  const figures = computeHallFigures(hall)
  const most = Math.max(1, ...loads.map(({ requests }) => requests))
  return (
    <Panel
      flush
      className={classes('wanted-loads', round && 'is-open')}
      title={round ? 'بارهای این دور' : 'بارهای سالن'}
      aside={
        <span className="row gap-3 fine num">
          {formatNumber(figures.loads)} بار، {formatNumber(figures.trucks)} کامیون
          <Link to={paths.hallCargos} search={onBoard}>
            همهٔ بارها
          </Link>
        </span>
      }
    >
      {loads.length === 0 ? (
        <EmptyState icon={<PackageOpen />} title="سالن اکنون باری ندارد">
          باری که شرکت‌ها اعلام کنند این‌جا می‌آید.
        </EmptyState>
      ) : (
        <div className="line-above scrolls wanted-rows">
          <table className="grid-table">
            <thead>
              <tr>
                <th scope="col">مقصد</th>
                <th scope="col">بارگیر</th>
                <th scope="col">کامیون</th>
                {round && <th scope="col">متقاضی</th>}
              </tr>
            </thead>
            <tbody>
              {loads.map((load) => (
                <Row key={load.id} load={load} isOpen={round !== null} most={most} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

const Town = ({ load }: { load: WantedLoad }) => (
  <strong>
    <Link
      className="ink"
      to={paths.hallCargos}
      search={{ open: load.id } as object}
      title={`بار ${toPersianDigits(load.id)}، ${load.kalaDesc}`}
    >
      {splitPlace(load.cargoDestination).town}
    </Link>
  </strong>
)

const Row = ({ load, isOpen, most }: { load: WantedLoad; isOpen: boolean; most: number }) => (
  <tr>
    <td>
      <Town load={load} />
    </td>
    <td className="muted breaks text-tight" title={load.loaderTypeNames}>
      {load.loaderShortNames}
    </td>
    <td className="c-num">{formatNumber(load.remaining)}</td>
    {isOpen && (
      <td>
        <DemandOf demand={demandOf(load, isOpen)} requests={load.requests} share={load.requests / most} />
      </td>
    )}
  </tr>
)

type DemandProps = { demand: Demand | null; requests: number; share: number }

const fewWords = { none: 'بی‌متقاضی', few: 'کم‌متقاضی' }

function DemandOf({ demand, requests, share }: DemandProps) {
  if (demand === null) return null
  if (demand === 'next') return <span className="fine">در دور بعد</span>
  return (
    <span className="at-middle stack gap-2 wish">
      {requests > 0 && <b className="strong num">{formatNumber(requests)}</b>}
      {demand === 'enough' ? (
        <Bar share={share} label={`${formatNumber(requests)} متقاضی`} tone="neutral" />
      ) : (
        <span className="is-warning strong size-xs">{fewWords[demand]}</span>
      )}
    </span>
  )
}
