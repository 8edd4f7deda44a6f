import { formatNumber, toPersianDigits } from '../../kernel/digits.ts'
import { documentTypeLabels, documentTypes } from '../documents/documents.states.ts'
import { permitStatuses, permitStatusLabels } from '../permits/permits.states.ts'
import type { TurnEnding } from '../turns/turns.states.ts'
import { type DriverPart, driverParts } from './drivers.states.ts'
import { notEntered } from '../../kernel/not-given.ts'

/** Why a driver is not completed, or not activated. */
export const completeDriverRefusals = {
  is_active: 'این راننده فعال است و مشخصات او این‌جا عوض نمی‌شود.',
  card_taken: 'این کارت هوشمند از آن رانندهٔ دیگری است؛ شماره را دوباره ببینید.',
  truck_needed: 'ناوگان این راننده هنوز شناخته نیست؛ پلاک و بارگیر آن را هم وارد کنید.',
} as const
export type CompleteDriverRefusal = keyof typeof completeDriverRefusals

export const activateDriverRefusals = {
  is_active: 'این راننده فعال است.',
} as const

/** Why a driver of whom something is not known is not activated. */
export const driverIncomplete = (missing: readonly DriverPart[]) =>
  `نخست مشخصات راننده را کامل کنید؛ کم دارد: ${missing.map((part) => driverParts[part]).join('، ')}.`

export const driverCompleted = 'مشخصات راننده ثبت شد؛ اکنون می‌توانید او را فعال کنید.'
export const driverActivated = 'راننده فعال شد و می‌تواند وارد شود.'

/** Said of a search without words. */
export const searchNeeded = notEntered('عبارت جست‌وجو')

export const driverDeactivated = 'راننده غیرفعال شد و دیگر نمی‌تواند وارد شود.'
export const deactivateDriverRefusals = { not_active: 'این راننده غیرفعال است.' } as const

export const driverIsNative = 'راننده بومی شد؛ نوبت‌های تازهٔ او اعتبار بومی دارند.'
export const driverIsNonNative = 'راننده غیربومی شد؛ نوبت‌های تازهٔ او اعتبار عادی دارند.'

export const phoneEmptied = 'گوشی راننده پاک شد؛ گوشی بعدی که با آن وارد شود از آن او می‌شود.'
export const phoneRemoved = 'گوشی راننده پاک شد و او از سامانه بیرون آمد.'
export const driverLoggedOut = 'راننده از سامانه بیرون آمد.'
export const driverWasOut = 'راننده در هیچ دستگاهی وارد نبود.'

export const driverPasswordChanged =
  'گذرواژه عوض شد و راننده از سامانه بیرون آمد؛ هنگام ورود گذرواژهٔ خود را برمی‌گزیند.'
export const driverPasswordKept = 'گذرواژه‌ای وارد نشد و چیزی عوض نشد.'
export const driverMobileChanged = 'موبایل راننده عوض شد؛ از این پس با شمارهٔ تازه شناخته می‌شود.'

/** Why neither the password nor the mobile of a driver is changed. */
export const changeDriverRefusals = {
  other_person: 'این کد ملی از آن این راننده نیست؛ راننده را دوباره پیدا کنید.',
  no_account: 'این راننده هنوز حساب کاربری ندارد.',
  same_mobile: 'این همان موبایل کنونی راننده است.',
  mobile_taken: 'با این شماره راننده یا کاربر دیگری وارد می‌شود؛ شمارهٔ خود این راننده را وارد کنید.',
} as const

/** Why a driver is not given a truck. */
export const addFreighterRefusals = {
  has_it: 'این ناوگان از پیش از آن این راننده است.',
  not_confirmed: 'استعلام این کارت را تأیید نکرد؛ شمارهٔ کارت هوشمند ناوگان را دوباره ببینید.',
  loader_unknown: 'بارگیری که استعلام می‌گوید در بارگاه نیست؛ نخست آن را در اطلاعات پایه بیفزایید.',
  away: 'سرویس استعلام اکنون پاسخ نمی‌دهد؛ کمی بعد دوباره بفرستید.',
} as const
export const noSuchLoader = 'این بارگیر در فهرست نیست.'
/** Why a truck that staff know is not given to a driver; `known`: its plate and loader as they are on record. */
export const enterTruckRefusals = {
  has_it: addFreighterRefusals.has_it,
  no_loader: noSuchLoader,
  other_facts: (known: string) => `این کارت هوشمند با مشخصات دیگری ثبت است: ${known}. همان را بنویسید.`,
} as const
/** Why a truck is not taken from a driver. */
export const removeTruckRefusals = {
  is_current: 'این ناوگان کنونی راننده است و ناوگان دیگری هم دارد؛ نخست دیگری را کنونی کنید.',
  in_use: 'با این ناوگان کاری شده است: نوبت، مجوز یا بومی‌بودن راننده با آن است.',
} as const
export const truckEntered = 'ناوگان برای راننده ثبت شد.'
export const enteredTruckRemoved = 'ناوگان از راننده برداشته شد.'

export const freighterAdded = 'ناوگان افزوده شد و نوبت بعدی راننده با آن است.'
export const currentTruckSet = 'ناوگان کنونی عوض شد؛ نوبت بعدی با آن گرفته می‌شود.'
export const currentTruckSetLater =
  'ناوگان کنونی عوض شد؛ نوبت زنده و مجوز باز با ناوگان پیشین می‌مانند و نوبت بعدی با این یکی است.'
export const pictureSet = 'عکس راننده گذاشته شد.'

/** Something that was done by a driver or with him, as it is on record. */
export type DriverAct =
  | { act: 'turn_taken'; value: number; word: null }
  | { act: 'turn_ended'; value: number; word: TurnEnding }
  | { act: 'list_filled'; value: number; word: null }
  | { act: 'permit_status' | 'document_withdrawn'; value: number; word: string }

/** What it is called in the list of his doings. */
export function sayDriverAct({ act, value, word }: DriverAct): string {
  if (act === 'turn_taken') return `نوبت ${toPersianDigits(value)} گرفته شد`
  if (act === 'turn_ended') return `نوبت ${toPersianDigits(value)} ${turnEndWords[word]}`
  if (act === 'list_filled') return `${formatNumber(value)} بار در فهرست گذاشته شد`
  if (act === 'document_withdrawn') {
    const type = documentTypes.find((one) => String(one) === word)
    return `${type === undefined ? 'سند' : documentTypeLabels[type]} مجوز ${toPersianDigits(value)} پس گرفته شد`
  }
  const status = permitStatuses.find((one) => String(one) === word)
  return `مجوز ${toPersianDigits(value)} ${status === undefined ? '' : permitStatusLabels[status]}`.trim()
}

const turnEndWords: Record<TurnEnding, string> = {
  used: 'به بار رسید',
  cancelled: 'به دست خودش لغو شد',
  expired: 'منقضی شد',
  hall_closed: 'با بسته شدن سالن پایان یافت',
  ended_by_staff: 'پایان داده شد',
}
