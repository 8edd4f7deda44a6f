import {
  enterCompanyRefusals,
  removeCompanyRefusals,
} from '@bargah/contract/features/companies/companies.text.ts'
import { companyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import { enterTruckRefusals, removeTruckRefusals } from '@bargah/contract/features/drivers/drivers.text.ts'
import { notFoundByName, notUndone, sameAsRow } from '@bargah/contract/features/imports/imports.text.ts'
import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { describe, expect, it } from 'vitest'
import { newNationalCode, next, padded } from '../../../test/plain.ts'
import { sendTemporaryPasswords } from '../auth/forget-password.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'
import { fileOf, useImports } from './story.build.ts'

const { app, story, send, sent, shown, imported, undone, kindsOf } = useImports()

const truckHead = ['کد ملی راننده', 'کارت هوشمند ناوگان', 'پلاک', 'بارگیر', 'سال ساخت']
const newCard = () => padded(8_000_000 + next(), 7)
/** A truck as a file has it, a new one unless its card is told. */
const truckOf = (nationalId: string, card = newCard(), more: { plate?: string; loader?: string } = {}) => [
  nationalId,
  card,
  more.plate ?? '۲۱ب۵۴۳-۷۶',
  more.loader ?? 'تریلی کفی',
  '۱۳۹۸',
]
const cards = async (driverId: number) =>
  (
    await app.db
      .selectFrom('driverFreighters')
      .innerJoin('freighters', 'freighters.id', 'freighterId')
      .select('cardNumber')
      .where('driverId', '=', driverId)
      .orderBy('driverFreighters.id')
      .execute()
  ).map(({ cardNumber }) => cardNumber)
const linkOf = (driverId: number, card: string) =>
  app.db
    .selectFrom('driverFreighters')
    .innerJoin('freighters', 'freighters.id', 'freighterId')
    .select(['driverFreighters.id', 'freighterId'])
    .where('driverId', '=', driverId)
    .where('cardNumber', '=', card)
    .executeTakeFirstOrThrow()
const isOnRecord = async (card: string) =>
  (await app.db.selectFrom('freighters').select('id').where('cardNumber', '=', card).execute()).length > 0
const currentOf = async (driverId: number) => (await app.oneRow('drivers', driverId)).currentDriverFreighterId
const noticesOf = async (token: string): Promise<string[]> =>
  (await app.call('listNotifications', { token })).data.map(
    ({ notificiation }: { notificiation: { subject: string } }) => notificiation.subject,
  )

/** Somebody’s truck as a file would have it. */
async function known() {
  const { plateTwo, plateLetter, plateThree, plateRegion, cardNumber } = await app.buildFreighter()
  return { card: cardNumber, plate: `${plateTwo}${plateLetter}${plateThree}-${plateRegion}` }
}

describe('trucks of drivers who are on record', () => {
  it('stand beside those that they have, and go again with those that nobody else has', async () => {
    const driver = await app.driverActor()
    const partner = await app.driverActor()
    const [fresh, there] = [newCard(), await known()]
    const id = await sent(story.admin, 'trucks', [
      truckHead,
      truckOf(driver.nationalId, fresh),
      truckOf(partner.nationalId, fresh),
      truckOf(driver.nationalId, there.card, { plate: there.plate }),
    ])
    expect((await shown(story.admin, id)).faultyRows).toEqual([])
    expect(await cards(driver.id)).toEqual([driver.freighter.cardNumber])
    expect(await imported(story.admin, id)).toMatchObject({ state: 'imported', made: 3 })
    expect(await cards(driver.id)).toEqual([driver.freighter.cardNumber, fresh, there.card])
    expect(await currentOf(driver.id)).toBe(driver.driverFreighterId)
    expect(await app.oneRow('freighters', { cardNumber: fresh })).toMatchObject({
      plateThree: '543',
      madeYear: 1398,
    })
    expect(await noticesOf(partner.token)).toContain('ناوگانی به حساب شما افزوده شد')
    // the first of the two reads that his partner drives it too
    expect(await noticesOf(driver.token)).toContain('ناوگان شما رانندهٔ دیگری هم دارد')

    expect(await undone(story.admin, id)).toMatchObject({ state: 'undone', note: null })
    expect([await cards(driver.id), await cards(partner.id)]).toEqual([
      [driver.freighter.cardNumber],
      [partner.freighter.cardNumber],
    ])
    expect([await isOnRecord(fresh), await isOnRecord(there.card)]).toEqual([false, true])
    expect(await noticesOf(driver.token)).toContain('ناوگانی از حساب شما برداشته شد')
  })

  it('are the current ones of drivers who have none', async () => {
    const driver = await app.buildDriver()
    const him = app.db.updateTable('drivers').where('id', '=', driver.id)
    await him.set({ currentDriverFreighterId: null }).execute()
    await app.db.deleteFrom('driverFreighters').where('driverId', '=', driver.id).execute()
    const [first, second] = [newCard(), newCard()]
    const rows = [truckOf(driver.nationalId, first), truckOf(driver.nationalId, second)]
    const id = await sent(story.admin, 'trucks', [truckHead, ...rows])
    await imported(story.admin, id)
    expect(await currentOf(driver.id)).toBe((await linkOf(driver.id, first)).id)
    expect(await undone(story.admin, id)).toMatchObject({ state: 'undone' })
    expect(await currentOf(driver.id)).toBeNull()
  })

  it('are refused by row: of nobody, his already, on record as another, or not told whole', async () => {
    const driver = await app.buildDriver()
    const there = await known()
    const twice = truckOf(driver.nationalId)
    const id = await sent(story.admin, 'trucks', [
      truckHead,
      truckOf(newNationalCode()),
      truckOf(driver.nationalId, driver.freighter.cardNumber, {
        plate: `${driver.freighter.plateTwo}ع${driver.freighter.plateThree}۸۴`,
      }),
      truckOf(driver.nationalId, there.card),
      truckOf(driver.nationalId, newCard(), { plate: 'هیچ' }),
      truckOf(driver.nationalId, newCard(), { loader: 'قایق' }),
      twice,
      twice,
    ])
    const plate = there.plate.replace(/^(..)(.)(...)-(..)$/, 'پلاک $1 $2 $3 ایران $4')
    expect((await shown(story.admin, id)).faultyRows.map(({ nr, fault }) => [nr, fault])).toEqual([
      [2, 'راننده‌ای با این کد ملی پیدا نشد.'],
      [3, enterTruckRefusals.has_it],
      [4, enterTruckRefusals.other_facts(`${fa(plate)}، تریلی کفی`)],
      [5, 'پلاک را کامل بنویسید، مانند ۱۲ع۳۴۵-۶۷.'],
      [6, notFoundByName('بارگیر', 'قایق')],
      [8, sameAsRow(7)],
    ])
    expect(await imported(story.admin, id, false)).toMatchObject({ state: 'imported', made: 1, faults: 6 })
  })

  it('stay where something was done with one: a turn, native at a hall, or his next turn is with it', async () => {
    const driver = await app.buildDriver()
    const card = newCard()
    const id = await sent(story.admin, 'trucks', [truckHead, truckOf(driver.nationalId, card)])
    await imported(story.admin, id)
    const link = await linkOf(driver.id, card)
    const refused = async () => (await undone(story.admin, id)).note
    const { token } = story.admin

    await app.call('setCurrentTruck', { token, body: { Id: link.id } })
    expect(await refused()).toBe(notUndone(2, removeTruckRefusals.is_current))
    await app.call('setCurrentTruck', { token, body: { Id: driver.driverFreighterId } })

    const native = { hallId: story.desk.hall.id, driverId: driver.id, freighterId: link.freighterId }
    await app.addRow('nativeDrivers', native)
    expect(await refused()).toBe(notUndone(2, removeTruckRefusals.in_use))
    await app.db.deleteFrom('nativeDrivers').where('driverId', '=', driver.id).execute()

    const queuing = { id: driver.id, driverFreighterId: link.id, freighter: { id: link.freighterId } }
    await app.buildTurn(story.desk.hall.id, queuing)
    expect(await refused()).toBe(notUndone(2, removeTruckRefusals.in_use))
    expect(await cards(driver.id)).toEqual([driver.freighter.cardNumber, card])
  })
})

const companyHead = ['نام شرکت', 'شناسهٔ ملی', 'شهر', 'نشانی', 'موبایل', 'تلفن']
/** A company as a file has it, with a mobile unless that is told to be none. */
const companyOf = (nationalId: string, more: { city?: string; address?: string; mobile?: string } = {}) => [
  `ترابر وارداتی ${nationalId}`,
  nationalId,
  more.city ?? 'بندرعباس',
  more.address ?? 'بلوار امام',
  more.mobile ?? newMobile(),
  '۰۷۶۳۳۵۵۴۴۱۱',
]
const newMobile = () => `0918${padded(next(), 7)}`
const companyBy = (nationalId: string) =>
  app.db.selectFrom('companies').selectAll().where('nationalId', '=', nationalId).executeTakeFirst()
const accountOf = (nationalId: string) =>
  app.db.selectFrom('users').selectAll().where('username', '=', `TC${nationalId}`).executeTakeFirst()

describe('companies that an administrator knows', () => {
  it('are accepted and come in by a forgotten password; taken back they are gone, unless one is represented', async () => {
    const [nationalId, mobile] = [newNationalCode(), newMobile()]
    const id = await sent(story.admin, 'companies', [companyHead, companyOf(nationalId, { mobile })])
    expect((await shown(story.admin, id)).faultyRows).toEqual([])
    expect(await companyBy(nationalId)).toBeUndefined()
    expect(await imported(story.admin, id)).toMatchObject({ state: 'imported', made: 1 })
    expect(await companyBy(nationalId)).toMatchObject({
      status: companyStatus.active,
      tel: '07633554411',
      fileId: null,
      addedBy: story.admin.userId,
    })

    const place = [`ترابر وارداتی ${nationalId}`, story.desk.hall.name]
    const represented = await sent(story.admin, 'representations', [['شرکت حمل', 'سالن'], place])
    expect(await imported(story.admin, represented)).toMatchObject({ made: 1 })
    const inUse = notUndone(2, removeCompanyRefusals.in_use)
    expect((await undone(story.admin, id)).note).toBe(inUse)
    await undone(story.admin, represented)

    await sendTemporaryPasswords(app, app.keys, { mobile, door: 'Any', askedAt: new Date().toISOString() })
    const [message] = await smsSentTo(app, mobile)
    const { username: Username = '', password: Password = '' } = (message?.values ?? {}) as Record<
      string,
      string
    >
    expect(Username).toBe(`TC${nationalId}`)
    const answer = await app.call('signIn', { body: { Username, Password } })
    expect(answer.data.member).toMatchObject({ mustChangePassword: true })
    expect((await undone(story.admin, id)).note).toBe(inUse)
  })

  it('go with their accounts while nobody came in', async () => {
    const nationalId = newNationalCode()
    const id = await sent(story.admin, 'companies', [companyHead, companyOf(nationalId)])
    await imported(story.admin, id)
    expect(await accountOf(nationalId)).toMatchObject({ role: 'TransportationCompanyAdmin' })
    expect(await undone(story.admin, id)).toMatchObject({ state: 'undone', note: null })
    expect([await companyBy(nationalId), await accountOf(nationalId)]).toEqual([undefined, undefined])
  })

  it('have no account without a mobile; an administrator makes it as for any other', async () => {
    const nationalId = newNationalCode()
    const id = await sent(story.admin, 'companies', [companyHead, companyOf(nationalId, { mobile: '' })])
    await imported(story.admin, id)
    expect(await accountOf(nationalId)).toBeUndefined()
    const company = await companyBy(nationalId)
    const { data } = await app.call('createCompanyUser', {
      token: story.admin.token,
      query: { TransportationCompanyId: company?.id ?? 0 },
    })
    expect(data.userName).toBe(`TC${nationalId}`)
    expect((await undone(story.admin, id)).note).toBe(notUndone(2, removeCompanyRefusals.in_use))
  })

  it('are refused by row: on record, waiting, told twice, or not told whole', async () => {
    const twice = newNationalCode()
    const [accepted, waiting] = [newNationalCode(), newNationalCode()]
    await app.buildCompany({ nationalId: accepted })
    await app.buildCompany({ nationalId: waiting, isAccepted: false })
    const bare = companyOf(newNationalCode(), { mobile: '', address: '' })
    bare[5] = ''
    const id = await sent(story.admin, 'companies', [
      companyHead,
      companyOf(accepted),
      companyOf(waiting),
      companyOf(newNationalCode(), { city: 'ناکجا' }),
      companyOf('1234567890'),
      bare,
      companyOf(twice),
      companyOf(twice),
    ])
    expect((await shown(story.admin, id)).faultyRows.map(({ nr, fault }) => [nr, fault])).toEqual([
      [2, enterCompanyRefusals.accepted],
      [3, enterCompanyRefusals.registered],
      [4, notFoundByName('شهر', 'ناکجا')],
      [5, 'شناسهٔ ملی درست نیست؛ رقم‌های آن را دوباره بررسی کنید.'],
      [6, 'شمارهٔ موبایل یا تلفن را وارد کنید. نشانی را وارد کنید.'],
      [8, sameAsRow(7)],
    ])
    expect(await imported(story.admin, id, false)).toMatchObject({ made: 1, faults: 6 })
  })

  it('are an administrator’s alone; his support brings trucks and drivers in', async () => {
    const support = await app.signedIn('AdminSupport')
    expect(await kindsOf(support)).toEqual(expect.arrayContaining(['drivers', 'trucks']))
    expect(await kindsOf(support)).not.toContain('companies')
    for (const [who, kind] of [
      [support, 'companies'],
      [story.desk, 'companies'],
      [story.desk, 'trucks'],
    ] as const)
      expect((await send(who, kind, fileOf([companyHead]))).data.reason, kind).toBe('not_allowed')
  })
})
