import { listRefusals, staffPriorityRefusals } from '@bargah/contract/features/rounds/rounds.text.ts'
import { turnRefusalSentence } from '@bargah/contract/features/turns/turns.text.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { LogSignerFault } from '../../adapters/log-signer/log-signer.port.ts'
import { hallActor, hallWithCompany } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { choosing, type Waiting } from '../../../test/choosing.ts'
import { verifyKept } from '../../../test/published-log.ts'
import { buildCargo } from '../cargos/cargos.build.ts'
import { buildDriver } from '../drivers/drivers.build.ts'
import { bindTurn, sealOfList } from '../log/commitments.rules.ts'

const app = useTestApp()

const { queueAt, endRound } = choosing(() => app)

let hall: Awaited<ReturnType<typeof hallWithCompany>>['hall']
let clerk: Awaited<ReturnType<typeof hallActor>>
let waiting: Waiting
beforeEach(async () => {
  hall = (await app.hallWithCompany({ reservationLimitMinutes: 1 })).hall
  clerk = await app.hallActor(hall.id)
  ;[waiting] = await queueAt(hall.id, 1)
})

type Truck = Awaited<ReturnType<typeof buildDriver>>
const give = (driver: Truck, card = driver.freighter.cardNumber) =>
  app.call('takeTurn', {
    token: clerk.token,
    body: { NationalId: driver.nationalId, FreighterCardNumber: card },
  })
const file = (CargoId: number) =>
  app.call('addPriority', { token: clerk.token, body: { DriverTurnId: waiting.turn.id, CargoId } })
const remove = (Id: number) => app.call('removePriority', { token: clerk.token, body: { Id } })
const reorder = (Ids: number[]) =>
  app.call('reorderPriorities', { token: clerk.token, body: { DriverTurnId: waiting.turn.id, Ids } })
const cargoHere = (given: Parameters<typeof buildCargo>[1] = {}) =>
  app.buildCargo({ hallId: hall.id, ...given })
const settleAtOnce = () => app.setRow('halls', hall.id, { reservationLimitMinutes: 0 })

/** Expects that the public log keeps what a receipt promises. Out: the entry. */
async function keptOf(receipt: { note: string; entry: string; salt: string | null }) {
  const entry = JSON.parse(receipt.entry)
  expect(await verifyKept(app, hall.id, receipt)).toMatchObject({ ok: true })
  expect(await app.logOf(hall.id)).toContainEqual(entry)
  return entry
}

describe('the receipt that staff are given', () => {
  it('of a turn at the desk or by the old path promises its number, bound to the driver and his truck', async () => {
    const [atDesk, atHall] = [await app.buildDriver(), await app.buildDriver()]
    const { token } = await app.adminActor()
    const body = { Item1: atHall.id, Item2: hall.id }
    const answers = [
      [atDesk, await give(atDesk)],
      [atHall, await app.call('giveTurnAtHall', { token, body })],
    ] as const
    for (const [{ nationalId, freighter }, { data }] of answers) {
      const { turnNumber, receipt } = data.data
      const { cardNumber: freighterCardNumber, loaderTypeId } = freighter
      expect(await keptOf(receipt)).toMatchObject({
        kind: 'turn_taken',
        turn: turnNumber,
        byStaff: true,
        bound: bindTurn({ salt: receipt.salt, nationalId, freighterCardNumber, loaderTypeId }),
      })
    }
  })

  it('of each change of a driver’s list promises the list as it then was', async () => {
    const [wanted, other] = [await cargoHere(), await cargoHere()]
    const filed = [await file(wanted.id), await file(other.id)]
    const [a, b] = filed.map(({ data }) => data.data.id) as [number, number]
    const changes = [...filed, await reorder([b, a]), await remove(b)]
    const lists = [[wanted.id], [wanted.id, other.id], [other.id, wanted.id], [wanted.id]]
    for (const [nr, { data }] of changes.entries()) {
      const { receipt } = data.data
      const told = await keptOf(receipt)
      const { number: turnNumber } = waiting.turn
      const list = { salt: receipt.salt, roundId: told.round, turnNumber, cargoIds: lists[nr] ?? [] }
      expect(told).toMatchObject({ kind: 'list_sealed', turn: turnNumber, change: nr + 1, byStaff: true })
      expect(told.seal).toBe(sealOfList(list))
    }
  })

  it('of a choice that is settled at once promises the choice, which hides nothing', async () => {
    await settleAtOnce()
    const cargo = await cargoHere()
    const { receipt, reserveId } = (await file(cargo.id)).data.data
    expect(reserveId).toEqual(expect.any(Number))
    expect(receipt.salt).toBeNull()
    expect(await keptOf(receipt)).toMatchObject({
      kind: 'choice_settled',
      turn: waiting.turn.number,
      cargo: cargo.id,
      byStaff: true,
    })
  })

  it('does not pass for that of another list, turn or hall', async () => {
    const { receipt } = (await file((await cargoHere()).id)).data.data
    const turned = { ...receipt, entry: receipt.entry.replace('"byStaff":true', '"byStaff":false') }
    expect(turned.entry).not.toBe(receipt.entry)
    const fault = async (given: typeof receipt, hallId = hall.id) => verifyKept(app, hallId, given)
    expect(await fault(turned)).toMatchObject({ ok: false, reason: 'receipt_of_another_entry' })
    const another = (await app.hallWithCompany()).hall
    await app.hallActor(another.id)
    const [elsewhere] = await queueAt(another.id, 1)
    await app.call('cancelTurn', { token: elsewhere.token, query: { DriverTurnId: elsewhere.turn.id } })
    expect(await fault(receipt, another.id)).toMatchObject({ ok: false, reason: 'receipt_not_signed' })
  })

  it('is missing while the signer is away; what was done is done, and the log tells of it', async () => {
    const { receipts } = app.logSigner
    const away = () => Promise.reject(new LogSignerFault('the signer is away', 'away'))
    Object.assign(app.logSigner, { receipts: away })
    try {
      const { data } = await file((await cargoHere()).id)
      expect(data).toMatchObject({ code: 1, data: { receipt: null } })
      expect(await app.logOf(hall.id)).toContainEqual(
        expect.objectContaining({ kind: 'list_sealed', turn: waiting.turn.number, byStaff: true }),
      )
    } finally {
      Object.assign(app.logSigner, { receipts })
    }
  })
})

