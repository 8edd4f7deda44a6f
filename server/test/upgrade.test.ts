// @module-tag long
import { verifyLog } from '@bargah/verifier/verify-log.ts'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { prepareTables } from '../src/app/prepare-tables.ts'
import { bindTurn } from '../src/features/log/commitments.rules.ts'
import { readRoot } from '../src/features/log/log.api.ts'
import { sweepRounds } from '../src/features/rounds/rounds.jobs.ts'
import { checkTables } from '../src/features/reconciliation/check-tables.ts'
import { takeOverHalls } from '../src/features/rounds/rounds.api.ts'
import { asSigner } from '../src/kernel/tlog/log-roles.ts'
import { useTestApp } from './app.ts'
import { minute } from './choosing.ts'
import { ask, withDatabase } from './cluster.ts'
import { expectSameBooks } from './log-books.ts'
import { makeOldWorld, type OldHall } from './old-world.ts'
import { plainDeclaration } from './plain.ts'
import { publishedLog, readPublished } from './published-log.ts'

/** Who owns an outside database is often no superuser, and may make no roles. */
const [owner, server, database] = ['outside_owner', 'outside_app', 'outside_bargah']
const addressOf = (role: string) =>
  withDatabase(inject('clusterUrl'), database).replace(/\/\/\w+(?=[@:])/, `//${role}`)
const ownerUrl = addressOf(owner)
const roles = { ownerUrl, appUrl: addressOf(server) }

let world: Awaited<ReturnType<typeof makeOldWorld>>
let refused: Error

beforeAll(async () => {
  const superuser = inject('clusterUrl')
  // by the superuser's password, which stands in the addresses that are made of his
  const password = /\/\/\w+:([^@]*)@/.exec(superuser)?.[1] ?? ''
  for (const role of [owner, server]) await ask(superuser, `create role ${role} login password '${password}'`)
  await ask(superuser, `create database ${database} owner ${owner}`)
  world = await makeOldWorld(ownerUrl)
  refused = await prepareTables(roles, { withClock: true }).then(
    () => new Error('nothing was refused'),
    (error: Error) => error,
  )
  const grant = /grant bargah_log.*;/.exec(refused.message)?.[0] ?? ''
  await ask(superuser, grant.replace('OWNER', owner))
  await prepareTables(roles, { withClock: true })
})

// opened by the roles that the hook above makes
const app = useTestApp({ at: { ownerUrl, url: roles.appUrl, signerUrl: asSigner(ownerUrl) } })

const verify = async (hallId: number, previous: string[] = []) => {
  const verdict = await verifyLog(publishedLog(app, hallId), { previous })
  if (!verdict.ok) throw new Error(JSON.stringify(verdict))
  return verdict
}
const splitOf = async ({ hall, roundId }: OldHall) => {
  const log = await app.logOf(hall.id)
  return log.find(
    ({ kind, round, at }) => kind === 'round_split' && round === roundId && typeof at === 'number',
  )
}
const checkpoints: string[] = []

