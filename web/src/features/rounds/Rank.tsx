import { formatNumber } from '@bargah/contract/kernel/digits.ts'

export const Rank = ({ place }: { place: number }) => (
  <span className="size-sm bold tile tile-sm tile-soft place num">{formatNumber(place)}</span>
)
