import {
  activateDriverRefusals,
  completeDriverRefusals,
  driverActivated,
} from '@bargah/contract/features/drivers/drivers.text.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { next, padded } from '../../../test/plain.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'
import { nationalCodeThatIs, truckCardThatIs } from './drivers.build.ts'

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await app.adminActor()).token
})

const card = () => padded(6_000_000 + next(), 7)
/** A driver of whom the inquiry knew nothing. */
async function unknownDriver(carSmartCard = truckCardThatIs('away')) {
  const body = {
    mobile: `0916${padded(next(), 7)}`,
    nationalId: nationalCodeThatIs('not_confirmed'),
    carSmartCard,
  }
  const { data } = await app.call('registerDriver', { token, body })
  return { ...body, id: data.data.driverId as number, password: data.data.password as string }
}
const show = async (Id: number) => (await app.call('showInactiveDriver', { token, query: { Id } })).data
const whole = (driverId: number, given: object = {}) => ({
  driverId,
  name: 'رضا',
  family: 'کریمی',
  cardNumber: card(),
  plaqueNumber: '۳۴ع۸۱۲',
  plaqueSerialNumber: '۸۴',
  loaderTypeId: 5001,
  ...given,
})
const complete = (body: ReturnType<typeof whole>) => app.call('completeDriver', { token, body })
const activate = (driverId: number) => app.call('activateDriver', { token, query: { driverId } })
const signIn = (Username: string, Password: string) =>
  app.call('signIn', { body: { Username, Password, Role: 'Driver', DeviceId: 'phone' } })

describe('a driver of whom the inquiry knows nothing', () => {
  it('is listed with what he said, completed, activated, told, and signs in', async () => {
    const driver = await unknownDriver()
    expect(await show(driver.id)).toMatchObject({
      name: '',
      standing: 'incomplete',
      mobile: driver.mobile,
      freighterCardNumber: driver.carSmartCard,
      hasTruck: false,
      plaqueNumber: null,
      personInquiry: 'not_confirmed',
      truckInquiry: 'away',
      driverActive: false,
    })
    const early = await activate(driver.id)
    expect(early.errors).toEqual([
      'نخست مشخصات راننده را کامل کنید؛ کم دارد: نام، کارت راننده، پلاک و بارگیر.',
    ])
    expect((await complete(whole(driver.id))).data.code).toBe(1)
    expect(await show(driver.id)).toMatchObject({
      name: 'رضا',
      standing: 'ready',
      hasTruck: true,
      plaqueNumber: '34ع812',
      plaqueSerialNumber: '84',
    })
    const done = await activate(driver.id)
    expect([done.statusCode, done.data]).toEqual([200, driverActivated])
    expect((await smsSentTo(app, driver.mobile))[0]?.kind).toBe('driver_activated')
    const { data } = await signIn(driver.nationalId, driver.password)
    expect(data.member.fullname).toBe('رضا کریمی')
    const { data: notices } = await app.call('listNotifications', { token: data.accessToken })
    expect(notices).toMatchObject([
      { link: '/Profile', notificiation: { subject: 'حساب شما فعال شد', isRead: false } },
    ])
  })

  it('gets the truck on record when its card is there, and nothing is asked of it', async () => {
    const truck = await app.buildFreighter()
    const driver = await unknownDriver(truckCardThatIs('away'))
    const { driverId, name, family, cardNumber } = whole(driver.id)
    const body = { driverId, name, family, cardNumber }
    expect((await app.call('completeDriver', { token, body })).errors).toEqual([
      completeDriverRefusals.truck_needed,
    ])
    const answer = await app.call('completeDriver', {
      token,
      body: { ...body, freighterCardNumber: truck.cardNumber },
    })
    expect(answer.data.code).toBe(1)
    expect(await show(driver.id)).toMatchObject({ freighterCardNumber: truck.cardNumber, hasTruck: true })
  })

  it('is completed again while he waits, his truck as it is', async () => {
    const driver = await unknownDriver()
    await complete(whole(driver.id))
    expect((await complete(whole(driver.id, { name: 'علی', loaderTypeId: 3001 }))).data.code).toBe(1)
    expect(await app.rowsOf('driverFreighters', { driverId: driver.id })).toHaveLength(1)
  })
})

