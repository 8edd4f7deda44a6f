import type { ReactNode } from 'react'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import type { PermitPass } from './permit-pass.queries.ts'
import { serverNow } from '../../kernel/now.ts'

export type PassActs = { showCode: () => void; showDetails: () => void; more: ReactNode }
export type FaceProps = { pass: PermitPass; acts: PassActs }

/** In: an instant. Out: its day («امروز», «۲۹ آبان») and its hour, apart. */
export function whenOf(at: string): { day: string; hour: string } {
  const hour = formatTime(at)
  return { day: formatDayTime(at, serverNow()).slice(0, -hour.length).trim(), hour }
}
