import { afterAll, describe, expect, it } from 'vitest'
import { driverActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { buildCargo } from '../cargos/cargos.build.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'

const app = useTestApp()
afterAll(async () => {
  await app.expectBalancedLedger()
})

type Driver = Awaited<ReturnType<typeof driverActor>>
const place = { DriverLat: 27.2, DriverLong: 56.3 }
const ask = (token: string, CargoId: number, NationalId: string, ConfirmCode?: string) =>
  app.call('reserveFreeCargo', { token, body: { CargoId, NationalId, ...place, ConfirmCode } })
const wordOf = async (driver: Driver): Promise<string> =>
  (await app.call('listMyAskings', { token: driver.token })).data[0]?.code
const wrongOf = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0')

/** A free load of a company, and its admin; `needsTurn`: it is not let in without. */
async function companysLoad(needsTurn = false, given: Parameters<typeof buildCargo>[1] = {}) {
  const cargo = await app.buildCargo({ truckCount: 3, ...given })
  await app.setRow('companies', cargo.companyId, { reserveEntrancePermission: !needsTurn })
  const { token } = await app.signedIn('TransportationCompanyAdmin', { companyId: cargo.companyId })
  return { cargo, token }
}

describe('a company that takes its load for a driver', () => {
  it('asks him first, and takes it with the code that he tells', async () => {
    const { cargo, token } = await companysLoad()
    const driver = await app.driverActor()
    const asked = await ask(token, cargo.id, driver.nationalId)
    expect(asked).toMatchObject({ status: 200, statusCode: 400, data: { code: -1, needsConfirmation: true } })
    const { data: mine } = await app.call('listMyAskings', { token: driver.token })
    expect(mine).toMatchObject([
      { cargoId: cargo.id, turnNumber: null, code: expect.stringMatching(/^\d{8}$/) },
    ])
    const [sms] = await smsSentTo(app, driver.mobile)
    expect(sms).toMatchObject({
      kind: 'reserve_word',
      values: { code: mine[0].code, load: 'بندرعباس به تهران' },
    })
    const told = await app.call('listNotifications', { token: driver.token })
    expect(told.data[0].notificiation.subject).toContain('می‌خواهد باری را برای شما بگیرد')
    expect(JSON.stringify(told.data)).not.toContain(mine[0].code)
    const taken = await ask(token, cargo.id, driver.nationalId, mine[0].code)
    expect(taken.data.code).toBe(1)
    const permit = await app.oneRow('permits', taken.data.data.reserveId)
    expect(permit).toMatchObject({ driverId: driver.id, reserveType: 1, turnId: null })
    expect(await wordOf(driver)).toBeUndefined()
  })

  it.each([1, 3])('is told the same when it asks again under its key, of %i trucks', async (truckCount) => {
    const { cargo, token } = await companysLoad(false, { truckCount })
    const { nationalId: NationalId, ...driver } = await app.driverActor()
    await ask(token, cargo.id, NationalId)
    const ConfirmCode = (await app.call('listMyAskings', { token: driver.token })).data[0].code
    const again = () =>
      app.call('reserveFreeCargo', {
        token,
        body: { CargoId: cargo.id, NationalId, ...place, ConfirmCode },
        headers: { 'idempotency-key': 'taken-for-him' },
      })
    const first = await again()
    expect(first.data.code).toBe(1)
    // as often as a code may be guessed at, and once more
    for (let i = 0; i < 6; i++) expect((await again()).data).toEqual(first.data)
  })

  it('learns nothing of whom it asks: who is not there, is closed, is busy or cannot pay is asked alike', async () => {
    const { cargo, token } = await companysLoad()
    const fine = await app.driverActor()
    const expected = await ask(token, cargo.id, fine.nationalId)
    const others = [
      '0499370899',
      (await app.driverActor({ isActive: false })).nationalId,
      (await app.permitStory()).driver.nationalId,
      (await app.driverActor({ balanceRial: 0 })).nationalId,
    ]
    for (const nationalId of others) {
      const answer = await ask(token, cargo.id, nationalId)
      expect([answer.data, answer.errors]).toEqual([expected.data, expected.errors])
      expect((await ask(token, cargo.id, nationalId, '00000000')).data.needsConfirmation).toBeUndefined()
    }
  })

  it('uses his turn up with his word, and gives it back when it voids', async () => {
    const { cargo, token } = await companysLoad(true)
    const { hall } = await app.hallWithCompany()
    const driver = await app.driverActor()
    const turn = await app.buildTurn(hall.id, driver)
    await ask(token, cargo.id, driver.nationalId)
    const { data } = await app.call('listMyAskings', { token: driver.token })
    expect(data[0].turnNumber).toBe(turn.number)
    const taken = await ask(token, cargo.id, driver.nationalId, data[0].code)
    expect((await app.call('showMyTurn', { token: driver.token })).data).toBeNull()
    await app.call('voidPermit', { token, body: { Id: taken.data.data.reserveId } })
    expect((await app.call('showMyTurn', { token: driver.token })).data.id).toBe(turn.id)
  })

  it.each<[string, () => Promise<Driver>, string]>([
    ['has no turn', () => app.driverActor(), 'هیچ سالنی نوبت فعال ندارد'],
    ['cannot pay', async () => withTurn(await app.driverActor({ balanceRial: 0 })), 'کافی نیست'],
    [
      'drives another truck',
      async () => withTurn(await app.driverActor({ loaderTypeId: 6001 })),
      'مناسب این بار نیست',
    ],
  ])('is told why of one who %s, once he has given his word', async (_what, make, sentence) => {
    const { cargo, token } = await companysLoad(true)
    const driver = await make()
    await ask(token, cargo.id, driver.nationalId)
    const code = await wordOf(driver)
    const answer = await ask(token, cargo.id, driver.nationalId, code)
    expect(answer.errors[0]).toContain(sentence)
    // nothing was written, so that his word still holds
    expect(await wordOf(driver)).toBe(code)
  })

  it('takes no wrong code, no old one, none of another load and none twice', async () => {
    const { cargo, token } = await companysLoad()
    const other = await app.buildCargo({ companyId: cargo.companyId })
    const driver = await app.driverActor()
    await ask(token, cargo.id, driver.nationalId)
    const code = await wordOf(driver)
    const wrong = await ask(token, cargo.id, driver.nationalId, wrongOf(code))
    expect(wrong).toMatchObject({ statusCode: 400, data: { reason: 'wrong_word' } })
    expect((await ask(token, other.id, driver.nationalId, code)).data.reason).toBe('wrong_word')
    await app.setRow('reserveAskings', { driverId: driver.id }, { expiresAt: new Date() })
    expect((await ask(token, cargo.id, driver.nationalId, code)).data.reason).toBe('wrong_word')
    await ask(token, cargo.id, driver.nationalId)
    const fresh = await wordOf(driver)
    expect((await ask(token, cargo.id, driver.nationalId, fresh)).data.code).toBe(1)
    expect((await ask(token, cargo.id, driver.nationalId, fresh)).data.reason).toBe('wrong_word')
  })

  it('guesses at a code five times an hour, and asks twenty times a day', async () => {
    const { cargo, token } = await companysLoad()
    const driver = await app.driverActor()
    await ask(token, cargo.id, driver.nationalId)
    const wrong = wrongOf(await wordOf(driver))
    for (let tries = 0; tries < 5; tries++) await ask(token, cargo.id, driver.nationalId, wrong)
    const sixth = await ask(token, cargo.id, driver.nationalId, wrong)
    expect(sixth.status).toBe(429)
    for (let asked = 1; asked < 20; asked++)
      await ask(token, cargo.id, `12345678${String(asked).padStart(2, '0')}`)
    const more = await ask(token, cargo.id, (await app.driverActor()).nationalId)
    expect(more.status).toBe(429)
    expect(more.errors[0]).toContain('۲۰ بار')
  })

  it('guesses at its own cost: what another company enters wrongly keeps none from a driver’s word', async () => {
    const [mine, other] = [await companysLoad(), await companysLoad()]
    const driver = await app.driverActor()
    await ask(mine.token, mine.cargo.id, driver.nationalId)
    const code = await wordOf(driver)
    for (let tries = 0; tries < 6; tries++)
      await ask(other.token, other.cargo.id, driver.nationalId, wrongOf(code))
    expect((await ask(other.token, other.cargo.id, driver.nationalId, code)).status).toBe(429)
    expect((await ask(mine.token, mine.cargo.id, driver.nationalId, code)).data.code).toBe(1)
  })

  it('is told at once what is wrong with its load, and finds no other company’s', async () => {
    const { nationalId } = await app.driverActor()
    const later = await companysLoad(false, { announcedAt: new Date(Date.now() + 9e8) })
    expect((await ask(later.token, later.cargo.id, nationalId)).errors[0]).toContain('هنوز اعلام نشده')
    const far = await companysLoad(false, { rangeKm: 45 })
    const fromTehran = { CargoId: far.cargo.id, NationalId: nationalId, DriverLat: 35.7, DriverLong: 51.4 }
    const refused = await app.call('reserveFreeCargo', { token: far.token, body: fromTehran })
    expect(refused.errors[0]).toContain('دورترید')
    expect((await ask(later.token, far.cargo.id, nationalId)).status).toBe(404)
    const nobody = { CargoId: far.cargo.id, ...place }
    expect((await app.call('reserveFreeCargo', { token: far.token, body: nobody })).status).toBe(404)
  })
})

async function withTurn(driver: Driver): Promise<Driver> {
  const { hall } = await app.hallWithCompany()
  await app.buildTurn(hall.id, driver)
  return driver
}
