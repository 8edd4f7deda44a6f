import { toPersianDigits as fa } from '../../kernel/digits.ts'

/** Said to a driver of his own wallet. */
export const myLoadTooDear = 'موجودی کیف پول برای هزینهٔ این بار کافی نیست؛ کیف پول را افزایش دهید.'

/** Why a free load is not given (rules 10.2). */
export const reserveRefusals = {
  not_free_cargo: 'این بار آزاد نیست؛ از راه نوبت سالن انتخابش کنید.',
  cargo_gone: 'این بار دیگر در دسترس نیست؛ بار دیگری انتخاب کنید.',
  not_announced: 'این بار هنوز اعلام نشده است.',
  loader_mismatch: 'بارگیر ناوگان مناسب این بار نیست.',
  no_freighter: 'برای شما ناوگانی ثبت نشده است.',
  not_yours: 'راننده، ناوگان یا نوبت فرستاده‌شده از آنِ شما نیست.',
  turn_needed: 'برای این بار باید نوبت فعال داشته باشید.',
  location_needed: 'برای گرفتن این بار، موقعیت مکانی گوشی را روشن کنید.',
  out_of_range: 'از محدودهٔ مجاز این بار دورترید.',
  driver_inactive: 'حساب شما غیرفعال است؛ با پشتیبانی تماس بگیرید.',
  open_permit: 'تا مجوز باز هست بار تازه داده نمی‌شود.',
  freighter_live_turn: 'رانندهٔ دیگری با این ناوگان در نوبت است.',
  no_money: 'موجودی کیف پول شما برای هزینهٔ این بار کافی نیست.',
} as const
export type ReserveRefusal = keyof typeof reserveRefusals

export const permitRefusals = {
  not_from_here: 'در وضعیت کنونی مجوز، این کار ممکن نیست.',
  not_by_you: 'اجازهٔ ثبت این وضعیت را ندارید.',
} as const
export type PermitRefusal = keyof typeof permitRefusals

/** Why the turn of a voided permit does not return, with what stands in its way where there is something (rules 8.10). */
export type ReturnRefusal =
  | { code: keyof typeof returnRefusals }
  | { code: 'driver_live_turn'; hallName: string; turnNumber: number }
  | { code: 'driver_open_permit'; permitId: number }

const returnRefusals = {
  not_voided: 'این مجوز باطل نشده است؛ نوبت تنها پس از ابطال بازمی‌گردد.',
  not_by_admin: 'این مجوز را مدیر سامانه باطل نکرده است؛ نوبت آن باز نمی‌گردد.',
  already: 'این نوبت پیش‌تر بازگشته است.',
  hall_inactive: 'سالن این نوبت غیرفعال است.',
  driver_inactive: 'حساب راننده غیرفعال است.',
  freighter_live_turn: 'این ناوگان هم‌اکنون با رانندهٔ دیگری نوبت فعال دارد.',
  freighter_open_permit: 'این ناوگان هم‌اکنون مجوز باز دارد.',
} as const

/** In: why a turn does not return. Out: the sentence that says so. */
export function returnRefusalSentence(refusal: ReturnRefusal): string {
  switch (refusal.code) {
    case 'driver_live_turn':
      return `راننده در سالن «${refusal.hallName}» نوبت ${fa(refusal.turnNumber)} دارد.`
    case 'driver_open_permit':
      return `راننده مجوز باز ${fa(refusal.permitId)} دارد.`
    default:
      return returnRefusals[refusal.code]
  }
}
/** All of them; those with something in the way name it. */
export const turnReturnRefusals = {
  ...returnRefusals,
  driver_live_turn: returnRefusalSentence,
  driver_open_permit: returnRefusalSentence,
} satisfies Record<ReturnRefusal['code'], unknown>
export const turnGivenBack = (number: number) => `نوبت ${fa(number)} به صف سالن بازگشت.`

export const permitIssued = 'بار گرفته شد و مجوز آن صادر شد.'
export const permitVoided = 'مجوز باطل شد.'
export const permitDelivered = 'تحویل بار ثبت شد.'
export const permitCompleted = 'پایان کار ثبت شد.'

/** The reason that is kept when the one who voids gives none; the panel asks for one of so many letters at least. */
export const voidReasons = {
  admin: 'به تصمیم مدیر سامانه',
  driver: 'انصراف راننده',
  company: 'شرکت دلیلی ننوشته است',
} as const
export const leastVoidReason = 10
/** Why a cargo ended by itself: all its trucks are taken and their work is done (rules 9.10). */
export const allDelivered = 'همهٔ مجوزهای بار تکمیل شد.'

/** The code that a driver tells a company, more than twenty bits (docs/decisions/0079), and how long it is good (rules 10.4). */
export const wordLength = 8
export const wordMinutes = 5
export const askingsADay = 20

/** The same to whoever is asked for, so that nothing is told of him. */
export const wordAsked = `اگر این راننده در بارگاه حساب باز داشته باشد، کدی ${fa(wordLength)} رقمی برایش فرستاده شد. کدی را که به شما می‌گوید تا ${fa(wordMinutes)} دقیقه وارد کنید.`
export const wordWrong = 'کد درست نیست یا زمانش گذشته است؛ آن را دوباره از راننده بپرسید.'
export const tooManyAskings = `شرکت شما امروز ${fa(askingsADay)} بار از رانندگان پرسیده است`
export const tooManyAskingsOfOne = 'از این راننده چند بار پشت سر هم پرسیده‌اید'
export const tooManyWords = 'کد چند بار نادرست وارد شده است'

/** The refusals of a load as a company's staff read them, once the driver has given his word. */
export const staffReserveRefusals = {
  ...reserveRefusals,
  not_yours: 'ناوگان یا نوبت فرستاده‌شده از آنِ این راننده نیست.',
  turn_needed: 'این بار نوبت می‌خواهد و این راننده در هیچ سالنی نوبت فعال ندارد.',
  location_needed: 'این بار محدوده دارد؛ موقعیت مکانی این دستگاه را روشن کنید.',
  out_of_range: 'از محدودهٔ مجاز این بار دورترید.',
  not_chosen: 'این بار را تنها برای رانندگان برگزیده گذاشته‌اید و این راننده از آنان نیست.',
} as const
