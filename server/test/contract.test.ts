import { type Contract, contract } from '@bargah/contract/contract.ts'
import { type Flag, flags, mayCall, type Role, roles } from '@bargah/contract/kernel/access.ts'
import { noteOf } from '@bargah/contract/kernel/fields.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sql } from '../src/kernel/sql.ts'
import { makeSide } from './access/side.ts'
import { someOf } from './amount.ts'
import { type Reply, useTestApp } from './app.ts'
import type { RequestParts } from './request.ts'

const endpoints = Object.entries(contract) as [keyof Contract, EndpointShape][]
const keys = endpoints.map(([key]) => key)
const persian = /[\u0600-\u06ff]/

const app = useTestApp()
let users: Record<Role, number>
let tables: string[]
let standing: Record<string, string>
beforeAll(async () => {
  users = (await makeSide(app, { stranger: await app.driverActor(), hours: 24 })).users
  tables = await changeableTables()
})

const roleFor = (endpoint: EndpointShape): Role =>
  roles.find((role) => mayCall(endpoint.access, { role, flags: [] })) ?? 'Admin'
/** What somebody reads who may call it. */
const ask = (endpoint: EndpointShape, said: RequestParts) =>
  app.sendAs(users[roleFor(endpoint)], endpoint, { body: {}, ...said })
/** The fields of a shape, those inside of its parts and lists too. */
function fieldsIn(schema: z.ZodMiniType | undefined): [name: string, field: z.ZodMiniType][] {
  if (schema instanceof z.ZodMiniPipe) return fieldsIn(schema.def.out as z.ZodMiniType)
  if (!(schema instanceof z.ZodMiniObject)) return []
  return Object.entries(schema.shape as Record<string, z.ZodMiniType>).flatMap(([name, field]) => [
    [name, field],
    ...fieldsIn(noteOf(field)?.items ?? field),
  ])
}
const shapeOf = (schema: z.ZodMiniType | undefined) =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []

/** The names of the texts that a reply holds, however deep. */
function textsOf(schema: z.ZodMiniType | undefined): string[] {
  const found: string[] = []
  const collect = (shape: unknown, name = '') => {
    if (typeof shape !== 'object' || shape === null) return
    if ('type' in shape && shape.type === 'string') found.push(name)
    for (const [key, inner] of Object.entries(shape)) collect(inner, key)
  }
  if (schema) collect(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }))
  return found
}

/** Every table that a call could change. */
async function changeableTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
    and table_type = 'BASE TABLE' and table_name not in ('tries', 'sessions', 'cities', 'test_clock', 'audit_log', 'audit_changes') order by 1`.execute(
    app.db,
  )
  return rows.map(({ name }) => name)
}

/**
 * What stands in every table that a call could change: a sum for each, of how many rows there are and of the transactions
 * that wrote them, which are others after any write.
 */
async function everything(): Promise<Record<string, string>> {
  const sums = tables.map(
    (name) =>
      sql`(select concat(count(*), ' ', sum(xmin::text::bigint)) from ${sql.table(name)}) as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<string, string>>`select ${sql.join(sums)}`.execute(app.db)
  return rows[0] ?? {}
}

/** The tables that changed since this was asked before. */
async function changedTables(): Promise<string[]> {
  const before = standing
  standing = await everything()
  return tables.filter((name) => standing[name] !== before[name])
}

const bad: [string, unknown][] = [
  ['an object', { a: 1 }],
  ['a list of objects', [{ a: 1 }]],
  ['a text far too long', '۹ الف'.repeat(4_000)],
  ['a negative number in Persian digits', '-۵'],
  ['a negative number', -7],
  ['a number far too large', 1e300],
  ['a fraction', 1.5],
  ['yes', true],
  ['a zero byte', 'الف\u0000ب'],
  ['a quote and a comment', `'; drop table users; --`],
]

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** What a person reads of a refusal: where his browser came from elsewhere a page. */
const sentenceOf = ({ reply }: EndpointShape, { message, text }: Reply) => (reply === 'page' ? text : message)

function expectClear(answer: Reply, endpoint: EndpointShape, what: string) {
  const { status, statusCode, errors } = answer
  // only a path can be too long
  expect([200, 400, 404, ...(endpoint.path.includes('{') ? [414] : [])], what).toContain(status)
  if (status === 200 && statusCode === 200) return
  expect(sentenceOf(endpoint, answer), what).toMatch(persian)
  for (const sentence of errors) expect(sentence, what).toMatch(persian)
}

const living = new Map<Role, Promise<string>>()
/** A session of a role, one for all calls. */
function livingToken(role: Role): Promise<string> {
  const token = living.get(role) ?? app.newSession(users[role])
  living.set(role, token)
  return token
}

