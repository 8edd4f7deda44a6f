import type { ImportRow, ShownImport } from '@bargah/contract/features/imports/imports.schema.ts'
import type { ImportKind, ImportState } from '@bargah/contract/features/imports/imports.states.ts'
import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import type { Tone } from '../../ui/Badge.tsx'

export const stateTones: Readonly<Record<ImportState, Tone>> = {
  checking: 'info',
  checked: 'warning',
  importing: 'info',
  imported: 'success',
  undoing: 'info',
  undone: 'plain',
  failed: 'danger',
}

export type Question = {
  title: (count: string) => string
  consequence: string
  confirmLabel: string
  /** What a cargo owner reads in its place. */
  ofOwner?: string
  again?: string
}

/** What is asked before rows come in, and before they are taken back; of kinds that are not here nobody hears and no money moves. */
export const questions: Readonly<Partial<Record<ImportKind, { start: Question; undo: Question }>>> = {
  trucks: {
    start: {
      title: (count) => `${count} ناوگان برای رانندگان ثبت شود؟`,
      consequence:
        'هر راننده، و راننده‌های دیگر همان ناوگان، باخبر می‌شوند. ناوگان کنونی کسی عوض نمی‌شود، مگر آن که هنوز ناوگانی ندارد.',
      confirmLabel: 'بله، ثبت شود',
    },
    undo: {
      title: (count) => `${count} ناوگان از رانندگان برداشته شود؟`,
      consequence:
        'رانندگان باخبر می‌شوند. اگر با یکی نوبت گرفته شده باشد یا ناوگان کنونی راننده شده باشد، هیچ‌کدام برداشته نمی‌شود.',
      confirmLabel: 'بله، برداشته شود',
    },
  },
  loads: {
    start: {
      title: (count) => `${count} بار اعلام شود؟`,
      consequence: 'رانندگان بارها را می‌بینند و هزینه‌ای که بارها برای شرکت دارد از کیف پول آن بلوکه می‌شود.',
      ofOwner: 'بارها نخست به بررسی شرکت حمل می‌رود و پس از تأیید آن به رانندگان اعلام می‌شود.',
      confirmLabel: 'بله، اعلام شود',
      again: 'بله، دوباره اعلام شود',
    },
    undo: {
      title: (count) => `${count} بار پایان یابد؟`,
      consequence:
        'رانندگان دیگر این بارها را نمی‌بینند و آنچه برایشان نگه داشته شده آزاد می‌شود. اگر راننده‌ای یکی را خواسته باشد، هیچ‌کدام برنمی‌گردد.',
      confirmLabel: 'بله، پایان یابد',
    },
  },
}

const lacking = 'باری که موجودی به آن نرسد اعلام نمی‌شود.'
type Wallet = { availableBalance: number; unitCost: number | null }

/** In: what loads held when they were tried out, null where nobody knows, and the company's wallet, rials. Out: what is held, and what is left or lacks. */
export function sayHold(heldRial: number | null, { availableBalance: has, unitCost }: Wallet): string {
  const now = `موجودی اکنون ${formatRial(has)}`
  if (heldRial === null)
    return `${now}${unitCost === null ? '' : `؛ هر کامیون بار آخر ${formatRial(unitCost)} بلوکه کرده است`}. ${lacking}`
  if (heldRial === 0) return `چیزی از کیف پول بلوکه نمی‌شود. ${now}.`
  const left = has - heldRial
  const rest = left < 0 ? `${formatRial(-left)} کم دارید` : `${formatRial(left)} می‌ماند`
  return `برای همهٔ بارها ${formatRial(heldRial)} از کیف پول بلوکه می‌شود. ${now}؛ ${rest}. ${lacking}`
}

type Before = NonNullable<ShownImport['importedBefore']>

/** That the same rows came in once: «همین بارها امروز ۰۹:۲۵ به دست مینا راد اعلام شده است، ۱۲ بار.» */
export const sayBefore = (kind: ImportKind, { at, by, made }: Before, now: Date): string =>
  kind === 'loads'
    ? `همین بارها ${formatDayTime(at, now)} به دست ${by} اعلام شده است، ${formatNumber(made)} بار.`
    : `همین سطرها ${formatDayTime(at, now)} به دست ${by} وارد شده است، ${formatNumber(made)} سطر.`

/** By which key a program sent it: «با کلید «حسابداری»» */
export const sayKey = (name: string): string => `با کلید «${name}»`

/** «۱۲ سطر، ۳ سطر ایراد دارد», and of what was taken back «۹ سطر وارد شد و امروز ۰۹:۲۵ به دست مینا راد برگشت» */
export const sayRows = (
  { rows, faults, made, undone }: Pick<ImportRow, 'rows' | 'faults' | 'made' | 'undone'>,
  now: Date,
): string =>
  [
    `${formatNumber(rows)} سطر`,
    made > 0 && `${formatNumber(made)} سطر وارد شد`,
    undone &&
      `${formatNumber(undone.made)} سطر وارد شد و ${formatDayTime(undone.at, now)} به دست ${undone.by} برگشت`,
    faults > 0 && `${formatNumber(faults)} سطر ایراد دارد`,
  ]
    .filter(Boolean)
    .join('، ')
