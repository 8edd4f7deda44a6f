import { contract } from '@bargah/contract/contract.ts'
import { mayCall, type Role, roles } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import { makeSide } from './access/side.ts'
import { useTestApp } from './app.ts'
import type { RequestParts } from './request.ts'
import { madeOnce } from './made-once.ts'

/** What those read who may not do it, word for word, though hall, company and turn are their own. */
const app = useTestApp()
const side = madeOnce(async () => makeSide(app, { hours: 20, stranger: await app.driverActor() }))

type Key = 'giveTurnBack' | 'giveTurnAtHall' | 'checkWaybills'
const wrongFor = (key: Key): Role[] =>
  roles.filter((role) => !mayCall(contract[key].access, { role, flags: [] }))

async function replyTo(role: Role, key: Key, said: RequestParts) {
  const { status, json: body } = await app.sendAs(side.users[role], contract[key], said)
  return { status, body }
}
const sentence = 'اجازهٔ این کار را ندارید.'
const refused = {
  status: 403,
  body: { data: null, statusCode: 403, errors: [sentence], message: sentence },
}
const turnsOf = async (driverId: number) =>
  app.db.selectFrom('turns').select('status').where('driverId', '=', driverId).execute()

describe('who may not give a turn back', () => {
  it.each(wrongFor('giveTurnBack'))('%s reads that, and the turn stays ended', async (role) => {
    const { driver, turn } = await side.turn()
    const ended = { status: 'hall_closed', endedAt: new Date() } as const
    await app.setRow('turns', turn.id, ended)
    expect(await replyTo(role, 'giveTurnBack', { body: { Item1: turn.id } })).toEqual(refused)
    expect(await turnsOf(driver.id)).toEqual([{ status: 'hall_closed' }])
  })
})

describe('who may not give a turn at a hall', () => {
  it.each(wrongFor('giveTurnAtHall'))('%s reads that, and no turn is there', async (role) => {
    const driver = await side.driver()
    const body = { Item1: driver.id, Item2: side.hall.id }
    expect(await replyTo(role, 'giveTurnAtHall', { body })).toEqual(refused)
    expect(await turnsOf(driver.id)).toEqual([])
  })
})

describe('who may not read the waybill checks of a hall', () => {
  it.each(wrongFor('checkWaybills'))('%s reads that, and nobody’s name', async (role) => {
    const query = { LoadhalId: side.hall.id }
    expect(await replyTo(role, 'checkWaybills', { query })).toEqual(refused)
  })
})
