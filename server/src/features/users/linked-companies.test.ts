import type { Contract } from '@bargah/contract/contract.ts'
import { organizations, type Role } from '@bargah/contract/kernel/access.ts'
import { jalaliParts } from '@bargah/contract/kernel/dates.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { madeOnce } from '../../../test/made-once.ts'

const app = useTestApp()
const linked = madeOnce(() => app.permitStory())
const other = madeOnce(() => app.permitStory())

async function organization(role: Role, ...companyIds: number[]) {
  const { token, userId } = await app.signedIn(role)
  for (const companyId of companyIds) await app.addRow('userCompanies', { userId, companyId })
  return token
}
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

type Key = keyof Contract
/** What names a cargo or a permit, and reads what belongs to it. */
const details: [Key, (story: typeof linked) => object][] = [
  ['showCargo', ({ cargo }) => ({ query: { cargoId: cargo.id } })],
  ['listPrioritiesOfCargo', ({ cargo }) => ({ query: { CargoId: cargo.id } })],
  ['listPermitsOfCargo', ({ cargo }) => ({ query: { CargoId: cargo.id } })],
  ['showPermit', ({ permit }) => ({ query: { Id: permit.id } })],
  ['showPermitSheet', ({ permit }) => ({ query: { Id: permit.id } })],
  ['listDocuments', ({ permit }) => ({ query: { DriverReserveId: permit.id } })],
]
const lists = [
  ['searchCargos', ({ cargo }: typeof linked) => cargo.id],
  ['searchPermits', ({ permit }: typeof linked) => permit.id],
] as const

describe.each(organizations)('%s', (role) => {
  it.each(lists)('%s: lists, filters and files have the linked companies’ alone', async (key, idOf) => {
    const token = await organization(role, linked.company.id)
    const rows = async (body: object) => idsOf((await app.call(key, { token, body })).data)
    expect(await rows({})).toEqual([idOf(linked)])
    expect(await rows({ TransportationCompanyId: other.company.id })).toEqual([])
    expect(await rows({ Search: String(idOf(other)) })).not.toContain(idOf(other))
    const file = await app.call(key, { token, body: { Format: 'csv', Columns: 'id' } })
    expect(file.headers['x-total-rows']).toBe('1')
    expect(file.bytes.toString()).toContain(`"${idOf(linked)}"`)
    expect(file.bytes.toString()).not.toContain(`"${idOf(other)}"`)
    const nobody = await organization(role)
    expect((await app.call(key, { token: nobody, body: {} })).data).toEqual([])
  })

  it.each(details)('%s: another company’s is as if absent', async (key, say) => {
    const token = await organization(role, linked.company.id)
    const ask = (story: typeof linked) => app.call(key, { token, ...say(story) } as never)
    expect((await ask(linked)).status).toBe(200)
    expect(await ask(other)).toMatchObject({ status: 404 })
  })

  it('finds by the palette what is of linked companies alone', async () => {
    const token = await organization(role, linked.company.id)
    const found = async (id: number) =>
      JSON.stringify((await app.call('find', { token, query: { Text: String(id) } })).data)
    expect(await found(linked.permit.id)).toContain(`"id":${linked.permit.id}`)
    expect(await found(other.permit.id)).not.toContain(`"id":${other.permit.id},`)
  })
})

describe('the overview', () => {
  it('counts what is on its way, and permits of today and of the month, for each linked company', async () => {
    const story = await app.permitStory({ truckCount: 5 })
    const token = await organization('Organization', story.company.id, linked.company.id)
    await app.buildCargo({ companyId: story.company.id, truckCount: 7 })
    await app.buildCargo({ companyId: story.company.id, status: 1 })
    const voided = await app.buildPermit(story.cargo.id, { driver: await app.buildDriver(), status: 0 })
    const long = await app.buildPermit(story.cargo.id, { driver: await app.buildDriver(), status: 6 })
    const at = (id: number, issuedAt: Date) => app.setRow('permits', id, { issuedAt })
    await at(voided.id, new Date())
    await at(story.permit.id, new Date())
    const beforeMonth = new Date(Date.now() - (jalaliParts(new Date()).day + 1) * 24 * 3_600_000)
    await at(long.id, beforeMonth)
    const cargo = await app.oneRow('cargos', story.cargo.id)
    const { data } = await app.call('listLinkedCompanies', { token })
    expect(data).toHaveLength(2)
    expect(data.find(({ id }: { id: number }) => id === story.company.id)).toEqual({
      id: story.company.id,
      transportationCompanyId: story.company.id,
      transportationCompanyName: story.company.name,
      sendingCargos: 2,
      remaining: 7 + cargo.remaining,
      permitsToday: 1,
      permitsThisMonth: 1,
    })
  })
})
