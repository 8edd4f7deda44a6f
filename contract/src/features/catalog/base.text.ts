/** What forms choose from and Admin keeps. */
export const baseKinds = ['goods', 'packaging', 'loaderType'] as const
export type BaseKind = (typeof baseKinds)[number]

/** Of a freight rate: from a day to come, now, or until a day that was. */
export type RateStanding = 'coming' | 'holds' | 'past'

export const baseKindLabels: Readonly<Record<BaseKind, string>> = {
  goods: 'کالا',
  packaging: 'بسته‌بندی',
  loaderType: 'بارگیر',
}

/** Where a new thing of each kind is chosen from at once. */
export const offeredIn: Readonly<Record<BaseKind, string>> = {
  goods: 'از همین حالا در فرم‌های اعلام بار و در کالاهای بی صدور آنی شرکت‌ها می‌آید.',
  packaging: 'از همین حالا در فرم‌های اعلام بار می‌آید.',
  loaderType: 'از همین حالا در فرم‌های اعلام بار و ثبت کامیون رانندگان می‌آید.',
}

/** Where a thing of the base information may be used, as the refusal to remove it says. */
export const usePlaces = {
  cargos: 'بارها',
  preLoads: 'پیش‌اعلام‌ها',
  notAllowedGoods: 'کالاهای بی صدور آنی',
  freighters: 'ناوگان رانندگان',
} as const
export type UsePlace = keyof typeof usePlaces

export const saveItemRefusals = {
  name_taken: 'موردی با همین نام هست؛ نام دیگری بنویسید.',
  group_unnamed: 'این دسته تازه است؛ نام آن را هم بنویسید.',
  group_full: 'این دسته جای بارگیر تازه‌ای ندارد؛ دستهٔ دیگری بسازید.',
} as const
export type SaveItemRefusal = keyof typeof saveItemRefusals

/** Bulk is the one packaging that the rules know: it has no count (rules 9.3). */
export const bulkStays = '«فله» همیشه هست؛ بار فله شمارش بسته ندارد و سامانه آن را با همین بسته‌بندی می‌شناسد.'

export const itemUsed = (name: string, places: readonly UsePlace[]) =>
  `«${name}» در ${places.map((place) => usePlaces[place]).join(' و ')} به کار رفته است و حذف نمی‌شود؛ غیرفعالش کنید تا دیگر در فرم‌ها نیاید.`
export const itemSaved = (name: string, isNew: boolean) =>
  isNew ? `«${name}» افزوده شد.` : `«${name}» عوض شد؛ بارهای پیشین هم با نام تازه دیده می‌شوند.`
export const itemActivated = 'فعال شد و در فرم‌ها می‌آید.'
export const itemDeactivated = 'غیرفعال شد؛ آنچه با آن ثبت شده است می‌ماند.'
export const itemRemoved = 'حذف شد.'

export const rateStandingLabels: Readonly<Record<RateStanding, string>> = {
  coming: 'در راه',
  holds: 'جاری',
  past: 'گذشته',
}
export const addRateRefusals = {
  past_day: 'نرخ روزهای گذشته عوض نمی‌شود؛ نرخ تازه از امروز یا روزی پس از آن آغاز می‌شود.',
  day_taken:
    'از همین روز نرخی آغاز می‌شود؛ برای عوض کردنش آن را در فهرست پس بگیرید و دوباره ثبت کنید، یا روز دیگری را انتخاب کنید.',
} as const
export type AddRateRefusal = keyof typeof addRateRefusals
export const withdrawRateRefusals = {
  begun: 'نخستین روز این نرخ گذشته است و می‌ماند؛ نرخ تازه‌ای ثبت کنید تا جای آن را بگیرد.',
} as const
export const rateAdded = 'نرخ تازه ثبت شد.'
export const rateWithdrawn = 'نرخ پس گرفته شد؛ نرخ پیش از آن می‌ماند.'

export const holidayRefusals = { day_taken: 'این روز پیش‌تر در تعطیلات ثبت شده است.' } as const
export const holidaySaved = 'روز تعطیل ثبت شد.'
export const holidayRemoved = 'این روز دیگر تعطیل نیست.'
