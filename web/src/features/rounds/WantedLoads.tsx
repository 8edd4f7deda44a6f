import { PackageOpen } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../app/paths.ts'
import { splitPlace } from '../../kernel/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Bar } from '../../ui/Bar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './hall-desk.css'
import { computeHallFigures, type Demand, demandOf } from './hall-now.rules.ts'

/** The loads of a hall in the order of announcement, each with who asks for it in the open round. */
export function WantedLoads({ hall }: { hall: HallNow }) {
  const { loads, round } = hall
  const { trucks } = computeHallFigures({ round: null, loads })
  const most = Math.max(1, ...loads.map(({ requests }) => requests))
  return (
    <Panel
      flush
      title="بارهای سالن"
      aside={
        <span className="muted num">
          {formatNumber(loads.length)} بار، {formatNumber(trucks)} کامیون
        </span>
      }
    >
      {loads.length === 0 ? (
        <EmptyState icon={<PackageOpen />} title="سالن اکنون باری ندارد">
          باری که شرکت‌ها اعلام کنند این‌جا می‌آید.
        </EmptyState>
      ) : (
        <ul className="wanted-loads">
          {loads.map((load) => (
            <li key={load.id}>
              <span className="grow">
                <b>
                  <Link to={paths.hallCargos} search={{ open: load.id } as object}>
                    {splitPlace(load.cargoDestination).town}
                  </Link>
                </b>
                <span className="fine">
                  بار {toPersianDigits(load.id)}، {load.kalaDesc}، {load.loaderTypeNames}
                </span>
              </span>
              <span className="num">{formatNumber(load.remaining)} کامیون</span>
              <span className="demand">
                <DemandOf
                  demand={demandOf(load, round !== null)}
                  requests={load.requests}
                  share={load.requests / most}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

type DemandProps = { demand: Demand | null; requests: number; share: number }

function DemandOf({ demand, requests, share }: DemandProps) {
  if (demand === null) return null
  if (demand === 'next') return <Badge>در دور بعد</Badge>
  if (demand === 'none') return <Badge tone="warning">بی‌متقاضی</Badge>
  const words = `${formatNumber(requests)} متقاضی`
  return (
    <>
      <span className="num">{words}</span>
      {demand === 'few' ? (
        <Badge tone="warning">کم‌متقاضی</Badge>
      ) : (
        <Bar share={share} label={words} tone="neutral" />
      )}
    </>
  )
}
