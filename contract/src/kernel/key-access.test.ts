import { describe, expect, it } from 'vitest'
import { contract } from '../contract.ts'
import { type Flag, flags, mayCall, type Role, roles } from './access.ts'
import type { EndpointShape } from './endpoint.ts'
import { keysOf, mayKeyCall, narrowed, offeredScopes, scopesOfRole } from './key-access.ts'
import { keyScopes } from './key-scopes.ts'

const calls = Object.entries(contract) as [string, EndpointShape][]
const who = (role: Role, held: readonly Flag[] = []) => ({ role, flags: held })
/** What a key of an account opens beside what is public, by name. */
const opens = (account: { role: Role; flags: readonly Flag[] }, ...scopes: string[]) =>
  calls
    .filter(([, call]) => call.access !== 'public')
    .filter(([, call]) => mayKeyCall(call, narrowed(account, scopes), scopes) === null)
    .map(([name]) => name)
const openToAll = (role: Role) => opens(who(role), 'nothing')

describe('a key', () => {
  it('is offered to companies, halls and organisations alone', () => {
    const offered = roles.filter((role) => offeredScopes(who(role, flags)).length > 0)
    expect(offered.sort()).toEqual(
      [
        'TransportationCompanyAdmin',
        'TransportationCompanyMember',
        'ProductOwnerAdmin',
        'LoadHallAdmin',
        'AgentMain',
        'Organization',
        'DriversAssociation',
        'AssociationTransportCompanies',
      ].sort(),
    )
  })

  it.each(roles)('of the role %s opens nothing that the account itself may not', (role) => {
    const account = who(role, flags)
    const all = [...flags, ...keyScopes]
    for (const name of opens(account, ...all))
      expect(mayCall(contract[name as keyof typeof contract].access, account), name).toBe(true)
  })

  it.each(Object.entries(scopesOfRole))('each scope that %s is offered opens something', (role, scopes) => {
    const base = openToAll(role as Role)
    for (const scope of scopes)
      expect(opens(who(role as Role, flags), scope).length, scope).toBeGreaterThan(base.length)
  })

  it('opens nothing of a person at a window, and nothing of users, passwords, sessions or keys', () => {
    const touched = [
      'session',
      'member',
      'user',
      'companyUser',
      'factor',
      'apiKey',
      'webhook',
      'noticeChoice',
      'heldAct',
    ]
    const open = calls.filter(([, call]) => call.effect === 'write' && keysOf(call) !== null)
    for (const [name, { changes = [], reauthenticates, needsProof, showsSecret }] of open) {
      expect(
        changes.filter((noun) => touched.includes(noun)),
        name,
      ).toEqual([])
      expect([reauthenticates, needsProof, showsSecret], name).toEqual([undefined, undefined, undefined])
    }
  })

  // what changes here was decided by somebody: see docs/decisions/0104
  it('makes these writes and no others', () => {
    const writes = calls.filter(([, call]) => call.effect === 'write' && keysOf(call) !== null)
    expect(writes.map(([name]) => name).sort()).toEqual(
      [
        'addCustomer',
        'addCustomerAddress',
        'addDocument',
        'addPreLoad',
        'addPreLoadsOfCargos',
        'addPriorities',
        'addPriority',
        'addShowTime',
        'cancelTurn',
        'changePermitStatus',
        'declareCargo',
        'declareCargos',
        'deleteCustomer',
        'deleteCustomerAddress',
        'deletePreLoad',
        'finishCargo',
        'finishCargos',
        'inquireDriverCard',
        'inquireNationalIdLegacy',
        'inquirePostalCodeLegacy',
        'inquireTruckCard',
        'printPermit',
        'printPermitLegacy',
        'printPermits',
        'rateDriver',
        'removePriority',
        'reorderPriorities',
        'returnCargo',
        'reviewCargo',
        'sendImport',
        'setSelectedDrivers',
        'setShowTimes',
        'startImport',
        'takeTurn',
        'undoImport',
        'updateCargo',
        'updateCustomer',
        'updateCustomerAddress',
        'updateShowTime',
        'voidPermit',
        'withdrawDocument',
      ].sort(),
    )
  })
})

