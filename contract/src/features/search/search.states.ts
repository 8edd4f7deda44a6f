/** How many of each kind a search finds at most; the lists have the others. */
export const mostFound = 5
