import type { RawBuilder } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test/app.ts'
import { nounsOf, openStreams } from '../../test/live-client.ts'
import { notify } from '../features/notifications/notifications.api.ts'
import { buildTurn } from '../features/turns/turns.build.ts'
import { type Tx, transaction } from '../kernel/database.ts'
import { openHub } from '../kernel/live/hub.ts'
import { openLog } from '../kernel/log.ts'
import { sql } from '../kernel/sql.ts'
import { madeOnce } from '../../test/made-once.ts'

const app = useTestApp()
const streams = madeOnce(() => openStreams(app))

/** Something of nobody's else happens to an account: the surest way to be told of something. */
const tell = (userId: number) => transaction(app, (tx, now) => told(tx, userId, now))
const told = (tx: Tx, userId: number, at: Date) =>
  notify(
    tx,
    [{ to: { userId }, kind: 'account', state: 'warning', subject: 'موضوع', message: 'متن', link: '/' }],
    at,
  )

const change = (statement: RawBuilder<unknown>) =>
  transaction(app, async (tx) => void (await statement.execute(tx)))

describe('who hears what', () => {
  it('a choice: its driver, his hall, the company of its load and support, and nobody else', async () => {
    const { hall, company, token: companyToken } = await app.hallWithCompany()
    const elsewhere = await app.hallWithCompany()
    const [driver, stranger] = [await app.driverActor(), await app.driverActor()]
    const cargo = await app.buildCargo({ hallId: hall.id, companyId: company.id })
    const turn = await app.buildTurn(hall.id, driver)
    const organisation = await app.signedIn('DriversAssociation')
    await app.addRow('userHalls', { userId: organisation.userId, hallId: hall.id })
    const who = {
      driver: driver.token,
      company: companyToken,
      staff: (await app.hallActor(hall.id)).token,
      support: (await app.adminActor()).token,
      organisation: organisation.token,
      stranger: stranger.token,
      otherCompany: elsewhere.token,
      otherStaff: (await app.hallActor(elsewhere.hall.id)).token,
    }
    const open = Object.entries(who).map(
      async ([name, token]) => [name, await streams.listen({ token })] as const,
    )
    const listening = Object.fromEntries(await Promise.all(open))
    const board = await streams.listen({ query: `?HallId=${hall.id}` })
    const body = { DriverTurnId: turn.id, CargoId: cargo.id }
    expect((await app.call('addPriority', { token: driver.token, body })).data.code).toBe(1)
    for (const name of ['driver', 'company', 'staff', 'support', 'organisation'])
      await listening[name]?.hears('priority')
    await board.hears('round')
    await tell(stranger.userId)
    await listening.stranger?.hears('notification')
    for (const name of ['stranger', 'otherCompany', 'otherStaff'])
      expect(nounsOf(listening[name]?.heard ?? [])).not.toContain('priority')
    expect(nounsOf(board.heard)).not.toContain('notification')
    // nothing that it shows
    expect(nounsOf(board.heard)).not.toContain('priority')
    // the call could have issued one, and did not
    expect(nounsOf(board.heard)).not.toContain('permit')
    for (const one of [board, ...Object.values(listening)]) one.cut()
  })

  it('a turn that is taken and one that ends: staff and the board hear of both, who stands before him of the end alone', async () => {
    const { hall } = await app.hallWithCompany()
    const [first, next] = [await app.driverActor(), await app.driverActor()]
    await app.buildTurn(hall.id, first)
    const before = await streams.listen({ token: first.token })
    const staff = await streams.listen({ token: (await app.hallActor(hall.id)).token })
    const board = await streams.listen({ query: `?HallId=${hall.id}` })
    const taken = await app.call('takeTurn', { token: next.token, body: { LoadHallId: hall.id } })
    expect(taken.data.code).toBe(1)
    await staff.hears('turn')
    await board.hears('queue')
    await tell(first.userId)
    expect(await before.hears('notification')).not.toContain('turn')
    await change(sql`update turns set status = 'cancelled', ended_at = now() where driver_id = ${next.id}`)
    expect(await before.hears('turn')).not.toContain('queue')
    for (const one of [before, staff, board]) one.cut()
  })

  it('a hall’s desk: its tariffs and natives, and of who stands in its queue his money, account and distance', async () => {
    const { hall, company } = await app.hallWithCompany()
    const { token } = await app.adminActor()
    const driver = await app.driverActor()
    const turn = await app.buildTurn(hall.id, driver)
    const far = await app.buildCargo({ hallId: hall.id, companyId: company.id, rangeKm: 45 })
    const beyond = { DriverTurnId: turn.id, CargoId: far.id, DriverLat: 35.7, DriverLong: 51.4 }
    const { token: staff } = await app.hallActor(hall.id)
    const city = await app.cityId('تهران')
    const { nationalId: NationalId, freighter } = driver
    const native = { LoadHallId: hall.id, NationalId, FreighterCardNumber: freighter.cardNumber }
    const happens: [string, () => Promise<unknown>][] = [
      ['hall', () => app.call('addTariff', { token, body: { LoadHallId: hall.id, CityId: city, Price: 1 } })],
      ['hall', () => app.call('addNative', { token, body: native })],
      ['priority', () => app.call('addPriority', { token: driver.token, body: beyond })],
      [
        'wallet',
        () => change(sql`update accounts set balance_rial = balance_rial where driver_id = ${driver.id}`),
      ],
      ['cargo', () => change(sql`update cargos set description = 'شکستنی' where hall_id = ${hall.id}`)],
      ['driver', () => change(sql`update drivers set is_active = is_active where id = ${driver.id}`)],
    ]
    for (const [noun, happen] of happens) {
      const desk = await streams.listen({ token: staff })
      await happen()
      expect(await desk.hears(noun)).toContain(noun)
      desk.cut()
    }
  })

  it('a permit: the company of its load, its driver and hall staff, whoever changes it, and no other company', async () => {
    const { hall, companyToken, driver, permit } = await app.permitStory()
    const elsewhere = await app.hallWithCompany()
    const { token: admin } = await app.adminActor()
    const { token: staff } = await app.hallActor(hall.id)
    const setTo = (token: string, StatusCode: 5 | 6) => () =>
      app.call('changePermitStatus', { token, body: { DriverReserveId: permit.id, StatusCode } })
    const happens = [setTo(staff, 5), setTo(admin, 6)]
    const other = await streams.listen({ token: elsewhere.token })
    for (const happen of happens) {
      const listening = await Promise.all(
        [companyToken, driver.token, staff].map((token) => streams.listen({ token })),
      )
      expect((await happen()).statusCode).toBe(200)
      for (const one of listening) {
        expect(await one.hears('permit')).toContain('permit')
        one.cut()
      }
    }
    await tell(elsewhere.userId)
    await other.hears('notification')
    expect(nounsOf(other.heard)).not.toContain('permit')
    other.cut()
  })

  it('a driver hears of a hall from when he takes its turn on', async () => {
    const { hall } = await app.hallWithCompany()
    const driver = await app.driverActor()
    const stream = await streams.listen({ token: driver.token })
    await transaction(app, async (tx) => void (await buildTurn(tx, hall.id, driver)))
    expect(await stream.hears('turn')).not.toContain('round')
    await transaction(app, async (tx) => {
      await sql`insert into rounds (hall_id, opens_at, closes_at) values (${hall.id}, now(), now() + interval '1 minute')`.execute(
        tx,
      )
    })
    expect(await stream.hears('round')).toContain('turn')
    stream.cut()
  })

  it('nobody is told without a session or a hall', async () => {
    for (const asked of [{}, { token: 'nobody' }, { query: '?HallId=x' }])
      expect(await streams.refused(asked)).toBe('query' in asked ? 400 : 401)
  })

  it('a stream ends with its session', async () => {
    const { token } = await app.adminActor()
    const stream = await streams.listen({ token })
    expect((await app.call('signOut', { token })).status).toBe(200)
    await stream.ends()
  })
})

