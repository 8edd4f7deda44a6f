/** Whether this run does everything in full, as `npm run test:long` says; any other run does a part of what takes long. */
export const isLong = process.env.TEST_LONG === '1'

/** How much of something a test does: `usual` in each run, `full` in a long one. */
export const amount = ({ usual, full }: { usual: number; full: number }): number => (isLong ? full : usual)
