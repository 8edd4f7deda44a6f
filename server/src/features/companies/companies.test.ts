import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()
beforeAll(async () => {
  await app.buildCompany({ name: 'پارس ترابر' })
  await app.buildCompany({ name: 'تازه‌وارد', isAccepted: false })
  const closed = await app.buildCompany({ name: 'آرام بار' })
  await app.setRow('companies', closed.id, { isActive: false })
})

async function namesFor(token: string) {
  const { data } = await app.call('listCompanies', { token })
  return data.map((row: { transportationCompanyName: string }) => row.transportationCompanyName)
}

describe('the list of companies', () => {
  it('gives id and name of the active, accepted ones in Persian order', async () => {
    await app.buildCompany({ name: 'بندر بار' })
    const { token } = await app.driverActor()
    expect(await namesFor(token)).toEqual(['بندر بار', 'پارس ترابر'])
    const { data } = await app.call('listCompanies', { token })
    expect(Object.keys(data[0]).toSorted()).toEqual(['transportationCompanyId', 'transportationCompanyName'])
  })

  it('shows supporters the inactive ones too, and the administrator those not accepted yet', async () => {
    const { token: admin } = await app.adminActor()
    const { token: support } = await app.signedIn('AdminSupport')
    expect(await namesFor(admin)).toEqual(expect.arrayContaining(['آرام بار', 'تازه‌وارد']))
    expect(await namesFor(support)).toContain('آرام بار')
    expect(await namesFor(support)).not.toContain('تازه‌وارد')
  })

  it('gives the administrator each whole: how it stands, where it is and its account', async () => {
    const company = await app.buildCompany({ name: 'کامل بار' })
    const { userId } = await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })
    const { data } = await app.call('listCompanies', { token: (await app.adminActor()).token })
    const byName = (name: string) =>
      data.find((row: { transportationCompanyName: string }) => row.transportationCompanyName === name)
    expect(byName('کامل بار')).toMatchObject({
      nationalId: company.nationalId,
      mobile: '09121234567',
      cityId: null,
      provinceId: null,
      fileName: null,
      transportationCompanyActive: true,
      isAccept: true,
      userId,
    })
    expect(byName('تازه‌وارد')).toMatchObject({
      transportationCompanyActive: false,
      isAccept: false,
      userId: null,
    })
  })

  it('shows an organisation only the companies linked to it', async () => {
    const linked = await app.buildCompany({ name: 'پیوسته' })
    const { token, userId } = await app.signedIn('Organization')
    expect(await namesFor(token)).toEqual([])
    await app.addRow('userCompanies', { userId, companyId: linked.id })
    expect(await namesFor(token)).toEqual(['پیوسته'])
    const { data } = await app.call('listCompanies', { token })
    expect(data[0].nationalId).toBe(linked.nationalId)
  })
})
