import type {
  CompanySetting,
  SetCompanyFinances,
} from '@bargah/contract/features/company-settings/company-settings.schema.ts'
import {
  type CompanySettingRefusal,
  maskedPassword,
  type WsCodeRefusal,
} from '@bargah/contract/features/company-settings/company-settings.text.ts'
import type { CommissionSettings } from '@bargah/contract/features/company-settings/commission.ts'

/** Kilometres; null = no limit. */
type Range = { minLoadReserveRangeKm: number | null; maxLoadReserveRangeKm: number | null }

/** Whether one end of a company's range may be set, in km (null = no limit), beside the other as it stands. */
export function maySetRange(
  now: Range,
  setting: CompanySetting,
  km: number | null,
): CompanySettingRefusal | null {
  const isMin = setting === 'MinLoadReserveRange'
  const min = isMin ? km : now.minLoadReserveRangeKm
  const max = isMin ? now.maxLoadReserveRangeKm : km
  return min !== null && max !== null && min > max ? 'min_over_max' : null
}

/** In: the configuration as sent. Out: as it is kept: what its method of reckoning does not use is cleared (rules 4.8). */
export const computeFinances = (sent: SetCompanyFinances): CommissionSettings => {
  const byKm = sent.IsMonyKilometer
  return {
    commissionByKm: byKm,
    commissionFixedRial: byKm ? 0 : (sent.ReserveMony ?? 0),
    commissionMaxKmPriceRial: byKm ? (sent.MaxKilometerPrice ?? 0) : 0,
    commissionMinKmPriceRial: byKm ? (sent.MinKilometerPrice ?? 0) : 0,
    commissionMinKm: byKm ? (sent.MinReserveKilometr ?? 0) : 0,
  }
}

/** In: the password as sent. Out: whether it is the mask, which leaves the kept one as it is (rules 4.9). */
export const isMask = (password: string): boolean => password === maskedPassword

/** A mask stands for a password that is kept; where none is, one is needed. */
export const maySaveWsCode = (password: string, hasKept: boolean): WsCodeRefusal | null =>
  isMask(password) && !hasKept ? 'password_needed' : null
