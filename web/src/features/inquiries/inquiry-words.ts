import type { InquiryKind, InquiryRow } from '@bargah/contract/features/inquiries/inquiries.schema.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { formatDateShort, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { isLegalId, isNationalCode, isPostalCode, isSmartCard } from '@bargah/contract/kernel/identity.ts'
import type { Tone } from '../../ui/Badge.tsx'
import { notEntered } from '@bargah/contract/kernel/not-given.ts'

/** What the four kinds of inquiry are called, and which numbers they take (rules 15.5). */
export const kinds = {
  national_id: {
    label: 'کد یا شناسهٔ ملی',
    detail: `${fa(10)} رقم برای شخص، ${fa(11)} رقم برای شرکت`,
    field: 'کد یا شناسهٔ ملی',
    short: 'کد یا شناسهٔ ملی',
    most: 11,
    missing: notEntered('کد یا شناسهٔ ملی'),
    fault: `کد ملی ${fa(10)} رقم و شناسهٔ ملی شرکت ${fa(11)} رقم است؛ رقم‌ها را دوباره بررسی کنید.`,
    named: { 10: 'کد ملی', 11: 'شناسهٔ ملی' },
    fits: (number: string) => isNationalCode(number) || isLegalId(number),
  },
  postal_code: {
    label: 'کد پستی',
    detail: `${fa(10)} رقم، نشانی کامل را می‌دهد`,
    field: 'کد پستی',
    short: 'کد پستی',
    most: 10,
    missing: notEntered('کد پستی'),
    fault: `کد پستی ${fa(10)} رقم است و با صفر آغاز نمی‌شود.`,
    fits: isPostalCode,
  },
  driver_card: {
    label: 'کارت هوشمند راننده',
    detail: `کد ملی راننده یا ${fa(7)} رقم روی کارت`,
    field: 'کد ملی راننده یا شمارهٔ کارت هوشمند',
    short: 'کارت راننده',
    most: 10,
    missing: notEntered('شمارهٔ کارت یا کد ملی راننده'),
    fault: `شمارهٔ کارت ${fa(7)} رقم و کد ملی ${fa(10)} رقم است؛ رقم‌ها را دوباره بررسی کنید.`,
    named: { 10: 'کد ملی' },
    fits: (number: string) => isSmartCard(number) || isNationalCode(number),
  },
  truck_card: {
    label: 'کارت هوشمند کامیون',
    detail: `${fa(7)} رقم روی کارت`,
    field: 'شمارهٔ کارت هوشمند کامیون',
    short: 'کارت کامیون',
    most: 7,
    missing: notEntered('شمارهٔ کارت هوشمند کامیون'),
    fault: `شمارهٔ کارت ${fa(7)} رقم است.`,
    fits: isSmartCard,
  },
} as const satisfies Record<InquiryKind, object>

/** `named`: what a number of so many digits must be, whose last digit then tells that it is wrong. */
type Kind = { fault: string; named?: Readonly<Record<number, string>> }

/** In: a kind and what was typed. Out: what is wrong with it, or undefined. */
export function faultOf(kind: InquiryKind, number: string): string | undefined {
  if (number === '') return kinds[kind].missing
  if (kinds[kind].fits(number)) return undefined
  const { fault, named = {} } = kinds[kind] as Kind
  const name = named[number.length]
  return name === undefined ? fault : `این ${name} درست نیست؛ رقم‌ها را بررسی کنید.`
}

type Said = { term: string; value: string | null; isNear?: boolean }
/** The word of a number that nobody is registered with. */
export const unknownWord = 'ناشناس'

/** A row as it is shown: the verdict as a sentence and as a word, who or what it is, three large facts, and the rest. */
export type InquiryShown = {
  tone: Tone
  word: string
  title: string
  who: string
  fine: string | null
  large: readonly Said[]
  rest: readonly Said[]
}

const nearDays = 14

/** In: a Jalali day or null, and now. Out: the day, how far it is, and whether that is near or past. */
export function sayUntil(day: string | null, now: Date): { text: string | null; isNear: boolean } {
  const at = day === null ? null : parseJalaliDateTime(day, '23:59')
  if (!at) return { text: null, isNear: false }
  const days = Math.floor((at.getTime() - now.getTime()) / dayMs)
  const on = formatDateShort(at, now)
  if (days < 0) return { text: `${on}، گذشته است`, isNear: true }
  if (days === 0) return { text: `${on}، تا پایان امروز`, isNear: true }
  return { text: `${on}، ${formatNumber(days)} روز دیگر`, isNear: days <= nearDays }
}

