import type { FeatureDocs } from '../../kernel/docs.ts'

export const boardDocs: FeatureDocs = {
  calls: {
    showBoard: 'Shows a hall’s public wall screen: its round, loads and queue, without anything of persons.',
    listLoggedHalls: 'Lists the halls that have a public log, each with its city, in the order of names.',
  },
  fields: {
    id: 'Id of the load.',
    name: 'Name of the hall.',
    isActive: 'Whether the hall is open.',
    round: 'The open round; null when none is.',
    balance: 'Trucks of all loads that stood today: announced = allocated + remaining + withdrawn.',
    announced: 'Trucks that were announced.',
    allocated: 'Trucks that were given out.',
    remaining: 'Trucks that are still looked for.',
    withdrawn: 'Trucks that were taken off.',
    liveTurns: 'Turns that stand in the queue now.',
    firstTurnNumber: 'The lowest number in the queue; null when it is empty.',
    loads: 'Loads in the order of announcement, then those that ended just now.',
    lastTurnNumber: 'Turn that won the load last; null when none has.',
    lastRound: 'The round that was split last; null before the first.',
    grantedCount: 'Choices that got a truck.',
    stayingTurns: 'Turns that chose and went without.',
    returned: 'The live turn that came back to the queue last today.',
    'returned.at': 'Instant at which it came back.',
    checkpoint: 'The newest signed checkpoint of the public log; null before the first.',
    size: 'Of how many entries the checkpoint is.',
  },
}
