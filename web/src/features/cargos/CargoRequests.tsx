import type { PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { requestLabels, requestSentence } from './requests.text.ts'
import { useRequestsOf } from './search-cargos.queries.ts'

const tones: Record<number, Tone> = { 1: 'info', 2: 'success' }

/** Who asked for a hall cargo, and what became of it with the reason. */
export function CargoRequests({ cargoId }: { cargoId: number }) {
  const requests = useRequestsOf(cargoId)
  if (requests.isPending) return <SkeletonLines lines={2} />
  if (requests.isError)
    return (
      <Note tone="danger" alert>
        {sentenceOf(requests.error)}{' '}
        <Button size="dense" variant="ghost" onClick={() => void requests.refetch()}>
          تلاش دوباره
        </Button>
      </Note>
    )
  const { rows } = requests.data
  if (rows.length === 0) return <p className="muted">درخواستی ثبت نشده است.</p>
  return (
    <ul className="requests">
      {rows.map((row) => (
        <Request key={row.id} row={row} />
      ))}
    </ul>
  )
}

function Request({ row }: { row: PriorityRow }) {
  const sentence = requestSentence(row)
  return (
    <li>
      <div className="row between">
        <b className="num">
          نوبت {toPersianDigits(row.turnNumber)}، {row.driverName}
        </b>
        <Badge tone={tones[row.status] ?? 'plain'}>{requestLabels[row.status] ?? ''}</Badge>
      </div>
      <p className="fine num">
        {row.priority !== null && `انتخاب ${toPersianDigits(row.priority)}، `}
        <Moment at={row.filedAt} look="row" />
      </p>
      {sentence && <p className="muted">{sentence}</p>}
    </li>
  )
}
