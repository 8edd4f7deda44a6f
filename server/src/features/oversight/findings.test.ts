import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { longAgo } from '../../../test/plain.ts'

const app = useTestApp()

describe('who reads findings', () => {
  const seen = async (token: string) =>
    (await app.call('listFindings', { token, body: {} })).data.map(({ id }: { id: number }) => id)

  async function finding(ids: { hallId?: number; companyId?: number; deviceId?: string }) {
    const row = {
      kind: 'night_turns' as const,
      monthFrom: longAgo,
      hits: 6,
      outOf: 7,
      usualHits: 1,
      usualOutOf: 100,
      foundAt: longAgo,
      seenLastAt: longAgo,
    }
    const turn = await app.buildTurn((await app.buildHall()).id, await app.buildDriver())
    const made = await app.addRow('findings', { ...row, ...ids, rowIds: [turn.id] })
    return { id: made.id, turn }
  }

  it('is Admin all, and an organisation of its linked halls and companies', async () => {
    const [hall, company] = [await app.buildHall(), await app.buildCompany()]
    const ofHall = await finding({ hallId: hall.id })
    const ofCompany = await finding({ companyId: company.id })
    const ofPhone = await finding({ deviceId: 'phone' })
    const organisation = await app.signedIn('DriversAssociation')
    expect(await seen(organisation.token)).toEqual([])
    await app.addRow('userHalls', { userId: organisation.userId, hallId: hall.id })
    expect(await seen(organisation.token)).toEqual([ofHall.id])
    await app.addRow('userCompanies', { userId: organisation.userId, companyId: company.id })
    expect(await seen(organisation.token)).toEqual([ofCompany.id, ofHall.id])
    const another = await app.call('showFinding', { token: organisation.token, query: { Id: ofPhone.id } })
    expect(another.status).toBe(404)
    expect(await seen((await app.adminActor()).token)).toEqual([ofPhone.id, ofCompany.id, ofHall.id])
  })

  it('is shown the rows behind it, and writes what he saw, which stays', async () => {
    const { id, turn } = await finding({ hallId: (await app.buildHall()).id })
    const { token } = await app.adminActor()
    const show = async () => (await app.call('showFinding', { token, query: { Id: id } })).data
    expect(await show()).toMatchObject({
      rows: [{ id: turn.id, number: turn.number, at: turn.takenAt.toISOString() }],
      notes: [],
      isLookedInto: false,
    })
    const noted = await app.call('noteFinding', { token, body: { FindingId: id, Words: 'با سالن گفتم.' } })
    expect(noted.data).toMatchObject({ code: 1 })
    expect(await show()).toMatchObject({
      notes: [{ words: 'با سالن گفتم.', by: 'کاربر آزمون' }],
      isLookedInto: true,
    })
    const change = app.setRow('findingNotes', {}, { words: 'هیچ' })
    await expect(change).rejects.toThrow('permission denied')
  })

  it('writes nothing on what is not his to see', async () => {
    const { id } = await finding({ hallId: (await app.buildHall()).id })
    const { token } = await app.signedIn('Organization')
    const reply = await app.call('noteFinding', { token, body: { FindingId: id, Words: 'دیدم' } })
    expect(reply.status).toBe(404)
    expect(await app.rowsOf('findingNotes', { findingId: id })).toEqual([])
  })

  it('writes nothing on what stops being his to see while it is written', async () => {
    const { id: hallId } = await app.buildHall()
    const { id } = await finding({ hallId })
    const { token, userId } = await app.signedIn('Organization')
    await app.addRow('userHalls', { userId, hallId })
    const reply = await app.whileWaiting({
      first: (tx) => tx.selectFrom('findings').select('id').where('id', '=', id).forUpdate().execute(),
      second: () => app.call('noteFinding', { token, body: { FindingId: id, Words: 'دیدم' } }),
      meanwhile: (tx) => tx.deleteFrom('userHalls').where('userId', '=', userId).execute(),
    })
    expect(reply.status).toBe(404)
    expect(await app.rowsOf('findingNotes', { findingId: id })).toEqual([])
  })
})
