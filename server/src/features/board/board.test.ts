import type { Board } from '@bargah/contract/features/board/board.schema.ts'
import { ledgerCode } from '@bargah/contract/features/log/ledger-code.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { choosing, minute } from '../../../test/choosing.ts'
import { transaction } from '../../kernel/database.ts'
import { appendHallLog } from '../log/log.api.ts'
import { logJobs } from '../log/log.jobs.ts'

const app = useTestApp()

const { queueAt, choose, endRound } = choosing(() => app)
const boardOf = async (LoadHallId: number): Promise<Board> =>
  (await app.call('showBoard', { query: { LoadHallId } })).data

const sum = ({ allocated, remaining, withdrawn }: Board['balance']) => allocated + remaining + withdrawn

async function expectBalanced(hallId: number): Promise<Board> {
  const shown = await boardOf(hallId)
  for (const balance of [shown.balance, ...shown.loads]) expect(sum(balance)).toBe(balance.announced)
  return shown
}

const finish = async (cargoId: number) =>
  app.call('finishCargo', {
    token: (await app.adminActor()).token,
    body: { Id: cargoId, Desc: 'باری نمانده است' },
  })

describe('the halls that have a public log', () => {
  it('are told to everybody, by number, name and city alone, and those without a log are not', async () => {
    const { hall } = await app.hallWithCompany()
    const { hall: silent } = await app.hallWithCompany()
    await transaction(app, (tx) =>
      appendHallLog(tx, hall.id, [{ kind: 'turn_taken' as const, facts: { turn: 1 } }]),
    )
    await app.db.updateTable('halls').set({ isActive: false }).where('id', '=', hall.id).execute()
    const { data } = await app.call('listLoggedHalls')
    const shown = (data as { loadHallId: number }[]).filter(({ loadHallId }) =>
      [hall.id, silent.id].includes(loadHallId),
    )
    // a closed hall's log stays to be checked
    expect(shown).toEqual([{ loadHallId: hall.id, name: hall.name, cityName: expect.any(String) }])
  })
})