const those = (applies: (endpoint: EndpointShape) => boolean) =>
  endpoints.filter(([, endpoint]) => applies(endpoint))
const hasFields = ({ query, body }: EndpointShape) => shapeOf(query).length + shapeOf(body).length > 0

it.each(those(({ access }) => access !== 'public'))(
  '%s says in Persian that one must sign in, without or with a dead token',
  async (_key, endpoint) => {
    const token = await livingToken(roleFor(endpoint))
    for (const wrong of [undefined, 'dead-token', `${token}x`]) {
      const { status, message } = await app.send(endpoint, { body: {}, token: wrong })
      expect(status).toBe(401)
      expect(message).toMatch(persian)
    }
  },
)

it.each(those(({ method, files }) => method === 'POST' && !files))(
  '%s answers broken JSON and a body that is no object with 400',
  async (_key, endpoint) => {
    for (const body of ['{"a":', '[1]', '"متن"', '7']) {
      const answer = await ask(endpoint, { body })
      const isRead = endpoint.body !== undefined || body === '{"a":'
      expect(isRead ? [400] : [200, 400], body).toContain(answer.status)
      if (answer.status === 400) expect(sentenceOf(endpoint, answer)).toMatch(persian)
    }
  },
)

/** Calls that need one text, or one yes, and nothing else: what is bad elsewhere is good here. */
const takesWhatIsBadElsewhere: readonly string[] = ['changeContact', 'chooseDepth']

/** What no database holds, and what lies beyond every number and calendar. */
const nasty: [string, unknown][] = [
  ['a zero byte', 'a\u0000b'],
  ['half a character', 'a\ud83d'],
  ['a huge number', '9007199254740993'],
  ['a number beyond all', 1e308],
  ['the year 0', '0000-01-01T00:00:00Z'],
  ['the year 275760', '+275760-09-13T00:00:00Z'],
  ['the day 9999/12/29', '9999/12/29'],
]

it.each(those(hasFields))('%s lets nothing through that no database holds', (_key, { query, body }) => {
  const through = [query, body].flatMap(fieldsIn).filter(([, field]) =>
    nasty.slice(0, 2).some(([, value]) => {
      const { data } = z.safeParse(field, value)
      return typeof data === 'string' && /\0|\p{Cs}/u.test(data)
    }),
  )
  expect(through.map(([name]) => name)).toEqual([])
})

describe('a bad call', () => {
  beforeAll(async () => {
    standing = await everything()
  })

  it.each(those(hasFields).filter(([key]) => !takesWhatIsBadElsewhere.includes(key)))(
    '%s answers every kind of bad field with a Persian sentence and writes nothing',
    async (key, endpoint) => {
      const inQuery = shapeOf(endpoint.query).map((field) => ({
        field,
        say: (value: unknown) => ({ query: { [field]: textOf(value) } }),
      }))
      const inBody = shapeOf(endpoint.body).map((field) => ({
        field,
        say: (value: unknown) => ({ body: { [field]: endpoint.files ? textOf(value) : value } }),
      }))
      // each field by itself, and all at the same time
      const asked = [...inQuery, ...inBody].map(async ({ field, say }, nr) => {
        for (const [what, value] of someOf(bad, keys.indexOf(key) + nr, 1))
          expectClear(await ask(endpoint, say(value)), endpoint, `${key} ${field} = ${what}`)
      })
      await Promise.all(asked)
      expect(await changedTables()).toEqual([])
    },
  )

  it.each(nasty)('%s in every field at once is no fault of ours, whatever the call', async (what, value) => {
    const meetsIt = (_: unknown, nr: number) => someOf(nasty, nr, 3).some(([name]) => name === what)
    for (const [key, endpoint] of those(hasFields).filter(meetsIt)) {
      const filled = (schema: z.ZodMiniType | undefined) =>
        Object.fromEntries(shapeOf(schema).map((field) => [field, value]))
      const said = { query: filled(endpoint.query), body: filled(endpoint.body) }
      expectClear(await ask(endpoint, said), endpoint, key)
    }
    expect(await changedTables()).toEqual([])
  })
})

it('tells who is not signed in, too, what is wrong with a name or a path that holds a zero byte', async () => {
  const signIn = { Username: 'a\u0000b', Password: 'گذرواژه', Role: 'Driver' } as const
  const { status, errors } = await app.call('signIn', { body: signIn })
  expect([status, errors]).toEqual([400, ['نام کاربری نویسه‌ای دارد که پذیرفته نیست؛ آن را پاک کنید.']])
  for (const url of ['/api/v1/City/%00', '/%00', '/api/v1/City/GetCityByProvinceId?ProvinceId=%00']) {
    const answer = await app.app.inject(url)
    expect([400, 404], url).toContain(answer.statusCode)
    expect(answer.json().message, url).toMatch(persian)
  }
})

