import type { Role } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { choosing, type Waiting } from '../../../test/choosing.ts'
import { buildCargo } from '../cargos/cargos.build.ts'

const app = useTestApp()

const { queueAt, choose, endRound } = choosing(() => app)
const tehran = { latitude: 35.7, longitude: 51.4 }

async function desk() {
  const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 1, driverFeeRial: 350_000 })
  const { token } = await app.hallActor(hall.id)
  const cargoHere = (more: Parameters<typeof buildCargo>[1] = {}) =>
    app.buildCargo({ hallId: hall.id, driverFeeRial: 350_000, ...more })
  const queue = async () => (await app.call('showHallQueue', { token, query: {} })).data.turns
  return { hall, token, cargoHere, queue }
}

describe('the queue of a hall', () => {
  it('stands by number, each with its choices and by whose hand the last was filed', async () => {
    const { hall, token, cargoHere, queue } = await desk()
    const [first, second] = await queueAt(hall.id, 3)
    const [one, two] = [await cargoHere({ truckCount: 2 }), await cargoHere({ rangeKm: 45 })]
    await choose(first, one.id)
    await app.call('addPriority', { token, body: { DriverTurnId: second.turn.id, CargoId: two.id } })
    const turns = await queue()
    expect(turns).toMatchObject([
      {
        turnNumber: 1,
        nationalId: first.nationalId,
        choiceCount: 1,
        lastByStaff: false,
        hasPhone: true,
        near: null,
        far: null,
      },
      { turnNumber: 2, choiceCount: 1, lastByStaff: true, near: { awayKm: 0, rangeKm: 45 } },
      { turnNumber: 3, choiceCount: 0, lastFiledAt: null, feeRial: 350_000 },
    ])
    expect(Date.parse(turns[0].lastFiledAt)).toBeGreaterThan(Date.parse(turns[0].takenAt))
  })

  it('says whose turn the hall took, and who has no account, which is not the same', async () => {
    const { hall, queue } = await desk()
    const [himself, away, disabled] = [
      await app.driverActor(),
      await app.driverActor(),
      await app.driverActor(),
    ]
    await app.buildTurn(hall.id, himself, { takenBy: himself.userId })
    await app.buildTurn(hall.id, away)
    await app.db.deleteFrom('sessions').where('userId', '=', away.userId).execute()
    await app.buildTurn(hall.id, disabled)
    await app.setRow('users', disabled.userId, { isActive: false })
    await app.buildTurn(hall.id, await app.buildDriver())
    expect(await queue()).toMatchObject([
      { takenByStaff: false, hasAccount: true, hasPhone: true },
      { takenByStaff: true, hasAccount: true, hasPhone: false },
      { takenByStaff: true, hasAccount: false },
      { takenByStaff: true, hasAccount: false, hasPhone: false },
    ])
  })

  it('says who has no phone, no money, an open permit, or an account that is closed', async () => {
    const { hall, cargoHere, queue } = await desk()
    const walker = await app.buildDriver()
    await app.buildTurn(hall.id, walker)
    const [poor, busy, closed] = await queueAt(hall.id, 3)
    await app.setRow('accounts', { driverId: poor.id }, { balanceRial: 349_999 })
    const permit = await app.buildPermit((await cargoHere()).id, { driver: busy })
    await app.setRow('drivers', closed.id, { isActive: false })
    expect(await queue()).toMatchObject([
      { hasPhone: false, canPay: true, openPermitId: null, driverIsActive: true },
      { hasPhone: true, canPay: false },
      { openPermitId: permit.id },
      { driverIsActive: false },
    ])
    expect(JSON.stringify(await queue())).not.toContain('349999')
  })

  it('says how far the driver was whose choice was refused for it in this round, and forgets it with the round', async () => {
    const { hall, cargoHere, queue } = await desk()
    const [near, far] = await queueAt(hall.id, 2)
    const [open, ranged] = [await cargoHere({ truckCount: 3 }), await cargoHere({ rangeKm: 45 })]
    await choose(near, open.id)
    const refused = await choose(far, ranged.id, tehran)
    expect(refused.errors).toEqual(['از محدودهٔ مجاز این بار دورترید.'])
    const [, row] = await queue()
    expect(row.far.rangeKm).toBe(45)
    expect(row.far.awayKm).toBeGreaterThan(900)
    await endRound()
    await choose((await queueAt(hall.id, 1))[0] as Waiting, open.id)
    expect((await queue())[0]).toMatchObject({ id: far.turn.id, far: null })
  })

  it('shows a turn that came back with when', async () => {
    const { hall, cargoHere, queue } = await desk()
    const [driver] = await queueAt(hall.id, 1)
    await app.buildEndedTurn(driver.turn.id)
    const permit = await app.buildPermit((await cargoHere()).id, { driver, turnId: driver.turn.id })
    const { token } = await app.adminActor()
    await app.call('voidPermit', { token, body: { Id: permit.id } })
    expect(await queue()).toEqual([])
    await app.call('giveTurnBack', { token, body: { Item1: driver.turn.id, Item2: permit.id } })
    const [row] = await queue()
    expect(row.turnNumber).toBe(1)
    expect(row.returnedAt).not.toBeNull()
  })

  it('is its own staff’s and support’s', async () => {
    const { hall, token } = await desk()
    const other = await desk()
    await queueAt(other.hall.id, 1)
    const own = await app.call('showHallQueue', { token, query: { LoadHallId: other.hall.id } })
    expect(own.data.turns).toEqual([])
    const support = await app.signedIn('AdminSupport')
    const ask = (LoadHallId?: number) =>
      app.call('showHallQueue', { token: support.token, query: { LoadHallId } })
    expect((await ask(other.hall.id)).data.turns).toHaveLength(1)
    expect((await ask()).status).toBe(400)
    expect((await ask(999_999)).status).toBe(404)
    const roles: Role[] = ['Organization', 'DriversAssociation', 'Customer', 'AgentMain']
    for (const role of roles) {
      const stranger = await app.signedIn(role)
      expect(
        (await app.call('showHallQueue', { token: stranger.token, query: { LoadHallId: hall.id } })).status,
      ).toBe(403)
    }
  })
})
