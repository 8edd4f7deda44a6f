import type { FeatureDocs } from '../../kernel/docs.ts'

export const apiKeysDocs: FeatureDocs = {
  calls: {
    makeApiKey: 'Makes a key for a program and shows it once.',
    listApiKeys: 'Lists the keys of programs that the caller may see.',
    endApiKey: 'Ends a key of a program.',
    showApiKey: 'Shows the key by which the program asks.',
  },
  fields: {
    id: 'Key, an id of `listApiKeys`.',
    name: 'What its owner calls the key.',
    scopes: ['For what the key is.', ['access_Load_Add']],
    'showApiKey.scopes': 'What the key may use now: what its account is no longer allowed is missing.',
    may: 'The same in Persian words.',
    callsPerMinute: 'How many calls a minute it may make.',
    days: 'For how many days it counts, a year at most.',
    key: ['The key itself, shown this once.', 'bargah_…'],
    state: 'Whether it counts.',
    tail: 'How the key ends, to tell keys apart.',
    lastUsedAt: 'Instant at which it was last used; null when never.',
    endedBy: 'Who ended it; null while it counts.',
    isMine: 'Whether it is the caller’s own.',
    expiresAt: 'Instant at which it ends by itself.',
    username: 'Account as which it acts.',
  },
}
