/** Whether what runs short in each run is to run in full: `npm run test:long`. */
export const isLong = process.env.TEST_LONG === '1'
