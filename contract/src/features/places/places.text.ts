/** Why the maps gave no answer. */
export const mapsRefusals = {
  no_route: 'بین این دو نقطه راهی پیدا نشد؛ مبدأ و مقصد را دوباره انتخاب کنید.',
  no_place: 'نزدیک این نقطه شهری شناخته نیست؛ جای دیگری از نقشه را بزنید یا نام شهر را بنویسید.',
} as const
/** Said beside a route that our own roads measured in a service's place. */
export const standInRoute =
  'مسیر از نقشهٔ خود بارگاه حساب شد، چون سرویس نقشه پاسخ نداد؛ مسافت ممکن است اندکی تفاوت کند.'
export const mapsAway = 'نقشه اکنون در دسترس نیست؛ کمی بعد دوباره تلاش کنید.'
