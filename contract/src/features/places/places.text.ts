/** Why the maps gave no answer. */
export const mapsRefusals = {
  no_route: 'بین این دو نقطه راهی پیدا نشد؛ مبدأ و مقصد را دوباره انتخاب کنید.',
} as const
export const mapsAway = 'نقشه اکنون در دسترس نیست؛ کمی بعد دوباره تلاش کنید.'
