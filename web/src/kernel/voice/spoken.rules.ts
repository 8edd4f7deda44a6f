import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { numberInWords } from '@bargah/contract/kernel/number-words.ts'

/** Figures of a sentence as people say them: money and turns as one number, telephones and codes digit by digit. */

const letters: Record<string, string> = {
  ب: 'بِ',
  پ: 'پِ',
  ت: 'تِ',
  ث: 'ثِ',
  ج: 'جیم',
  چ: 'چِ',
  ح: 'حِ',
  خ: 'خِ',
  د: 'دال',
  ذ: 'ذال',
  ر: 'رِ',
  ز: 'زِ',
  ژ: 'ژِ',
  س: 'سین',
  ش: 'شین',
  ص: 'صاد',
  ض: 'ضاد',
  ط: 'طا',
  ظ: 'ظا',
  ع: 'عین',
  غ: 'غین',
  ف: 'فِ',
  ق: 'قاف',
  ک: 'کاف',
  گ: 'گاف',
  ل: 'لام',
  م: 'میم',
  ن: 'نون',
  و: 'واو',
  ه: 'هِ',
  ی: 'یِ',
}
const inWords = (figure: string) => numberInWords(Number(figure.replace(/\D/g, '')))

const eachDigit = (figures: string) => [...figures.replace(/\D/g, '')].map(inWords).join(' ')

const plate = /پلاک (\d\d) ?(\S{1,3}?) ?(\d{3})،? ایران (\d\d)/g
const sayPlate = (_all: string, two: string, letter: string, three: string, region: string) =>
  `پلاک ${inWords(two)} ${letters[letter] ?? letter} ${inWords(three)}، ایران ${inWords(region)}`

const clock = /(\d{1,2}):(\d\d)/g
const halfDay = 12
const parts: Record<number, string> = { 15: ' و ربع', 30: ' و نیم' }

/** As people say it: «دو و نیم», «نه و ربع», «سه و چهل». */
function sayClock(_all: string, hour: string, minute: string): string {
  const rest = Number(minute)
  const said = numberInWords(Number(hour) % halfDay || halfDay)
  return rest === 0 ? said : said + (parts[rest] ?? ` و ${numberInWords(rest)}`)
}

const ordinals = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم', 'هفتم', 'هشتم', 'نهم', 'دهم']
const place = /(?<=جایِ )\d+/g
const sayPlace = (rank: string) => ordinals[Number(rank) - 1] ?? inWords(rank)

// a telephone begins with 0, a code follows its word; both may stand in groups
const telephone = /(?<![\d٬٫:])0\d(?: ?\d)+/g
const code = /(?<=کد )\d(?: ?\d)*/g
const whole = String.raw`\d{1,3}(?:[٬,]\d{3})+|\d+`
const fraction = new RegExp(String.raw`(${whole})[٫.](\d{1,3})`, 'g')
const number = new RegExp(whole, 'g')
const places = ['', 'دهم', 'صدم', 'هزارم']

function sayFraction(_all: string, before: string, after: string): string {
  const shown = after.replace(/0+$/, '')
  if (shown === '') return inWords(before)
  if (shown === '5') return `${inWords(before)} و نیم`
  return `${inWords(before)} و ${inWords(shown)} ${places[shown.length]}`
}

const tons = new RegExp(String.raw`(${whole})[٫.](\d{1,3}) تن(?![\p{L}\u200c])`, 'gu')
const halfTonKg = 500

/** What is over whole tons is said in kilos: «بیست و هفت دهم تن» is heard as ۲٫۷. Half a ton beside whole ones is «و نیم». */
function sayTons(all: string, before: string, after: string): string {
  const kg = Number(after.padEnd(3, '0'))
  if (kg === 0) return `${inWords(before)} تن`
  if (Number(before) === 0) return `${inWords(String(kg))} کیلو`
  return kg === halfTonKg ? all : `${inWords(before)} تن و ${inWords(String(kg))} کیلو`
}

/** In: a sentence with figures, «۲۱٫۵ تن», «ساعت ۱۴:۳۰». Out: it as it is said. */
export const inSpokenWords = (sentence: string): string =>
  toLatinDigits(sentence)
    .replaceAll(/[\u200e\u200f]/g, '')
    .replaceAll(plate, sayPlate)
    .replaceAll(clock, sayClock)
    .replaceAll(place, sayPlace)
    .replaceAll(telephone, eachDigit)
    .replaceAll(code, eachDigit)
    .replaceAll(tons, sayTons)
    .replaceAll(fraction, sayFraction)
    .replaceAll(number, inWords)
