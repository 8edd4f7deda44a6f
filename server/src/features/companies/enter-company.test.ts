import {
  enterCompanyRefusals,
  removeCompanyRefusals,
} from '@bargah/contract/features/companies/companies.text.ts'
import { companyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { newNationalCode } from '../../../test/plain.ts'

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await app.adminActor()).token
})

const enter = (NationalId: string) =>
  app.call('enterCompany', {
    token,
    body: {
      TransportationCompanyName: 'ترابر شناخته‌شده',
      NationalId,
      CityId: 1,
      Mobile: '09121234567',
      Address: 'بلوار امام',
    },
  })
const remove = (Id: number) => app.call('removeEnteredCompany', { token, body: { Id } })
const show = async (TransportationCompanyId: number) =>
  app.call('showCompany', { token, query: { TransportationCompanyId } })

describe('a company that an administrator knows', () => {
  it('is on record accepted, without a paper and with an account, and can be taken back', async () => {
    const nationalId = newNationalCode()
    const { data } = await enter(nationalId)
    const { id } = data.data
    expect((await show(id)).data).toMatchObject({
      status: companyStatus.active,
      username: `TC${nationalId}`,
      userId: expect.any(Number),
      fileName: null,
      isSelfRegistered: false,
    })
    expect((await remove(id)).statusCode).toBe(200)
    expect((await show(id)).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
  })

  it('is not put beside what registered under its national id, however that stands', async () => {
    const [accepted, waiting, rejected] = [newNationalCode(), newNationalCode(), newNationalCode()]
    await app.buildCompany({ nationalId: accepted })
    await app.buildCompany({ nationalId: waiting, isAccepted: false })
    const no = { isAccepted: false, rejectedAt: new Date(), rejectReason: 'ناخوانا' }
    await app.buildCompany({ nationalId: rejected, ...no })
    expect((await enter(accepted)).errors).toEqual([enterCompanyRefusals.accepted])
    for (const nationalId of [waiting, rejected])
      expect((await enter(nationalId)).errors).toEqual([enterCompanyRefusals.registered])
  })

  it('is put on record once of two who send it at one moment', async () => {
    const nationalId = newNationalCode()
    const answers = await Promise.all([enter(nationalId), enter(nationalId)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([enterCompanyRefusals.accepted])
  })

  it('stays where it has a password or a hall, and so does every company that registered itself', async () => {
    const inUse = [removeCompanyRefusals.in_use]
    const { company, hall } = await app.hallWithCompany()
    expect((await remove(company.id)).errors).toEqual(inUse)
    const { data } = await enter(newNationalCode())
    const { id } = data.data
    await app.addRow('hallCompanies', { hallId: hall.id, companyId: id })
    expect((await remove(id)).errors).toEqual(inUse)
    await app.db.deleteFrom('hallCompanies').where('companyId', '=', id).execute()
    await app.call('createCompanyUser', { token, query: { TransportationCompanyId: id } })
    expect((await remove(id)).errors).toEqual(inUse)
  })
})
