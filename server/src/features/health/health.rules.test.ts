import type { HealthPart } from '@bargah/contract/features/health/health.states.ts'
import { expect, it } from 'vitest'
import { computeParts, type HealthFacts } from './health.rules.ts'

const now = new Date('2026-11-21T10:32:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const well: HealthFacts = {
  version: '0.1.0',
  built: { commit: null, hasChanges: false },
  node: 'v24.0.0',
  startedAt: hoursAgo(5),
  ready: { hasSpace: true, isWorkingJobs: true, isSignerAnswering: true },
  rooms: [{ setting: 'DATA_DIR', free: 50, size: 100 }],
  state: {
    jobsDue: 0,
    jobsDueAge: 0,
    jobsGivenUp: 0,
    roundsOverdue: 0,
    signerFaults: 0,
    signerFaultAge: 0,
    logsUnsignedAge: 0,
    smsWaiting: 0,
    smsWaitingAge: 0,
    smsFailed: 0,
    lettersWaiting: 0,
    lettersWaitingAge: 0,
    paymentsPending: 0,
    paymentsPendingAge: 0,
    databaseBytes: 1,
    writesWaitingAge: 0,
  },
  witnesses: new Map([['anjoman', 60]]),
  backupAt: hoursAgo(10),
  configured: { sms: true, mail: true, bank: true, inquiry: true, maps: true },
  hasOwnFiles: false,
  pushes: { sent: 0, gone: 0, failed: 0 },
  isReplicaRead: true,
}
const state = (over: Partial<HealthFacts['state']>) => ({ state: { ...well.state, ...over } })
const notOk = (over: Partial<HealthFacts>, servers = 2) =>
  computeParts({ ...well, ...over }, servers, now).flatMap(({ part, state: is }) =>
    is === 'ok' ? [] : [[part, is]],
  )

it.each<[what: string, over: Partial<HealthFacts>, part: HealthPart | null, is?: 'late' | 'unset']>([
  ['nothing', {}, null],
  ['no room to write', { ready: { ...well.ready, hasSpace: false } }, 'disk'],
  [
    'less than a tenth of a disk',
    { rooms: [...well.rooms, { setting: 'BACKUP_DIR', free: 9, size: 100 }] },
    'disk',
  ],
  ['a queue that is not worked through here', { ready: { ...well.ready, isWorkingJobs: false } }, 'jobs'],
  ['writes that waited a moment for the replica', state({ writesWaitingAge: 4 }), null],
  ['writes that wait for a replica that is away', state({ writesWaitingAge: 6 }), 'database'],
  ['a job due for two minutes', state({ jobsDue: 1, jobsDueAge: 120 }), null],
  ['a job due for longer', state({ jobsDue: 1, jobsDueAge: 121 }), 'jobs'],
  ['a signer that is away', { ready: { ...well.ready, isSignerAnswering: false } }, 'signer'],
  ['a log unsigned for more than five minutes', state({ logsUnsignedAge: 301 }), 'signer'],
  ['a witness silent for more than an hour', { witnesses: new Map([['anjoman', 3_601]]) }, 'witnesses'],
  ['a witness that never cosigned', { witnesses: new Map([['anjoman', null]]) }, 'witnesses'],
  ['no witness', { witnesses: new Map() }, 'witnesses', 'unset'],
  ['a backup of 27 hours ago', { backupAt: hoursAgo(27) }, 'backup'],
  ['no backup yet', { backupAt: null }, 'backup'],
  ['no backups at all', { backupAt: undefined }, 'backup', 'unset'],
  [
    'messages that wait without a provider',
    { ...state({ smsWaitingAge: 9_999 }), configured: { ...well.configured, sms: false } },
    'sms',
    'unset',
  ],
  ['a message that waits for more than five minutes', state({ smsWaiting: 1, smsWaitingAge: 301 }), 'sms'],
  ['a letter that waits for half an hour', state({ lettersWaiting: 1, lettersWaitingAge: 1_800 }), null],
  ['a letter that waits for longer', state({ lettersWaiting: 1, lettersWaitingAge: 1_801 }), 'mail'],
  [
    'letters that wait without a server of mail',
    { ...state({ lettersWaitingAge: 9_999 }), configured: { ...well.configured, mail: false } },
    'mail',
    'unset',
  ],
  ['a payment of more than an hour ago', state({ paymentsPending: 1, paymentsPendingAge: 3_601 }), 'bank'],
  ['a notice that failed among many', { pushes: { sent: 5, gone: 0, failed: 1 } }, null],
  ['a copy of the database that is not read', { isReplicaRead: false }, 'replica'],
  ['notices of which most failed', { pushes: { sent: 1, gone: 0, failed: 3 } }, 'push'],
])('tells of %s', (_what, over, part, is = 'late') => {
  expect(notOk(over)).toEqual(part === null ? [] : [[part, is]])
})

it('names the settings whose folders are nearly full', () => {
  const rooms = [...well.rooms, { setting: 'BACKUP_DIR', free: 9, size: 100 }]
  const disk = computeParts({ ...well, rooms }, 1, now).find(({ part }) => part === 'disk')
  expect(disk?.names).toEqual(['BACKUP_DIR'])
})

it('tells that several servers have each a folder of files of their own, and of one alone nothing', () => {
  expect(notOk({ hasOwnFiles: true }, 2)).toEqual([['files', 'late']])
  expect(notOk({ hasOwnFiles: true }, 1)).toEqual([])
})
