import type { Entry, OldLine } from '@bargah/verifier/entries.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { formatNumber as count, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { refusedWords } from '@bargah/contract/features/rounds/rounds.text.ts'
import { isOld } from './log-index.ts'

/** plain: a line like many; success, info, danger: what colours its icon; hand: by the staff; big: a line that decides. */
export type EntryTone = 'plain' | 'success' | 'info' | 'hand' | 'danger' | 'big'
export type EntryWords = { tone: EntryTone; subject: string; rest: string }

/** When each round opened, as far as it is known. */
export type Rounds = ReadonlyMap<number, number>

type Kind = Entry['kind']
type Say = { [K in Kind]: (entry: Extract<Entry, { kind: K }>, rounds: Rounds) => EntryWords }

const words = (tone: EntryTone, subject: string, rest: string): EntryWords => ({ tone, subject, rest })
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const trucks = (number: number) => `${count(number)} کامیون`
const cargo = (id: number) => `بار ${fa(id)}`
const turn = (number: number) => `نوبت ${fa(number)}`
const partOf = ({ part, parts }: { part: number; parts: number }) =>
  parts > 1 ? ` (بخش ${fa(part)} از ${fa(parts)})` : ''

export const roundWord = (round: number, rounds: Rounds): string => {
  const opensAt = rounds.get(round)
  return opensAt === undefined ? `اعلام بار ${fa(round)}` : `اعلام بار ${formatTime(new Date(opensAt))}`
}

const endingWords: Record<Extract<Entry, { kind: 'turn_ended' }>['reason'], string> = {
  used: 'با گرفتن بار تمام شد.',
  cancelled: 'به خواست راننده لغو شد.',
  expired: 'با پایان اعتبار تمام شد.',
  hall_closed: 'با بسته شدن سالن تمام شد.',
  ended_by_staff: 'به دست سالن تمام شد.',
}
const withdrawnWords: Record<string, string> = {
  finished: 'پس گرفته شد',
  completed: 'تحویل و تمام شد',
  expired: 'منقضی شد',
  hall_closed: 'با بسته شدن سالن برداشته شد',
  moved: 'از این سالن جابه‌جا شد',
}
/** By whose hand a permit came, beside the split. */
export const issuerWords = {
  split: '',
  driver: 'خود راننده گرفت',
  staff: 'به دست سالن',
  support: 'به دست پشتیبانی',
}
export const voiderWords = {
  driver: 'به خواست راننده',
  company: 'به خواست شرکت',
  admin: 'به تصمیم مدیر سامانه',
}

/** How far a load goes, and from how near to what it is chosen; older lines do not say. */
function routeWords({
  wayKm,
  rangeKm,
  rangeFrom,
}: Extract<Entry, { kind: 'cargo_announced' | 'cargo_edited' }>) {
  if (wayKm === undefined || rangeKm === undefined) return ''
  const from = rangeFrom === 'hall' ? 'سالن' : 'محل بارگیری'
  const range = rangeKm === 0 ? 'از هر جا' : `از ${count(rangeKm)} کیلومتری ${from}`
  return `، راه ${count(wayKm)} کیلومتر، انتخاب ${range}`
}

/** Of a load that was written down before it is offered, from when it is: lists call that hour its announcement. */
const announcedWords = ({ at, offeredFrom }: Extract<Entry, { kind: 'cargo_announced' }>) =>
  offeredFrom - new Date(at).getTime() < minuteMs
    ? 'اعلام شد'
    : `ثبت شد، برای اعلام ${formatDayTime(new Date(offeredFrom), new Date(at)).replace('امروز', 'ساعت')}`

const sayRefusal = (reason: string) =>
  Object.hasOwn(refusedWords, reason) ? refusedWords[reason as keyof typeof refusedWords] : 'شرطی نداشت'

