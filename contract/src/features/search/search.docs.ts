import { type FeatureDocs, wordCodes } from '../../kernel/docs.ts'
import { permitStatus } from '../permits/permits.states.ts'

export const searchDocs: FeatureDocs = {
  calls: {
    find: 'Finds loads, permits, turns, people and companies by a number or a name, a handful of each.',
  },
  fields: {
    text: 'What is looked for.',
    id: 'Id of what was found.',
    cargos: 'Loads that were found.',
    permits: 'Permits that were found.',
    turns: 'Turns that were found.',
    people: 'Drivers that were found.',
    companies: 'Transport companies that were found.',
    held: 'What holds the words, with its heading, where no other field of what was found does; null otherwise.',
    turnId: 'Last turn of his that the caller may see; null without one.',
    permitId: 'Last permit of his that the caller may see; null without one.',
    name: 'Name of the driver.',
    status: 'How the turn stands.',
    'permits.status': `How the permit stands: ${wordCodes(permitStatus)}.`,
  },
}
