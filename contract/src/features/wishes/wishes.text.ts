import { formatNumber } from '../../kernel/digits.ts'
import { mostWishes } from './wishes.schema.ts'

export const wishRefusals = {
  no_truck: 'کامیونی به نام شما نیست؛ نخست کامیون خود را ثبت کنید.',
  too_many: `${formatNumber(mostWishes)} راه ثبت کرده‌اید؛ یکی را بردارید و دوباره بزنید.`,
  same: 'این راه را پیش‌تر ثبت کرده‌اید.',
} as const
export type WishRefusal = keyof typeof wishRefusals

export const wishAdded = 'ثبت شد؛ بار این راه که بیاید خبرتان می‌کنیم.'
export const wishRemoved = 'برداشته شد.'

/** In: the two ends of a wish. Out: `از بندرعباس به تهران`, `از جای تخلیه به هر جا`. */
export const sayWish = (wish: { fromCityName: string | null; toCityName: string | null }): string =>
  `از ${wish.fromCityName ?? 'جای تخلیه'} به ${wish.toCityName ?? 'هر جا'}`