/** What becomes of a write: what it reaches, and its way back or why it has none (docs/decisions/0113). */
const becomes = ({ effect, reaches = [], undoneBy, held, stays }: EndpointShape) =>
  [
    effect,
    ...reaches,
    ...(undoneBy === undefined ? [] : [`undone by ${undoneBy}`]),
    ...(held ? ['held'] : []),
    ...(stays === undefined ? [] : [`stays: ${stays}`]),
  ].join(', ')

describe('access', () => {
  it('is what was agreed: every endpoint × role × flag', () => {
    const lines = endpoints.map(([key, endpoint]) => {
      const { method, path, access } = endpoint
      const byRole = roles.filter((role) => mayCall(access, { role, flags: [] }))
      const byFlag = flags.filter((flag) =>
        mayCall(access, { role: 'TransportationCompanyMember', flags: [flag] }),
      )
      const who =
        access === 'public' ? 'everybody' : byRole.length === roles.length ? 'every role' : byRole.join(' ')
      const alsoFlags =
        byRole.includes('TransportationCompanyMember') || byFlag.length === 0 ? '' : ` | ${byFlag.join(' ')}`
      return `${method} ${path} (${key}, ${becomes(endpoint)}): ${who}${alsoFlags}`
    })
    expect(lines.join('\n')).toMatchSnapshot()
  })

  it('lets a company’s admin do all that its member with every flag may', () => {
    const member = { role: 'TransportationCompanyMember', flags } as const
    const closed = endpoints.filter(
      ([, { access }]) =>
        mayCall(access, member) && !mayCall(access, { role: 'TransportationCompanyAdmin', flags: [] }),
    )
    expect(closed.map(([key]) => key)).toEqual([])
  })

  it('counts flags for a company’s people alone, and the database holds no others', async () => {
    const others = roles.filter((role) => !role.startsWith('TransportationCompany'))
    for (const [key, { access }] of endpoints)
      for (const role of others)
        expect(mayCall(access, { role, flags }), `${key} ${role}`).toBe(mayCall(access, { role, flags: [] }))
    const given = app.db
      .updateTable('users')
      .set({ accessFlags: ['access_Load_Add'] })
      .where('id', '=', users.AdminSupport)
    await expect(given.execute()).rejects.toThrow('flags_of_members')
  })

  it('opens no write to who may only list; a paper that he asks for is looked at', () => {
    const lists = flags.filter((flag) => flag.endsWith('_List') || flag === 'access_Load_Manage')
    const writes = those(
      ({ effect, reply, access }) => effect === 'write' && reply !== 'file' && access !== 'public',
    )
    for (const [key, { access }] of writes) {
      const asMember = (held: readonly Flag[]) =>
        mayCall(access, { role: 'TransportationCompanyMember', flags: held })
      expect(asMember(lists), key).toBe(asMember([]))
    }
  })

  it('knows no two calls of one method and path', () => {
    const paths = endpoints.map(([, { method, path }]) => `${method} ${path.toLowerCase()}`)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('says of every field that is kept of a call and is called like a secret whether it is one', () => {
    const kept = those(({ effect, reply }) => effect === 'write' || reply === 'list')
    const fields = kept.flatMap(([key, { query, body }]) =>
      [query, body].flatMap((schema) => fieldsIn(schema).map(([name, field]) => ({ key, name, field }))),
    )
    const secretLike = /pass|code|token|secret|pin$|otp|answer|proof|key/i
    const unsaid = fields.filter(
      ({ name, field }) => secretLike.test(name) && noteOf(field)?.isSecret === undefined,
    )
    expect(unsaid.map(({ key, name }) => `${key}.${name}`)).toEqual([])
    const passwords = fields.filter(({ name }) => /password/i.test(name))
    expect(passwords.filter(({ field }) => !noteOf(field)?.isSecret).map(({ key }) => key)).toEqual([])
    expect(passwords.map(({ key }) => key)).toContain('signIn')
  })

  it('takes 128 characters of every password by which somebody signs in, whoever types it', () => {
    const passwords = those(({ effect }) => effect === 'write').flatMap(([key, { body }]) =>
      fieldsIn(body).flatMap(([name, field]) => {
        const { format, maxLength } = noteOf(field)?.takes ?? {}
        // the registry of the roads has its own
        return format === 'password' && name !== 'AgentWSPassword' ? [[`${key}.${name}`, maxLength]] : []
      }),
    )
    expect(passwords.filter(([, most]) => most !== 128)).toEqual([])
    expect(passwords.map(([name]) => name)).toContain('addCompanyUser.Password')
  })

  it('says of each reply that shows a token or a password that it does', () => {
    const secret = /password|token|secret|^code$/i
    const shows = ([, { data }]: (typeof endpoints)[number]): boolean =>
      textsOf(data).some((name) => secret.test(name))
    const writes = endpoints.filter(([, { effect }]) => effect === 'write').filter(shows)
    expect(writes.filter(([, { showsSecret }]) => !showsSecret).map(([key]) => key)).toEqual([])
    expect(writes.map(([key]) => key)).toContain('signIn')
    expect(those(({ effect, showsSecret }) => effect === 'read' && showsSecret === true)).toEqual([])
  })

  it('lets every password wait for its turn, since hashing takes a core for a while', () => {
    // of another service: sealed, not hashed
    const sealed = ['saveCompanyWsCode']
    const withPassword = those(({ query, body }) =>
      [...shapeOf(query), ...shapeOf(body)].some((field) => /password/i.test(field)),
    )
    expect(withPassword.filter(([, { gate }]) => gate !== 'passwords').map(([key]) => key)).toEqual(sealed)
  })

  it('asks for the own password again before acts on others’ money, passwords, mobiles and sessions', () => {
    const asking: string[] = endpoints.flatMap(([key, { reauthenticates }]) => (reauthenticates ? [key] : []))
    expect(new Set(asking)).toEqual(
      new Set([
        'changePasswordOf',
        // where one's own reports go
        'sendMailCode',
        'proveMail',
        'removeMail',
        'createCompanyUser',
        'createHallUser',
        'addCharge',
        'deductCharge',
        'createOwnerUser',
        'deleteOwner',
        'endSessionsOf',
        'makeApiKey',
        'makeWebhook',
        'changeWebhook',
        'renewWebhookSecret',
        'renewOfficePassword',
        'saveCompanyWsCode',
        'addMainOffice',
        'setCompanyFinances',
        'setCompanyUserActive',
        'closeCompanyUser',
        'reopenCompanyUser',
        'setUserActive',
        'deactivateDriver',
        'emptyPhoneId',
        'removePhoneId',
        'logOutDriver',
        'changeDriverPassword',
        // forgotten passwords go to a mobile
        'changeDriverMobile',
        'changeUser',
        'editCompany',
        'editOwner',
        'updateCompanyUser',
        'signUp',
        // the second factor of one's own account, and of others who have lost theirs
        'startAuthenticator',
        'confirmAuthenticator',
        'startPasskey',
        'addPasskey',
        'removeAuthenticator',
        'removePasskey',
        'renewRecoveryCodes',
        'askFactorRemoval',
        'confirmFactorRemoval',
        'withdrawFactorRemoval',
        // what cannot be brought back
        'askErasure',
        'confirmErasure',
        'withdrawErasure',
      ]),
    )
    // a hall's tariffs are called charges in the specification, and move no money
    const isTariff = (path: string) => path.includes('/LoadHallCharge/')
    // a call that is like one of these belongs to the list above, or to the own account
    const alike = endpoints.flatMap(([key, { path, effect }]) =>
      effect === 'write' && /charge|password|session|changepass/i.test(path) && !isTariff(path) ? [key] : [],
    )
    const isOfOwnAccount = (key: string) =>
      ['changeMyPassword', 'endMySession', 'forgetPassword'].includes(key)
    expect(alike.filter((key) => !isOfOwnAccount(key) && !asking.includes(key))).toEqual([])
  })

  it('lets a temporary password in to its own change, and out', () => {
    const open = endpoints.flatMap(([key, { beforePasswordChange }]) => (beforePasswordChange ? [key] : []))
    expect(open).toEqual(['signOut', 'showMe', 'changeMyPassword'])
  })

  it('lets who must add a second factor do that and leave, and nothing else', () => {
    const open = endpoints.flatMap(([key, { beforeFactor }]) => (beforeFactor ? [key] : []))
    expect(open).toEqual([
      'signOut',
      'showMe',
      'changeMyPassword',
      'reauthenticate',
      'showMyFactors',
      'startAuthenticator',
      'confirmAuthenticator',
      'startPasskey',
      'addPasskey',
    ])
  })

  it('matches paths and names without regard to case', async () => {
    const inOtherLetters = { ...contract.listCitiesOfProvince, path: '/API/v1/city/getcitybyprovinceid' }
    const { data } = await app.sendAs(users.Admin, inOtherLetters, { query: { PROVINCEID: 29 } })
    expect(data.length).toBeGreaterThan(5)
  })
})
