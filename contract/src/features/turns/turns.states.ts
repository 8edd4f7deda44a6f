/** A turn lives until one of these ends it; all but `used` leave the driver without a load (rules 8.7). */
export const turnEndings = ['used', 'cancelled', 'expired', 'hall_closed', 'ended_by_staff'] as const
export type TurnEnding = (typeof turnEndings)[number]

export const turnStatuses = ['live', ...turnEndings] as const
export type TurnStatus = (typeof turnStatuses)[number]

export const turnStatusLabels: Record<TurnStatus, string> = {
  live: 'فعال',
  used: 'مصرف‌شده',
  cancelled: 'لغوشده',
  expired: 'منقضی‌شده',
  hall_closed: 'سالن بسته شد',
  ended_by_staff: 'پایان‌یافته از سوی سالن',
}

/** What a search asks for (rules 8.14): live turns, ended ones, or both. */
export const turnFilter = { inactive: 0, active: 1, all: 2 } as const
export const turnFilters = Object.values(turnFilter)
