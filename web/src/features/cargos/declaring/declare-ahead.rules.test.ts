import type { LoadAhead } from '@bargah/contract/features/rounds/desk.schema.ts'
import { expect, it } from 'vitest'
import { sayCourse, sayStep, shareText } from './declare-ahead.rules.ts'

const now = new Date('2026-11-21T10:32:00Z')
const at = (hour: string) => `2026-11-21T${hour}:00Z`
const ahead: LoadAhead = {
  cargoId: 20482,
  loadHallId: 1,
  loadHallName: 'شهید رجایی',
  isSettledAtOnce: false,
  isAwaitingReview: false,
  given: 0,
  remaining: 2,
  isEnded: false,
  closesAt: null,
  nextRoundAt: null,
  announcedAt: at('10:00'),
  resultAt: null,
  roundAfterAt: null,
  others: [],
  fitting: 11,
  free: 9,
  first: null,
}

it.each([
  [{ closesAt: at('10:40') }, 'تا پایان دور ۱۴:۱۰', at('10:40')],
  [{ nextRoundAt: at('11:00') }, 'تا دور ۱۴:۳۰', at('11:00')],
  [{ nextRoundAt: '2026-11-22T04:30:00Z' }, 'تا دور فردا ۰۸:۰۰', '2026-11-22T04:30:00Z'],
  [{ announcedAt: at('12:00') }, 'تا اعلام ۱۵:۳۰', at('12:00')],
  [{ isSettledAtOnce: true }, 'همین حالا روی تابلو', null],
  [{}, 'در دور بعد', null],
  [{ loadHallId: null }, 'بار آزاد است', null],
  [{ loadHallId: null, isAwaitingReview: true }, 'در انتظار تأیید شرکت حمل', null],
  [{ loadHallId: null, announcedAt: at('12:00') }, 'تا اعلام بار آزاد', at('12:00')],
  [{ given: 2, remaining: 0 }, 'همهٔ کامیون‌ها داده شد', null],
  [{ given: 1, remaining: 1 }, 'در دور بعد', null],
  [{ loadHallId: null, given: 2, remaining: 0 }, 'همهٔ کامیون‌ها داده شد', null],
  [{ isEnded: true }, 'بار پایان یافته است', null],
] as const)('a load of %j goes on with «%s»', (change, title, until) => {
  expect(sayStep({ ...ahead, ...change }, now)).toMatchObject({ title, until })
})

it('a load is told with its route, goods, rent and round, and without a number to call', () => {
  const load = {
    id: 20482,
    from: 'بندرعباس',
    to: 'اصفهان',
    goods: 'پلیمر',
    weightKg: 24_000,
    loaders: ['بغل‌دار'],
    rentToman: 30_770_000,
    trucks: 2,
  }
  const text = shareText(load, sayStep({ ...ahead, nextRoundAt: at('11:00') }, now))
  expect(text.split('\n')).toEqual([
    'بندرعباس به اصفهان، پلیمر، ۲۴٬۰۰۰ کیلوگرم، بغل‌دار.',
    'کرایه ۳۰٬۷۷۰٬۰۰۰ تومان، ۲ کامیون.',
    'دور ۱۴:۳۰، سالن شهید رجایی.',
    'بارگاه، بار ۲۰۴۸۲',
  ])
  expect(text).not.toMatch(/[۰0][۹9]\d*/)
})

it.each([
  [
    { nextRoundAt: at('11:00'), resultAt: at('11:10'), roundAfterAt: at('11:30') },
    ['now', 'open', 'given', 'after'],
    'تا ۱۴:۳۰ می‌توانید عوض یا لغو کنید، بی‌هزینه',
    [null, at('11:00'), at('11:10'), at('11:30')],
  ],
  [
    { closesAt: at('10:40'), resultAt: at('10:40') },
    ['now', 'given', 'after'],
    'تا ۱۴:۱۰ ثابت است و رانندگان انتخاب می‌کنند',
    [null, at('10:40'), null],
  ],
  [
    {},
    ['now', 'open', 'given', 'after'],
    'تا باز شدن دور می‌توانید عوض یا لغو کنید، بی‌هزینه',
    [null, null, null, null],
  ],
  [
    { isSettledAtOnce: true },
    ['now', 'given'],
    'تا کسی آن را نگرفته است، می‌توانید عوض یا لغو کنید',
    [null, null],
  ],
  [
    { loadHallId: null, announcedAt: at('12:00') },
    ['now', 'shown', 'given'],
    'تا ۱۵:۳۰ می‌توانید با «اتمام بار» پس بگیرید، بی‌هزینه',
    [null, at('12:00'), null],
  ],
  [
    { loadHallId: null, isAwaitingReview: true },
    ['now', 'shown', 'given'],
    'شرکت حمل بار را بررسی می‌کند؛ تا آن وقت می‌توانید با «اتمام بار» پس بگیرید',
    [null, null, null],
  ],
  [{ given: 2, remaining: 0 }, ['now'], 'همهٔ کامیون‌ها داده شد؛ ۲ مجوز صادر شد', [null]],
  [{ isEnded: true }, ['now'], 'بار پایان یافته است؛ به کسی داده نشد', [null]],
  [
    { given: 1, remaining: 1 },
    ['now', 'open', 'given', 'after'],
    '۱ از ۲ کامیون داده شد؛ مانده را می‌توانید با «اتمام بار» پس بگیرید',
    [null, null, null, null],
  ],
  [
    { loadHallId: null, given: 1, remaining: 1 },
    ['now', 'given'],
    '۱ از ۲ کامیون داده شد؛ مانده را می‌توانید با «اتمام بار» پس بگیرید',
    [null, null],
  ],
] as const)('the course of a load of %j', (change, keys, first, times) => {
  const course = sayCourse({ ...ahead, ...change }, now)
  expect(course.map(({ key }) => key)).toEqual(keys)
  expect(course[0]?.act).toBe(first)
  expect(course.map((step) => step.at)).toEqual(times)
})
