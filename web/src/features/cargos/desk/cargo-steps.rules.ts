import type { CargoLife, CargoStep } from '@bargah/contract/features/cargos/cargo-life.schema.ts'
import { cargoStatus, isAssigned } from '@bargah/contract/features/cargos/cargos.states.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatComing, formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'

/** A line of the history as it is shown. `isBad`: what stands under it is a reason that somebody gave against it. */
export type CargoLine = {
  key: string
  act: string
  detail?: string | undefined
  isBad?: boolean
  when?: string
  state: 'done' | 'now' | 'waits' | 'next'
}

/** In: a cargo's life. Out: what happened to it, then what is still to come. */
export const cargoLines = (life: CargoLife, now: Date): CargoLine[] => [
  ...mergeEmptyRounds(life.steps).map((steps) => pastLine(steps, now, sayLater(life, now))),
  ...linesToCome(life, now),
]

const minuteMs = 60_000
const msOf = (at: string) => new Date(at).getTime()

/** What is said of the declaration of a load that was to be announced later; one that was sent again is announced by that. */
function sayLater({ announcedAt, steps }: CargoLife, now: Date): string | undefined {
  const declared = steps.find(({ kind }) => kind === 'declared')
  const isSentAgain = steps.some(({ kind }) => kind === 'returned')
  if (!declared || isSentAgain || msOf(announcedAt) - msOf(declared.at) < minuteMs) return undefined
  const say = msOf(announcedAt) > now.getTime() ? formatComing : formatDayTime
  return `ثبت بار، برای اعلام ${say(announcedAt, now)}`
}

/** Rounds in a row in which nobody asked for the cargo are one line. */
function mergeEmptyRounds(steps: readonly CargoStep[]): [CargoStep, ...CargoStep[]][] {
  const merged: [CargoStep, ...CargoStep[]][] = []
  for (const step of steps) {
    const last = merged.at(-1)
    if (last && isEmptyRound(step) && isEmptyRound(last[0])) last.push(step)
    else merged.push([step])
  }
  return merged
}
const isEmptyRound = ({ round }: CargoStep) => round?.requests === 0

function pastLine(steps: [CargoStep, ...CargoStep[]], now: Date, later: string | undefined): CargoLine {
  const [step] = steps
  const { at } = steps.at(-1) ?? step
  const said = steps.length > 1 ? { act: `${fa(steps.length)} دور، بی‌درخواست` } : wordsOf(step, later)
  return { key: `${step.kind}-${step.at}`, when: formatDayTime(at, now), state: 'done', ...said }
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('، ') || undefined
const quoted = (reason: string | null) => reason && `«${reason}»`

type Words = Pick<CargoLine, 'act' | 'detail' | 'isBad'>

function wordsOf(step: CargoStep, later: string | undefined): Words {
  const { by, reason, toStatus } = step
  const permit = step.permitId === null ? null : `مجوز ${fa(step.permitId)}`
  const hands = by && `به دست ${by}`
  switch (step.kind) {
    case 'declared':
      return {
        act: toStatus === cargoStatus.awaitingReview ? 'ثبت بار' : (later ?? 'ثبت و اعلام بار'),
        detail: joined(by),
      }
    case 'edited':
      return { act: 'ویرایش بار', detail: [reason, by].filter(Boolean).join('؛ ') || undefined }
    case 'approved':
      return { act: 'تأیید بار', detail: joined(by) }
    case 'rejected':
      return { act: 'رد شد', detail: joined(quoted(reason), by), isBad: true }
    case 'unreviewed':
      return { act: 'پایان یافت', detail: joined(reason), isBad: true }
    case 'assigned':
      return { act: assignment(toStatus), detail: joined(step.driverName, permit, hands) }
    case 'reopened':
      return { act: 'برگشت به ارسال', detail: joined(permit && `${permit} باطل شد`, by) }
    case 'expired':
      return { act: 'منقضی شد', detail: 'زمان ماندن آن بر تابلوها گذشت', isBad: true }
    case 'completed':
      return { act: 'تمام شد', detail: 'با تکمیل مجوزها، خودبه‌خود' }
    case 'finished':
      return { act: 'تمام شد', detail: joined(quoted(reason), by), isBad: true }
    case 'returned':
      return { act: 'برگشت به ارسال', detail: joined(quoted(reason), by) }
    case 'round':
      return roundWords(step.round)
  }
}

const assignments: Partial<Record<number, string>> = {
  [cargoStatus.assignedByWaybill]: 'تخصیص با بارنامه',
  [cargoStatus.assignedBySchedule]: 'تخصیص با برنامه',
}
const assignment = (toStatus: number | null) =>
  (toStatus !== null && assignments[toStatus]) || 'تخصیص به راننده'

const took = (drivers: number) => (drivers === 1 ? 'گرفت' : 'گرفتند')

/** A round with how many asked for the cargo, and what came of it. */
function roundWords(round: CargoStep['round']): Words {
  if (!round) return { act: 'دور' }
  const { opensAt, requests, granted, gotBetter } = round
  const name = `دور ${formatTime(opensAt)}`
  if (requests === 0) return { act: `${name}، بی‌درخواست` }
  const better = gotBetter > 0 ? `${formatNumber(gotBetter)} راننده بار دیگری ${took(gotBetter)}` : null
  const came = granted > 0 ? `${formatNumber(granted)} راننده آن را ${took(granted)}` : 'بی‌نتیجه'
  return { act: `${name}، ${formatNumber(requests)} درخواست`, detail: joined(came, better) }
}

function linesToCome(life: CargoLife, now: Date): CargoLine[] {
  const { cargoStatus: status, remaining, reviewUntil } = life
  const end: CargoLine = { key: 'end', act: 'تمام', state: 'next' }
  if (status === cargoStatus.finished) return []
  if (status === cargoStatus.awaitingReview)
    return [
      {
        key: 'review',
        act: 'بررسی',
        detail: 'شرکت یا پشتیبانی',
        state: 'waits',
        ...(reviewUntil && { when: `تا ${formatComing(reviewUntil, now)}` }),
      },
      { key: 'sending', act: 'در حال ارسال', state: 'next' },
      end,
    ]
  if (isAssigned(status) || remaining === 0)
    return [
      { key: 'permits', act: 'تکمیل مجوزها', detail: 'با رسیدن بارها', state: 'waits' },
      { ...end, detail: 'با تکمیل آخرین مجوز، خودبه‌خود' },
    ]
  const left = `${formatNumber(remaining)} کامیون مانده`
  return [{ key: 'sending', act: 'در حال ارسال', detail: left, state: 'now' }, end]
}
