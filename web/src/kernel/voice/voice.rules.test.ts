import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberInWords } from '@bargah/contract/kernel/number-words.ts'
import { toPieces } from './pieces.rules.ts'
import { inSpokenWords } from './spoken.rules.ts'

const piecesOf = (sentence: string) =>
  toPieces(inSpokenWords(sentence)).map((one) =>
    'piece' in one ? one.piece : 'free' in one ? `?${one.free}` : '|',
  )

it.each([
  ['نوبت شما ۴۲۱۸', 'نوبت شما چهار هزار و دویست و هجده'],
  ['۳۷٬۵۱۵٬۰۰۰ تومان', 'سی و هفت میلیون و پانصد و پانزده هزار تومان'],
  ['ساعت ۱۴:۳۰', 'ساعت دو و نیم'],
  ['ساعت ۰۹:۱۵', 'ساعت نه و ربع'],
  ['ساعت ۱۵:۴۰', 'ساعت سه و چهل'],
  ['ساعت ۱۲:۰۰', 'ساعت دوازده'],
  ['ساعت ۰۰:۰۵', 'ساعت دوازده و پنج'],
  ['۲۱٫۵ تن', 'بیست و یک و نیم تن'],
  ['۲۰٫۷ تن', 'بیست تن و هفتصد کیلو'],
  ['۱۸٫۳ تن', 'هجده تن و سیصد کیلو'],
  ['۰٫۷ تن', 'هفتصد کیلو'],
  ['۰٫۵ تن', 'پانصد کیلو'],
  ['۲٬۵۰۰٫۲ تن', 'دو هزار و پانصد تن و دویست کیلو'],
  ['۲۰٫۷ تنی', 'بیست و هفت دهم تنی'],
  ['۷٫۲۵ تن', 'هفت تن و دویست و پنجاه کیلو'],
  ['۱۸٫۰ تن', 'هجده تن'],
  ['پلاک ۳۴ ع ۸۱۲، ایران ۸۴', 'پلاک سی و چهار عین هشتصد و دوازده، ایران هشتاد و چهار'],
  ['پلاک ۱۱الف۱۱۱ ایران ۶۵', 'پلاک یازده الف صد و یازده، ایران شصت و پنج'],
  ['پلاک ۰۵ ب ۰۰۷، ایران ۱۰', 'پلاک پنج بِ هفت، ایران ده'],
  ['۰۹۱۷ ۳۲۰ ۴۵۱۸', 'صفر نه یک هفت سه دو صفر چهار پنج یک هشت'],
  ['۰۷۶۳۳۳۳۴۴۴۴', 'صفر هفت شش سه سه سه سه چهار چهار چهار چهار'],
  ['کد ۵۸۴۱ ۲۳۰۷ ۶۶۹۱.', 'کد پنج هشت چهار یک دو سه صفر هفت شش شش نه یک.'],
  ['کد شش رقمی', 'کد شش رقمی'],
  ['در فهرست شماست، جایِ ۲.', 'در فهرست شماست، جایِ دوم.'],
  ['جایِ ۱۲', 'جایِ دوازده'],
  ['۰ کیلومتر', 'صفر کیلومتر'],
])('says «%s» as «%s»', (written, said) => {
  expect(inSpokenWords(written)).toBe(said)
})

describe('the pieces of a sentence', () => {
  it.each([
    ['بارِ تهران مالِ شماست.', ['بارِ', 'تهران', 'مالِ شماست', '|']],
    ['۴۲۱۸', ['چهار', 'هزار و', 'دویست و', 'هجده']],
    ['۲۳ بار برای تریلی شما', ['بیست و', 'سه', 'بار برای تریلی شما']],
    ['کاشی و سرامیک، ۲۲ تن', ['کاشی', 'و', 'سرامیک', '|', 'بیست و', 'دو', 'تن']],
    ['۲۰٫۷ تن.', ['بیست', 'تن و', 'هفتصد', 'کیلو', '|']],
    ['سیب زمینی', ['سیب‌زمینی']],
    ['سیب‌زميني', ['سیب‌زمینی']],
    ['بندر امام خمینی', ['بندر', 'امام خمینی']],
    ['ساعت ۱۴:۳۰ دوباره', ['ساعت', 'دو', 'و نیم', 'دوباره']],
    ['سنگ آهن', ['سنگ آهن']],
    ['دستگاه پرس ۳۰ تنی', ['?دستگاه پرس', 'سی', '?تنی']],
    ['', []],
  ])('«%s»', (sentence, pieces) => {
    expect(piecesOf(sentence)).toEqual(pieces)
  })

  it('are pieces alone for every number, which read again as its words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (value) => {
        const said = toPieces(inSpokenWords(String(value)))
        expect(said.map((one) => ('piece' in one ? one.piece : '?')).join(' ')).toBe(numberInWords(value))
      }),
    )
  })

  it('take any text and lose no word of it', () => {
    const word = fc.constantFrom('تهران', 'پرس', 'و', 'بارِ', 'مالِ شماست', '۱۲', '،', 'سیب‌زمینی', '«', '۰۹۱۲')
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const spoken = inSpokenWords(words.join(' '))
        const said = toPieces(spoken).flatMap((one) =>
          'piece' in one ? [one.piece] : 'free' in one ? [one.free] : [],
        )
        const plain = (text: string) =>
          text
            .replaceAll(/[\u200c«،]/g, ' ')
            .split(/\s+/)
            .filter(Boolean)
        expect(plain(said.join(' '))).toEqual(plain(spoken))
      }),
    )
  })
})
