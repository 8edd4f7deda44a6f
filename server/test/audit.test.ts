import { describe, expect, it } from 'vitest'
import { hashPassword } from '../src/features/auth/auth.api.ts'
import { runPeriodicJobs } from '../src/kernel/jobs.ts'
import { turnsJobs } from '../src/features/turns/turns.jobs.ts'
import { sql } from '../src/kernel/sql.ts'
import { useTestApp } from './app.ts'

const app = useTestApp()

const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' }
const lineOf = (endpoint: string) => app.lastRow('auditLog', { endpoint })
const changesOf = async (of: number) =>
  (await app.rowsOf('auditChanges', { line: of }, 'id')).map(({ tableName, rowId, before, after }) => ({
    tableName,
    rowId,
    before,
    after,
  }))
const countLines = async () =>
  (
    await app.db
      .selectFrom('auditLog')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

const toldOf = ({ outcome }: { outcome: string }) => outcome

async function driverWithTurn() {
  const hall = await app.buildHall()
  const driver = await app.driverActor()
  const turn = await app.buildTurn(hall.id, driver)
  return { hall, driver, turn }
}

describe('a deed', () => {
  it('leaves who, from where, what he asked, and before and after of what it changed', async () => {
    const { driver, turn } = await driverWithTurn()
    const query = { DriverTurnId: turn.id }
    expect((await app.call('cancelTurn', { token: driver.token, query, headers })).data.code).toBe(1)
    const line = await lineOf('cancelTurn')
    expect(line).toMatchObject({
      userId: driver.userId,
      address: '127.0.0.1',
      agent: headers['user-agent'],
      deviceId: 'test',
      kind: 'write',
      outcome: 'done',
      reason: null,
      input: query,
    })
    expect(line.sessionId).toBeGreaterThan(0)
    const changes = await changesOf(line.id)
    expect(changes).toEqual([
      {
        tableName: 'turns',
        rowId: String(turn.id),
        before: { status: 'live', ended_at: null, ended_by: null },
        after: { status: 'cancelled', ended_at: expect.any(String), ended_by: driver.userId },
      },
    ])
  })

  it('keeps no hash of a password, before or after', async () => {
    const { token, userId } = await app.adminActor()
    const old = await hashPassword('Old@Password1405')
    await app.setRow('users', userId, { passwordHash: old })
    const body = { CurrentPassword: 'Old@Password1405', NewPassword: 'New@Password1405' }
    expect((await app.call('changeMyPassword', { token, body })).statusCode).toBe(200)
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(audit_changes::text, ' '), '') as text from audit_changes
      where table_name in ('users', 'sessions')`.execute(app.db)
    expect(rows[0]?.text).toContain('username')
    expect(rows[0]?.text).not.toMatch(/argon2|password_hash|token_hash/)
  })

  it('that changes many rows at once leaves of each what it would leave alone', async () => {
    const changed = sql.raw(`set id = id + case when id % 97 = 0 then 10000 else 0 end,
      word = case when id % 2 = 0 then 'new' else word end, sum = case when id % 3 = 0 then null else sum end,
      facts = case when id % 5 = 0 then '{"is":true}' else facts end, list = case when id % 7 = 0 then '{1,null}' else list end,
      secret = 'other', at = case when id % 11 = 0 then at + interval '1 ms' else at end`)
    const told = await app.asOwner(async ({ db }) => {
      await sql`create table told_rows (id integer primary key, word text, sum numeric, facts json, list integer[],
        secret text, at timestamptz not null)`.execute(db)
      await sql`select audit_table('told_rows', '{id}', '{secret}')`.execute(db)
      const changesAfter = async (update: () => Promise<unknown>) => {
        await sql`insert into told_rows select nr, 'old', nr / 10.0, '{}', '{1}', 'one', '2026-01-01'
          from generate_series(1, 500) nr`.execute(db)
        const { rows: before } = await sql<{
          last: number
        }>`select max(id) as last from audit_changes`.execute(db)
        await update()
        const { rows } = await sql<{ rowId: string; before: unknown; after: unknown }>`
          select row_id, before, after from audit_changes where id > ${before[0]?.last} order by row_id::int`.execute(
          db,
        )
        await sql`delete from told_rows`.execute(db)
        return rows
      }
      return {
        atOnce: await changesAfter(() => sql`update told_rows ${changed}`.execute(db)),
        oneByOne: await changesAfter(async () => {
          for (let id = 1; id <= 500; id += 1)
            await sql`update told_rows ${changed} where id = ${id}`.execute(db)
        }),
      }
    })
    expect(told.atOnce.length).toBeGreaterThan(300)
    expect(told.atOnce.length).toBeLessThan(500)
    expect(told.atOnce).toEqual(told.oneByOne)
  })

  it('that changes many rows alike tells of them together where the table says so, and loses nothing', async () => {
    const changed = sql.raw(`set word = case when id % 2 = 0 then 'new' else word end,
      sum = case when id % 3 = 0 then null else sum end, own = case when id = 7 then 'of one' else own end, secret = 'other'`)
    type Told = { rowId: string; before: unknown; after: unknown }
    const told = await app.asOwner(async ({ db }) => {
      await sql`create table told_alike (id integer primary key, word text, sum numeric, own text, secret text)`.execute(
        db,
      )
      await sql`create trigger told_alike_updates_told after update on told_alike
        referencing old table as old_rows new table as new_rows
        for each statement execute function record_changes('{id}', '{secret}', 'alike')`.execute(db)
      const changesAfter = async (update: () => Promise<unknown>) => {
        await sql`insert into told_alike select nr, 'old', nr % 2, null, 'one' from generate_series(1, 500) nr`.execute(
          db,
        )
        const { rows: before } = await sql<{
          last: number
        }>`select max(id) as last from audit_changes`.execute(db)
        await update()
        const { rows } = await sql<Told>`select row_id, before, after from audit_changes
          where id > ${before[0]?.last} and table_name = 'told_alike'`.execute(db)
        await sql`delete from told_alike`.execute(db)
        return rows
      }
      const both = {
        together: await changesAfter(() => sql`update told_alike ${changed}`.execute(db)),
        oneByOne: await changesAfter(async () => {
          for (let id = 1; id <= 500; id += 1)
            await sql`update told_alike ${changed} where id = ${id}`.execute(db)
        }),
      }
      await sql`drop table told_alike`.execute(db)
      return both
    })
    const byRow = (rows: readonly Told[]) =>
      rows
        .flatMap(({ rowId, ...change }) => rowId.split(' ').map((id) => ({ id: Number(id), ...change })))
        .toSorted((a, b) => a.id - b.id)
    expect(told.oneByOne.length).toBeGreaterThan(300)
    // the six ways in which rows changed and the one that is alone, by the two hundred ids that stand together
    expect(told.together.length).toBeLessThan(20)
    expect(byRow(told.together)).toEqual(byRow(told.oneByOne))
    // an index has no place for a key of any length
    const standTogether = ({ rowId }: Told) =>
      new Set(rowId.split(' ').map((id) => Math.floor(Number(id) / 200))).size
    expect(Math.max(...told.together.map(standTogether))).toBe(1)
  })

  it('of a job is the job’s, and of one that changed nothing nothing is told', async () => {
    const { turn } = await driverWithTurn()
    const past = new Date('2024-02-01T00:00:00Z')
    await app.setRow('turns', turn.id, { expiresAt: past })
    await runPeriodicJobs(app, turnsJobs)
    const line = await lineOf('expire-turns')
    expect(line).toMatchObject({ kind: 'job', userId: null, address: null, requestId: null })
    expect(await changesOf(line.id)).toMatchObject([{ tableName: 'turns', after: { status: 'expired' } }])
    const before = await countLines()
    await runPeriodicJobs(app, turnsJobs)
    expect(await countLines()).toBe(before)
  })
})

describe('an act that came to nothing', () => {
  it('is told with what the person was told, though its own transaction was rolled back', async () => {
    const hall = await app.buildHall({ isActive: false })
    const driver = await app.driverActor()
    const answer = await app.call('takeTurn', { token: driver.token, body: { LoadHallId: hall.id } })
    expect(answer).toMatchObject({ status: 200, statusCode: 400 })
    const line = await lineOf('takeTurn')
    expect(line).toMatchObject({
      userId: driver.userId,
      outcome: 'refused',
      reason: answer.message,
      input: { LoadHallId: hall.id },
    })
    expect(await changesOf(line.id)).toEqual([])
  })

  it('leaves one line, which says so: none that it was done', async () => {
    const { token } = await app.adminActor()
    const body = { Date: '1409/05/06', Title: 'روز نمونه' }
    await app.call('saveHoliday', { token, body })
    await app.call('saveHoliday', { token, body })
    await app.call('removeHoliday', { token, body: { Id: 999_999 } })
    const linesOf = async (endpoint: string) => (await app.rowsOf('auditLog', { endpoint }, 'id')).map(toldOf)
    expect(await linesOf('saveHoliday')).toEqual(['done', 'refused'])
    expect(await linesOf('removeHoliday')).toEqual(['absent'])
  })

  it('but wrote what belongs to its refusal, as a code that was sent, is refused in the line that tells of it', async () => {
    const cargo = await app.buildCargo()
    const { token } = await app.signedIn('TransportationCompanyAdmin', { companyId: cargo.companyId })
    const { nationalId } = await app.driverActor()
    const body = { CargoId: cargo.id, NationalId: nationalId }
    const { data } = await app.call('reserveFreeCargo', { token, body })
    expect(data.reason).toBe('needs_confirmation')
    const lines = await app.rowsOf('auditLog', { endpoint: 'reserveFreeCargo' }, 'id')
    expect(lines.map(toldOf)).toEqual(['refused'])
    expect(await changesOf(lines[0]?.id ?? 0)).toMatchObject([{ tableName: 'reserve_askings' }])
  })

  it('is told of who may not, before anything of it was read', async () => {
    const { token, userId } = await app.signedIn('Customer')
    expect((await app.call('voidPermit', { token, body: { Id: 1 } as never })).status).toBe(403)
    expect(await lineOf('voidPermit')).toMatchObject({ userId, outcome: 'denied', input: {} })
  })

  it('is told of who asks for what is another’s', async () => {
    const { turn } = await driverWithTurn()
    const stranger = await app.driverActor()
    const query = { DriverTurnId: turn.id }
    expect((await app.call('cancelTurn', { token: stranger.token, query })).status).toBe(404)
    expect(await lineOf('cancelTurn')).toMatchObject({
      userId: stranger.userId,
      outcome: 'absent',
      input: query,
    })
  })

  it('is told of once for each of sixty in a minute, and no more', async () => {
    const { turn } = await driverWithTurn()
    const stranger = await app.driverActor()
    const query = { DriverTurnId: turn.id }
    for (let n = 0; n < 65; n += 1) await app.call('cancelTurn', { token: stranger.token, query })
    const { n } = await app.db
      .selectFrom('auditLog')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('userId', '=', stranger.userId)
      .executeTakeFirstOrThrow()
    expect(n).toBe(60)
  })

  it('gets the same answer when its line cannot be written', async () => {
    const { turn } = await driverWithTurn()
    const stranger = await app.driverActor()
    const ask = () => app.call('cancelTurn', { token: stranger.token, query: { DriverTurnId: turn.id } })
    const right = await ask()
    await app.asOwner(({ db }) => sql`alter table audit_log rename to audit_away`.execute(db))
    try {
      expect(await ask()).toMatchObject({ status: 404, message: right.message })
    } finally {
      await app.asOwner(({ db }) => sql`alter table audit_away rename to audit_log`.execute(db))
    }
  })
})

describe('a sign-in', () => {
  it('is told of with its account and session, and without a word of the password', async () => {
    const { userId } = await app.adminActor()
    const passwordHash = await hashPassword('Right@Password1405')
    await app.setRow('users', userId, { passwordHash, username: 'auditor' })
    const signIn = (Password: string) =>
      app.call('signIn', {
        body: { Username: 'auditor', Password, Role: 'Support', DeviceId: 'desk-1' },
        headers,
      })
    expect((await signIn('Wrong@Password1405')).statusCode).toBe(400)
    const refused = await lineOf('signIn')
    expect(refused).toMatchObject({ userId, sessionId: null, outcome: 'refused', deviceId: 'desk-1' })
    expect(refused.input).toEqual({ Username: 'auditor', Role: 'Support', DeviceId: 'desk-1' })
    expect((await signIn('Right@Password1405')).statusCode).toBe(200)
    const done = await lineOf('signIn')
    expect(done).toMatchObject({ userId, outcome: 'done', agent: headers['user-agent'] })
    expect(await changesOf(done.id)).toMatchObject([{ tableName: 'sessions', rowId: String(done.sessionId) }])
    const { message } = await app.oneRow('notifications', { userId })
    expect(message).toContain('با فایرفاکس روی ویندوز، از نشانی \u2066۱۲۷.۰.۰.۱\u2069،')
  })
})

describe('a read', () => {
  it('leaves no line, and its file one, with what it was asked for', async () => {
    const { token, userId } = await app.adminActor()
    const before = await countLines()
    await app.call('searchCargos', { token })
    expect(await countLines()).toBe(before)
    const body = { Format: 'csv', Headings: 'fields', Search: 'بندر', Sort: '-id', Columns: 'id' } as const
    expect((await app.call('searchCargos', { token, body })).status).toBe(200)
    expect(await lineOf('searchCargos')).toMatchObject({
      userId,
      kind: 'export',
      outcome: 'done',
      input: body,
    })
  })
})

describe('every table', () => {
  /** Whose changes are not told, and why. */
  const exempt = {
    migrations: 'the owner’s own book',
    test_clock: 'of tests',
    audit_log: 'the audit itself',
    audit_changes: 'the audit itself',
    audit_seals: 'the audit itself',
    audit_erased: 'hashes of what was emptied in the audit itself',
    live_events: 'that something changed, kept for minutes',
    known_devices: 'marks of devices, each told of by the sign-in that made it',
    idempotency_keys: 'results of calls, kept for a day',
    job_runners: 'who works through the queue now',
    tries: 'counts, forgotten within hours',
    lookup_versions: 'renewed by what it tells of, which is told',
    audit_seal_nodes: 'hashes of the audit itself',
    audit_checks: 'what the computing of the chain anew found',
    audit_checkpoints: 'what the key of the logs signed of it, only added to',
    audit_cosignatures: 'what witnesses said of that, only added to',
    hall_log: 'only added to, by a role of its own',
    hall_log_heads: 'the end of each of those logs',
    hall_log_nodes: 'hashes of those logs',
    hall_log_checkpoints: 'what the key of those logs signed, only added to',
    hall_log_signing: 'whether the key of those logs signs, which each minute notes',
    list_salts: 'salts of what the public log seals, only added to',
    turn_salts: 'salts of what the public log tells of turns, held against it each night',
    sealed_lists:
      'what the log sealed last of each list of choices, which are told; held against it each night',
    hall_log_cosignatures: 'what witnesses said of that, only added to',
    log_checks: 'what the comparison of tables and logs found, made anew each night',
    webhook_deliveries: 'what was told to webhooks, kept for a week',
    transfers: 'only added to, and the ledger itself',
    permit_events: 'only added to',
    notifications: 'what people were told of what is told here',
    push_targets: 'addresses of browsers, gone with their sessions',
    outbox_messages: 'sealed texts on their way',
    letters: 'sealed letters on their way',
    one_time_codes: 'hashes of codes, for two minutes',
    file_arrivals: 'names of files on their way to the store, for the sweep',
    demo_bank_orders: 'what the built-in bank of a demo knows, which is nobody’s account here',
    refused_choices: 'what the public log tells, until it does',
    far_choices: 'one figure of a choice whose refusal is told',
    wishes_told: 'of what a driver was told, kept for a month',
    wishes_looked: 'up to when a job looked, each minute',
    sms_told: 'of what a driver was told, kept for days',
    turn_starts: 'one figure of a turn that is told, only added to',
    inquiries: 'answers of registries, kept for a day; who asks is told by the call',
    counted_days: 'figures of rows that are told',
    wallet_totals: 'sums of lines that are told',
    wallet_totals_upto: 'up to which line they go',
    proofs: 'hashes of tokens, for a quarter of an hour',
    morning_reports: 'when one’s own view is sent to oneself; the acts have their lines, and files taken too',
    morning_files: 'such files, kept for a week',
    imports: 'how the import of a file stands; what it writes is told, and its acts have their lines',
    import_rows: 'rows of such files, kept for a month',
    held_acts: 'acts that wait for seconds; asking, taking back and doing have their lines',
    passkey_challenges: 'hashes of what a passkey is to sign, for minutes',
  }

  it('of the product tells the audit of each change, or is exempt for a reason', async () => {
    const { rows } = await sql<{ name: string; told: number }>`
      select relname as name, (select count(distinct tgtype) from pg_trigger join pg_proc on pg_proc.oid = tgfoid
        where tgrelid = pg_class.oid and proname = 'record_changes') as told
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(app.db)
    const untold = rows.filter(({ told }) => told !== 3).map(({ name }) => name)
    expect(untold.filter((name) => !(name in exempt))).toEqual([])
    const told = rows.filter(({ told: events }) => events > 0).map(({ name }) => name)
    expect(told.filter((name) => name in exempt)).toEqual([])
  })

  it('that is told hides the columns that are called like secrets', async () => {
    const { rows } = await sql<{ column: string }>`
      select distinct relname || '.' || attname as column
      from pg_trigger join pg_proc on pg_proc.oid = tgfoid join pg_class on pg_class.oid = tgrelid
        join pg_attribute on attrelid = tgrelid and attnum > 0 and not attisdropped
      where proname = 'record_changes' and attname ~ '(hash|secret|sealed|token)$|^secret|^code$'
        and not attname = any(split_part(encode(tgargs, 'escape'), '\\000', 2)::text[])`.execute(app.db)
    expect(rows).toEqual([])
  })

  it('with a key of two columns is told by both', async () => {
    const hall = await app.buildHall()
    const { id } = await app.buildCargo({ hallId: hall.id })
    const { loaderTypeId } = await app.oneRow('cargoLoaderTypes', { cargoId: id })
    const rowId = `${id}/${loaderTypeId}`
    expect((await app.oneRow('auditChanges', { rowId })).after).toEqual({
      cargo_id: id,
      loader_type_id: loaderTypeId,
    })
  })
})
