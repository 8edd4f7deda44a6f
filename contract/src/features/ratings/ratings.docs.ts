import type { FeatureDocs } from '../../kernel/docs.ts'

export const ratingsDocs: FeatureDocs = {
  calls: {
    rateDriver: 'Rates the driver of a permit.',
    listRatesOfDriver: 'Lists the rates of a driver, without saying whose they are.',
    showRateOfPermit: 'Shows the rate of a permit and how its driver stands in all.',
  },
  fields: {
    id: 'Number of the rate.',
    desc: 'What they thought of him, in words.',
    rate: 'From 1, bad, to 5, good.',
    rateDate: 'Jalali day of the rate.',
    ratedAt: 'Instant of the rate.',
    given: 'The rate of this permit; null while there is none.',
    by: 'Who gave it; null to whom it is not told.',
    avrageRate: 'Mean of the driver’s rates; null without any.',
    rateCount: 'How many rates the driver has.',
  },
}
