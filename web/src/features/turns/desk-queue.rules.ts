import type { QueueTurn } from '@bargah/contract/features/rounds/desk.schema.ts'
import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatSeconds, formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { placeInWords } from '@bargah/contract/kernel/number-words.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'

/** What a turn most needs of the hall; each is in one group. */
export type QueueGroup = 'chosen' | 'unchosen' | 'atHall' | 'blocked'

/** What keeps a turn from a load now; the worst alone. */
export type Obstacle = 'inactive' | 'permit' | 'money' | 'far'

/** In: a turn. Out: what keeps it from a load, or null. Distance decides only while no other choice of his waits. */
export function obstacleOf(turn: QueueTurn): Obstacle | null {
  if (!turn.driverIsActive) return 'inactive'
  if (turn.openPermitId !== null) return 'permit'
  if (!turn.canPay) return 'money'
  return turn.far && turn.choiceCount === 0 ? 'far' : null
}

/** In: a turn. Out: whether its driver asks at the hall: he has no account, or the hall took his turn and no phone of his is signed in. */
export const asksAtHall = ({ hasAccount, hasPhone, takenByStaff }: QueueTurn): boolean =>
  !hasAccount || (takenByStaff && !hasPhone)

export function groupOf(turn: QueueTurn): QueueGroup {
  if (obstacleOf(turn)) return 'blocked'
  if (turn.choiceCount > 0) return 'chosen'
  return asksAtHall(turn) ? 'atHall' : 'unchosen'
}

export type QueueView = 'all' | QueueGroup

/** Those who chose are counted by the round's card whether or not something holds them back: the view has the same ones. */
const standsIn = (turn: QueueTurn, view: QueueView): boolean => {
  if (view === 'all') return true
  return view === 'chosen' ? turn.choiceCount > 0 : groupOf(turn) === view
}

/** The views of the queue with how many stand in each; nobody is said to lack a choice before he was asked. */
export function computeViews(
  turns: readonly QueueTurn[],
  { is }: Giving,
): { key: QueueView; label: string; count: number }[] {
  const countOf = (view: QueueView) => turns.filter((turn) => standsIn(turn, view)).length
  const chosen = { key: 'chosen', label: 'انتخاب کرده', count: countOf('chosen') } as const
  return [
    { key: 'all', label: 'همه', count: turns.length },
    ...(isBefore(is) && chosen.count === 0 ? [] : [chosen]),
    { key: 'unchosen', label: unchosenBadge(is), count: countOf('unchosen') },
    { key: 'atHall', label: 'نوبت از سالن', count: countOf('atHall') },
    { key: 'blocked', label: 'مانع دارد', count: countOf('blocked') },
  ]
}

const wordsOf = (turn: QueueTurn) =>
  normalizeText(
    [
      turn.turnNumber,
      turn.driverName,
      turn.driverFamily,
      turn.plaqueNumber,
      turn.plaqueSerialNumber,
      turn.nationalId,
    ].join(' '),
  )

/** In: a queue, a view and words. Out: what is shown, in the order of service. */
export function filterQueue(turns: readonly QueueTurn[], view: QueueView, words: string): QueueTurn[] {
  const asked = normalizeText(words).split(' ').filter(Boolean)
  return turns.filter((turn) => standsIn(turn, view) && asked.every((word) => wordsOf(turn).includes(word)))
}

export type QueueBadge = {
  tone: 'success' | 'warning' | 'danger' | 'info' | 'plain'
  badge: string
  /** The figure that decides, beside the badge; '' where that says all. */
  detail: string
}

const reachWords = ({ awayKm, rangeKm }: NonNullable<QueueTurn['far']>) =>
  `${formatNumber(awayKm)} از ${formatNumber(rangeKm)} کیلومتر`

const obstacleWords: Record<Obstacle, (turn: QueueTurn) => QueueBadge> = {
  inactive: () => ({ tone: 'danger', badge: 'راننده غیرفعال', detail: 'پشتیبانی فعال می‌کند' }),
  permit: (turn) => ({ tone: 'danger', badge: 'مجوز باز', detail: `مجوز ${fa(turn.openPermitId ?? '')}` }),
  // of money the fee, never what he has
  money: (turn) => ({ tone: 'warning', badge: 'موجودی کم', detail: `کمتر از ${formatRial(turn.feeRial)}` }),
  far: (turn) => ({
    tone: 'warning',
    badge: 'بیرون از محدوده',
    detail: turn.far ? reachWords(turn.far) : '',
  }),
}

/** How a hall gives out its loads now: in a round that is open, in one that is yet to open, or that the first choice opens, or each at once. */
export type Giving = { is: 'open'; closesAt: string } | { is: 'waits' | 'first' | 'at_once' }

type Gives = Pick<HallNow, 'round' | 'isSettledAtOnce' | 'opensByChoice'>
export const givingOf = ({ round, isSettledAtOnce, opensByChoice }: Gives): Giving => {
  if (isSettledAtOnce) return { is: 'at_once' }
  if (round) return { is: 'open', closesAt: round.closesAt }
  return { is: opensByChoice ? 'first' : 'waits' }
}

/** Whether no round is open yet, and nobody is said to lack a choice. */
const isBefore = (is: Giving['is']) => is === 'waits' || is === 'first'

