import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import type { LoadAhead } from '@bargah/contract/features/rounds/desk.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'

/** Until when the clock of a declared load runs, and what happens then; without a time it is said in words alone. */
type Step = { until: string | null; title: string; detail: string }

/** Whether a load still looks for trucks: else nothing lies before it. */
export const isOffered = ({ remaining, isEnded }: LoadAhead): boolean => remaining > 0 && !isEnded

/** How a load that looks for no truck any more ended. */
function sayEnd({ given, isEnded }: LoadAhead): Step {
  const permits = given === 0 ? 'به کسی داده نشد' : `${formatNumber(given)} مجوز صادر شد`
  return { until: null, title: isEnded ? 'بار پایان یافته است' : 'همهٔ کامیون‌ها داده شد', detail: permits }
}

/** In: what lies before a load. Out: how much of it was given while it looks for more, `۱ از ۲ کامیون داده شد`; null where none was. */
export const sayGiven = (ahead: LoadAhead): string | null =>
  ahead.given > 0 && isOffered(ahead)
    ? `${formatNumber(ahead.given)} از ${formatNumber(ahead.given + ahead.remaining)} کامیون داده شد`
    : null

/** In: what lies before a load, and now. Out: which round it goes to, or how it ended. */
export function sayStep(ahead: LoadAhead, now: Date): Step {
  if (!isOffered(ahead)) return sayEnd(ahead)
  const hall = `سالن ${ahead.loadHallName ?? ''}`
  const isLater = new Date(ahead.announcedAt) > now
  if (ahead.isAwaitingReview)
    return {
      until: null,
      title: 'در انتظار تأیید شرکت حمل',
      detail: 'پس از تأیید به رانندگان نشان داده می‌شود',
    }
  if (ahead.loadHallId === null)
    return isLater
      ? { until: ahead.announcedAt, title: 'تا اعلام بار آزاد', detail: 'پس از آن، هر که زودتر بگیرد' }
      : { until: null, title: 'بار آزاد است', detail: 'هر که زودتر بگیرد، بی‌دور' }
  if (ahead.closesAt !== null)
    return {
      until: ahead.closesAt,
      title: `تا پایان دور ${formatComing(ahead.closesAt, now)}`,
      detail: `${hall}؛ رانندگان اکنون انتخاب می‌کنند`,
    }
  if (ahead.nextRoundAt !== null)
    return { until: ahead.nextRoundAt, title: `تا دور ${formatComing(ahead.nextRoundAt, now)}`, detail: hall }
  if (isLater)
    return {
      until: ahead.announcedAt,
      title: `تا اعلام ${formatComing(ahead.announcedAt, now)}`,
      detail: hall,
    }
  return ahead.isSettledAtOnce
    ? { until: null, title: 'همین حالا روی تابلو', detail: `${hall} دور ندارد؛ هر انتخاب همان دم قطعی است` }
    : {
        until: null,
        title: 'در دور بعد',
        detail: `${hall}؛ با پایان دور کنونی یا با نخستین انتخاب باز می‌شود`,
      }
}

export type CourseStep = { key: string; act: string; at: string | null }

/** In: what lies before a load, and now. Out: its course from now on; the first step is what holds now. */
export function sayCourse(ahead: LoadAhead, now: Date): CourseStep[] {
  if (!isOffered(ahead)) {
    const { title, detail } = sayEnd(ahead)
    return [{ key: 'now', act: `${title}؛ ${detail}`, at: null }]
  }
  const { closesAt, nextRoundAt, resultAt, roundAfterAt, announcedAt } = ahead
  const isLater = new Date(announcedAt) > now
  const given = { key: 'given', act: 'مجوزها صادر می‌شود و خبرتان می‌کنیم' }
  const taken = {
    ...given,
    act: 'هر که زودتر بگیرد، مجوزش همان دم صادر می‌شود و خبرتان می‌کنیم',
    at: null,
  }
  if (ahead.isAwaitingReview)
    return [
      {
        key: 'now',
        act: 'شرکت حمل بار را بررسی می‌کند؛ تا آن وقت می‌توانید با «اتمام بار» پس بگیرید',
        at: null,
      },
      { key: 'shown', act: 'پس از تأیید، بار به رانندگان نشان داده می‌شود', at: isLater ? announcedAt : null },
      taken,
    ]
  if (ahead.loadHallId === null || ahead.isSettledAtOnce) {
    // a free load is not changed (rules 9.14): it is ended, and declared again
    const acts = ahead.loadHallId === null ? 'می‌توانید با «اتمام بار» پس بگیرید' : 'می‌توانید عوض یا لغو کنید'
    // nor is one of which a truck was given (rules 9.18)
    if (ahead.given > 0) return [leftover(ahead), taken]
    return [
      {
        key: 'now',
        act: isLater
          ? `تا ${formatComing(announcedAt, now)} ${acts}، بی‌هزینه`
          : `تا کسی آن را نگرفته است، ${acts}`,
        at: null,
      },
      ...(isLater ? [{ key: 'shown', act: 'بار اعلام می‌شود', at: announcedAt }] : []),
      taken,
    ]
  }
  const open =
    closesAt === null
      ? [
          ahead.given > 0
            ? leftover(ahead)
            : {
                key: 'now',
                act: nextRoundAt
                  ? `تا ${formatComing(nextRoundAt, now)} می‌توانید عوض یا لغو کنید، بی‌هزینه`
                  : 'تا باز شدن دور می‌توانید عوض یا لغو کنید، بی‌هزینه',
                at: null,
              },
          { key: 'open', act: 'دور باز می‌شود و رانندگان انتخاب می‌کنند', at: nextRoundAt },
        ]
      : [{ key: 'now', act: `تا ${formatComing(closesAt, now)} ثابت است و رانندگان انتخاب می‌کنند`, at: null }]
  return [
    ...open,
    { ...given, at: resultAt },
    { key: 'after', act: 'اگر کامیونی بماند، به دور بعد می‌رود', at: roundAfterAt },
  ]
}

/** What its declarer may still do with the trucks that a load of which some were given looks for. */
const leftover = (ahead: LoadAhead): CourseStep => ({
  key: 'now',
  act: `${sayGiven(ahead) ?? ''}؛ مانده را می‌توانید با «اتمام بار» پس بگیرید`,
  at: null,
})

export type SharedLoad = {
  id: number
  from: string
  to: string
  goods: string
  weightKg: number
  loaders: readonly string[]
  rentToman: number
  trucks: number
}

/** In: a load and which round it goes to. Out: it as one tells it to a driver or a colleague; never with a number to call. */
export function shareText(load: SharedLoad, step: Step | undefined): string {
  const goods = [load.goods, `${formatNumber(load.weightKg)} کیلوگرم`, load.loaders.join('، ')].filter(
    Boolean,
  )
  const round = step ? `\n${step.title.replace(/^تا /, '')}، ${step.detail}.` : ''
  return `${load.from} به ${load.to}، ${goods.join('، ')}.
کرایه ${formatToman(load.rentToman)}، ${formatNumber(load.trucks)} کامیون.${round}
بارگاه، بار ${toPersianDigits(load.id)}`
}
