import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { documentTypeLabels } from '@bargah/contract/features/documents/documents.states.ts'
import type { PermitDetail } from '@bargah/contract/features/permits/permits.schema.ts'
import { type PermitStatus, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { TimelineStep } from '../../ui/Timeline.tsx'

const { voided, issued, printed, draft, waybill, delivered, completed } = permitStatus
const acts: Partial<Record<PermitStatus, string>> = {
  [voided]: 'ابطال',
  [issued]: 'صدور قطعی',
  [printed]: 'چاپ',
  [draft]: 'رسیدن حواله',
  [waybill]: 'رسیدن بارنامه',
  [delivered]: 'تحویل بار',
  [completed]: 'تکمیل',
}
/** Every permit goes through these; papers are uploaded for some only. */
const usual = [printed, delivered, completed]

/** In: a permit with its events. Out: what happened to it, then what is still to come. */
export function permitSteps(permit: PermitDetail, now: Date): TimelineStep[] {
  const { events, status } = permit
  const past = events.map((event, index): TimelineStep => {
    const isLast = index === events.length - 1
    return {
      key: `${event.status}-${event.at}`,
      act: event.withdrawn
        ? `پس گرفتن ${documentTypeLabels[event.withdrawn.type]}`
        : (acts[event.status] ?? ''),
      who: whoOf(permit, index),
      when: formatDayTime(event.at, now),
      state: event.status === voided ? 'void' : isLast && status !== completed ? 'now' : 'done',
    }
  })
  if (status === voided) return past
  const toCome = usual
    .filter((step) => step > status)
    .map((step): TimelineStep => ({ key: `next-${step}`, act: acts[step] ?? '', state: 'next' }))
  return [...past, ...toCome]
}

/** That a load came to its end without its waybill, by the papers of its permit; null where it did not. */
export function sayMissingWaybill({
  status,
  hasBill,
}: Pick<PermitDetail, 'status' | 'hasBill'>): string | null {
  if (hasBill || (status !== delivered && status !== completed)) return null
  return `بی‌بارنامه ${status === delivered ? 'تحویل' : 'تکمیل'} شد؛ بارنامهٔ آن هنوز نرسیده است.`
}

function whoOf({ events, turnNumber, voidReason }: PermitDetail, index: number): string {
  const event = events[index]
  if (!event) return ''
  if (event.status === voided) return [event.note ?? voidReason, event.by].filter(Boolean).join('، ')
  const turn = index === 0 && turnNumber !== null ? `نوبت ${toPersianDigits(turnNumber)}` : null
  return [event.by, turn, event.note].filter(Boolean).join('، ')
}