describe('a client that was cut off', () => {
  it('misses nothing, not even what had begun before and ended after', async () => {
    const driver = await app.driverActor()
    const before = await streams.listen({ token: driver.token })
    let end = () => {}
    const mayEnd = new Promise<void>((resolve) => {
      end = resolve
    })
    let begin = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const slow = transaction({ ...app, changes: ['report'] }, async (tx, now) => {
      await told(tx, driver.userId, now)
      begin()
      await mayEnd
    })
    await hasBegun
    await transaction({ ...app, changes: ['contact'] }, (tx, now) => told(tx, driver.userId, now))
    await before.hears('notification')
    const lastId = before.heard.at(-1)?.id
    before.cut()
    end()
    await slow
    const after = await streams.listen({ token: driver.token, lastId })
    expect(await after.hears('report')).toEqual(['notification', 'report'])
    after.cut()
  })

  it('is told nothing twice', async () => {
    const { token, userId } = await app.adminActor()
    const first = await streams.listen({ token })
    await tell(userId)
    await first.hears('notification')
    first.cut()
    const again = await streams.listen({ token, lastId: first.heard.at(-1)?.id })
    await transaction({ ...app, changes: ['contact'] }, async () => {})
    expect(await again.hears('contact')).toEqual(['contact'])
    again.cut()
  })

  it.each(['1~1:2:', 'what is no id', '99999999999999~1:99999999999999:'])(
    'for too long, or elsewhere, reads everything anew: %s',
    async (lastId) => {
      const { token } = await app.adminActor()
      const stream = await streams.listen({ token, lastId })
      await expect.poll(() => stream.heard.map(({ kind }) => kind)).toEqual(['anew'])
      stream.cut()
    },
  )

  it('who has looked for a while without listening is told of that while', async () => {
    const { token, userId } = await app.adminActor()
    await tell(userId)
    const stream = await streams.listen({ token, query: '?AgoMs=5000' })
    expect(await stream.hears('notification')).toContain('notification')
    stream.cut()
  })
})

describe('servers', () => {
  it('over one database hear of each other’s changes', async () => {
    const other = openHub({ db: app.db, url: app.url, log: openLog('silent') })
    const heard: string[] = []
    await other.begin()
    const tellOther = (_kind: string, changed: { nouns: string[] } | null) =>
      heard.push(...(changed?.nouns ?? []))
    other.follow({ topics: ['all'], place: 'inside', tell: tellOther }, { agoMs: 0 })
    await tell((await app.adminActor()).userId)
    await expect.poll(() => heard).toContain('notification')
    await other.close()
  })

  it('let go who hung up before he was answered', async () => {
    const { token } = await app.adminActor()
    await transaction(app, async (tx) => {
      await sql`lock table sessions`.execute(tx)
      const most = 20
      const hangUps = []
      for (let at = 0; at < most; at++) hangUps.push(await streams.begin({ token }))
      for (const hangUp of hangUps) await hangUp()
    })
    const stream = await streams.listen({ token })
    const metrics = await app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(metrics.body).toMatch(/bargah_live_streams 1\n/)
    stream.cut()
  })

  it('say how many streams they have open, and no proxy gathers them', async () => {
    const { token } = await app.adminActor()
    const stream = await streams.listen({ token })
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(stream.headers['x-accel-buffering']).toBe('no')
    expect(stream.headers['x-content-type-options']).toBe('nosniff')
    const metrics = await app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(metrics.body).toMatch(/bargah_live_streams [1-9]/)
    stream.cut()
  })
})
