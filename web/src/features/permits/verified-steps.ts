import type { VerifiedPermit } from '@bargah/contract/features/permits/permits.schema.ts'
import { permitStatus, permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import type { TimelineStep } from '../../ui/Timeline.tsx'

const { voided, delivered, completed } = permitStatus

/** In: a permit as whoever has its code may see it. Out: what became of it and when, by nobody, and whether its load is still to arrive. */
export function verifiedSteps({ course, status }: VerifiedPermit, now: Date): TimelineStep[] {
  const past = course.map((step, index): TimelineStep => {
    const isNow = index === course.length - 1 && status !== completed
    return {
      key: `${step.status}-${step.at}`,
      act: permitStatusLabels[step.status],
      when: formatDayTime(step.at, now),
      state: step.status === voided ? 'void' : isNow ? 'now' : 'done',
    }
  })
  const isUnderWay = status !== null && status !== voided && status < delivered
  return isUnderWay ? [...past, { key: 'next', act: 'تحویل بار', state: 'next' }] : past
}