const say: Say = {
  hall_set: ({ settings, showMinutes }) =>
    words(
      'plain',
      'تنظیم سالن',
      `نوشته شد: مهلت اعلام بار ${fa(String(settings.reservationLimitMinutes ?? 0))} دقیقه، ${
        showMinutes.length > 0 ? `${count(showMinutes.length)} ساعت اعلام` : 'بی ساعت اعلام'
      }.`,
    ),
  taken_over: (entry) =>
    words(
      'plain',
      'آنچه پیش از این دفتر بود',
      `نوشته شد: ${count(entry.cargos.length)} بار با ${trucks(sum(entry.cargos.map(({ left }) => left)))}، ${count(
        entry.turns.length,
      )} نوبت در صف${partOf(entry)}.`,
    ),
  cargo_announced: (entry) =>
    words(
      'plain',
      cargo(entry.cargo),
      `${announcedWords(entry)}، ${trucks(entry.trucks)}${entry.free ? '، بیرون از اعلام بار سالن' : ''}${routeWords(entry)}.`,
    ),
  cargo_edited: (entry) =>
    words(
      'plain',
      cargo(entry.cargo),
      `ویرایش شد. پس از ویرایش: ${trucks(entry.trucks)}${routeWords(entry)}.`,
    ),
  cargo_withdrawn: (entry) =>
    words(
      'plain',
      cargo(entry.cargo),
      `${withdrawnWords[entry.reason]}${entry.trucks > 0 ? `، ${trucks(entry.trucks)} بی‌راننده ماند` : ''}.`,
    ),
  cargo_returned: (entry) => words('plain', cargo(entry.cargo), `دوباره اعلام شد، ${trucks(entry.trucks)}.`),
  turn_taken: (entry) =>
    words(
      entry.byStaff ? 'hand' : 'plain',
      turn(entry.turn),
      `${entry.byStaff ? 'به دست سالن داده شد' : 'گرفته شد، با گوشی'}${entry.native ? '، بومی' : ''}.`,
    ),
  turn_ended: (entry) => words('plain', turn(entry.turn), endingWords[entry.reason]),
  turn_returned: (entry) => words('hand', turn(entry.turn), 'به صف بازگشت.'),
  round_opened: (entry, rounds) =>
    words(
      'plain',
      roundWord(entry.round, new Map([...rounds, [entry.round, entry.opensAt]])),
      `باز شد، ${count(entry.cargos.length)} بار و ${trucks(sum(entry.cargos.map(({ left }) => left)))}، تا ${formatTime(
        new Date(entry.closesAt),
      )}${partOf(entry)}.`,
    ),
  list_sealed: (entry) =>
    entry.byStaff
      ? words(
          'hand',
          'متصدی سالن',
          `برای نوبت ${fa(entry.turn)} ${entry.change > 1 ? 'دوباره ' : ''}انتخاب کرد.`,
        )
      : words(
          'info',
          `فهرست مُهرشدهٔ نوبت ${fa(entry.turn)}`,
          'رسید. تا پایان اعلام بار در دفتر خوانده نمی‌شود.',
        ),
  lists_opened: (entry) =>
    words(
      'info',
      `${count(entry.lists.length)} فهرست باز شد`,
      `و ${entry.lists.length > 1 ? 'هر یک ' : ''}با مُهر خود سنجیده می‌شود${partOf(entry)}.`,
    ),
  round_split: (entry, rounds) => {
    const granted = entry.verdicts.filter(({ reason }) => reason === 'granted').length
    const left = sum(entry.cargos.map((one) => one.left))
    return words(
      'big',
      `تقسیم ${roundWord(entry.round, rounds)}`,
      entry.parts > 1
        ? `${count(granted)} بار به نوبت‌ها رسید${partOf(entry)}.`
        : `از ${trucks(left)}، ${count(granted)} به نوبت‌ها رسید و ${count(left - granted)} ماند.`,
    )
  },
  choice_settled: (entry) =>
    words(
      entry.byStaff ? 'hand' : 'info',
      `${turn(entry.turn)} ${cargo(entry.cargo)}`,
      `را${entry.byStaff ? ' به دست سالن' : ''} همان دم گرفت.`,
    ),
  choice_refused: (entry) =>
    words(
      'plain',
      turn(entry.turn),
      `${cargo(entry.cargo)} را خواست و نتوانست بگیرد: ${sayRefusal(entry.reason)}.`,
    ),
  choice_ended: (entry) => words('plain', turn(entry.turn), `انتخاب ${cargo(entry.cargo)} کنار رفت.`),
  permit_issued: (entry) =>
    words(
      'success',
      `مجوز ${fa(entry.permit)}`,
      `برای ${entry.turn === null ? '' : `${turn(entry.turn)}، `}${cargo(entry.cargo)}${
        issuerWords[entry.by] ? `، ${issuerWords[entry.by]}` : ''
      }.`,
    ),
  permit_voided: (entry) =>
    words(
      'danger',
      'ابطال',
      `مجوز ${fa(entry.permit)} ${voiderWords[entry.by]}، ${cargo(entry.cargo)}${
        entry.back ? '. کامیون به بار بازگشت' : ''
      }.`,
    ),
}

const oldWords: Partial<Record<string, string>> = {
  turn_taken: 'گرفته شد.',
  turn_ended: 'پایان یافت.',
  turn_returned: 'به صف بازگشت.',
  round_opened: 'باز شد.',
  choice_added: 'باری برگزید.',
  choice_removed: 'انتخابی را برداشت.',
  choices_reordered: 'ترتیب فهرستش را عوض کرد.',
  round_split: 'تقسیم شد.',
  permit_voided: 'باطل شد.',
  cargo_withdrawn: 'برداشته شد.',
  cargo_returned: 'دوباره اعلام شد.',
  staff_act: 'کاری ثبت کرد.',
}
/** Of which number a line of the older chain speaks first, and what it is called. */
const oldSubjects: readonly [field: string, say: (id: number) => string][] = [
  ['permitId', (id) => `مجوز ${fa(id)}`],
  ['turnNumber', turn],
  ['turn', turn],
  ['cargoId', cargo],
  ['roundId', (id) => `اعلام بار شمارهٔ ${fa(id)}`],
]
function sayOld(line: OldLine): EntryWords {
  const found = oldSubjects.find(([field]) => typeof line[field] === 'number')
  const subject = found ? found[1](line[found[0]] as number) : 'متصدی سالن'
  if (line.kind !== 'permit_issued') return words('plain', subject, oldWords[line.kind] ?? 'ثبت شد.')
  const whose = typeof line.turnNumber === 'number' ? `${turn(line.turnNumber)}، ` : ''
  return words('plain', subject, `برای ${whose}${cargo(Number(line.cargoId))} صادر شد.`)
}

/** In: an entry. Out: one plain sentence, its subject apart. */
export function sayEntry(entry: Entry | OldLine, rounds: Rounds): EntryWords {
  if (isOld(entry)) return sayOld(entry)
  return (say[entry.kind] as (one: Entry, rounds: Rounds) => EntryWords)(entry, rounds)
}

export const timeOf = (entry: Entry | OldLine): Date => new Date(entry.at)
