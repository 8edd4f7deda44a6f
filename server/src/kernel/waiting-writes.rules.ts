/** A write that has waited for so many seconds waits for a replica that is away, and not for one that is slow. */
export const replicaAwayS = 5
