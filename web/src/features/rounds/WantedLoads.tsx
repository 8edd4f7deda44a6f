import { PackageOpen } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import type { HallNow, WantedLoad } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { splitPlace } from '../../kernel/format.ts'
import { Bar } from '../../ui/Bar.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import './hall-desk.css'
import { computeHallFigures, type Demand, demandOf } from './hall-now.rules.ts'

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
        <span className="fine num">
          {formatNumber(figures.loads)} بار، {formatNumber(figures.trucks)} کامیون
        </span>
      }
    >
      {loads.length === 0 ? (
        <EmptyState icon={<PackageOpen />} title="سالن اکنون باری ندارد">
          باری که شرکت‌ها اعلام کنند این‌جا می‌آید.
        </EmptyState>
      ) : (
        <>
          <div className="line-above scrolls wanted-rows">
            <PlainTable
              label="بارهای سالن"
              rows={loads}
              keyOf={({ id }) => id}
              columns={[
                { heading: 'مقصد', cell: (load) => <Town load={load} /> },
                { heading: 'بارگیر', className: 'muted', cell: loadersOf },
                { heading: 'کامیون', kind: 'figure', cell: ({ remaining }) => formatNumber(remaining) },
                round && {
                  heading: 'متقاضی',
                  cell: (load) => (
                    <DemandOf
                      demand={demandOf(load, true)}
                      requests={load.requests}
                      share={load.requests / most}
                    />
                  ),
                },
              ]}
            />
          </div>
          <div className="apart line-above muted size-xs wanted-foot">
            <span className="num">{formatNumber(loads.length)} بار در تابلو</span>
            <Link to={paths.hallCargos}>همهٔ بارها</Link>
          </div>
        </>
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

const loadersOf = (load: WantedLoad) => (
  <span className="ellipsis" title={load.loaderTypeNames}>
    {load.loaderShortNames}
  </span>
)

type DemandProps = { demand: Demand | null; requests: number; share: number }

const fewWords = { none: 'بی‌متقاضی', few: 'کم‌متقاضی' }

function DemandOf({ demand, requests, share }: DemandProps) {
  if (demand === null) return null
  if (demand === 'next') return <span className="fine">در دور بعد</span>
  return (
    <span className="at-middle stack gap-2 wish">
      <b className="strong num">{formatNumber(requests)}</b>
      {demand === 'enough' ? (
        <Bar share={share} label={`${formatNumber(requests)} متقاضی`} tone="neutral" />
      ) : (
        <span className="is-warning strong size-xs">{fewWords[demand]}</span>
      )}
    </span>
  )
}
