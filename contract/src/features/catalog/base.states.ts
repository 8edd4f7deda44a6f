/** What forms choose from and Admin keeps. */
export const baseKinds = ['goods', 'packaging', 'loaderType'] as const
export type BaseKind = (typeof baseKinds)[number]

/** Of a freight rate: from a day to come, now, or until a day that was. */
export type RateStanding = 'coming' | 'holds' | 'past'
