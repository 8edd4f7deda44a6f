// @module-tag long
import type { Board } from '@bargah/contract/features/board/board.schema.ts'
import { bindTurn } from '@bargah/verifier/commitments.ts'
import { verifyReceipt } from '@bargah/verifier/receipts.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { isNationalCode } from '@bargah/contract/kernel/identity.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOfflineMaps } from '../src/adapters/maps/maps.offline.ts'
import { checkDemoWorld, demoAccounts, isDemoWorldThere, makeDemoWorld } from '../demo-world/demo-world.ts'
import { readRoot, receiptsFor } from '../src/features/log/log.api.ts'
import { type Db, sql } from '../src/kernel/sql.ts'
import { hardKinds, toldOtherwise, verifying, waitingTurn } from './demo-logs.ts'
import { publishedLog } from './published-log.ts'
import { openTestApp, type TestApp } from './app.ts'

let app: TestApp
const maps = createOfflineMaps()
const verify = verifying(() => app)

async function ask<T>(text: string): Promise<T[]> {
  return (await sql.raw<T>(text).execute(app.db)).rows
}
const countOf = async (from: string) =>
  (await ask<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n
/** No row breaks a rule; the query selects the breakers. */
const expectNone = async (breakers: string) => expect(await countOf(breakers), breakers).toBe(0)

/** As a making that was cut off leaves a database: with no row, and with numbers that are never given again. */
const takeNumbers = ({ db }: { db: Db }) =>
  sql`select nextval(oid) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`.execute(
    db,
  )

beforeAll(async () => {
  app = await openTestApp()
  await app.asOwner(takeNumbers)
  await app.asOwner((owner) => makeDemoWorld(owner, { maps, files: app.files }))
  await checkDemoWorld(app)
})
afterAll(() => app.close())

describe('what people of the demo world asked', () => {
  it('stands in the order of time, by day, and was answered and seen after it was asked', async () => {
    await expectNone('messages a join messages b on b.id > a.id where b.written_at < a.written_at')
    await expectNone(
      `messages where extract(hour from written_at at time zone 'Asia/Tehran') not between 8 and 20`,
    )
    await expectNone(
      'messages where answered_at <= written_at or seen_at <= answered_at or written_at > now()',
    )
  })

  it('is about a load or permit of their own that was as they say by then', async () => {
    const number = (noun: string) =>
      `translate(substring(m.text from '${noun} ([۰-۹]+)'), '۰۱۲۳۴۵۶۷۸۹', '0123456789')::int`
    const named = (noun: string) =>
      `messages m join ${noun === 'بار' ? 'cargos' : 'permits'} own on own.id = ${number(noun)}`
    expect(await countOf(named('بار'))).toBe(1)
    expect(await countOf(named('مجوز'))).toBe(1)
    await expectNone(
      `${named('بار')} where own.company_id <> m.company_id or own.finished_at is null or own.finished_at > m.written_at or own.remaining = 0`,
    )
    await expectNone(`${named('مجوز')} where own.driver_id <> m.driver_id or own.issued_at > m.written_at`)
  })
})

describe('the payments of the demo world', () => {
  it('are numbered as they were begun, and their transfers bear the number that the bank gave', async () => {
    await expectNone('payments a join payments b on b.id > a.id where b.created_at < a.created_at')
    await expectNone('payments where reference <> (77000000 + id)::text')
    await expectNone(
      `payments p join transfers t on t.id = p.transfer_id where t.description not like '%' || translate(p.reference, '0123456789', '۰۱۲۳۴۵۶۷۸۹')`,
    )
    expect(await countOf("payments where status in ('reversed', 'failed') and company_id = 1")).toBe(3)
  })
})

describe('the people of the demo world', () => {
  it('sign in by their doors with the passwords that are printed', async () => {
    const signIns = demoAccounts.map(({ username, password, door }) =>
      app.call('signIn', {
        body: { Username: username, Password: password, Role: door, DeviceId: 'unknown-device' },
      }),
    )
    const replies = await Promise.all(signIns)
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(demoAccounts.map(() => 200))
    expect(replies.map(({ data }) => data.member.role)).toEqual(demoAccounts.map(({ role }) => role))
  })

  it('are the seventeen of the design and 24 drivers', () => {
    expect(demoAccounts.map(({ username }) => username).slice(0, 17)).toEqual([
      'admin',
      'support',
      'TC10380284790',
      'TC10100123456',
      'TC10320045670',
      'TC10860078900',
      'PO0040000011',
      'LoadHall1',
      'LoadHall2',
      'LoadHall3',
      '1000000000OR',
      '1000000001DA',
      '1000000002ATC',
      'agent1_Agent1',
      'AM10380284790',
      'customer1',
      'advanced1',
    ])
    expect(demoAccounts).toHaveLength(41)
  })

  it('have drivers who registered on most of the last thirty days, so that no chart of a month is empty', async () => {
    const days = `(select distinct (created_at at time zone 'Asia/Tehran')::date from drivers
      where created_at > now() - interval '30 days') days`
    expect(await countOf(days)).toBeGreaterThan(20)
  })

  it('are told from a database without them', async () => {
    expect(await isDemoWorldThere(app.db)).toBe(true)
    const empty = await openTestApp({ connections: 2 })
    expect(await isDemoWorldThere(empty.db)).toBe(false)
    await empty.close()
  })

  it('give the company user all flags and the organisations what they look after', async () => {
    expect(
      await ask(`select cardinality(access_flags) as flags from users where username = 'agent1_Agent1'`),
    ).toEqual([{ flags: 31 }])
    const links = `select username, (select count(*)::int from user_companies where user_id = users.id) as companies,
      (select count(*)::int from user_halls where user_id = users.id) as halls
      from users where username ~ '^100000000\\d(OR|DA|ATC)$' order by username`
    expect(await ask(links)).toEqual([
      { username: '1000000000OR', companies: 8, halls: 7 },
      { username: '1000000001DA', companies: 4, halls: 7 },
      { username: '1000000002ATC', companies: 8, halls: 6 },
    ])
  })

  it('have the drivers that the design numbers, with their trucks and no bound device', async () => {
    const drivers = await ask<{
      nationalId: string
      card: string
      truck: string
      loader: number
      phoneId: string | null
    }>(
      `select drivers.national_id as "nationalId", drivers.card_number as card, freighters.card_number as truck,
        loader_type_id as loader, phone_id as "phoneId"
      from drivers join driver_freighters on driver_freighters.id = current_driver_freighter_id
      join freighters on freighters.id = freighter_id order by drivers.id limit 24`,
    )
    const loaders = [5001, 5003, 4001, 3001, 6001, 5006]
    expect(drivers.map(({ nationalId }) => nationalId.slice(0, 9))).toEqual(
      drivers.map((_, i) => String(100_000_001 + i)),
    )
    expect(drivers.every(({ nationalId }) => isNationalCode(nationalId))).toBe(true)
    expect(drivers.map(({ card, truck, loader, phoneId }) => [card, truck, loader, phoneId])).toEqual(
      drivers.map((_, i) => [String(2_000_001 + i), String(3_000_001 + i), loaders[i % 6], null]),
    )
  })
})

describe('the halls of the demo world', () => {
  it('are the six of the design, and one that is closed', async () => {
    const halls = `select id, name, reservation_limit_minutes as limit, turn_range_km as turns, is_active_show_time as shows,
      (select count(*)::int from hall_show_times where hall_id = halls.id) as times from halls order by id`
    expect(await ask(halls)).toEqual([
      { id: 1, name: 'بندر شهید رجایی', limit: 0, turns: 0, shows: false, times: 0 },
      { id: 2, name: 'اصفهان', limit: 10, turns: 50, shows: true, times: 47 },
      { id: 3, name: 'بندر امام خمینی', limit: 1, turns: 0, shows: false, times: 0 },
      { id: 4, name: 'شیراز', limit: 5, turns: 0, shows: false, times: 0 },
      { id: 5, name: 'مشهد', limit: 5, turns: 0, shows: false, times: 0 },
      { id: 6, name: 'تبریز', limit: 5, turns: 0, shows: false, times: 0 },
      { id: 7, name: 'یزد', limit: 10, turns: 30, shows: true, times: 23 },
    ])
    expect(await ask('select driver_fee_rial as d, company_fee_rial as c from halls where id = 1')).toEqual([
      { d: 20_000, c: 50_000 },
    ])
  })

  it('have ten tariffs and more, and four companies at the first three', async () => {
    expect(await countOf('(select hall_id from hall_tariffs group by 1 having count(*) >= 10) halls')).toBe(6)
    expect(await countOf('hall_companies where hall_id <= 3')).toBe(12)
    expect(await ask('select driver_id as id from native_drivers where hall_id = 2 order by 1')).toEqual(
      [1, 2, 3, 4, 5, 6].map((id) => ({ id })),
    )
  })

  it('let no turn wait without end, and none is live beyond its time', async () => {
    await expectNone('halls where turn_expire_hours = 0 or native_turn_expire_hours = 0')
    const tooOld = `expires_at is null or expires_at <= (select max(at) from hall_log) or taken_at < expires_at - interval '5 days'`
    await expectNone(`turns where status = 'live' and (${tooOld})`)
    expect(await countOf(`turns where status = 'live' and hall_id = 1`)).toBeGreaterThan(2)
  })

  it('leave the next rows free numbers', async () => {
    const tables = 'halls cargos turns rounds priorities permits users drivers accounts'
    for (const table of tables.split(' ')) {
      const [next] = await ask<{ free: boolean }>(
        `select nextval(pg_get_serial_sequence('${table}', 'id')) > max(id) as free from ${table}`,
      )
      expect([table, next?.free]).toEqual([table, true])
    }
  })

  it('have logs that anybody can verify, with every round of the year split again', async () => {
    let splitAgain = 0
    for (const { id: hallId } of await app.db.selectFrom('halls').select('id').execute()) {
      const told = await verify(hallId)
      expect(told.oldLines).toBe(0)
      const rounds = await ask(`select rounds.id as round, (settled_at is not null) as settled,
          (select count(*)::int from permits where round_id = rounds.id) as granted,
          (select count(*)::int from priorities where round_id = rounds.id
            and coalesce(ended_at >= sealed_at, true)) as choices
        from rounds where hall_id = ${hallId} order by 1`)
      const toldRounds = told.rounds.map(({ round, splitIndex, granted, choices }) => {
        const settled = splitIndex !== null
        return { round, settled, granted, choices: settled ? choices : expect.any(Number) }
      })
      expect(toldRounds.toSorted((a, b) => a.round - b.round)).toEqual(rounds)
      splitAgain += told.rounds.filter(({ splitIndex }) => splitIndex !== null).length
      expect([told.permits]).toEqual(
        await ask(`select count(*)::int as issued, (count(*) filter (where permits.status = 0))::int as voided,
            (count(*) filter (where reserve_type = 1 or (filers.driver_id is null and opens_at = closes_at)))::int as "byStaff"
          from permits join cargos on cargos.id = cargo_id left join priorities on priorities.id = priority_id
            left join users filers on filers.id = filed_by left join rounds on rounds.id = permits.round_id where cargos.hall_id = ${hallId}`),
      )
      expect([{ taken: told.turns.taken, live: told.turns.live }]).toEqual(
        await ask(`select count(*)::int as taken, (count(*) filter (where status = 'live'))::int as live
          from turns where hall_id = ${hallId}`),
      )
    }
    expect(splitAgain).toBeGreaterThan(2_500)
  })

  it.each(hardKinds)('tell of %s', async (_, where) => {
    expect(await countOf(`hall_log where ${where}`)).toBeGreaterThan(0)
  })

  it('tell of choices that ended early and turns that returned what the tables say', async () => {
    for (const difference of toldOtherwise) await expectNone(difference)
  })

  it('show on their boards what follows from their logs', async () => {
    for (const hallId of [1, 2, 3, 4, 5, 6]) {
      const { cargos } = await verify(hallId)
      const { loads, balance } = (await app.call('showBoard', { query: { LoadHallId: hallId } }))
        .data as Board
      for (const { id, announced, allocated, remaining, withdrawn } of loads)
        expect(cargos.get(id)).toEqual({ announced, allocated, remaining, withdrawn })
      expect(balance.allocated + balance.remaining + balance.withdrawn).toBe(balance.announced)
      expect(loads.length).toBeGreaterThan(5)
    }
  })

  it('tell of every cargo of theirs what became of its trucks', async () => {
    for (const hallId of [1, 2, 3, 4, 5, 6]) {
      const { cargos } = await verify(hallId)
      const kept = await ask<{ id: number }>(`select id, truck_count as announced,
          truck_count - remaining as allocated, case when status = 1 then 0 else remaining end as remaining,
          case when status = 1 then remaining else 0 end as withdrawn
        from cargos where hall_id = ${hallId} order by id`)
      const told = [...cargos].map(([id, state]) => ({ id, ...state })).toSorted((a, b) => a.id - b.id)
      expect(told).toEqual(kept)
    }
  })

  it('bind turns to their drivers, and promise them', async () => {
    const { index, text, salt, ...turn } = await waitingTurn(app, 2)
    expect(JSON.parse(text)).toMatchObject({ bound: bindTurn(salt, turn) })
    const [receipt] = (await receiptsFor(app.logSigner, 2, [{ index, text }])) ?? []
    if (!receipt) throw new Error('nothing was promised')
    expect(await verifyReceipt(publishedLog(app, 2), { ...receipt, salt })).toMatchObject({ ok: true, index })
  })

  it('have a log in the order of time whose tree is whole, as permits remember it', async () => {
    for (const hallId of [1, 2, 3, 4, 5, 6]) {
      const entries = await app.entriesOf(hallId)
      expect(entries.length).toBeGreaterThan(0)
      const last = await app.db
        .selectFrom('permits')
        .innerJoin('turns', 'turns.id', 'permits.turnId')
        .select(['logHead', 'logSize'])
        .where('turns.hallId', '=', hallId)
        .orderBy('permits.id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      expect((await readRoot(app.db, hallId, last.logSize ?? 0)).toString('hex')).toBe(last.logHead)
    }
    await expectNone(
      `(select at < lag(at) over (partition by hall_id order by index) as back from hall_log) l where back`,
    )
    await expectNone('permits where turn_id is not null and (log_head is null or log_size is null)')
  })
})

describe('the year that lies behind', () => {
  it('has some five thousand permits, told step by step', async () => {
    expect(await countOf('permits')).toBeGreaterThan(4_800)
    expect(await countOf('permits where status = 6')).toBeGreaterThan(4_500)
    const last = `select distinct on (permit_id) permit_id, status from permit_events order by permit_id, id desc`
    await expectNone(
      `permits left join (${last}) told on permit_id = permits.id where told.status is distinct from permits.status`,
    )
    await expectNone(
      `(select at < lag(at) over (partition by permit_id order by id) as back from permit_events) e where back`,
    )
  })

  it('never gave a driver two trips at once', async () => {
    const trips = `select driver_id, issued_at, (select max(at) from permit_events where permit_id = permits.id) as ended_at
      from permits`
    await expectNone(`(select issued_at < lag(ended_at) over (partition by driver_id order by issued_at) as too_early
      from (${trips}) trips) t where too_early`)
  })

  it('never gave more trucks than a cargo has', async () => {
    await expectNone(`cargos where remaining <> truck_count -
      (select count(*) from permits where cargo_id = cargos.id and status <> 0)`)
    await expectNone(`permits join freighters on freighters.id = freighter_id where not exists (
      select from cargo_loader_types l where l.cargo_id = permits.cargo_id and l.loader_type_id = freighters.loader_type_id)`)
  })

  it('numbered turns without gaps, in the order of time', async () => {
    await expectNone(`(select hall_id from turns group by hall_id having max(number) <> count(*)) t`)
    await expectNone(
      `(select taken_at < lag(taken_at) over (partition by hall_id order by number) as back from turns) t where back`,
    )
    await expectNone(
      `halls where last_turn_number <> (select max(number) from turns where hall_id = halls.id)`,
    )
  })

  it('settled every round, and told each loser which turn won', async () => {
    // but for the one that may be open where rounds go by show times
    await expectNone('rounds where settled_at is null and hall_id <> 2')
    await expectNone(
      'priorities join rounds on rounds.id = round_id where status = 1 and settled_at is not null',
    )
    expect(await countOf(`priorities where reason = 'granted'`)).toBe(
      await countOf('permits where turn_id is not null'),
    )
    expect(await countOf(`priorities where reason = 'earlier_turn'`)).toBeGreaterThan(500)
    expect(await countOf(`priorities where reason = 'own_better_choice'`)).toBeGreaterThan(100)
    await expectNone(`priorities join turns on turns.id = turn_id
      where reason = 'earlier_turn' and winning_turn_number >= turns.number`)
  })

  it('lies in the past and made fares follow the route', async () => {
    const now = (await app.clock.now(app.db)).toISOString()
    await expectNone(`permit_events where at > '${now}'`)
    await expectNone(`transfers where at > '${now}'`)
    await expectNone(`cargos where announced_at > '${now}'`)
    await expectNone(
      'cargos where distance_km > 100 and rent_toman * 10.0 / distance_km / weight_kg * 1000 not between 9000 and 15500',
    )
  })
})

describe('the money of the demo world', () => {
  it('is exactly what the design promises', async () => {
    const companies = `select national_id as name, balance_rial as rial from accounts join companies on companies.id = company_id
      where kind = 'company' and companies.id <= 4 order by companies.id`
    expect(await ask(companies)).toEqual([
      { name: '10380284790', rial: 50_000_000 },
      { name: '10100123456', rial: 50_000_000 },
      { name: '10320045670', rial: 50_000_000 },
      { name: '10860078900', rial: 0 },
    ])
    expect(await countOf('accounts where driver_id <= 24 and balance_rial = 1000000')).toBe(24)
  })

  it('is the sum of its transfers, after every one of them', async () => {
    const moves = `select credit_account_id as account, amount_rial as rial, credit_balance_rial as after, id from transfers
      union all select debit_account_id, -amount_rial, debit_balance_rial, id from transfers`
    await expectNone(
      `accounts where balance_rial <> coalesce((select sum(rial) from (${moves}) m where account = accounts.id), 0)`,
    )
    await expectNone(`(select after, sum(rial) over (partition by account order by id) as sum from (${moves}) m) m
      where after is not null and after <> sum`)
    await expectNone(`(select after from (${moves}) m where after < 0) m`)
  })

  it('reconciles: deposits have their payment, holds their trucks, and nothing differs', async () => {
    const { data } = await app.call('showReconciliation', { token: (await app.adminActor()).token })
    expect([data.sum, data.differences]).toEqual([0, []])
    expect(data.payments.map(({ status }: { status: string }) => status)).toContain('pending')
  })
})

describe('what lies open now', () => {
  const live = 'cargos where status = 0 and remaining > 0'
  const twoDaysAgo = async () => new Date((await app.clock.now(app.db)).getTime() - 2 * dayMs).toISOString()

  it('fits every demo truck at the first three halls, and something lies in all six', async () => {
    const fitting = `select count(distinct (hall_id, loader_type_id))::int as n from cargos
      join cargo_loader_types on cargo_id = cargos.id where status = 0 and remaining > 0 and is_hall
      and hall_id <= 3 and loader_type_id in (5001, 5003, 4001, 3001, 6001, 5006)`
    expect(await ask(fitting)).toEqual([{ n: 18 }])
    expect(
      await countOf(
        `(select hall_id from ${live} and is_hall group by 1 having count(*) between 6 and 10) halls`,
      ),
    ).toBe(6)
    await expectNone(`${live} and remaining < truck_count`)
    await expectNone(`${live} and company_id <> 1 and announced_at < '${await twoDaysAgo()}'`)
  })

  it('has two loads of the first company that linger, at whatever hour it is made', async () => {
    expect(await countOf(`${live} and announced_at < '${await twoDaysAgo()}'`)).toBe(2)
  })

  it('has 20 free loads, half of them of the product owner, and 2 awaiting review', async () => {
    expect(
      await countOf(`${live} and not is_hall and product_owner_id is null and hall_id in (
      select id from halls where is_free_cargo)`),
    ).toBe(10)
    expect(await countOf(`${live} and not is_hall and product_owner_id is not null`)).toBe(10)
    expect(await countOf('cargos where status = -1 and product_owner_id = 1')).toBe(2)
  })

  it('has short queues, but no demo driver in them or under way, and staff who serve those without a phone', async () => {
    const atCounter = `turns join users using (driver_id) where turns.status = 'live' and taken_by <> users.id`
    expect(await countOf(atCounter)).toBeGreaterThan(0)
    await expectNone(`${atCounter} and exists (select from sessions where user_id = users.id)`)
    const long = `(select from turns where status = 'live' and hall_id <= 3 group by hall_id having count(*) >= 8) q`
    expect(await countOf(long)).toBe(3)
    await expectNone(`turns where status = 'live' and driver_id <= 24`)
    await expectNone('permits where status in (1, 2, 3, 4, 5) and driver_id <= 24')
    await expectNone(`turns join accounts using (driver_id) join halls on halls.id = hall_id
      where status = 'live' and balance_rial < driver_fee_rial and hall_id <> 2`)
  })
})

it('people of the demo world were told of the last two days, and of permits that are theirs', async () => {
  expect(await countOf('notifications')).toBeGreaterThan(0)
  await expectNone(`notifications where created_at < now() - interval '48 hours'`)
  const permits = `notifications join users on users.id = user_id
    join permits on permits.id = substring(link from '^/(?:MyPermits|DriverReserves).open=(\\d+)$')::int`
  const isAnothers = `coalesce(permits.driver_id <> users.driver_id, permits.company_id <> users.company_id)`
  await expectNone(`${permits} where ${isAnothers}`)
})

describe('a second time', () => {
  it('is refused: the world wants a new database', async () => {
    await expect(app.asOwner((owner) => makeDemoWorld(owner, { maps, files: app.files }))).rejects.toThrow(
      'wants a new database',
    )
  })
})
