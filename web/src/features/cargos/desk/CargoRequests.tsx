import { requestSentence } from '@bargah/contract/features/rounds/requests.text.ts'
import type { RequestRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../../kernel/paths.ts'
import { Read } from '../../../kernel/Read.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import { PlateOf } from '../../../ui/Plate.tsx'
import { ChoiceBadge } from '../../rounds/rounds.parts.tsx'
import { useRequestsOf } from './cargos.queries.ts'

/**
 * Who asked for a hall cargo, and what became of it with the reason; nothing where nobody did. That nobody had asked before
 * stands for nothing where reading again fails.
 */
export function CargoRequests({ cargoId, hallId }: { cargoId: number; hallId: number | null }) {
  const requests = useRequestsOf(cargoId)
  const isBare = !requests.data?.rows.length
  if (!requests.isError && isBare) return null
  return (
    <section>
      <h3>درخواست‌ها</h3>
      <Read of={isBare ? { ...requests, data: undefined } : requests} failedNote="درخواست‌ها نیامد">
        {({ rows }) => (
          <ul className="ruled requests">
            {rows.map((row) => (
              <Request key={row.id} row={row} hallId={hallId} />
            ))}
          </ul>
        )}
      </Read>
    </section>
  )
}

function Request({ row, hallId }: { row: RequestRow; hallId: number | null }) {
  const sentence = requestSentence(row)
  return (
    <li>
      <div className="apart">
        <b className="num">
          نوبت {toPersianDigits(row.turnNumber)}، {row.driverName}
        </b>
        <ChoiceBadge choice={row} />
      </div>
      <p className="row wrap muted">
        <PlateOf truck={row} />
        {row.loaderShortName}
      </p>
      <p className="fine num">
        {row.priority !== null && `انتخاب ${toPersianDigits(row.priority)}، `}
        <Moment at={row.filedAt} look="row" />
        {row.byStaff && '، به دست سالن'}
      </p>
      {sentence && <p className="muted">{sentence}</p>}
      {hallId !== null && row.reason !== null && (
        <p className="fine">
          <a href={paths.roundInLog(hallId, row.roundId)} target="_blank" rel="noreferrer">
            این دور در دفتر
          </a>
        </p>
      )}
    </li>
  )
}
