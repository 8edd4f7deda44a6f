/** What an inquiry said of a person or a truck: known as told, not known, or the service was away. */
export const inquiryAnswers = ['confirmed', 'not_confirmed', 'away'] as const
export type InquiryAnswer = (typeof inquiryAnswers)[number]

export const inquiryAnswerLabels: Record<InquiryAnswer, string> = {
  confirmed: 'تأییدشده',
  not_confirmed: 'تأییدنشده',
  away: 'بی‌پاسخ',
}

/** How an inactive driver stands: something of him is missing, he is new and whole, or he was active before. */
export const driverStandings = ['incomplete', 'ready', 'closed'] as const
export type DriverStanding = (typeof driverStandings)[number]

export const driverStandingLabels: Record<DriverStanding, string> = {
  incomplete: 'ناقص',
  ready: 'آمادهٔ فعال‌سازی',
  closed: 'غیرفعال‌شده',
}

/** What a driver must have before he is activated. */
export const driverParts = {
  name: 'نام',
  card: 'کارت راننده',
  truck: 'پلاک و بارگیر',
} as const
export type DriverPart = keyof typeof driverParts

/** In: what is known of a driver. Out: what is missing, in the order of `driverParts`. */
export function missingOf(known: {
  name: string
  family: string
  cardNumber: string | null
  hasTruck: boolean
}): DriverPart[] {
  const has = {
    name: known.name !== '' && known.family !== '',
    card: known.cardNumber !== null,
    truck: known.hasTruck,
  }
  return (Object.keys(driverParts) as DriverPart[]).filter((part) => !has[part])
}
