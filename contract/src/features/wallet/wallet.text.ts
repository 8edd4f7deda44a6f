import { formatNumber } from '../../kernel/digits.ts'
import type { TransferGroup, TransferKind } from './wallet.states.ts'

/** The least that is added, charged or taken at once, in rials (rules 13.7, 13.10). */
export const leastChargeRial = 10_000

export const transferLabels: Record<TransferKind, string> = {
  top_up: 'افزایش موجودی',
  withdrawal: 'برداشت پشتیبانی',
  hold: 'بلوکه برای بار',
  release: 'آزاد شدن بلوکه',
  company_fee: 'هزینهٔ سالن و کارمزد',
  driver_fee: 'هزینهٔ نوبت',
  company_refund: 'بازگشت هزینه',
  driver_refund: 'بازگشت هزینهٔ نوبت',
}

/** What moved between a company's balance and its hold, on the screen and on paper. */
export const heldWords = { held: 'بلوکه شد', released: 'آزاد شد', returned: 'بازگشت' } as const

export const groupLabels: Record<TransferGroup, string> = {
  top_ups: 'افزایش',
  holds: 'بلوکه',
  fees: 'هزینه',
  others: 'دیگر',
}

export const printedLines = 2_000
export const tooManyLines = `این بازه بیش از ${formatNumber(printedLines)} سند دارد؛ بازهٔ کوتاه‌تری را چاپ کنید.`

/** Why an administrator changes no wallet. */
export const walletRefusals = {
  below_zero: 'موجودی کیف پول کمتر از این مبلغ است؛ بیش از موجودی نمی‌توان کم کرد.',
} as const
export type WalletRefusal = keyof typeof walletRefusals

export const walletFaults = {
  owner: 'راننده یا شرکت را مشخص کنید.',
  oneOwner: 'راننده یا شرکت، تنها یکی را مشخص کنید.',
  least: `مبلغ نباید کمتر از ${formatNumber(leastChargeRial)} ریال باشد.`,
} as const

export const walletCharged = (amountRial: number) => `${formatNumber(amountRial)} ریال به کیف پول افزوده شد.`
export const walletDeducted = (amountRial: number) => `${formatNumber(amountRial)} ریال از کیف پول کم شد.`
