import { toPersianDigits as fa } from '../../kernel/digits.ts'
import type { Wording } from '../notifications/notifications.text.ts'
import { daysOfImports, type ImportKind, type ImportState } from './imports.states.ts'

export const importKindLabels: Readonly<Record<ImportKind, string>> = {
  drivers: 'رانندگان و ناوگان',
  trucks: 'ناوگان رانندگان',
  companies: 'شرکت‌های حمل',
  representations: 'نمایندگی‌های سالن‌ها',
  natives: 'رانندگان بومی',
  goods: 'کالاها',
  holidays: 'روزهای تعطیل',
  tariffs: 'تعرفهٔ کرایهٔ سالن‌ها',
  customers: 'مشتریان و نشانی‌ها',
  loads: 'اعلام بارها',
}

export const importStateLabels: Readonly<Record<ImportState, string>> = {
  checking: 'در حال بررسی',
  checked: 'بررسی‌شده',
  importing: 'در حال ورود',
  imported: 'واردشده',
  undoing: 'در حال برگرداندن',
  undone: 'برگردانده‌شده',
  failed: 'ناتمام',
}

export const importRefusals = {
  no_rows: 'فایل زیر عنوان ستون‌ها سطری ندارد؛ سطر نمونه و سطر راهنمای الگو به حساب نمی‌آید.',
  no_columns: (headings: string) =>
    `این ستون‌ها در فایل نیست: ${headings}. عنوان‌ها را از روی الگو در نخستین سطر بنویسید.`,
  too_many: (most: number) => `یک فایل از این نوع تا ${fa(String(most))} سطر دارد؛ آن را چند فایل کنید.`,
  not_ready: 'این فایل هنوز آمادهٔ این کار نیست؛ صفحه را تازه کنید.',
  has_faults:
    'تا سطری ایراد دارد «همه یا هیچ» وارد نمی‌شود؛ ایرادها را درست کنید یا تنها سطرهای درست را وارد کنید.',
  not_allowed: 'این کار را خودتان هم نمی‌توانید بکنید؛ از فایل هم نمی‌شود.',
  none_right: 'هیچ سطر درستی در فایل نیست.',
} as const

export const importSent = 'فایل رسید و بررسی می‌شود؛ هنوز چیزی نوشته نشده است.'
export const importStarted = 'ورود آغاز شد.'
export const undoStarted = 'برگرداندن آغاز شد.'

/** Of a row: the value of a column that stands for something else, and is none. */
export const notFoundByName = (heading: string, value: string) =>
  `${heading} «${value}» پیدا نشد؛ نام را همان‌گونه که در سامانه است بنویسید.`
export const sameAsRow = (nr: number) => `تکرار سطر ${fa(String(nr))} همین فایل است.`
/** Of a row that is right and says what another says. */
export const likeRow = (nr: number) => `همهٔ ستون‌هایش با سطر ${fa(String(nr))} یکی است.`

const ofRow = (nr: number, sentence: string) => `سطر ${fa(String(nr))}: ${sentence}`
export const noneImported = (nr: number, sentence: string) => `هیچ سطری وارد نشد. ${ofRow(nr, sentence)}`
export const notUndone = (nr: number, sentence: string) => `چیزی برنگشت. ${ofRow(nr, sentence)}`
export const stoppedByServer = 'کار به خطایی در سامانه برخورد و نیمه‌کاره ماند؛ دوباره تلاش کنید.'
/** Why a load ends whose import is taken back; its drivers read it. */
export const takenBack = 'این بار با فایلی اعلام شده بود که برگردانده شد.'
/** What an import had replaced has been changed by somebody since. */
export const changedSince = 'از آن پس عوض شده است و به حال پیشین برنمی‌گردد.'
export const stoppedByRights = 'اجازهٔ این کار را دیگر ندارید.'

const endWords: Readonly<Partial<Record<ImportState, string>>> = {
  checked: 'بررسی فایل به پایان رسید؛ نتیجه را ببینید و ورود را آغاز کنید.',
  imported: 'سطرهای درست وارد شد.',
  undone: 'آنچه وارد شده بود برگشت.',
}
/** To whoever sent a long file, when what was to be done with it has ended; `note`: why it came to nothing. */
export const importEnded = (kind: ImportKind, state: ImportState, note: string | null): Wording => ({
  kind: 'account',
  state: note === null ? 'informational' : 'warning',
  subject: `ورود از فایل، ${importKindLabels[kind]}: ${importStateLabels[state]}`,
  message: note ?? endWords[state] ?? importStateLabels[state],
  link: '/Imports',
})

export const importsKept = `هر ورود تا ${fa(String(daysOfImports))} روز این‌جا می‌ماند و می‌توان آن را برگرداند.`