const unchosenBadge = (is: Giving['is']) => (isBefore(is) ? 'در انتظار دور' : 'بی‌انتخاب')
const atHallWords = (is: Giving['is']) => (is === 'waits' ? 'سالن در دور ثبت کند' : 'سالن ثبت کند')

/** In: a turn, and how loads are given now. Out: how it stands, in a badge and the figure that decided. */
export function computeStanding(turn: QueueTurn, { is }: Giving): QueueBadge {
  const obstacle = obstacleOf(turn)
  if (obstacle) {
    const held = obstacleWords[obstacle](turn)
    // there is room for one figure: «چرا؟» has the other
    return turn.choiceCount > 0 ? { ...held, detail: `${formatNumber(turn.choiceCount)} انتخاب` } : held
  }
  if (turn.choiceCount > 0)
    return {
      tone: 'success',
      badge: `${formatNumber(turn.choiceCount)} بار`,
      detail: turn.lastByStaff ? 'به دست سالن' : clockOf(turn.lastFiledAt),
    }
  if (asksAtHall(turn))
    return { tone: 'info', badge: turn.hasAccount ? 'نوبت از سالن' : 'گوشی ندارد', detail: atHallWords(is) }
  return { tone: 'plain', badge: unchosenBadge(is), detail: '' }
}

export type Condition = { key: string; holds: boolean; words: string }

/** In: a turn and now. Out: what the split will ask of it, with its figure; what fails comes first. */
export function computeConditions(turn: QueueTurn, now: Date): Condition[] {
  const reach = obstacleOf(turn) === 'far' ? turn.far : turn.near
  const all: (Condition | null)[] = [
    {
      key: 'money',
      holds: turn.canPay,
      words: turn.canPay ? 'موجودی کافی است' : `موجودی کمتر از ${formatRial(turn.feeRial)}`,
    },
    {
      key: 'validity',
      holds: true,
      words: turn.expiresAt ? `نوبت تا ${formatComing(turn.expiresAt, now)}` : 'نوبت بی‌پایان',
    },
    {
      key: 'active',
      holds: turn.driverIsActive,
      words: turn.driverIsActive ? 'راننده فعال' : 'راننده غیرفعال',
    },
    {
      key: 'permit',
      holds: turn.openPermitId === null,
      words: turn.openPermitId === null ? 'مجوز باز ندارد' : `مجوز باز ${fa(turn.openPermitId)}`,
    },
    reach && { key: 'reach', holds: reach !== turn.far, words: reachWords(reach) },
  ]
  const known = all.filter((condition) => condition !== null)
  return [...known.filter(({ holds }) => !holds), ...known.filter(({ holds }) => holds)]
}

/** In: a turn that something holds back, and how loads are given now. Out: what still helps before that. */
export function sayWhatHelps(turn: QueueTurn, giving: Giving): string {
  const wished = turn.choiceCount > 0 ? `${formatNumber(turn.choiceCount)} بار خواسته است. ` : ''
  const until = untilWords(giving)
  const counts = countsWords(giving.is)
  switch (obstacleOf(turn)) {
    case 'money':
      return `${wished}${until} کیف پول را پر کند، ${counts}`
    case 'permit':
      return `${wished}${until} مجوز باز تکمیل یا باطل شود، ${counts}`
    case 'inactive':
      return `${wished}${until} پشتیبانی حساب را فعال کند، ${counts}`
    case 'far':
      return `${until} نزدیک‌تر شود یا به سالن بیاید، انتخابش ثبت می‌شود؛ انتخاب به دست سالن از جای سالن سنجیده می‌شود. ردّ انتخاب با دلیلش در دفتر سالن می‌آید؛ جای راننده در دفتر نیست.`
    default:
      return turn.choiceCount > 0
        ? `${wished}چیزی سر راه این نوبت نیست.`
        : 'چیزی سر راه این نوبت نیست؛ هنوز باری نخواسته است.'
  }
}

const untilWords = (giving: Giving): string => {
  if (giving.is === 'open') return `اگر تا ${formatTime(giving.closesAt)}`
  return isBefore(giving.is) ? 'اگر پیش از دور بعد' : 'اگر'
}
function countsWords(is: Giving['is']): string {
  if (is === 'at_once') return 'همان دم می‌تواند بار بگیرد.'
  return `در ${is === 'open' ? 'همین' : 'آن'} دور حساب می‌شود.`
}

/** In: an instant. Out: its time to the second, `۱۴:۰۲:۱۶`. */
export const clockOf = (at: string | Date | null): string => (at === null ? '' : formatSeconds(at))

/** In: a queue. Out: what was filed last, `۱۴:۰۲:۱۶ نوبت ۴۲۱۶ بار پنجم را افزود`, or null. */
export function sayLastFiled(turns: readonly QueueTurn[]): string | null {
  const filed = turns.filter(({ lastFiledAt }) => lastFiledAt !== null)
  const last = filed.toSorted((a, b) => (a.lastFiledAt ?? '').localeCompare(b.lastFiledAt ?? '')).at(-1)
  if (!last) return null
  const which = placeInWords(last.choiceCount)
  const what = last.lastByStaff
    ? `سالن برای نوبت ${fa(last.turnNumber)} بار ${which} را ثبت کرد`
    : `نوبت ${fa(last.turnNumber)} بار ${which} را افزود`
  return `${clockOf(last.lastFiledAt)} ${what}`
}
