import { formatNumber as count, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import type { Entry } from '@bargah/verifier/entries.ts'
import type { LogRow } from './fold.ts'
import { isOld } from './log-index.ts'

type Split = Extract<Entry, { kind: 'round_split' }>
type Verdict = Split['verdicts'][number]

/** A load that a turn asked for, and what came of it in words; `isGranted` the one that it got. */
export type ResultChoice = { cargo: number; isGranted: boolean; says: string }
/** A turn whose list was opened, with its choices in the order of the wish; none where all were taken off again. */
export type ResultTurn = { turn: number; choices: ResultChoice[] }
/** `lists` null: the round is not split yet. */
export type RoundResult = { closesAt: number | null; lists: ResultTurn[] | null; granted: number }

/** Said of another, whom the log does not name. */
const reasonWords: Record<Verdict['reason'], string> = {
  granted: 'رسید',
  earlier_turn: 'به نوبت جلوتر رسید',
  own_better_choice: 'نوبت بار بالاتری گرفت',
  no_money: 'موجودی راننده کافی نبود',
  cargo_ended: 'بار پیش از تقسیم برداشته شد',
  driver_inactive: 'حساب راننده غیرفعال بود',
  open_permit: 'مجوز باز داشت',
  turn_ended_by_staff: 'سالن نوبت را پایان داد',
  turn_cancelled_by_driver: 'نوبت لغو شد',
  turn_expired: 'اعتبار نوبت تمام شد',
  hall_closed: 'سالن بسته شد',
}

const sayVerdict = ({ reason, winner }: Verdict) =>
  reason === 'earlier_turn' && winner !== null ? `به نوبت ${fa(winner)} رسید` : reasonWords[reason]

/** In: the rows of a round, in any order. Out: who asked for what in which order, and what came of it; turns in order of number. */
export function resultOf(rows: readonly LogRow[]): RoundResult {
  const entries = rows.flatMap(({ entry }) => (entry && !isOld(entry) ? [entry] : []))
  const verdicts = new Map<string, Verdict>()
  const lists: { turn: number; cargos: readonly number[] }[] = []
  let closesAt: number | null = null
  let isSplit = false
  for (const entry of entries) {
    if (entry.kind === 'round_opened') closesAt = entry.closesAt
    if (entry.kind === 'lists_opened') lists.push(...entry.lists)
    if (entry.kind !== 'round_split') continue
    isSplit = true
    for (const verdict of entry.verdicts) verdicts.set(`${verdict.turn} ${verdict.cargo}`, verdict)
  }
  const choiceOf = (turn: number, cargo: number): ResultChoice => {
    const verdict = verdicts.get(`${turn} ${cargo}`)
    return {
      cargo,
      isGranted: verdict?.reason === 'granted',
      says: verdict ? sayVerdict(verdict) : 'پیش از تقسیم کنار رفت',
    }
  }
  const said = lists
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ turn, cargos }) => ({ turn, choices: cargos.map((cargo) => choiceOf(turn, cargo)) }))
  const granted = [...verdicts.values()].filter(({ reason }) => reason === 'granted').length
  return { closesAt, lists: isSplit ? said : null, granted }
}

/** In: a result, and when its round closed, in words or ''. Out: its figures in one line. */
export const saySum = (lists: readonly ResultTurn[], granted: number, closed: string) =>
  `${closed && `بسته شد ${closed}؛ `}${count(lists.length)} فهرست باز شد و ${
    granted === 0 ? 'باری نرسید' : `${count(granted)} بار رسید`
  }.`
