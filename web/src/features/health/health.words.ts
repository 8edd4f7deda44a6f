import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import type { PartOfHealth } from '@bargah/contract/features/health/health.schema.ts'
import type { FirstStep, HealthPart } from '@bargah/contract/features/health/health.states.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { paths } from '../../kernel/paths.ts'

export type PanelLink = { verb: string; to: string; search?: Record<string, string> }
type Words = {
  label: string
  late(part: PartOfHealth): string
  act: string
  link?: PanelLink
  /** What is done without it, and the settings that would name it. */
  unset?: { what: string; settings: readonly SettingName[] }
}

/** What each setting that may be missing is, in the server's environment under that name. */
export const settingWords = {
  DATABASE_READ_URL: 'نشانی رونوشت پایگاه داده',
  WITNESSES: 'فهرست شاهدان: کلید و نشانی هر کدام، به‌صورت JSON',
  BACKUP_DIR: 'پوشه‌ای که هر شب یک پشتیبان در آن ساخته می‌شود، بهتر بر دیسکی دیگر',
  BACKUP_PASSPHRASE: 'رمزی که پشتیبان با آن بسته می‌شود، دست‌کم ۱۶ نویسه؛ جای دیگری هم نگهش دارید',
  SMS_PROVIDER: 'سرویسی که پیامک می‌فرستد: kavenegar یا smsir',
  SMTP_URL: 'نشانی سرور ایمیل، با نام و گذرواژه‌اش',
  MAIL_FROM: 'نام و نشانی فرستندهٔ نامه‌ها',
  BANK: 'بانک یا درگاهی که کیف پول با آن پر می‌شود: parsian یا zarinpal',
  BANK_KEY: 'کلیدی که آن بانک به شما داده است',
  INQUIRY: 'سامانه‌ای که از آن استعلام می‌شود: http یا rmto',
  INQUIRY_URL: 'نشانی آن سامانه',
  MAPS_PROVIDER: 'سرویسی که جا و راه را پیدا می‌کند: mapir یا osrm',
} as const
export type SettingName = keyof typeof settingWords

const when = (at: string) => formatDayTime(at, serverNow())
const since = ({ since: at }: PartOfHealth) => (at === null ? '' : `از ${when(at)} `)
const count = (part: PartOfHealth) => formatNumber(part.count)

