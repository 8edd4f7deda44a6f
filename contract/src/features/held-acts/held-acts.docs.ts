import type { FeatureDocs } from '../../kernel/docs.ts'
import { heldActRefusals } from './held-acts.text.ts'

export const heldActsDocs: FeatureDocs = {
  calls: {
    listHeldActs: 'Lists the caller’s acts that wait some seconds, or were refused when their time came.',
    holdAct: 'Has an act wait some seconds, in which it can be taken back.',
    holdLonger: 'Has an act wait some seconds more.',
    takeBackHeldAct: 'Takes back an act that waits.',
  },
  fields: {
    id: 'Act, an id of `listHeldActs`.',
    call: ['Name of the call that is to be made.', 'voidPermit'],
    query: 'What goes into its query.',
    body: 'What goes into its body.',
    until: 'Instant at which it is done.',
    refusal: 'Why it was not done; null while it waits.',
  },
  reasons: { HeldActReason: heldActRefusals },
}
