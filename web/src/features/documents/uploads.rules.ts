import {
  type DocumentType,
  documentTypeLabels,
} from '@bargah/contract/features/documents/documents.states.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'

/** A document on its way to a permit, as long as it has not arrived. */
export type Upload = {
  key: string
  permitId: number
  type: DocumentType
  file: File
  /** How much of it has left, 0 to 1; null while it waits for the one before it. */
  share: number | null
  /** How long it has been leaving. */
  elapsedMs: number
  /** Why it was not taken; `mayRepeat` when it is the connection's fault and not the file's. */
  failure: { sentence: string; mayRepeat: boolean } | null
}

/** What is left as another try begins at a permit: a file that was not taken is no news then, one that was cut off is. */
export const withoutRefused = (uploads: readonly Upload[], permitId: number): readonly Upload[] =>
  uploads.filter((one) => one.permitId !== permitId || one.failure === null || one.failure.mayRepeat)

const percent = (share: number) => `${formatNumber(Math.round(share * 100))}٪`

/** In: how much has left. Out: «۶۲٪». */
export const sayShare = ({ share }: Upload) => percent(share ?? 0)

/** In: an upload. Out: how long it may still take, in words; nothing while that is unknown. */
export function sayLeft({ share, elapsedMs }: Upload): string {
  if (share === null) return 'در صف فرستادن'
  if (share >= 1) return 'رسید؛ در حال بررسی فایل'
  if (share < 0.05) return ''
  const seconds = Math.ceil((elapsedMs / share) * (1 - share) * 0.001)
  return `حدود ${formatNumber(Math.max(1, seconds))} ثانیه`
}

/** What stands over a document that was not taken. */
export const failedTitle = ({ type, file, share, failure }: Upload) =>
  failure?.mayRepeat
    ? `${documentTypeLabels[type]} نیمه‌کاره ماند، ${percent(share ?? 0)}`
    : `«${file.name}» فرستاده نشد`
