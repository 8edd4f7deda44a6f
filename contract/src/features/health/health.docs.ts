import type { FeatureDocs } from '../../kernel/docs.ts'

export const healthDocs: FeatureDocs = {
  calls: { showHealth: 'Shows how the server stands that answers, and what all servers share.' },
  fields: {
    at: 'Instant of the figures.',
    name: 'Name of the machine.',
    version: 'Version of the program.',
    commit: 'Commit from which the program was built; null where the build did not know it.',
    hasChanges: 'Whether files were changed or added since that commit.',
    node: 'Version of Node.',
    startedAt: 'Instant since which this server runs.',
    servers: 'Instants since which the servers that work through jobs do so.',
    'servers.since': 'Instant since which it works.',
    databaseBytes: 'Size of the database, bytes.',
    freeBytes: 'Free space of the folder that has the least, bytes; null where it cannot be asked.',
    parts: 'How each part stands.',
    part: 'Which part.',
    state: 'Whether it is well.',
    since: 'How long that lasts, or when it was last done; null where it does not apply.',
    count: 'How many wait or failed.',
    names: 'Of witnesses: those that are silent; of disks: the settings whose folders are nearly full.',
    steps: 'What a new installation needs before anybody can work.',
    step: 'Which step.',
    isDone: 'Whether it is done.',
  },
}
