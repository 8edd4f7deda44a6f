/** How a driver's work was, in stars (rules 12.14). */
export const rates = [1, 2, 3, 4, 5] as const
export type Rate = (typeof rates)[number]

export const rateLabels: Record<Rate, string> = { 1: 'خیلی بد', 2: 'بد', 3: 'متوسط', 4: 'خوب', 5: 'عالی' }

export const rateRefusals = {
  voided: 'مجوز باطل شده است و امتیازی نمی‌پذیرد.',
  too_early: 'پس از تحویل بار می‌توانید به راننده امتیاز بدهید.',
  already: 'برای این مجوز پیش‌تر امتیاز داده شده است؛ امتیاز یک بار ثبت می‌شود.',
} as const
export type RateRefusal = keyof typeof rateRefusals

export const driverRated = 'امتیاز راننده ثبت شد.'
