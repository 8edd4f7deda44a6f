import { type Fault, faultsIn } from './fault.ts'

const byRules = ['contract/src/kernel/key-access.test.ts'] as const
const byCall = ['server/src/features/api-keys/api-keys.test.ts'] as const
const byHarm = ['server/src/features/api-keys/api-keys.attacks.test.ts'] as const
const rules = 'contract/src/kernel/key-access.ts'
const finder = 'server/src/features/api-keys/key-finder.store.ts'

/** Keys of programs: what they open, for how long, and what of them is seen. */
export const apiKeyFaults: readonly Fault[] = [
  ...faultsIn(
    'access',
    rules,
    byRules,
  )({
    'a key keeps a flag that its account has lost': [
      '!isFlag(scope) || holdsFlag(who, scope)',
      '!isFlag(scope) || who.flags !== null',
    ],
    "a company admin's key is the admin": [
      "who.role === 'TransportationCompanyAdmin' ? 'TransportationCompanyMember' : who.role",
      'who.role',
    ],
    'a key makes what asks for the own password': ['  call.reauthenticates === true ||\n', ''],
    "a key opens a scope that is not its account's": [
      'return isOffered && scopes.includes(scope) && mayCall(access, who)',
      'return isOffered && mayCall(access, who)',
    ],
  }),
  {
    name: 'a key is guarded as a session is',
    kind: 'access',
    file: 'server/src/kernel/http.ts',
    text: '  if (arrival.session?.key) return guardAgainstKey(endpoint, arrival.session, arrival.session.key)\n',
    becomes: '',
    seenBy: byCall,
  },
  {
    name: 'a key lives on after its time',
    kind: 'boundary',
    file: 'server/src/features/api-keys/api-keys.rules.ts',
    text: 'return expiresAt <= now ?',
    becomes: 'return expiresAt < now ?',
    seenBy: ['server/src/features/api-keys/api-keys.rules.test.ts'],
  },
  {
    name: 'the key of a closed company opens',
    kind: 'access',
    file: finder,
    text: 'isShut: isShut(row)',
    becomes: 'isShut: !row.isActive',
    seenBy: byCall,
  },
  {
    name: 'each use of a key is written',
    kind: 'clause',
    file: finder,
    text: 'if (!row.lastUsedAt || row.lastUsedAt < since) await noteUsed(db, row.keyId, { at: now, since })',
    becomes: 'await noteUsed(db, row.keyId, { at: now, since: now })',
    seenBy: byCall,
  },
  {
    name: 'a key opens the live stream',
    kind: 'live',
    file: 'server/src/app/serve-live.ts',
    text: '  if (session.key) throw notByKey()\n',
    becomes: '',
    seenBy: byHarm,
  },
  {
    name: 'the calls of a key are not counted',
    kind: 'clause',
    file: 'server/src/kernel/limits.ts',
    text: '      if (key) countKey(key)\n',
    becomes: '',
    seenBy: byHarm,
  },
  {
    name: 'a repeated key of a program is that of its owner',
    kind: 'clause',
    file: 'server/src/kernel/call.ts',
    text: 'owner: session.key ? `key:${session.key.id}` : `user:${session.userId}`,',
    becomes: 'owner: `user:${session.userId}`,',
    seenBy: byCall,
  },
  {
    name: 'keys outlive the sessions that another ended',
    kind: 'clause',
    file: 'server/src/features/auth/accounts.store.ts',
    text: "    endAllKeys(tx, userId, endReason === 'ended_by_admin' ? 'by_admin' : endReason, at),\n",
    becomes: '    Promise.resolve(),\n',
    seenBy: byCall,
  },
  {
    name: "a key is ended by whoever knows its number, though it is another company's",
    kind: 'access',
    file: 'server/src/features/api-keys/api-keys.store.ts',
    text: '.$if(reach !== null, (keys) =>',
    becomes: '.$if(false, (keys) =>',
    seenBy: byCall,
  },
  {
    name: 'two keys more than ten are made at one moment',
    kind: 'lock',
    file: 'server/src/features/api-keys/change-keys.ts',
    text: '    await lockMaker(tx, who.userId)\n',
    becomes: '',
    seenBy: byCall,
  },
]
