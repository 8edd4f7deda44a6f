import { ChevronLeft } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

type Reading<T> = { data: T | undefined; isEnabled: boolean; isError: boolean }

type More = { unit?: string | undefined; to?: string | undefined; search?: Record<string, string> }

/** A number with its name; a stroke while it is on its way, a dash when it did not come, nothing when not asked. */
export function figure<T>(
  label: string,
  reading: Reading<T>,
  read: (data: T) => number,
  { unit, to, search = {} }: More,
) {
  if (!reading.isEnabled) return null
  const head = to !== undefined && (
    <Link className="between at-middle flex stat-link" to={to} search={search}>
      {label}
      <ChevronLeft className="i-sm" />
    </Link>
  )
  const named = { label, ...(head && { head }) }
  if (reading.data !== undefined)
    return { ...named, value: formatNumber(read(reading.data)), ...(unit && { unit }) }
  return { ...named, value: reading.isError ? '–' : <Skeleton width={72} height={20} /> }
}