type Answer = Awaited<ReturnType<typeof file>>

/** Expects that staff are refused and that the log promises nothing. Out: in which words. */
async function refusalOf(ask: () => Promise<Answer>) {
  const before = await app.logOf(hall.id)
  const { statusCode, errors, data } = await ask()
  expect(statusCode).toBe(400)
  expect(JSON.stringify(data)).not.toContain('receipt')
  expect(await app.logOf(hall.id)).toEqual(before)
  return errors[0]
}

describe('no receipt is given, and the log tells of nothing, when staff are refused', () => {
  it.each<[string, () => Promise<Answer>, string]>([
    ['a turn for one who has a live one', () => give(waiting), turnRefusalSentence({ code: 'live_turn' })],
    [
      'a turn with a truck that is not his',
      async () => give(await app.buildDriver(), waiting.freighter.cardNumber),
      turnRefusalSentence({ code: 'freighter_unknown' }),
    ],
    [
      'a turn for nobody that is known',
      async () => give({ ...(await app.buildDriver()), nationalId: '0499370899' }),
      turnRefusalSentence({ code: 'driver_unknown' }),
    ],
    [
      'a load that the truck cannot carry',
      async () => file((await cargoHere({ loaderTypeIds: [6001] })).id),
      staffPriorityRefusals.loader_mismatch,
    ],
    [
      'a load of another hall',
      async () => file((await app.buildCargo()).id),
      staffPriorityRefusals.not_this_hall,
    ],
  ])('%s', async (_, ask, sentence) => expect(await refusalOf(ask)).toBe(sentence))

  it('a load that is in the list already, or that came after the round had opened', async () => {
    const cargo = await cargoHere()
    await file(cargo.id)
    expect(await refusalOf(() => file(cargo.id))).toBe(staffPriorityRefusals.already_listed)
    const late = await cargoHere()
    expect(await refusalOf(() => file(late.id))).toBe(staffPriorityRefusals.not_announced)
  })

  it('a choice for a turn that has ended, or for a driver on his way with another load', async () => {
    const cargo = await cargoHere()
    await app.buildPermit((await cargoHere()).id, { driver: waiting })
    expect(await refusalOf(() => file(cargo.id))).toBe(staffPriorityRefusals.open_permit)
    await app.buildEndedTurn(waiting.turn.id)
    expect(await refusalOf(() => file(cargo.id))).toBe(staffPriorityRefusals.turn_not_live)
  })

  it('a choice that the driver’s wallet does not cover, but that a hall which settles at once tells of it', async () => {
    await settleAtOnce()
    const cargo = await cargoHere({ driverFeeRial: 90_000_000 })
    const { statusCode, errors, data } = await file(cargo.id)
    expect([statusCode, errors]).toEqual([400, [staffPriorityRefusals.no_money]])
    expect(JSON.stringify(data)).not.toContain('receipt')
    expect(await app.logOf(hall.id)).toMatchObject([
      { kind: 'choice_refused', turn: waiting.turn.number, cargo: cargo.id, reason: 'no_money' },
    ])
  })

  it('an order of other choices than are filed, one that has ended, and any change once the round is split', async () => {
    const [wanted, other] = [await cargoHere(), await cargoHere()]
    const [a, b] = [(await file(wanted.id)).data.data.id, (await file(other.id)).data.data.id]
    expect(await refusalOf(() => reorder([a]))).toBe(listRefusals.not_the_list)
    await remove(b)
    expect(await refusalOf(() => remove(b))).toBe(listRefusals.priority_ended)
    await endRound()
    expect(await refusalOf(() => remove(a))).toBe(listRefusals.round_closed)
    expect(await refusalOf(() => reorder([a]))).toBe(listRefusals.not_the_list)
  })
})
