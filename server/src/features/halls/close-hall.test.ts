import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { choosing, minute } from '../../../test/choosing.ts'
import { sql } from '../../kernel/sql.ts'
import { sweepRounds } from '../rounds/rounds.jobs.ts'
import { everyHalfHour } from './halls.build.ts'

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await app.adminActor()).token
})

const { endRound } = choosing(() => app)

const update = ({ id: Id, cityId: LoadHallCityId }: { id: number; cityId: number }, body: object) =>
  app.call('updateHall', { token, body: { Id, Name: 'سالن نو', LoadHallCityId, ...body } })
const show = async (LoadHallId: number) => (await app.call('showHall', { token, query: { LoadHallId } })).data
const closed = { IsActive: false }

describe('closing a hall', () => {
  async function busyHall() {
    const made = await app.hallWithCompany({ reservationLimitMinutes: 0 })
    const cargo = await app.buildCargo({
      hallId: made.hall.id,
      companyId: made.company.id,
      truckCount: 2,
    })
    const holder = await app.driverActor()
    await app.buildPermit(cargo.id, { driver: holder })
    const waiting = await app.driverActor()
    return { ...made, cargo, waiting, turn: await app.buildTurn(made.hall.id, waiting) }
  }

  it('shows before what it does, ends turns and cargos, tells people and leaves permits', async () => {
    const { hall, cargo, waiting, turn, company } = await busyHall()
    const preview = await app.call('previewDeactivation', { token, query: { Id: hall.id } })
    expect(preview.data).toMatchObject({ turns: 1, cargos: 1, permits: 1, closesAt: null })
    expect((await update(hall, closed)).message).toBe(
      'سالن «سالن نو» غیرفعال شد؛ ۱ نوبت پایان یافت و ۱ بار از تابلو رفت.',
    )
    expect(await app.oneRow('turns', turn.id)).toMatchObject({ status: 'hall_closed' })
    const { data: notices } = await app.call('listNotifications', { token: waiting.token })
    expect(JSON.stringify(notices)).toContain('سالن «سالن نو» غیرفعال شد')
    expect(await app.oneRow('cargos', cargo.id)).toMatchObject({
      status: 1,
      finishReason: 'سالن «سالن نو» غیرفعال شد.',
    })
    expect(await app.rowsOf('permits', { cargoId: cargo.id })).toMatchObject([{ status: 1 }])
    const { balanceRial } = await app.oneRow('accounts', { companyId: company.id, kind: 'company_held' })
    expect(balanceRial).toBe(0)
    await app.expectBalancedLedger()
    const told = (await app.rowsOf('hallLog', { hallId: hall.id }, 'index')).map(({ entry }) =>
      JSON.parse(entry),
    )
    expect(told.slice(-3)).toMatchObject([
      { kind: 'hall_set', settings: { isActive: false } },
      { kind: 'turn_ended', turn: turn.number, reason: 'hall_closed' },
      { kind: 'cargo_withdrawn', cargo: cargo.id, trucks: 1, reason: 'hall_closed' },
    ])
    expect((await app.call('previewDeactivation', { token, query: { Id: hall.id } })).data.turns).toBe(0)
  })

  it('locks the accounts of its companies in the order of their ids, whichever load is first', async () => {
    const older = await app.hallWithCompany()
    const { hall, company } = await app.hallWithCompany({ reservationLimitMinutes: 0 })
    for (const companyId of [company.id, older.company.id])
      await app.buildCargo({ hallId: hall.id, companyId })
    const lockMoney = (companyId: number, how: '' | 'nowait') =>
      sql`select from accounts where company_id = ${companyId} for update ${sql.raw(how)}`
    const answer = await app.whileWaiting({
      first: (tx) => lockMoney(older.company.id, '').execute(tx),
      second: () => update(hall, closed),
      meanwhile: (tx) => lockMoney(company.id, 'nowait').execute(tx),
    })
    expect(answer.statusCode).toBe(200)
  })

  it('is refused while a round is open, and says until when', async () => {
    const { hall, company } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
    await app.buildCargo({ hallId: hall.id, companyId: company.id })
    await sweepRounds(app)
    const { closesAt } = (await show(hall.id)).openRound
    const answer = await update(hall, closed)
    expect([answer.statusCode, answer.data.closesAt]).toEqual([400, closesAt])
    expect(answer.message).toContain('نمی‌توان آن را غیرفعال کرد')
    const preview = await app.call('previewDeactivation', { token, query: { Id: hall.id } })
    expect(preview.data.closesAt).toBe(closesAt)
    await endRound()
    expect((await update(hall, closed)).statusCode).toBe(200)
    expect((await app.call('previewDeactivation', { token, query: { Id: 999_999 } })).status).toBe(404)
  })

  it('opens nothing of the hours that went by when it is open again', async () => {
    const { hall, company } = await app.hallWithCompany({ isActiveShowTime: true })
    await app.addRow('hallShowTimes', everyHalfHour(hall.id))
    await update(hall, closed)
    await app.clock.moveBy(61 * minute)
    expect((await update(hall, { IsActive: true })).statusCode).toBe(200)
    await app.buildCargo({ hallId: hall.id, companyId: company.id })
    await sweepRounds(app)
    expect((await show(hall.id)).openRound).toBeNull()
  })
})