export const healthWords: Record<HealthPart, Words> = {
  database: {
    label: 'پایگاه داده',
    late: (part) => `پایگاه داده ${since(part)}چیزی ثبت نمی‌کند؛ منتظر رونوشت خود است.`,
    act: 'رونوشت را از نو راه بیندازید، یا آن را از synchronous_standby_names بردارید.',
  },
  replica: {
    label: 'رونوشت پایگاه داده',
    late: () => 'رونوشت در دسترس نیست یا چند ثانیه عقب است؛ فهرست‌ها از خود پایگاه داده خوانده می‌شود.',
    act: 'سرور رونوشت و پیروی آن از پایگاه داده را ببینید.',
    unset: {
      what: 'همهٔ فهرست‌ها از خود پایگاه داده خوانده می‌شود.',
      settings: ['DATABASE_READ_URL'],
    },
  },
  disk: {
    label: 'جای دیسک',
    late: ({ names }) =>
      names.length === 0
        ? 'جایی برای نوشتن نمانده است.'
        : `کمتر از یک‌دهم جای دیسکی که پوشهٔ ${names.join('، ')} در آن است مانده است.`,
    act: 'جا باز کنید یا دیسک بزرگ‌تری بگذارید؛ دیسک که پر شود، چیزی ثبت نمی‌شود و پشتیبانی گرفته نمی‌شود.',
  },
  files: {
    label: 'پرونده‌های فرستاده‌شده',
    late: (part) =>
      `${count(part)} سرور با یک پایگاه داده کار می‌کنند و هر کدام پوشهٔ پروندهٔ جدایی دارد؛ آنچه یکی گرفته، دیگری نمی‌یابد.`,
    act: 'پوشهٔ مشترک را در FILES_DIR یا سطل S3 را در S3_ENDPOINT همهٔ سرورها بنویسید و پرونده‌های هر پوشه را به آن ببرید.',
  },
  jobs: {
    label: 'کارهای پس‌زمینه',
    late: (part) =>
      part.count === 0 ? 'این سرور به صف کارها نمی‌رسد.' : `${count(part)} کار ${since(part)}منتظر است.`,
    act: 'گزارش سرور را ببینید؛ اگر خودبه‌خود پیش نرفت، سرور را از نو راه بیندازید.',
  },
  failed_jobs: {
    label: 'کارهای رهاشده',
    late: (part) => `${count(part)} کار پس از همهٔ تلاش‌ها انجام نشد.`,
    act: 'علت هر کدام در گزارش سرور آمده است؛ آن را برطرف کنید.',
  },
  rounds: {
    label: 'تقسیم دورها',
    late: (part) => `مهلت ${count(part)} دور گذشته و بارهایش تقسیم نشده است.`,
    act: 'امضای دفترها و کارهای پس‌زمینه را درست کنید؛ دور پس از آن خودبه‌خود تقسیم می‌شود.',
  },
  signer: {
    label: 'امضای دفترها',
    late: (part) =>
      part.since === null ? 'امضاکننده پاسخ نمی‌دهد.' : `دفترهای سالن‌ها ${since(part)}امضا نشده‌اند.`,
    act: 'فرایند امضا را از نو راه بیندازید؛ تا آن‌گاه رسیدی داده نمی‌شود و دورها منتظر می‌مانند.',
  },
  witnesses: {
    label: 'شاهدان دفترها',
    late: ({ names }) => `${names.join('، ')} بیش از یک ساعت است امضا نکرده است.`,
    act: 'با گردانندهٔ آن تماس بگیرید؛ شماره‌اش در صفحهٔ دفتر هر سالن آمده است.',
    unset: { what: 'هیچ‌کس بیرون از بارگاه دفترها را نمی‌پاید.', settings: ['WITNESSES'] },
  },
  backup: {
    label: 'پشتیبان شبانه',
    late: ({ since: at }) =>
      at === null ? 'هنوز هیچ پشتیبانی ساخته نشده است.' : `آخرین پشتیبان در ${when(at)} ساخته شده است.`,
    act: 'پوشهٔ پشتیبان و گزارش سرور را ببینید و همین امروز یکی با دست بسازید.',
    unset: {
      what: 'هیچ پشتیبانی خودبه‌خود ساخته نمی‌شود.',
      settings: ['BACKUP_DIR', 'BACKUP_PASSPHRASE'],
    },
  },
  sms: {
    label: 'پیامک',
    late: (part) => `${count(part)} پیامک ${since(part)}نرفته است.`,
    act: 'اعتبار و پاسخ سرویس پیامک را ببینید.',
    link: { verb: 'صندوق پیامک', to: paths.outbox },
    unset: { what: 'هیچ پیامکی بیرون نمی‌رود و همه در صندوق می‌ماند.', settings: ['SMS_PROVIDER'] },
  },
  mail: {
    label: 'ایمیل',
    late: (part) => `${count(part)} نامه ${since(part)}نرفته است.`,
    act: 'پاسخ سرور ایمیل را ببینید؛ نامه‌ها خودبه‌خود دوباره فرستاده می‌شوند.',
    link: { verb: 'صندوق ایمیل', to: paths.letters },
    unset: { what: 'هیچ نامه‌ای بیرون نمی‌رود و همه در صندوق می‌ماند.', settings: ['SMTP_URL', 'MAIL_FROM'] },
  },
  bank: {
    label: 'بانک',
    late: (part) => `${count(part)} پرداخت ${since(part)}بی‌پاسخ مانده است.`,
    act: 'پاسخ بانک را پیگیری کنید.',
    link: { verb: 'پرداخت‌ها', to: paths.payments, search: { status: 'pending' } },
    unset: { what: 'کیف پول را نمی‌توان با پرداخت واقعی پر کرد.', settings: ['BANK', 'BANK_KEY'] },
  },
  push: {
    label: 'اعلان روی گوشی',
    late: (part) => `${count(part)} اعلان به سرویس مرورگرها نرسید.`,
    act: 'راه این سرور به اینترنت بیرون را ببینید.',
  },
  inquiry: {
    label: 'استعلام',
    late: () => 'سامانهٔ استعلام پاسخ نمی‌دهد.',
    act: 'راه سرور به سامانهٔ استعلام را ببینید.',
    unset: {
      what: 'درستی راننده و کامیون از سامانهٔ بیرونی پرسیده نمی‌شود.',
      settings: ['INQUIRY', 'INQUIRY_URL'],
    },
  },
  maps: {
    label: 'نقشه',
    late: () => 'سرویس نقشه پاسخ نمی‌دهد.',
    act: 'راه سرور به سرویس نقشه را ببینید.',
    unset: {
      what: 'راه‌ها و نشانی‌ها از نقشهٔ درونی بارگاه خوانده می‌شوند.',
      settings: ['MAPS_PROVIDER'],
    },
  },
}

/** Each first step: what is to be done, why, and where; what only settings can do has no link. */
export const stepWords: Record<
  FirstStep,
  { title: string; why: string; link?: PanelLink; settings?: readonly SettingName[] }
> = {
  hall: {
    title: 'افزودن سالن',
    why: 'رانندگان در سالن نوبت می‌گیرند و بارها در آن اعلام می‌شود.',
    link: { verb: 'سالن‌ها', to: paths.halls },
  },
  tariff: {
    title: 'تعرفهٔ کرایه',
    why: 'در صفحهٔ تنظیم سالن، برای هر شهر مقصد.',
    link: { verb: 'سالن‌ها', to: paths.halls },
  },
  company: {
    title: 'پذیرفتن یک شرکت حمل',
    why: 'شرکت ثبت‌نام می‌کند و شما مدرکش را تأیید می‌کنید.',
    link: { verb: 'شرکت‌ها', to: paths.companies },
  },
  driver: {
    title: 'افزودن راننده',
    why: 'خود راننده هم می‌تواند ثبت‌نام کند.',
    link: { verb: 'افزودن راننده', to: paths.addDriver },
  },
  sms: {
    title: 'سرویس پیامک',
    why: 'کد ورود و خبر نوبت و بار با پیامک می‌رسد.',
    settings: ['SMS_PROVIDER'],
  },
  bank: {
    title: 'درگاه بانک',
    why: 'راننده و شرکت کیف پول خود را پر می‌کنند.',
    settings: ['BANK', 'BANK_KEY'],
  },
}
