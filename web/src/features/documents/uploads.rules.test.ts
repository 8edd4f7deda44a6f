import { expect, it } from 'vitest'
import { failedTitle, sayLeft, sayShare, type Upload, withoutRefused } from './uploads.rules.ts'

const upload = (given: Partial<Upload>): Upload => ({
  key: '1',
  permitId: 58_402,
  type: 0,
  file: new File(['x'], 'بارنامه.jpg'),
  share: 0.5,
  elapsedMs: 4_000,
  failure: null,
  ...given,
})

it.each([
  [null, 'در صف فرستادن'],
  [0.01, ''],
  [0.5, 'حدود ۴ ثانیه'],
  [0.99, 'حدود ۱ ثانیه'],
  [1, 'رسید؛ در حال بررسی فایل'],
])('of which %s has left says «%s»', (share, words) => {
  expect(sayLeft(upload({ share }))).toBe(words)
})

it('lets a refused file go with the next try at its permit, and keeps what may be sent again', () => {
  const refused = upload({ key: 'bad', failure: { sentence: 'این فایل PDF نیست.', mayRepeat: false } })
  const cut = upload({ key: 'cut', failure: { sentence: 'ارتباط قطع شد.', mayRepeat: true } })
  const coming = upload({ key: 'coming' })
  const another = { ...refused, key: 'other', permitId: 7 }
  const left = withoutRefused([refused, cut, coming, another], refused.permitId)
  expect(left.map(({ key }) => key)).toEqual(['cut', 'coming', 'other'])
})

it('tells a lost connection from a file that is not taken', () => {
  const lost = upload({ share: 0.62, failure: { sentence: 'ارتباط قطع شد.', mayRepeat: true } })
  expect([failedTitle(lost), sayShare(lost)]).toEqual(['بارنامه نیمه‌کاره ماند، ۶۲٪', '۶۲٪'])
  const bad = upload({ failure: { sentence: 'بزرگ است.', mayRepeat: false } })
  expect(failedTitle(bad)).toBe('«بارنامه.jpg» فرستاده نشد')
})