describe('completing refuses', () => {
  it('an active driver, a card that is another’s, and whom there is not', async () => {
    const active = await app.buildDriver()
    expect((await complete(whole(active.id))).errors).toEqual([completeDriverRefusals.is_active])
    const driver = await unknownDriver()
    expect((await complete(whole(driver.id, { cardNumber: active.cardNumber }))).errors).toEqual([
      completeDriverRefusals.card_taken,
    ])
    expect((await complete(whole(2_000_000_000))).status).toBe(404)
    expect((await complete(whole(driver.id, { loaderTypeId: 999 }))).status).toBe(404)
    expect(await show(driver.id)).toMatchObject({ name: '', hasTruck: false })
  })

  it('all but one of two who are given the same card at one moment', async () => {
    const drivers = await Promise.all(Array.from({ length: 6 }, () => unknownDriver()))
    const cardNumber = card()
    const answers = await Promise.all(drivers.map(({ id }) => complete(whole(id, { cardNumber }))))
    expect(answers.filter(({ data }) => data?.code === 1)).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode === 400)
    expect(refused.map(({ errors }) => errors)).toEqual(
      Array.from({ length: 5 }, () => [completeDriverRefusals.card_taken]),
    )
  })

  it('half a truck', async () => {
    const driver = await unknownDriver()
    const half = await complete(whole(driver.id, { loaderTypeId: undefined }))
    expect([half.status, half.errors]).toEqual([400, ['بارگیر را انتخاب کنید.']])
    const bent = await complete(whole(driver.id, { plaqueNumber: '۳۴ع' }))
    expect([bent.status, bent.errors.length]).toEqual([400, 1])
  })
})

describe('the list of inactive drivers', () => {
  it('gives those who stand so, and all when nothing is asked', async () => {
    const waiting = await unknownDriver()
    const closed = await app.buildDriver({ isActive: false })
    const ids = async (Standing?: 'incomplete' | 'closed' | 'ready') => {
      const { data } = await app.call('listInactiveDrivers', { token, query: Standing ? { Standing } : {} })
      return data
        .map(({ id }: { id: number }) => id)
        .filter((id: number) => [waiting.id, closed.id].includes(id))
    }
    expect(await ids('incomplete')).toEqual([waiting.id])
    expect(await ids('closed')).toEqual([closed.id])
    expect(await ids('ready')).toEqual([])
    expect(await ids()).toHaveLength(2)
  })
})

describe('activating', () => {
  it('opens again whom staff had closed, and refuses whom is active or not there', async () => {
    const driver = await app.buildDriver({ isActive: false })
    expect((await show(driver.id)).standing).toBe('closed')
    expect((await activate(driver.id)).statusCode).toBe(200)
    expect((await activate(driver.id)).errors).toEqual([activateDriverRefusals.is_active])
    expect((await activate(2_000_000_000)).status).toBe(404)
  })

  it('takes a driver off the list', async () => {
    const driver = await app.buildDriver({ isActive: false })
    const { data } = await app.call('listInactiveDrivers', { token })
    expect(data.some(({ id }: { id: number }) => id === driver.id)).toBe(true)
    await activate(driver.id)
    const after = await app.call('showInactiveDriver', { token, query: { Id: driver.id } })
    expect(after.status).toBe(404)
  })
})

describe('the list of drivers', () => {
  const found = async (Search: string) =>
    (await app.call('listDrivers', { token, query: { Search } })).data.map(({ id }: { id: number }) => id)

  it('tells the one whose card is typed whole before a newer one who holds it among other digits', async () => {
    const older = await app.buildDriver()
    await app.setRow('drivers', older.id, { cardNumber: '6150000' })
    const newer = await app.buildDriver()
    await app.setRow('drivers', newer.id, { mobile: '09615000012' })
    expect(await found('6150000')).toEqual([older.id, newer.id])
    // what is typed in part is nobody's number: the newest first
    expect(await found('615000')).toEqual([newer.id, older.id])
  })

  it('finds a driver by the truck that he drives now: its card, and its plate as people type it', async () => {
    const [driver, other] = [await app.buildDriver(), await app.buildDriver()]
    const plate = { plateTwo: '71', plateLetter: 'ط', plateThree: '993', plateRegion: '16' }
    await app.setRow('freighters', driver.freighter.id, { ...plate, cardNumber: '7301442' })
    const typed = [
      '۷۱ ط ۹۹۳',
      '71ط993-16',
      'پلاک ۷۱ ط ۹۹۳ ایران ۱۶',
      '۷۱ط۹۹۳ - ایران ۱۶',
      '۷۳۰۱۴۴۲',
      '301442',
      '۹۹۳',
    ]
    for (const text of typed) expect(await found(text), text).toEqual([driver.id])
    expect(await found('۷۱ط۹۹۳ ایران ۱۷')).toEqual([])
    // his truck is another's now
    await app.setRow('drivers', driver.id, { currentDriverFreighterId: null })
    expect(await found('7301442')).toEqual([])
    await app.setRow('driverFreighters', other.driverFreighterId, { freighterId: driver.freighter.id })
    await app.setRow('drivers', other.id, { currentDriverFreighterId: other.driverFreighterId })
    expect(await found('7301442')).toEqual([other.id])
  })
})
