import { afterAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()
afterAll(async () => {
  await app.expectBalancedLedger()
})

const change = (token: string, DriverReserveId: number, StatusCode: 5 | 6) =>
  app.call('changePermitStatus', { token, body: { DriverReserveId, StatusCode } })

const cargoNow = (id: number) => app.oneRow('cargos', id)

describe('the end of the work', () => {
  it('is delivered by company or hall and completed by the driver', async () => {
    const { companyToken, hall, driver, permit } = await app.permitStory({}, 4)
    expect((await change(companyToken, permit.id, 5)).message).toBe('تحویل بار ثبت شد.')
    const again = await change((await app.hallActor(hall.id)).token, permit.id, 5)
    expect(again.errors).toEqual(['در وضعیت کنونی مجوز، این کار ممکن نیست.'])
    expect((await change(driver.token, permit.id, 6)).statusCode).toBe(200)
    expect((await change((await app.adminActor()).token, permit.id, 6)).statusCode).toBe(400)
  })

  it('is not for company and hall to complete', async () => {
    const { companyToken, hall, permit } = await app.permitStory()
    for (const token of [companyToken, (await app.hallActor(hall.id)).token]) {
      const answer = await change(token, permit.id, 6)
      expect(answer.status).toBe(200)
      expect(answer.errors).toEqual(['اجازهٔ ثبت این وضعیت را ندارید.'])
    }
  })

  it('finishes the cargo with the last of its trucks, and not before', async () => {
    const { driver, cargo, permit } = await app.permitStory()
    const second = await app.buildPermit(cargo.id)
    const admin = await app.adminActor()
    await change(driver.token, permit.id, 6)
    expect(await cargoNow(cargo.id)).toMatchObject({ status: 0, finishedAt: null })
    await change(admin.token, second.id, 6)
    expect(await cargoNow(cargo.id)).toMatchObject({
      status: 1,
      finishReason: 'همهٔ مجوزهای بار تکمیل شد.',
      finishedAt: expect.any(Date),
    })
  })

  it.each([
    ['a hall’s', {}],
    ['a free', { hallId: undefined }],
  ])('finishes %s cargo even when its last two end at the same moment', async (_what, given) => {
    const { driver, cargo, permit } = await app.permitStory(given)
    const second = await app.buildPermit(cargo.id)
    const { token } = await app.adminActor()
    const answers = await Promise.all([change(driver.token, permit.id, 6), change(token, second.id, 6)])
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
    expect(await cargoNow(cargo.id)).toMatchObject({ status: 1 })
  })

  it('leaves a cargo sending that still has trucks to give', async () => {
    const { driver, cargo, permit } = await app.permitStory()
    await change(driver.token, permit.id, 6)
    expect(await cargoNow(cargo.id)).toMatchObject({ status: 0 })
  })

  it('is another’s permit: absent', async () => {
    const { permit } = await app.permitStory()
    expect((await change((await app.driverActor()).token, permit.id, 6)).status).toBe(404)
  })

  it('is 5 or 6 and nothing else', async () => {
    const { driver, permit } = await app.permitStory()
    // @ts-expect-error the point is a status that is not to be set
    const answer = await change(driver.token, permit.id, 0)
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual(['مقدار وضعیت پذیرفته نیست.'])
  })
})
