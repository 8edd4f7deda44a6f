/** What seldom changes is asked for again after half an hour. */
export const steady = { staleTime: 30 * 60_000 }
