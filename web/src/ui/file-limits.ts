import { formatNumber } from '@bargah/contract/kernel/digits.ts'

/** What may be sent: kinds of file by name, and the largest size in bytes. */
export type FileLimits = { kinds: readonly FileKind[]; maxBytes: number }
export type FileKind = 'jpg' | 'png' | 'pdf' | 'xlsx' | 'csv'

const kilobyte = 1024
const megabyte = kilobyte * kilobyte
const gigabyte = kilobyte * megabyte

/** Of sheets systems disagree, and their names alone tell. */
const mediaTypes: Partial<Record<FileKind, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
}
const endings: Record<FileKind, RegExp> = {
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
  pdf: /\.pdf$/i,
  xlsx: /\.xlsx$/i,
  csv: /\.csv$/i,
}

export const documentLimits: FileLimits = { kinds: ['jpg', 'png', 'pdf'], maxBytes: 10 * megabyte }
export const sheetLimits: FileLimits = { kinds: ['xlsx', 'csv'], maxBytes: 10 * megabyte }

/** For the `accept` of a file input. */
export const acceptOf = ({ kinds }: FileLimits) => kinds.map((kind) => mediaTypes[kind] ?? `.${kind}`).join()

/** In: a file. Out: its kind by its name, and by its media type where the system knows one; null for any other. */
export function kindOf({ name, type }: { name: string; type: string }): FileKind | null {
  const kinds = Object.keys(endings) as FileKind[]
  const isOf = (media: string | undefined) => media === undefined || type === '' || type === media
  return kinds.find((kind) => endings[kind].test(name) && isOf(mediaTypes[kind])) ?? null
}

/** In: a number of bytes. Out: `۸۴۰ کیلوبایت`, `۱۲٫۴ مگابایت` or `۵۷٫۱ گیگابایت`. */
export function formatBytes(bytes: number): string {
  if (bytes < kilobyte) return `${formatNumber(bytes)} بایت`
  if (bytes < megabyte) return `${formatNumber(Math.round(bytes / kilobyte))} کیلوبایت`
  const [unit, name] = bytes < gigabyte ? [megabyte, 'مگابایت'] : [gigabyte, 'گیگابایت']
  return `${formatNumber(Math.round((bytes * 10) / unit) / 10)} ${name}`
}

const words: Record<FileKind, string> = { jpg: 'عکس', png: 'عکس', pdf: 'پی‌دی‌اف', xlsx: 'اکسل', csv: 'CSV' }

/** In: limits. Out: `عکس یا پی‌دی‌اف، تا ۱۰ مگابایت`. */
export const sayLimits = ({ kinds, maxBytes }: FileLimits) =>
  `${sayKinds([...new Set(kinds.map((kind) => words[kind]))])}، تا ${formatBytes(maxBytes)}`

const sayKinds = (kinds: readonly string[]) => {
  const [last, ...others] = kinds.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join('، ')} یا ${last}`
}

/** In: a file and its limits. Out: why it is refused and what to do, or null. */
export function refuseFile(
  file: { name: string; type: string; size: number },
  limits: FileLimits,
): string | null {
  const kind = kindOf(file)
  if (!kind || !limits.kinds.includes(kind))
    return `فایل «${file.name}» پذیرفته نیست؛ فایل ${sayKinds(limits.kinds)} بفرستید.`
  if (file.size === 0) return `فایل «${file.name}» خالی است؛ فایل دیگری انتخاب کنید.`
  if (file.size > limits.maxBytes)
    return `حجم فایل بیش از ${formatBytes(limits.maxBytes)} است؛ فایل کوچک‌تری بفرستید.`
  return null
}
