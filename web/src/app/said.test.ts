import { describe, expect, it } from 'vitest'
import type { DriverLookedUp } from '@bargah/contract/features/registration/registration.schema.ts'
import type { MyResult } from '@bargah/contract/features/rounds/rounds.schema.ts'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { sayLoad, sayWhyPay } from '../features/cargos/driver/load.said.ts'
import { sayReturn } from '../features/payments/return.said.ts'
import { sayGiveUp, sayPermit } from '../features/permits/permit.said.ts'
import { sayList } from '../features/rounds/list.said.ts'
import {
  sayCards,
  sayCode,
  sayDone,
  sayDriverFound,
  sayMobile,
  sayWaits,
} from '../features/registration/registration.said.ts'
import { sayNotYours, sayResult, sayYours } from '../features/rounds/result.said.ts'
import { sayRound } from '../features/rounds/round.said.ts'
import type { HallNow } from '../features/turns/no-turn.rules.ts'
import { sayFar, sayNear, sayShort, sayTurnOffer, sayWhere } from '../features/turns/no-turn.said.ts'
import { sayTurn } from '../features/turns/turn-said.parts.ts'
import { sayBalance } from '../features/wallet/wallet.said.ts'
import { toPieces } from '../kernel/voice/pieces.rules.ts'
import { sayTruck } from '../kernel/voice/truck.said.ts'
import { inSpokenWords } from '../kernel/voice/spoken.rules.ts'
import { helpSteps, sayAllSteps } from './help/help.rules.ts'

const now = new Date('2026-11-26T10:32:00Z')
const nextRoundAt = '2026-11-26T11:00:00Z'
const turn = {
  turnNumber: 4_218,
  aheadOfMe: 11,
  nextRoundAt,
  loaderTypeName: 'تریلی لبه‌دار',
  announcedCount: 23,
} as MyTurn
const nearHall = { hall: { name: 'بندر شهید رجایی' }, km: 12.3, queue: 86 } as HallNow
const load = {
  id: 1_405,
  cargoDestination: 'تهران، شهرک شمس‌آباد',
  cargoDistance: 1_268,
  kalaDesc: 'ورق فولادی',
  kalaWeight: 22_000,
  netPayToman: 37_515_000,
  isLoadHall: true,
  needsTurn: true,
}
const pay = {
  cargoRent: 30_770_000,
  driverFeeRial: 350_000,
  cargoDistance: 913,
  kalaWeight: 24_000,
  officialRateRial: 13_190,
}
const lost = {
  turnNumber: 4_218,
  choices: [{ reason: 'earlier_turn', winningTurnNumber: 4_207, cargoDestination: 'قزوین، شهر صنعتی' }],
} as MyResult
const permit = { cargoDestination: 'تهران', netPayToman: 37_515_000, driverRefundRial: 350_000 }
const foundDriver = {
  name: 'حسن',
  family: 'رضایی',
  plaqueNumber: '34ع812',
  plaqueSerialNumber: '84',
} as DriverLookedUp
const plain = { isReached: true, waits: null }
const towns = (...names: string[]) =>
  names.map((destination, at) => ({ cargoId: 1_404 + at, destination, netPayToman: 37_515_000 }))

