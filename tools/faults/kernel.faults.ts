import { type Fault, faultsIn } from './fault.ts'

const topics = 'server/src/features/live/listener-topics.store.ts'
const facts = ['server/test/each-fact.test.ts'] as const
const byCode = ['server/src/features/auth/sign-in-by-code.test.ts'] as const
const listening = /what concerns a session/

/** What is told to whoever looks on, limits, the log and its verifier. */
export const kernelFaults: readonly Fault[] = [
  ...faultsIn(
    'live',
    topics,
    facts,
    listening,
  )({
    'an organisation hears of no company that is linked to it': [
      '    ...companies.map(({ companyId }) => `company:${companyId}`),\n',
      '    ...(companies && []),\n',
    ],
    'an organisation hears of no hall that is linked to it': [
      '    ...halls.map(({ hallId }) => `hall:${hallId}`),\n',
      '    ...(halls && []),\n',
    ],
    "an organisation hears of everybody's halls": [
      "selectFrom('userHalls').select('hallId').where('userId', '=', userId)",
      "selectFrom('userHalls').select('hallId').where('userId', '>', userId - 2)",
    ],
    'a driver hears of the hall of a turn that has ended': ["    .where('status', '=', 'live')\n", ''],
    'support hears only of itself': ['return [own, everything]', 'return [own]'],
  }),
  ...faultsIn('live', 'server/src/kernel/live/hub.ts', ['server/test/away-too-long.test.ts'])({
    'who was away too long believes that he missed nothing': [
      'return fromMs < keptFromMs ? null :',
      'return',
    ],
    'an id from before all that is kept is believed': [
      'if (!seen || seen.atMs < keptFromMs ||',
      'if (!seen ||',
    ],
    'an id of a younger database is believed': [
      ' || seen.snapshot.xmax > now.snapshot.xmax) return null',
      ') return null',
    ],
  }),
  {
    name: 'who looks from outside hears of money',
    kind: 'live',
    file: 'server/src/kernel/live/listeners.ts',
    text: 'board: here.filter((noun) => boardNouns.includes(noun)),',
    becomes: 'board: event.nouns,',
    seenBy: ['server/src/kernel/live/listeners.test.ts'],
  },
  {
    name: 'limits count each session on its own',
    kind: 'clause',
    file: 'server/src/kernel/limits.ts',
    text: 'session?.userId ?? null',
    becomes: 'session?.sessionId ?? null',
    seenBy: ['server/test/limits.test.ts'],
  },
  {
    name: 'limits count who is signed in by his device',
    kind: 'clause',
    file: 'server/src/kernel/limits.ts',
    text: 'knownMark: account === null ? deviceMark : null',
    becomes: 'knownMark: deviceMark',
    seenBy: ['server/src/kernel/limits.test.ts'],
  },
  {
    name: 'a deadlock is not tried again',
    kind: 'boundary',
    file: 'server/src/kernel/database.ts',
    text: 'const tries = 4',
    becomes: 'const tries = 0',
    seenBy: ['server/test/retries.test.ts'],
  },
  {
    name: 'a serialization failure is not tried again',
    kind: 'clause',
    file: 'server/src/kernel/database.ts',
    text: "new Set(['40001', '40P01'])",
    becomes: "new Set(['40P01'])",
    seenBy: ['server/test/retries.test.ts'],
  },
  {
    name: 'a write leaves no line in the audit',
    kind: 'told',
    file: 'server/src/kernel/call.ts',
    text: "insertAct(tx, act, { at: now, kind: 'write', ...outcome }),",
    becomes: 'null,',
    seenBy: ['server/test/audit.test.ts'],
    test: /a deed/,
  },
  {
    name: 'a job leaves no line in the audit',
    kind: 'told',
    file: 'server/src/kernel/database.ts',
    text: 'job !== undefined && insertJobAct(tx, job, now),',
    becomes: 'null,',
    seenBy: ['server/test/audit.test.ts'],
    test: /of a job/,
  },
  {
    name: 'a write tells nobody what its call changes',
    kind: 'changes',
    file: 'server/src/kernel/database.ts',
    text: 'tellLive(tx, database.changes ?? [])',
    becomes: 'tellLive(tx, [])',
    seenBy: ['server/src/app/serve-live.test.ts'],
    test: /cut off/,
  },
  ...faultsIn('clause', 'server/src/kernel/sql.ts', ['server/src/kernel/run-transaction.test.ts'])({
    'what is asked after the end of its transaction is done outside of it': [
      "    if (ended) throw new Error('the transaction has ended')\n",
      '',
    ],
    'what a transaction begins with waits for its begin': [
      "Promise.all([run('begin'), steps.first(tx)])",
      "[await run('begin'), await steps.first(tx)]",
    ],
  }),
  {
    name: 'nobody is woken after a write',
    kind: 'live',
    file: 'server/src/kernel/database.ts',
    text: '    if (isTold) database.wake?.()\n',
    becomes: '    void isTold\n',
    seenBy: ['server/test/retries.test.ts'],
  },
  {
    name: 'a code that signs in has as many guesses as another',
    kind: 'boundary',
    file: 'server/src/features/codes/codes.rules.ts',
    text: "purpose === 'signIn' ? 3 : 5",
    becomes: '5',
    seenBy: byCode,
  },
  {
    name: 'a password that somebody else set holds back who signs in by a code',
    kind: 'clause',
    file: 'server/src/features/auth/auth.store.ts',
    text: 'row.mustChangePassword && passwordAt !== null',
    becomes: 'row.mustChangePassword',
    seenBy: byCode,
  },
  {
    name: 'a code signs in to an account whose number was given away meanwhile',
    kind: 'lock',
    file: 'server/src/features/auth/accounts.store.ts',
    text: "    .where('drivers.mobile', '=', driverMobile)\n",
    becomes: '',
    seenBy: byCode,
  },
  {
    name: 'a code signs in to a desk whose name is the number',
    kind: 'access',
    file: 'server/src/features/auth/sign-in-by-code.ts',
    text: "if (account?.role !== 'Driver' || account.driverMobile !== mobile || account.driverId === null) return null",
    becomes: 'if (!account) return null',
    seenBy: byCode,
  },
]