describe('the board of a hall', () => {
  it('adds up before a round, after it, and when what was left is withdrawn', async () => {
    const { hall, company } = await app.hallWithCompany()
    const near = { hallId: hall.id, companyId: company.id }
    const [first, second] = await queueAt(hall.id, 2)
    const load = await app.buildCargo({ ...near, truckCount: 5 })
    const single = await app.buildCargo({ ...near, truckCount: 1, destination: 'مشهد' })
    const before = await expectBalanced(hall.id)
    expect(before).toMatchObject({
      name: hall.name,
      liveTurns: 2,
      firstTurnNumber: first.turn.number,
      balance: { announced: 6, allocated: 0, remaining: 6, withdrawn: 0 },
      lastRound: null,
      returned: null,
    })
    expect(before.loads.map(({ id, lastTurnNumber }) => [id, lastTurnNumber])).toEqual([
      [load.id, null],
      [single.id, null],
    ])

    await choose(first, load.id)
    await choose(second, single.id)
    expect((await boardOf(hall.id)).round).not.toBeNull()
    await endRound()
    const after = await expectBalanced(hall.id)
    expect(after).toMatchObject({
      round: null,
      liveTurns: 0,
      firstTurnNumber: null,
      balance: { announced: 6, allocated: 2, remaining: 4, withdrawn: 0 },
      lastRound: { grantedCount: 2, stayingTurns: 0 },
    })
    // what gave its last truck stands at the end
    expect(after.loads).toMatchObject([
      { id: load.id, remaining: 4, lastTurnNumber: first.turn.number },
      { id: single.id, remaining: 0, lastTurnNumber: second.turn.number },
    ])

    expect((await finish(load.id)).statusCode).toBe(200)
    const withdrawn = await expectBalanced(hall.id)
    expect(withdrawn.balance).toEqual({ announced: 6, allocated: 2, remaining: 0, withdrawn: 4 })
    expect(withdrawn.loads.find(({ id }) => id === load.id)).toMatchObject({ remaining: 0, withdrawn: 4 })
    await app.clock.moveBy(31 * minute)
    expect((await boardOf(hall.id)).loads).toEqual([])
  })

  it('names what may carry a load in full and by the short names that a wall has room for', async () => {
    const { hall, company } = await app.hallWithCompany()
    await app.buildCargo({ hallId: hall.id, companyId: company.id, loaderTypeIds: [5001, 5004] })
    const [load] = (await boardOf(hall.id)).loads
    expect(load).toMatchObject({
      loaderTypeNames: 'تریلی کفی، تریلی ترانزیت چادری',
      loaderShortNames: 'کفی، ترانزیت',
    })
  })

  it('is told as unchanged to whoever has it, with the time, until something changes', async () => {
    const { hall } = await app.hallWithCompany()
    const ask = (headers = {}) => app.app.inject({ url: `/api/v1/Board/Show?LoadHallId=${hall.id}`, headers })
    const first = await ask()
    const mark = { 'if-none-match': String(first.headers.etag) }
    expect(first.headers['cache-control']).toBe('no-cache')
    await app.clock.moveBy(minute)
    const same = await ask(mark)
    expect([same.statusCode, same.payload]).toEqual([304, ''])
    const [before, now] = [first, same].map(({ headers }) => Date.parse(String(headers['x-now'])))
    expect(now).toBeGreaterThanOrEqual((before ?? 0) + minute)
    await queueAt(hall.id, 1)
    expect((await ask(mark)).json().data.liveTurns).toBe(1)
  })

  it('tells the newest signed checkpoint of the log and its size, not what nobody has signed', async () => {
    const { hall } = await app.hallWithCompany()
    const entries = [1, 2].map((turn) => ({ kind: 'turn_taken' as const, facts: { turn } }))
    const tell = () => transaction(app, (tx) => appendHallLog(tx, hall.id, entries))
    await tell()
    expect((await boardOf(hall.id)).checkpoint).toBeNull()
    const sign = async () => {
      const note = (await app.app.inject({ url: `/log/${hall.id}/checkpoint` })).payload
      const [, size, root = ''] = note.split('\n')
      return { size: Number(size), ledgerCode: ledgerCode(Buffer.from(root, 'base64').toString('hex')) }
    }
    const first = await sign()
    await tell()
    expect((await boardOf(hall.id)).checkpoint).toEqual(first)
    const second = await sign()
    expect([first.size, second.size]).toEqual([2, 4])
    expect((await boardOf(hall.id)).checkpoint).toEqual(second)
    // each minute, also when nobody asks
    await tell()
    const [signLogs] = logJobs({ logSigner: app.logSigner, watch: app.watch })
    await signLogs?.run(app, {})
    expect((await boardOf(hall.id)).checkpoint?.size).toBe(6)
  })

  it('counts a voided permit as no truck taken', async () => {
    const { hall } = await app.hallWithCompany()
    const cargo = await app.buildCargo({ hallId: hall.id, truckCount: 2 })
    await app.buildPermit(cargo.id)
    await app.buildPermit(cargo.id, { status: permitStatus.voided })
    await app.setRow('cargos', cargo.id, { remaining: 1 })
    const [load] = (await expectBalanced(hall.id)).loads
    expect(load).toMatchObject({ allocated: 1, remaining: 1, lastTurnNumber: null })
  })

  it('says who stays, when the next round comes, and which turn came back', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 1, isActiveShowTime: false })
    const [first, second] = await queueAt(hall.id, 2)
    const cargo = await app.buildCargo({ hallId: hall.id })
    await choose(first, cargo.id)
    await choose(second, cargo.id)
    await endRound()
    expect((await boardOf(hall.id)).lastRound).toMatchObject({ grantedCount: 1, stayingTurns: 1 })
    const at = await app.clock.now(app.db)
    await app.setRow(
      'permits',
      { turnId: first.turn.id },
      { turnReturnedAt: at, turnReturnedBy: first.userId, status: permitStatus.voided },
    )
    await app.setRow('turns', first.turn.id, { status: 'live', endedAt: null })
    await app.setRow('cargos', cargo.id, { remaining: 1 })
    const shown = await expectBalanced(hall.id)
    expect(shown.returned).toEqual({ turnNumber: first.turn.number, at: at.toISOString() })
    expect(shown.firstTurnNumber).toBe(first.turn.number)
  })

  it('shows nobody’s name, number or telephone', async () => {
    const { hall } = await app.hallWithCompany()
    const [driver] = await queueAt(hall.id, 1)
    const cargo = await app.buildCargo({ hallId: hall.id })
    const text = JSON.stringify(await boardOf(hall.id))
    for (const secret of [driver.nationalId, driver.lastName, cargo.tel]) expect(text).not.toContain(secret)
  })

  it('offers nothing of a closed hall, and does not know a hall that is not there', async () => {
    const { hall } = await app.hallWithCompany({ isActive: false })
    await app.buildCargo({ hallId: hall.id })
    expect(await boardOf(hall.id)).toMatchObject({ isActive: false, loads: [] })
    expect((await app.call('showBoard', { query: { LoadHallId: 999_999 } })).status).toBe(404)
    // @ts-expect-error the point is what happens without it
    const unnamed = await app.call('showBoard', { query: {} })
    expect(unnamed.errors).toEqual(['سالن را انتخاب کنید.'])
  })
})
