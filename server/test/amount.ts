/** Whether this run does everything in full, as `npm run test:long` says; any other run does a part of what takes long. */
export const isLong = process.env.TEST_LONG === '1'

/** How much of something a test does: `usual` in each run, `full` in a long one. */
export const amount = ({ usual, full }: { usual: number; full: number }): number => (isLong ? full : usual)

/** All of these in a long run; in any other so many, for each `place` of a table other ones, so that the table meets all. */
export const someOf = <T>(all: readonly T[], place: number, usual: number): readonly T[] =>
  isLong || usual >= all.length
    ? all
    : Array.from({ length: usual }, (_, more) => all[(place * usual + more) % all.length] as T)
