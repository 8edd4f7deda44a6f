import { beforeAll, describe, expect, it } from 'vitest'
import { adminActor, driverActor, hallWithCompany } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { choosing, minute } from '../../../test/choosing.ts'
import { expectBalancedLedger } from '../../../test/ledger.ts'
import { addRow, oneRow, rowsOf } from '../../../test/rows.ts'
import { buildCargo } from '../cargos/cargos.build.ts'
import { buildPermit } from '../permits/permits.build.ts'
import { sweepRounds } from '../rounds/rounds.jobs.ts'
import { buildTurn } from '../turns/turns.build.ts'
import { everyHalfHour } from './halls.build.ts'

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await adminActor(app)).token
})

const { endRound } = choosing(() => app)

const update = ({ id: Id, cityId: LoadHallCityId }: { id: number; cityId: number }, body: object) =>
  app.call('updateHall', { token, body: { Id, Name: 'سالن نو', LoadHallCityId, ...body } })
const show = async (LoadHallId: number) => (await app.call('showHall', { token, query: { LoadHallId } })).data
const closed = { IsActive: false }

describe('closing a hall', () => {
  async function busyHall() {
    const made = await hallWithCompany(app, { reservationLimitMinutes: 0 })
    const cargo = await buildCargo(app.db, {
      hallId: made.hall.id,
      companyId: made.company.id,
      truckCount: 2,
    })
    const holder = await driverActor(app)
    await buildPermit(app.db, cargo.id, { driver: holder })
    const waiting = await driverActor(app)
    return { ...made, cargo, waiting, turn: await buildTurn(app.db, made.hall.id, waiting) }
  }

  it('shows before what it does, ends turns and cargos, tells people and leaves permits', async () => {
    const { hall, cargo, waiting, turn, company } = await busyHall()
    const preview = await app.call('previewDeactivation', { token, query: { Id: hall.id } })
    expect(preview.data).toMatchObject({ turns: 1, cargos: 1, permits: 1, closesAt: null })
    expect((await update(hall, closed)).message).toBe(
      'سالن «سالن نو» غیرفعال شد؛ ۱ نوبت پایان یافت و ۱ بار از تابلو رفت.',
    )
    expect(await oneRow(app.db, 'turns', turn.id)).toMatchObject({ status: 'hall_closed' })
    const { data: notices } = await app.call('listNotifications', { token: waiting.token })
    expect(JSON.stringify(notices)).toContain('سالن «سالن نو» غیرفعال شد')
    expect(await oneRow(app.db, 'cargos', cargo.id)).toMatchObject({
      status: 1,
      finishReason: 'سالن «سالن نو» غیرفعال شد.',
    })
    expect(await rowsOf(app.db, 'permits', { cargoId: cargo.id })).toMatchObject([{ status: 1 }])
    const { balanceRial } = await oneRow(app.db, 'accounts', { companyId: company.id, kind: 'company_held' })
    expect(balanceRial).toBe(0)
    await expectBalancedLedger(app.db)
    const told = (await rowsOf(app.db, 'hallLog', { hallId: hall.id }, 'index')).map(({ entry }) =>
      JSON.parse(entry),
    )
    expect(told.slice(-3)).toMatchObject([
      { kind: 'hall_set', settings: { isActive: false } },
      { kind: 'turn_ended', turn: turn.number, reason: 'hall_closed' },
      { kind: 'cargo_withdrawn', cargo: cargo.id, trucks: 1, reason: 'hall_closed' },
    ])
    expect((await app.call('previewDeactivation', { token, query: { Id: hall.id } })).data.turns).toBe(0)
  })

  it('is refused while a round is open, and says until when', async () => {
    const { hall, company } = await hallWithCompany(app, { reservationLimitMinutes: 1 })
    await buildCargo(app.db, { hallId: hall.id, companyId: company.id })
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
    const { hall, company } = await hallWithCompany(app, { isActiveShowTime: true })
    await addRow(app.db, 'hallShowTimes', everyHalfHour(hall.id))
    await update(hall, closed)
    await app.clock.moveBy(61 * minute)
    expect((await update(hall, { IsActive: true })).statusCode).toBe(200)
    await buildCargo(app.db, { hallId: hall.id, companyId: company.id })
    await sweepRounds(app)
    expect((await show(hall.id)).openRound).toBeNull()
  })
})
