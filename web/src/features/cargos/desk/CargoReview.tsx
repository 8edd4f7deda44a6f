import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { Read } from '../../../kernel/Read.tsx'
import { SkeletonLines } from '../../../ui/Skeleton.tsx'
import { useSoon } from '../../../ui/use-countdown.ts'
import { reviewTicks } from './review.rules.ts'
import { useReviewChecks, useReviewedCompany } from './cargos.queries.ts'
import { Ticks } from './Ticks.tsx'

export default function CargoReview({ cargo }: { cargo: PublicCargo }) {
  const company = useReviewedCompany(cargo)
  const now = useSoon()
  return (
    <Read of={useReviewChecks(cargo.id)} wait={<SkeletonLines lines={4} />} failedNote="بررسی‌ها نیامد">
      {(known) => known && <Ticks ticks={reviewTicks(known, company, now)} />}
    </Read>
  )
}
