/** What became of a view of one morning; `empty`: it had no rows, and so there is no file. */
export const morningStates = ['waiting', 'made', 'empty', 'failed'] as const
export type MorningState = (typeof morningStates)[number]

/** The hours that one may choose, by Tehran's clock, and the one that is offered. */
export const morningHours = [4, 5, 6, 7, 8, 9, 10, 11] as const
export const usualMorningHour = 7

export const mostMornings = 10
/** How many rows of a view are in its file, and for how long it is there. */
export const mostMorningRows = 10_000
export const daysOfMorningFiles = 7
