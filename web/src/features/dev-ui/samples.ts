import type { Plate } from '@bargah/contract/kernel/identity.ts'
import type { TimelineStep } from '../../ui/Timeline.tsx'

export const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)

export const plates: [Plate, Plate] = [
  { two: '34', letter: 'ع', three: '812', region: '84' },
  { two: '61', letter: 'ع', three: '275', region: '16' },
]

const options = (names: readonly string[], first = 1) =>
  names.map((label, index) => ({ key: first + index, label }))

export const cities = options([
  'تهران',
  'اصفهان',
  'شیراز',
  'مشهد',
  'تبریز',
  'کرمان',
  'کرمانشاه',
  'یزد',
  'زاهدان',
  'بندرعباس',
  'بندر امام خمینی',
  'اراک',
])
export const goods = options(['ورق فولادی', 'پلیمر', 'سنگ آهن'])
export const loaders = [
  { label: 'تریلی', options: options(['لبه‌دار', 'بغل‌دار چادری', 'کفی'], 5001) },
  { label: 'جفت', options: options(['اتاق‌دار', 'بغل‌دار'], 4001) },
]

/** The smallest paper that a viewer opens. */
export const onePagePdf = new Blob(
  [
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 297]>>endobj
trailer<</Root 1 0 R>>`,
  ],
  { type: 'application/pdf' },
)

export const permitSteps: TimelineStep[] = [
  { key: '1', act: 'صدور قطعی', who: 'دور ۱۴:۰۰، نوبت ۴۲۱۸', when: '۳۰ آبان، ۱۴:۱۰', state: 'done' },
  { key: '2', act: 'چاپ', who: 'رضا کاویانی', when: '۳۰ آبان، ۱۴:۳۱', state: 'done' },
  { key: '3', act: 'رسیدن حواله', who: 'سمیه درویشی', when: '۳۰ آبان، ۱۵:۰۵', state: 'now' },
  { key: '4', act: 'تحویل بار', who: 'پیش‌بینی ۱ آذر', state: 'next' },
  { key: '5', act: 'باطل شد', who: 'خرابی کامیون', when: '۱ آذر، ۰۸:۱۰', state: 'void' },
]
