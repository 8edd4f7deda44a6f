import { documentType } from '@bargah/contract/features/documents/documents.states.ts'
import { type PermitStatus, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { supporters } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import { hallWithCompany } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { longAgo, next } from '../../../test/plain.ts'

const app = useTestApp()

type Hall = Awaited<ReturnType<typeof hallWithCompany>>

/** A driver in the queue whose last permit stands so. */
async function queuedAfter({ hall, company }: Hall, status: PermitStatus, hasWaybill = false) {
  const driver = await app.driverActor()
  const cargo = await app.buildCargo({ hallId: hall.id, companyId: company.id })
  const permit = await app.buildPermit(cargo.id, { driver, status })
  if (hasWaybill) await putWaybill(permit.id)
  const turn = await app.buildTurn(hall.id, driver)
  return { driver, cargo, permit, turn }
}

async function putWaybill(permitId: number) {
  const file = {
    name: `waybill-${next()}`,
    kind: 'pdf',
    bytes: 1,
    sha256: '0'.repeat(64),
    createdAt: longAgo,
  } as const
  const { id: fileId } = await app.addRow('files', file)
  const document = { permitId, fileId, type: documentType.waybill, title: 'بارنامه', uploadedAt: longAgo }
  await app.addRow('permitDocuments', document)
}

const checks = async (token: string, query: object = {}) =>
  app.call('checkWaybills', { token, query: query as never })

describe('the waybill check of a hall', () => {
  it('names who stands in its queue while his last permit is open or lacks its waybill', async () => {
    const made = await app.hallWithCompany()
    const { hall, company } = made
    const [lacking, { turn: open }] = [
      await queuedAfter(made, permitStatus.completed),
      await queuedAfter(made, permitStatus.delivered, true),
    ]
    await queuedAfter(made, permitStatus.completed, true)
    await queuedAfter(made, permitStatus.voided)
    await app.buildTurn(hall.id, await app.driverActor())
    const { token } = await app.hallActor(hall.id)
    const { data, total } = await checks(token)
    expect(total).toBe(2)
    expect(data[0]).toMatchObject({
      id: lacking.turn.id,
      turnNumber: lacking.turn.number,
      nationalId: lacking.driver.nationalId,
      driverFamily: lacking.driver.lastName,
      freighterCardNumber: lacking.driver.freighter.cardNumber,
      driverReserveId: lacking.permit.id,
      cargoId: lacking.cargo.id,
      reserveStatus: permitStatus.completed,
      transportationCompanyName: company.name,
      cargoDestination: 'تهران',
      isOpen: false,
      hasBill: false,
    })
    expect(data[1]).toMatchObject({ id: open.id, isOpen: true, hasBill: true })
    const one = await checks(token, { NationalId: lacking.driver.nationalId })
    expect(one.total).toBe(1)
    const { token: admin } = await app.adminActor()
    expect((await checks(admin, { LoadhalId: hall.id })).total).toBe(2)
    const { data: whole } = await app.call('showHall', { token: admin, query: { LoadHallId: hall.id } })
    expect([whole.billCount, whole.liveTurnCount]).toEqual([2, 5])
  })

  it('is of hall staff’s own hall, whichever they name; others name one, and drivers have none', async () => {
    const made = await app.hallWithCompany()
    await queuedAfter(made, permitStatus.completed)
    const other = await app.hallWithCompany()
    const { token: staff } = await app.hallActor(other.hall.id)
    expect((await checks(staff, { LoadhalId: made.hall.id })).total).toBe(0)
    const { token } = await app.adminActor()
    expect((await checks(token)).errors).toEqual(['سالن را انتخاب کنید.'])
    expect((await checks(token, { LoadhalId: made.hall.id, NationalId: '123' })).status).toBe(400)
    expect((await checks((await app.driverActor()).token)).status).toBe(403)
  })

  it('is not found of a hall that is not there, whoever asks', async () => {
    for (const role of supporters) {
      const { token } = await app.signedIn(role)
      const { status, data, errors } = await checks(token, { LoadhalId: 999_999 })
      expect([status, data, errors]).toEqual([404, null, ['سالنی با این مشخصات پیدا نشد.']])
    }
  })
})
