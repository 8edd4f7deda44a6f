import type { FeatureDocs } from '../../kernel/docs.ts'

export const outboxDocs: FeatureDocs = {
  calls: { listOutbox: 'Lists the text messages that were sent, wait or failed.' },
  fields: {
    id: 'Number of the message.',
    kind: 'What the message is about.',
    to: 'Number to which it goes, its middle hidden except in a demo.',
    text: 'Text of the message; null where it may hold a code.',
    failure: 'Why it did not go; null where it went or waits.',
    sentAt: 'Instant at which it went; null while it has not.',
    state: 'Whether it went, waits or failed.',
  },
}
