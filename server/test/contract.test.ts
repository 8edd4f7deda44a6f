import { type Contract, contract } from '@bargah/contract/contract.ts'
import { type Flag, flags, mayCall, type Role, roles } from '@bargah/contract/kernel/access.ts'
import { noteOf } from '@bargah/contract/kernel/fields.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sql } from '../src/kernel/sql.ts'
import { useTestApp } from './app.ts'
import { newSession, signedIn } from '../src/features/auth/auth.build.ts'
import { buildCompany } from '../src/features/companies/companies.build.ts'
import { buildDriver } from '../src/features/drivers/drivers.build.ts'
import { buildHall } from '../src/features/halls/halls.build.ts'

const endpoints = Object.entries(contract) as [keyof Contract, EndpointShape][]
const persian = /[\u0600-\u06ff]/

const app = useTestApp()
const userOf = new Map<Role, number>()
beforeAll(async () => {
  const hall = await buildHall(app.db)
  const company = await buildCompany(app.db, { hallIds: [hall.id] })
  const driver = await buildDriver(app.db)
  const owner = await app.db
    .insertInto('productOwners')
    .values({
      firstName: 'صاحب',
      lastName: 'کالا',
      nationalId: '0040000011',
      mobile: '09121234567',
      isAccepted: true,
      createdAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids: Partial<Record<Role, object>> = {
    Driver: { driverId: driver.id },
    LoadHallAdmin: { hallId: hall.id },
    TransportationCompanyAdmin: { companyId: company.id },
    TransportationCompanyMember: { companyId: company.id },
    ProductOwnerAdmin: { productOwnerId: owner.id },
  }
  for (const role of roles) userOf.set(role, (await signedIn(app.db, role, ids[role])).userId)
})

type Sent = { query?: Record<string, string>; body?: unknown; payload?: string; token?: string }

/** A body as its call takes it: a form where it takes files, which do not come. */
function packed({ files }: EndpointShape, body: object): string | FormData {
  if (!files) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  return form
}

async function send(endpoint: EndpointShape, { query, body, payload, token }: Sent) {
  const response = await app.app.inject({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{\w+\}/g, '1'),
    query: query ?? {},
    payload: payload ?? (endpoint.method === 'POST' ? packed(endpoint, body ?? {}) : undefined),
    headers: {
      ...(endpoint.method === 'POST' && !endpoint.files && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  const isJson = String(response.headers['content-type']).includes('json')
  // what a person reads whose browser came from elsewhere is a page
  const isPage = endpoint.reply === 'page' && response.statusCode >= 400
  const reply: { errors?: string[]; message?: string; statusCode?: number } = isJson
    ? response.json()
    : { ...(isPage && { message: response.body }) }
  return { status: response.statusCode, reply, text: response.body }
}

const roleFor = (endpoint: EndpointShape): Role =>
  roles.find((role) => mayCall(endpoint.access, { role, flags: [] })) ?? 'Admin'
const tokenFor = (endpoint: EndpointShape) => newToken(roleFor(endpoint))
/** A session of its own for each question: one of the calls signs out. */
const newToken = (role: Role) => newSession(app.db, userOf.get(role) ?? 0)
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

/** Every row of every table that a call could change, as one text. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
    and table_name not in ('tries', 'sessions', 'cities', 'test_clock', 'audit_log', 'audit_changes') order by 1`.execute(
    app.db,
  )
  const parts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as sum from ${sql.table(name)} t`.execute(app.db)
    parts.push(`${name}:${rows[0]?.sum}`)
  }
  return parts.join('\n')
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

function expectClear(
  status: number,
  reply: { errors?: string[]; message?: string; statusCode?: number },
  what: string,
) {
  expect([200, 400, 404], what).toContain(status)
  if (status === 200 && (reply.statusCode ?? 200) === 200) return
  expect(reply.message, what).toMatch(persian)
  for (const sentence of reply.errors ?? []) expect(sentence, what).toMatch(persian)
}

const those = (applies: (endpoint: EndpointShape) => boolean) =>
  endpoints.filter(([, endpoint]) => applies(endpoint))
const hasFields = ({ query, body }: EndpointShape) => shapeOf(query).length + shapeOf(body).length > 0

it.each(those(({ access }) => access !== 'public'))(
  '%s says in Persian that one must sign in, without or with a dead token',
  async (_key, endpoint) => {
    for (const token of [undefined, 'dead-token', `${await tokenFor(endpoint)}x`]) {
      const { status, reply } = await send(endpoint, { token })
      expect(status).toBe(401)
      expect(reply.message).toMatch(persian)
    }
  },
)

it.each(those(({ method, files }) => method === 'POST' && !files))(
  '%s answers broken JSON and a body that is no object with 400',
  async (_key, endpoint) => {
    for (const payload of ['{"a":', '[1]', '"متن"', '7']) {
      const { status, reply } = await send(endpoint, { payload, token: await tokenFor(endpoint) })
      const isRead = endpoint.body !== undefined || payload === '{"a":'
      expect(isRead ? [400] : [200, 400], payload).toContain(status)
      if (status === 400) expect(reply.message).toMatch(persian)
    }
  },
)

/** Calls that need one text and nothing else: what is bad elsewhere is a good name here. */
const takesAnyText: readonly string[] = ['changeContact']

it.each(those(hasFields).filter(([key]) => !takesAnyText.includes(key)))(
  '%s answers every kind of bad field with a Persian sentence and writes nothing',
  async (key, endpoint) => {
    const before = await everything()
    for (const [what, value] of bad) {
      for (const field of shapeOf(endpoint.query)) {
        const query = { [field]: typeof value === 'string' ? value : JSON.stringify(value) }
        const { status, reply } = await send(endpoint, { query, token: await tokenFor(endpoint) })
        expectClear(status, reply, `${key} ${field} = ${what}`)
      }
      for (const field of shapeOf(endpoint.body)) {
        const { status, reply } = await send(endpoint, {
          body: { [field]: value },
          token: await tokenFor(endpoint),
        })
        expectClear(status, reply, `${key} ${field} = ${what}`)
      }
    }
    expect(await everything()).toBe(before)
  },
)

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

it.each(nasty)('%s in every field at once is no fault of ours, whatever the call', async (_what, value) => {
  const before = await everything()
  for (const [key, endpoint] of those(hasFields)) {
    const filled = (schema: z.ZodMiniType | undefined) =>
      Object.fromEntries(shapeOf(schema).map((field) => [field, value]))
    const query = Object.entries(filled(endpoint.query)).map(([field, one]) => [field, String(one)])
    const { status, reply } = await send(endpoint, {
      query: Object.fromEntries(query),
      body: filled(endpoint.body),
      token: await tokenFor(endpoint),
    })
    expectClear(status, reply, key)
  }
  expect(await everything()).toBe(before)
})

it('tells who is not signed in, too, what is wrong with a name or a path that holds a zero byte', async () => {
  const signIn = { Username: 'a\u0000b', Password: 'گذرواژه', Role: 'Driver' }
  const { status, reply } = await send(contract.signIn, { body: signIn })
  expect([status, reply.errors]).toEqual([400, ['نام کاربری نویسه‌ای دارد که پذیرفته نیست؛ آن را پاک کنید.']])
  for (const url of ['/api/v1/City/%00', '/%00', '/api/v1/City/GetCityByProvinceId?ProvinceId=%00']) {
    const answer = await app.app.inject(url)
    expect([400, 404], url).toContain(answer.statusCode)
    expect(answer.json().message, url).toMatch(persian)
  }
})

describe('access', () => {
  it('is what was agreed: every endpoint × role × flag', () => {
    const lines = endpoints.map(([key, { method, path, access, effect }]) => {
      const byRole = roles.filter((role) => mayCall(access, { role, flags: [] }))
      const byFlag = flags.filter((flag) =>
        mayCall(access, { role: 'TransportationCompanyMember', flags: [flag] }),
      )
      const who =
        access === 'public' ? 'everybody' : byRole.length === roles.length ? 'every role' : byRole.join(' ')
      const alsoFlags =
        byRole.includes('TransportationCompanyMember') || byFlag.length === 0 ? '' : ` | ${byFlag.join(' ')}`
      return `${method} ${path} (${key}, ${effect}): ${who}${alsoFlags}`
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
      .where('id', '=', userOf.get('AdminSupport') ?? 0)
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
    const sealed = ['saveAgentWsCode']
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
        'createCompanyUser',
        'createHallUser',
        'addCharge',
        'deductCharge',
        'createOwnerUser',
        'deleteOwner',
        'endSessionsOf',
        'renewOfficePassword',
        'saveAgentWsCode',
        'addMainOffice',
        'setAgentFinances',
        'setAgencyUserActive',
        'closeAgencyUser',
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
        'updateAgencyUser',
        'signUp',
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

  it('matches paths and names without regard to case', async () => {
    const token = await newToken('Admin')
    const answer = await app.app.inject({
      url: '/API/v1/city/getcitybyprovinceid?PROVINCEID=29',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.json().data.length).toBeGreaterThan(5)
  })
})