describe('a database from before the logs were trees', () => {
  it('says in one sentence what its owner lacks, and is brought up to date once he has it', () => {
    expect(refused.message).toContain(
      'create role bargah_log nologin; create role bargah_log_signer login; grant',
    )
  })

  it('has its old lines as the first entries, byte for byte, under a root that papers knew', async () => {
    for (const { hall, lines, permit } of [world.late, world.open]) {
      const { texts, checkpoint } = await readPublished(publishedLog(app, hall.id))
      expect(texts).toEqual(lines.map(({ entry }) => entry))
      checkpoints.push(checkpoint)
      await app.entriesOf(hall.id)
      const root = (await readRoot(app.db, hall.id, lines.length)).toString('hex')
      expect(await app.oneRow('permits', permit.id)).toMatchObject({
        logHead: root,
        logSize: lines.length,
      })
    }
  })

  it('goes on with its halls, whose open rounds wait for what nobody has sealed', async () => {
    const { hall, drivers, cargos, company } = world.open
    const led = drivers[2] as OldHall['drivers'][0]
    const rest = { DriverTurnId: led.turn.id, CargoId: cargos.one.id }
    expect(await app.call('addPriority', { token: led.token, body: rest })).toMatchObject({ statusCode: 200 })
    const late = await app.driverActor()
    const taken = await app.call('takeTurn', { token: late.token, body: { LoadHallId: hall.id } })
    expect(taken.data).toMatchObject({ code: 1, data: { turnNumber: 5 } })
    const { token } = await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })
    const where = { IsLoadHall: true, LoadHallId: hall.id, CityDestinationId: await app.cityId('تهران') }
    const declared = await app.call('declareCargo', { token, body: { ...plainDeclaration, ...where } })
    expect(declared.statusCode).toBe(200)
    await verify(hall.id, checkpoints.slice(1))
    await expect(sweepRounds(app)).rejects.toThrow('turn 2 has sealed the list')
  })

  it('is told at its start, once, what stands there now', async () => {
    await takeOverHalls(app)
    const [late, open] = [await app.logOf(world.late.hall.id), await app.logOf(world.open.hall.id)]
    await takeOverHalls(app)
    expect(await app.logOf(world.late.hall.id)).toEqual(late)
    expect(await app.rowsOf('hallsToTakeOver', {})).toEqual([])

    const { two, one, free, finished } = world.late.cargos
    const [set, standing, opened, ...sealed] = late.slice(world.late.lines.length)
    expect(set).toMatchObject({ kind: 'hall_set', at: standing.at })
    expect(standing).toMatchObject({ kind: 'taken_over', part: 1, parts: 1, lastTurn: 4 })
    expect(standing.cargos).toEqual([
      { cargo: two.id, trucks: 2, given: 1, left: 1 },
      { cargo: one.id, trucks: 1, given: 0, left: 1 },
      { cargo: free.id, trucks: 3, given: 0, left: 3 },
      { cargo: finished.id, trucks: 2, given: 0, left: 0 },
    ])
    expect(standing.turns.map(({ turn }: { turn: number }) => turn)).toEqual([2, 3, 4])
    expect(opened).toMatchObject({
      kind: 'round_opened',
      round: world.late.roundId,
      cargos: [
        { cargo: two.id, left: 1 },
        { cargo: one.id, left: 1 },
      ],
    })
    expect(sealed.map(({ kind, turn, change, byStaff }) => [kind, turn, change, byStaff])).toEqual([
      ['list_sealed', 2, 1, false],
      ['list_sealed', 4, 1, false],
      ['list_sealed', 3, 1, true],
    ])
    // what was told since is not told again
    const since = open.find(({ kind }) => kind === 'taken_over')
    expect(since).toMatchObject({ lastTurn: 5, turns: [{ turn: 2 }, { turn: 3 }, { turn: 4 }] })
    expect(since.cargos).toHaveLength(4)
  })

  it('binds each turn that stood in the queue to its driver, who gets the salt', async () => {
    const log = await app.logOf(world.late.hall.id)
    const { turns } = log.find(({ kind }) => kind === 'taken_over')
    const [, { token, turn, nationalId, freighter }] = world.late.drivers as [unknown, OldHall['drivers'][0]]
    const { salt } = (await app.call('showMyTurn', { token })).data
    const truck = { freighterCardNumber: freighter.cardNumber, loaderTypeId: freighter.loaderTypeId }
    const { bound } = turns.find((one: { turn: number }) => one.turn === turn.number)
    expect(bound).toBe(bindTurn({ salt, nationalId, ...truck }))
  })

  it('opens the lists that waited, splits them, and its log verifies from then on', async () => {
    await sweepRounds(app)
    await app.clock.moveBy(120 * minute)
    await sweepRounds(app)
    for (const [nr, hall] of [world.late, world.open].entries()) {
      const { two, one } = hall.cargos
      const { verdicts } = await splitOf(hall)
      expect(verdicts).toEqual([
        { turn: 2, cargo: two.id, reason: 'granted', winner: 2 },
        { turn: 2, cargo: one.id, reason: 'own_better_choice', winner: nr === 0 ? null : 3 },
        { turn: 3, cargo: two.id, reason: 'earlier_turn', winner: 2 },
        ...(nr === 0 ? [] : [{ turn: 3, cargo: one.id, reason: 'granted', winner: 3 }]),
      ])
      const verdict = await verify(hall.hall.id, checkpoints.slice(nr, nr + 1))
      expect(verdict).toMatchObject({ oldLines: hall.lines.length })
      expect(verdict.rounds[0]).toMatchObject({ round: hall.roundId, lists: 3, listsByStaff: 1 })
      await expectSameBooks(app, hall.hall.id, verdict)
    }
  })

  it('takes back a truck of a permit from before, whose turn returns, and the books hold', async () => {
    const { token } = await app.adminActor()
    const { hall, permit } = world.late
    const body = { Id: permit.id, Desc: 'راننده نیامد' }
    expect(await app.call('voidPermit', { token, body })).toMatchObject({ statusCode: 200 })
    await expectSameBooks(app, hall.id, await verify(hall.id, checkpoints.slice(0, 1)))
  })
  it('has tables that agree with its logs in all that these tell, and with its audit', async () => {
    const { differences } = await checkTables(app)
    // what tests put into wallets is nobody's act
    expect(differences.filter(({ of }) => of !== 'transfer')).toEqual([])
  })
})