describe('a call that says that keys make it', () => {
  const call = {
    access: { roles: [], flags: ['access_Load_Add'] },
    effect: 'write',
    reply: 'envelope',
  } as const
  const proof = { purpose: 'registration', mobile: 'Mobile' } as const
  it.each([
    [{}, { scope: null, flags: ['access_Load_Add'] }],
    [{ byKey: 'all' }, { all: true }],
    [{ byKey: 'cargo_write' }, { scope: 'cargo_write', flags: ['access_Load_Add'] }],
    [{ byKey: false }, null],
    // of a person at a window, whatever is said
    [{ byKey: 'all', reauthenticates: true }, null],
    [{ byKey: 'all', needsProof: proof }, null],
    [{ byKey: 'all', showsSecret: true }, null],
    [{ byKey: 'all', beforeFactor: true }, null],
    [{ byKey: 'all', beforePasswordChange: true }, null],
    [{ byKey: 'all', stays: 'own_session' }, null],
    [{ byKey: 'all', reply: 'page' }, null],
    [{ access: 'public' }, null],
    [{ access: 'public', effect: 'read' }, { all: true }],
    [{ access: 'signedIn' }, null],
    [{ access: { roles: ['LoadHallAdmin'] } }, null],
    [{ access: { roles: [], flags: ['access_Member_Add'] } }, null],
  ] as const)('%j', (more, keys) => expect(keysOf({ ...call, ...more })).toEqual(keys))
})

describe('a company’s key', () => {
  const boss = who('TransportationCompanyAdmin')
  const member = (...held: Flag[]) => who('TransportationCompanyMember', held)

  it('is like a member with its flags, also that of the company’s admin', () => {
    expect(narrowed(boss, ['access_Load_Add'])).toEqual(member('access_Load_Add'))
    expect(opens(boss, 'access_Load_Add')).toEqual(opens(member('access_Load_Add'), 'access_Load_Add'))
    expect(opens(boss, 'access_Load_Add')).toContain('declareCargo')
    expect(opens(boss, 'access_Load_Add')).not.toContain('finishCargo')
  })

  it('loses what is taken from its account, and gains nothing that is given to it', () => {
    expect(narrowed(member(), ['access_Load_Add']).flags).toEqual([])
    expect(narrowed(member('access_Load_Add', 'access_Load_Delete'), ['access_Load_Add']).flags).toEqual([
      'access_Load_Add',
    ])
  })

  it.each(['access_Member_Add', 'access_Member_Update', 'turn_write', 'Admin', '*'])(
    'gains nothing by %s in its row',
    (scope) => {
      expect(narrowed(boss, [scope]).flags).toEqual([])
      expect(opens(boss, scope)).toEqual(openToAll('TransportationCompanyAdmin'))
    },
  )
})

describe('why a call is refused to a key', () => {
  const hall = who('LoadHallAdmin')
  it.each([
    ['searchTurns', ['turn_read'], null],
    ['searchTurns', ['turn_write'], 'key_lacks_scope'],
    ['takeTurn', ['turn_write'], null],
    // a scope of others in the row of a hall's key
    ['declareCargo', ['cargo_write'], 'key_lacks_scope'],
    ['listGoods', ['turn_read'], null],
    ['verifyPermit', ['turn_read'], null],
    ['signIn', ['turn_read'], 'not_by_key'],
    ['showMe', ['turn_read'], 'not_by_key'],
    ['changeMyPassword', ['turn_read'], 'not_by_key'],
    ['makeApiKey', [...keyScopes], 'not_by_key'],
    ['endApiKey', [...keyScopes], 'not_by_key'],
    ['listApiKeys', [...keyScopes], 'not_by_key'],
    ['holdAct', [...keyScopes], 'not_by_key'],
    ['find', [...keyScopes], 'not_by_key'],
  ] as const)('%s with %j: %s', (name, scopes, refusal) => {
    expect(mayKeyCall(contract[name], narrowed(hall, scopes), scopes)).toBe(refusal)
  })
})
