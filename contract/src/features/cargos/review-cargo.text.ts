/** What is said of a company by its name, or to it. */
type Said = (company: string | null) => string

/** What is known of an owner's cargo before it is approved (rules 9.6). In: the company's name; null to the company itself. */
export const reviewChecks = {
  rent_usual: { holds: true, say: () => 'کرایه در بازهٔ معمول است' },
  rent_low: { holds: false, say: () => 'کرایه کمتر از معمول است' },
  rent_high: { holds: false, say: () => 'کرایه بیشتر از معمول است' },
  wallet_enough: { holds: true, say: (company) => `کیف پول ${company ?? 'شما'} می‌رسد` },
  wallet_short: { holds: false, say: (company) => `کیف پول ${company ?? 'شما'} نمی‌رسد` },
  owner_accepted: { holds: true, say: () => 'صاحب کالا تأیید شده است' },
  owner_closed: { holds: false, say: () => 'حساب صاحب کالا بسته است' },
  company_closed: {
    holds: false,
    say: (company) => (company ? `${company} اکنون بار اعلام نمی‌کند` : 'حساب شرکت شما بسته است'),
  },
  unanswered: {
    holds: false,
    say: (company) => (company ? `${company} هنوز پاسخ نداده است` : 'هنوز پاسخ نداده‌اید'),
  },
} as const satisfies Record<string, { holds: boolean; say: Said }>
export type ReviewCheck = keyof typeof reviewChecks
export const allReviewChecks = Object.keys(reviewChecks) as ReviewCheck[]
