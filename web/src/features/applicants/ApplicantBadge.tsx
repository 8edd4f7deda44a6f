import { Badge } from '../../ui/Badge.tsx'
import { type ApplicantRow, isRejected, isWaiting, type OfApplicant } from './applicant-kind.ts'

/** How one stands; an active one that nobody can sign in for says so. */
export function ApplicantBadge<Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>) {
  const isActive = row.status === kind.status.active
  const isWithoutAccount = isActive && row.userId === null
  return (
    <Badge tone={toneOf({ kind, row })} hollow={isWithoutAccount}>
      {isWithoutAccount ? 'بدون حساب' : kind.statusLabels[row.status as Row['status']]}
    </Badge>
  )
}

function toneOf<Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>) {
  if (isWaiting(kind, row)) return 'warning'
  if (isRejected(kind, row)) return 'danger'
  return row.status === kind.status.active ? 'success' : 'plain'
}
