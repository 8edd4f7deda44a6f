import { formatNumber } from './digits.ts'
import { notChosen } from './not-given.ts'

/** What a file may be, told by its content; its name and media type are claims that nobody judges by. */
export type FileKind = 'jpeg' | 'png' | 'pdf' | 'sheet'
/** What files are kept as: every picture is made anew, as JPEG. */
export const keptKinds = ['jpeg', 'pdf'] as const
export type KeptKind = (typeof keptKinds)[number]

/** A file that a call takes; `title` is the Persian name that its sentences speak of. */
export type FileField = { title: string; kinds: readonly FileKind[]; mostBytes: number; optional?: boolean }

/** How many pages a PDF may have, and how many rows a sheet. */
export const mostPages = 20
export const mostRows = 200_000
export const mebibyte = 1024 * 1024

/** What somebody sends of himself when he registers. */
export const registrationPaper = (title: string) =>
  ({ title, kinds: ['jpeg', 'png', 'pdf'], mostBytes: 10 * mebibyte }) as const satisfies FileField

const kindNames: Record<FileKind, string> = {
  jpeg: 'عکس',
  png: 'عکس',
  pdf: 'پی‌دی‌اف',
  sheet: 'فایل اکسل یا CSV',
}

/** Why a file is not taken. */
export const fileFaults = {
  missing: ({ title }) => notChosen(title),
  twice: ({ title }) => `${title} را یک بار بفرستید.`,
  badName: ({ title }) => `نام ${title} نباید نشانی پوشه باشد؛ نام فایل را ساده کنید.`,
  empty: ({ title }) => `${title} خالی است؛ فایل دیگری انتخاب کنید.`,
  tooLarge: ({ title, mostBytes }) =>
    `حجم ${title} نباید بیش از ${formatNumber(Math.floor(mostBytes / mebibyte))} مگابایت باشد.`,
  wrongKind: ({ title, kinds }) =>
    `${title} باید ${[...new Set(kinds.map((kind) => kindNames[kind]))].join(' یا ')} باشد.`,
  broken: ({ title, kinds }) =>
    kinds.includes('sheet')
      ? `${title} خوانده نشد؛ فایل اکسل (xlsx) یا CSV با کدگذاری UTF-8 بفرستید.`
      : `${title} ناقص یا خراب است؛ فایل سالم بفرستید یا دوباره عکس بگیرید.`,
  tooManyPixels: ({ title }) => `ابعاد ${title} بیش از اندازه است؛ عکس کوچک‌تری بفرستید.`,
  hidden: ({ title }) => `در ${title} چیز دیگری جا داده شده است؛ عکس یا پی‌دی‌اف ساده بفرستید.`,
  locked: ({ title }) => `${title} رمز دارد؛ نسخهٔ بی‌رمز آن را بفرستید.`,
  tooManyRows: ({ title }) =>
    `${title} بیش از ${formatNumber(mostRows)} سطر دارد یا بیش از اندازه بزرگ است؛ آن را چند بخش کنید.`,
  tooManyPages: ({ title }) =>
    `${title} بیش از ${formatNumber(mostPages)} صفحه دارد؛ تنها صفحه‌های لازم را بفرستید.`,
} as const satisfies Record<string, (field: FileField) => string>
export type FileFault = keyof typeof fileFaults
