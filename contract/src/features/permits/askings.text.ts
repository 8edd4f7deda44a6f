import { toPersianDigits as fa } from '../../kernel/digits.ts'
import { reserveRefusals } from './permits.text.ts'

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
