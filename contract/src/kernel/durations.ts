export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
/** A plain one: days of a calendar have been of 23 and 25 hours (dates.ts). */
export const dayMs = 24 * hourMs
