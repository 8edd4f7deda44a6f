import { beforeEach, describe, expect, it } from 'vitest'
import { LogSignerFault } from '../../adapters/log-signer/log-signer.port.ts'
import { hallWithCompany } from '../../../test/actors.ts'
import { choosing, type Waiting } from '../../../test/choosing.ts'
import { verifyKept } from '../../../test/published-log.ts'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()

const { choose, choicesOf, endRound, queueAt } = choosing(() => app)

let hall: Awaited<ReturnType<typeof hallWithCompany>>['hall']
let waiting: Waiting
beforeEach(async () => {
  hall = (await app.hallWithCompany({ reservationLimitMinutes: 1 })).hall
  ;[waiting] = await queueAt(hall.id, 1)
})

const cargoHere = () => app.buildCargo({ hallId: hall.id })
const receiptsOf = (who: { token: string }, DriverTurnId = waiting.turn.id, DriverPriorityId?: number) =>
  app.call('showReceipts', {
    token: who.token,
    query: { DriverTurnId, ...(DriverPriorityId && { DriverPriorityId }) },
  })
type Receipt = { note: string; entry: string; salt: string | null }
const told = ({ data }: { data: Receipt[] }) => data.map(({ entry }) => JSON.parse(entry))

async function withoutSigner(work: () => Promise<void>): Promise<void> {
  const { receipts } = app.logSigner
  Object.assign(app.logSigner, { receipts: () => Promise.reject(new LogSignerFault('away', 'away')) })
  await work().finally(() => Object.assign(app.logSigner, { receipts }))
}

describe('receipts that are asked for later', () => {
  it('are the very ones that a reply would have carried, each with its salt, also of lists that were changed since', async () => {
    const taken = await app.driverActor()
    const turn = (
      await app.call('takeTurn', {
        token: taken.token,
        body: { LoadHallId: hall.id, DriverLat: hall.latitude, DriverLong: hall.longitude },
      })
    ).data.data
    const replies: Receipt[] = [turn.receipt]
    for (const cargo of [await cargoHere(), await cargoHere()])
      replies.push(
        (await choose({ ...taken, turn: { ...waiting.turn, id: turn.id } }, cargo.id)).data.data.receipt,
      )
    const later = await receiptsOf(taken, turn.id)
    expect(later.data).toEqual(replies)
    expect(new Set(replies.map(({ salt }) => salt)).size).toBe(3)
    for (const receipt of later.data)
      expect(await verifyKept(app, hall.id, receipt)).toMatchObject({ ok: true })
  })

  it('are there for what was done while the signer was away, and after the round too', async () => {
    const cargo = await cargoHere()
    await withoutSigner(async () => {
      expect((await choose(waiting, cargo.id)).data.data.receipt).toBeNull()
      expect((await receiptsOf(waiting)).data).toBeNull()
    })
    const before = (await receiptsOf(waiting)).data
    expect(before).toMatchObject([{ salt: expect.stringMatching(/^[0-9a-f]{32}$/) }])
    await endRound()
    expect((await receiptsOf(waiting)).data).toEqual(before)
  })

  it('are had for one choice: those of its round alone', async () => {
    const cargo = await cargoHere()
    const [second] = await queueAt(hall.id, 1)
    const roundOfLast = async () => {
      const [{ id, roundId }] = await choicesOf(second)
      return { roundId, told: told(await receiptsOf(second, second.turn.id, id)) }
    }
    for (const who of [waiting, second]) await choose(who, cargo.id)
    const first = await roundOfLast()
    // the first turn takes the truck, so that the second stands in the next round too
    await endRound()
    await choose(second, (await cargoHere()).id)
    const next = await roundOfLast()
    const { number: turn } = second.turn
    expect(first.told).toMatchObject([{ kind: 'list_sealed', round: first.roundId, turn }])
    expect(next.told).toMatchObject([{ kind: 'list_sealed', round: next.roundId, turn }])
    expect(next.roundId).not.toBe(first.roundId)
    expect(told(await receiptsOf(second, second.turn.id))).toEqual([...first.told, ...next.told])
  })

  it('are had where a hall settles at once, and hide nothing', async () => {
    await app.setRow('halls', hall.id, { reservationLimitMinutes: 0 })
    const { receipt } = (await choose(waiting, (await cargoHere()).id)).data.data
    expect((await receiptsOf(waiting)).data).toEqual([receipt])
    expect(receipt.salt).toBeNull()
  })
})

describe('nobody else has them', () => {
  it('not another driver, by the turn or by a choice of his own; what is not there is not there either', async () => {
    await choose(waiting, (await cargoHere()).id)
    const [choice] = await choicesOf(waiting)
    const [other] = await queueAt(hall.id, 1)
    await choose(other, (await cargoHere()).id)
    const [his] = await choicesOf(other)
    for (const reply of [
      await receiptsOf(other),
      await receiptsOf(other, other.turn.id, choice.id),
      await receiptsOf(waiting, waiting.turn.id, his?.id ?? choice.id + 1_000_000),
      await receiptsOf(waiting, 2_000_000_000),
    ])
      expect([reply.status, JSON.stringify(reply.data ?? null)]).toEqual([
        404,
        expect.not.stringContaining('salt'),
      ])
  })
})