/** What is spoken in the screens as they were drawn, and in the states beside them. */
const spoken: [name: string, sentence: string, words: string][] = [
  [
    'a turn that waits',
    sayTurn({ turn, isReached: true, now }),
    'نوبت شما چهار هزار و دویست و هجده. یازده نفر جلوتر از شما. اعلام بار بعدی ساعت دو و نیم.',
  ],
  [
    'a turn without a network and without a next hour',
    sayTurn({ turn: { ...turn, nextRoundAt: null, aheadOfMe: 0 }, isReached: false, now }),
    'اینترنت نیست. نوبتتان سر جایش است. نوبت شما چهار هزار و دویست و هجده. نفر اول صف هستید.',
  ],
  [
    'a round that has just opened',
    sayRound(turn, 7 * 60_000 + 42_000, { isNew: true }),
    'اعلام بار باز شد. بیست و سه بار برای تریلی شما. کمتر از هشت دقیقه وقت دارید.',
  ],
  [
    'the last minute of a round, for a truck',
    sayRound({ ...turn, loaderTypeName: 'خاور کفی' }, 59_000),
    'اعلام بار باز است. بیست و سه بار برای کامیون شما. کمتر از یک دقیقه مانده.',
  ],
  [
    'the hall at hand',
    sayNear(nearHall),
    'نوبت ندارید. سالن بندر شهید رجایی دوازده کیلومتر است. هشتاد و شش نفر در صف.',
  ],
  [
    'a hall next door without a queue',
    sayNear({ ...nearHall, km: 0.4, queue: 0 }),
    'نوبت ندارید. سالن بندر شهید رجایی کمتر از یک کیلومتر است. کسی در صف نیست.',
  ],
  [
    'a turn that is offered',
    sayTurnOffer({ hall: { name: 'بندر شهید رجایی', driverCharghe: 350_000 }, km: 12.3 }),
    'سالن بندر شهید رجایی دوازده کیلومتر است. هزینهٔ نوبت سی و پنج هزار تومان.',
  ],
  ['money that lacks', sayShort(250_000), 'بیست و پنج هزار تومان کم دارید.'],
  ['far from halls', sayFar(6), 'از سالن‌ها دورید. شش بار آزاد هست، نوبت نمی‌خواهد.'],
  ['far from halls without loads', sayFar(0), 'از سالن‌ها دورید.'],
  ['no place', sayWhere, sayWhere],
  [
    'a load',
    sayLoad(load, { rank: undefined, toLoadKm: undefined }),
    'تهران. هزار و دویست و شصت و هشت کیلومتر. ورق فولادی، بیست و دو تن. سی و هفت میلیون و پانصد و پانزده هزار تومان.',
  ],
  [
    'a load that looks like another',
    sayLoad(load, { rank: undefined, toLoadKm: undefined, hasTwin: true }),
    'بار هزار و چهارصد و پنج. تهران. هزار و دویست و شصت و هشت کیلومتر. ورق فولادی، بیست و دو تن. سی و هفت میلیون و پانصد و پانزده هزار تومان.',
  ],
  [
    'a load of his list, of half a ton',
    sayLoad({ ...load, kalaWeight: 21_500 }, { rank: 2, toLoadKm: undefined }),
    'تهران. هزار و دویست و شصت و هشت کیلومتر. ورق فولادی، بیست و یک و نیم تن. سی و هفت میلیون و پانصد و پانزده هزار تومان. در فهرست شماست، جایِ دوم.',
  ],
  [
    'a load for the way back',
    sayLoad(
      {
        ...load,
        cargoDestination: 'بندرعباس',
        kalaDesc: 'کاشی',
        netPayToman: 34_200_000,
        isLoadHall: false,
        needsTurn: false,
      },
      { rank: undefined, toLoadKm: 18 },
    ),
    'بندرعباس. کاشی. سرِ بار هجده کیلومتر است. سی و چهار میلیون و دویست هزار تومان. نوبت نمی‌خواهد.',
  ],
  [
    'why a load pays so',
    sayWhyPay(pay),
    'چرا؟ کرایه سی میلیون و هفتصد و هفتاد هزار تومان. هزینهٔ نوبت سی و پنج هزار تومان. سی میلیون و هفتصد و سی و پنج هزار تومان به شما می‌رسد. کرایه از نرخ رسمی بیشتر است.',
  ],
  [
    'why a load pays so little',
    sayWhyPay({ ...pay, driverFeeRial: 15_000, officialRateRial: 20_000 }),
    'چرا؟ کرایه سی میلیون و هفتصد و هفتاد هزار تومان. هزینهٔ نوبت هزار و پانصد تومان. سی میلیون و هفتصد و شصت و هشت هزار و پانصد تومان به شما می‌رسد. کرایه از نرخ رسمی کمتر است.',
  ],
  [
    'why a load without a fee pays so',
    sayWhyPay({ ...pay, driverFeeRial: 0, officialRateRial: null }),
    'چرا؟ کرایه سی میلیون و هفتصد و هفتاد هزار تومان. سی میلیون و هفتصد و هفتاد هزار تومان به شما می‌رسد.',
  ],
  [
    'a load of tons and kilos',
    sayLoad({ ...load, kalaWeight: 20_700 }, { rank: undefined, toLoadKm: undefined }),
    'تهران. هزار و دویست و شصت و هشت کیلومتر. ورق فولادی، بیست تن و هفتصد کیلو. سی و هفت میلیون و پانصد و پانزده هزار تومان.',
  ],
  [
    'a list',
    sayList(towns('قزوین', 'تهران، بازار', 'اصفهان'), 'held'),
    'فهرست شما: اول قزوین، دوم تهران، سوم اصفهان. سالن آن را دارد.',
  ],
  [
    'a list of which two look the same',
    sayList(towns('قزوین', 'تهران، بازار', 'قزوین، شهر صنعتی'), 'held'),
    'فهرست شما: اول قزوین، بار هزار و چهارصد و چهار، دوم تهران، سوم قزوین، بار هزار و چهارصد و شش. سالن آن را دارد.',
  ],
  [
    'a list that waits for the network',
    sayList(towns('قزوین'), 'offline'),
    'فهرست شما: اول قزوین. هنوز به سالن نرسیده. اینترنت که بیاید، خودش می‌رود.',
  ],
  ['an empty list', sayList([], 'offline'), 'فهرست شما خالی است.'],
  [
    'a load that is his',
    sayYours({ cargoDestination: 'تهران', netPayToman: 37_515_000 }),
    'مبارک است. بارِ تهران مالِ شماست. سی و هفت میلیون و پانصد و پانزده هزار تومان.',
  ],
  [
    'a load that went to an earlier turn',
    sayNotYours(lost, turn, now),
    'این بار نشد. بارِ قزوین به نوبت چهار هزار و دویست و هفت رسید، یازده نوبت جلوتر از شما. نوبتتان می‌ماند. ساعت دو و نیم دوباره.',
  ],
  [
    'a load that was his until its permit was voided',
    sayResult(
      {
        ...lost,
        choices: [{ reason: 'granted', cargoDestination: 'تهران', netPayToman: 37_515_000 }],
        voided: { voidReason: 'خرابی', driverRefundRial: 350_000 },
      } as MyResult,
      null,
      now,
    ),
    'مجوزِ بارِ تهران باطل شد. سی و پنج هزار تومان برگشت.',
  ],
  ['nothing, of a turn that is gone', sayResult({ ...lost, choices: [] }, null, now), 'این بار نشد.'],
  ['a permit', sayPermit('code', permit, plain), 'مجوزِ بارِ تهران. کد را جلوی نگهبان بگیرید.'],
  [
    'a permit at home without a network',
    sayPermit('code', permit, { ...plain, isReached: false, isHome: true }),
    'بار دارید. کد را نشان بدهید. بی اینترنت هم درست است.',
  ],
  [
    'a delivery that waits',
    sayPermit('waits', permit, { ...plain, waits: { at: new Date('2026-11-26T12:10:00Z'), isEnd: false } }),
    'تحویل ساعت سه و چهل ثبت شد روی گوشی. با اولین اینترنت فرستاده می‌شود.',
  ],
  [
    'the end of work that waits',
    sayPermit('waits', permit, { ...plain, waits: { at: new Date('2026-11-26T11:30:00Z'), isEnd: true } }),
    'پایان کار ساعت سه ثبت شد روی گوشی. با اولین اینترنت فرستاده می‌شود.',
  ],
  [
    'a delivery that arrived',
    sayPermit('delivered', permit, plain),
    'خبر تحویل به شرکت رسید. سی و هفت میلیون و پانصد و پانزده هزار تومان به شما می‌رسد.',
  ],
  ['work that is over', sayPermit('over', permit, plain), 'کارِ بارِ تهران تمام شد.'],
  [
    'a permit that is void',
    sayPermit('voided', permit, plain),
    'مجوزِ بارِ تهران باطل شد. سی و پنج هزار تومان برگشت.',
  ],
  ['giving up', sayGiveUp(350_000), 'اگر پس بدهید، نوبت و سی و پنج هزار تومان برنمی‌گردد.'],
  ['a wallet', sayBalance(2_480_000, 7), 'دویست و چهل و هشت هزار تومان دارید. برای هفت نوبت بس است.'],
  ['a wallet for no turn', sayBalance(100_000, 0), 'ده هزار تومان دارید. برای یک نوبت بس نیست.'],
  ['an empty wallet where no fee is known', sayBalance(0, null), 'صفر تومان دارید.'],
  [
    'money that arrived',
    sayReturn('ok', 1_000_000, 3_480_000),
    'صد هزار تومان رسید. حالا سیصد و چهل و هشت هزار تومان دارید.',
  ],
  ['money that arrived, unread', sayReturn('ok', undefined, undefined), 'پول رسید.'],
  ['a payment that failed', sayReturn('no', 1_000_000, 0), 'پرداخت نشد. پولی کم نشد.'],
  [
    'a payment that waits',
    sayReturn('wait', undefined, undefined),
    'بانک هنوز جواب نداده. دوباره پول ندهید.',
  ],
  ...helpSteps.map(({ title, said }): [string, string, string] => [title, said, inSpokenWords(said)]),
  ['all of how a turn works', sayAllSteps(), inSpokenWords(sayAllSteps())],
  ...[
    sayMobile,
    sayCode,
    sayCards,
    sayDone,
    sayWaits,
    'این شماره را نمی‌شناسیم. اگر تازه‌کارید، ثبت‌نام کنید.',
    'نوشتهٔ شما مانده است.',
    'صدا روشن شد.',
    'پیام تازه دارید.',
    'اگر بیرون بروید، فهرست و مجوز بی اینترنت باز نمی‌شود.',
  ].map((said): [string, string, string] => [said, said, said]),
  ['a wrong code', 'کد درست نبود. ۲ بار دیگر می‌شود زد.', 'کد درست نبود. دو بار دیگر می‌شود زد.'],
  [
    'a driver whose truck alone is known',
    sayDriverFound({ ...foundDriver, name: null, family: null }),
    'این کامیون شماست؟ پلاک سی و چهار عین هشتصد و دوازده، ایران هشتاد و چهار.',
  ],
  [
    'a truck',
    sayTruck('34ع812', '84'),
    'این کامیون شماست؟ پلاک سی و چهار عین هشتصد و دوازده، ایران هشتاد و چهار.',
  ],
]