const unknownOf: Record<InquiryKind, [title: string, what: string, check: string]> = {
  national_id: [
    'کد یا شناسهٔ ملی ناشناس است',
    'کسی با این شماره ثبت نشده است',
    'رقم‌ها را با کارت ملی یا سند بسنجید',
  ],
  postal_code: ['کد پستی ناشناس است', 'نشانی‌ای با این کد ثبت نشده است', 'رقم‌ها را با قبض برق یا سند بسنجید'],
  driver_card: ['راننده ناشناس است', 'راننده‌ای با این شماره ثبت نشده است', 'رقم‌ها را با کارت راننده بسنجید'],
  truck_card: [
    'کارت کامیون ناشناس است',
    'کامیونی با این کارت ثبت نشده است',
    'رقم‌ها را با کارت کامیون بسنجید',
  ],
}

/** In: an inquiry and now. Out: how it is said. */
export function sayInquiry(row: InquiryRow, now: Date): InquiryShown {
  const answer = row.inquired ?? row.driverCard ?? row.truckCard
  const nothing = { large: [], rest: [] }
  if (!answer || answer.isAway)
    return {
      tone: 'plain',
      word: 'بی‌پاسخ',
      title: 'سامانهٔ استعلام پاسخ نداد',
      who: 'سامانهٔ استعلام پاسخ نداد',
      fine: 'این به معنای رد نیست، کمی بعد دوباره بپرسید',
      ...nothing,
    }
  const [title, who, fine] = unknownOf[row.kind]
  if (!answer.isSuccessful) return { tone: 'warning', word: unknownWord, title, who, fine, ...nothing }
  if (row.driverCard) return sayDriver(row.driverCard, now)
  if (row.truckCard) return sayTruck(row.truckCard, now)
  return sayNamed(row)
}

function sayNamed({ kind, number, inquired }: InquiryRow): InquiryShown {
  const good = { tone: 'success', word: 'معتبر', rest: [] } as const
  if (kind === 'postal_code') {
    const address = inquired?.fullAddress ?? ''
    return {
      ...good,
      title: 'کد پستی معتبر است',
      who: address,
      fine: null,
      large: [{ term: 'نشانی', value: address }],
    }
  }
  const isFirm = isLegalId(number)
  const name = [inquired?.name, inquired?.lastName].filter(Boolean).join(' ')
  return {
    ...good,
    title: isFirm ? 'شناسهٔ ملی معتبر است' : 'کد ملی معتبر است',
    who: name,
    fine: isFirm ? 'شخص حقوقی' : 'شخص حقیقی',
    large: [
      { term: isFirm ? 'نام شرکت' : 'نام و نام خانوادگی', value: name },
      { term: 'گونه', value: isFirm ? 'حقوقی' : 'حقیقی' },
    ],
  }
}

const cardVerdict = (isActive: boolean | null) =>
  isActive === false
    ? ({ tone: 'warning', word: 'غیرفعال', title: 'کارت معتبر است و فعال نیست' } as const)
    : ({ tone: 'success', word: 'فعال', title: 'کارت معتبر و فعال است' } as const)

function sayDriver(card: NonNullable<InquiryRow['driverCard']>, now: Date): InquiryShown {
  const { cardValidationYear: year, cardValidationMonth: month, cardValidationDay: day } = card
  const valid = sayUntil(year && month && day ? `${year}/${month}/${day}` : null, now)
  const health = sayUntil(card.healthCardExpiryDate, now)
  const near = [health.isNear && `کارت سلامت: ${health.text}`, valid.isNear && `اعتبار کارت: ${valid.text}`]
  return {
    ...cardVerdict(card.isActive),
    who: `${card.name} ${card.family}`,
    fine: near.find((one) => one !== false) ?? null,
    large: [
      { term: 'نام و نام خانوادگی', value: `${card.name} ${card.family}` },
      { term: 'اعتبار کارت', value: valid.text, isNear: valid.isNear },
      { term: 'کارت سلامت', value: health.text, isNear: health.isNear },
    ],
    rest: [
      { term: 'شمارهٔ کارت', value: card.cardNumber && fa(card.cardNumber) },
      { term: 'کد ملی', value: card.nationalId && fa(card.nationalId) },
      { term: 'موبایل', value: card.mobile && fa(card.mobile) },
      { term: 'گواهی‌نامه', value: card.licenceType },
    ],
  }
}

function sayTruck(card: NonNullable<InquiryRow['truckCard']>, now: Date): InquiryShown {
  const inspection = sayUntil(card.technicalInspectionExpiryDate, now)
  return {
    ...cardVerdict(card.isActive),
    who: card.name ?? card.loadingTypeTitle ?? '',
    fine: inspection.isNear ? `معاینهٔ فنی: ${inspection.text}` : card.loadingTypeTitle,
    large: [
      { term: 'معاینهٔ فنی', value: inspection.text, isNear: inspection.isNear },
      { term: 'نوع بارگیر', value: card.loadingTypeTitle },
      { term: 'سال ساخت', value: card.madeYear === null ? null : fa(card.madeYear) },
    ],
    rest: [
      { term: 'نام', value: card.name },
      { term: 'موبایل', value: card.mobile && fa(card.mobile) },
      { term: 'شناسهٔ خودرو', value: card.vinCode && fa(card.vinCode) },
    ],
  }
}
