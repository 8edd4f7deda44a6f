export const rateRefusals = {
  voided: 'مجوز باطل شده است و امتیازی نمی‌پذیرد.',
  too_early: 'پس از تحویل بار می‌توانید به راننده امتیاز بدهید.',
  already: 'برای این مجوز پیش‌تر امتیاز داده شده است؛ امتیاز یک بار ثبت می‌شود.',
} as const
export type RateRefusal = keyof typeof rateRefusals

export const driverRated = 'امتیاز راننده ثبت شد.'