it.each([
  [60_999, 'کمتر از یک دقیقه مانده.'],
  [60_000, 'کمتر از یک دقیقه مانده.'],
  [61_000, 'کمتر از ۲ دقیقه وقت دارید.'],
  [108_000, 'کمتر از ۲ دقیقه وقت دارید.'],
  [119_999, 'کمتر از ۲ دقیقه وقت دارید.'],
  [120_000, '۲ دقیقه وقت دارید.'],
  [120_900, '۲ دقیقه وقت دارید.'],
  [121_000, 'کمتر از ۳ دقیقه وقت دارید.'],
])('of %i ms that are left says «%s»', (leftMs, words) => {
  expect(sayRound(turn, leftMs)).toBe(`اعلام بار باز است. ۲۳ بار برای تریلی شما. ${words}`)
})

describe('what is spoken of', () => {
  it.each(spoken)('%s', (_name, sentence, words) => {
    expect(inSpokenWords(sentence)).toBe(words)
    expect(toPieces(words).filter((one) => 'free' in one)).toEqual([])
  })
})

it('of a driver who is found names him, where a voice says any word', () => {
  expect(inSpokenWords(sayDriverFound(foundDriver))).toBe(
    'این شما هستید؟ حسن رضایی. این کامیون شماست؟ پلاک سی و چهار عین هشتصد و دوازده، ایران هشتاد و چهار.',
  )
  expect(sayDriverFound({ ...foundDriver, name: null, family: null, plaqueNumber: null })).toBe('')
})

const pieces = (sentence: string) =>
  toPieces(inSpokenWords(sentence)).map((one) => ('piece' in one ? one.piece : '|'))

it('is put together from pieces as long as can be', () => {
  expect(pieces(sayYours({ cargoDestination: 'تهران', netPayToman: 37_515_000 }))).toEqual([
    'مبارک است',
    '|',
    'بارِ',
    'تهران',
    'مالِ شماست',
    '|',
    'سی و',
    'هفت',
    'میلیون و',
    'پانصد و',
    'پانزده',
    'هزار',
    'تومان',
    '|',
  ])
})
