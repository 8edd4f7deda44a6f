import { userTypes, type UserType } from '@bargah/contract/features/users/users.states.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { next, padded } from '../../../test/plain.ts'

const app = useTestApp()
let token: string
beforeEach(async () => {
  token = (await app.adminActor()).token
})

const password = 'Razm-24680'
const digits = () => padded(3_000_000_000 + next(), 10)
const wanted = (more: object = {}) => ({
  UserName: digits(),
  Password: password,
  Email: 'saman@rahdari.ir',
  Fullname: 'سامان رادی',
  Type: 5 as UserType,
  ...more,
})
const signUp = (more: object = {}) => app.call('signUp', { token, body: wanted(more) })
const signIn = (Username: string) =>
  app.call('signIn', { body: { Username, Password: password, Role: 'Support' } })
const usersOf = async (Type: UserType) => (await app.call('listUsersOfType', { token, query: { Type } })).data

describe('a user whom Admin makes', () => {
  it.each([2, 3, 4, 5, 6, 7] as const)(
    'of type %i has its suffix and its role, and signs in',
    async (Type) => {
      const UserName = digits()
      const { statusCode, data, message } = await signUp({ UserName, Type })
      const { role, suffix } = userTypes[Type]
      expect([statusCode, data.data.userName]).toEqual([200, `${UserName}${suffix}`])
      expect(message).toContain('ساخته شد')
      const signed = await signIn(`${UserName}${suffix}`)
      expect([signed.statusCode, signed.data.member.role]).toEqual([200, role])
      expect(await usersOf(Type)).toContainEqual(
        expect.objectContaining({
          userId: data.data.userId,
          userName: `${UserName}${suffix}`,
          type: Type,
          isActive: true,
        }),
      )
    },
  )

  it('may be named with the suffix of the type, in any letters, but not with another’s', async () => {
    const UserName = digits()
    expect((await signUp({ UserName: `${UserName}or` })).data.data.userName).toBe(`${UserName}OR`)
    const wrong = await signUp({ UserName: `${digits()}DA` })
    expect([wrong.status, wrong.errors]).toEqual([400, ['پسوند نام کاربری این نوع OR است.']])
    const none = await signUp({ UserName: `${digits()}DA`, Type: 2 })
    expect(none.errors).toEqual(['نام کاربری این نوع پسوند ندارد.'])
  })

  it('is kept with province and city, or with a province alone', async () => {
    const tehran = await app.cityId('تهران')
    const { data: inCity } = await signUp({ CityId: tehran, Mobile: '۰۹۱۲۱۲۳۴۵۶۷' })
    const { provinceId } = await app.oneRow('cities', tehran)
    const { data: inProvince } = await signUp({ ProvinceId: provinceId })
    const rows = await usersOf(5)
    expect(rows).toContainEqual(
      expect.objectContaining({
        userId: inCity.data.userId,
        cityName: 'تهران',
        provinceId,
        provinceName: 'تهران',
        mobile: '09121234567',
        email: 'saman@rahdari.ir',
      }),
    )
    expect(rows).toContainEqual(
      expect.objectContaining({ userId: inProvince.data.userId, cityId: null, provinceName: 'تهران' }),
    )
    expect((await signUp({ CityId: 999_999 })).status).toBe(404)
    expect((await signUp({ ProvinceId: 999_999 })).status).toBe(404)
  })

  it('is told all that is wrong at once', async () => {
    const { status, errors } = await app.call('signUp', {
      token,
      body: { UserName: '۱۲۳', Password: '1234567', Email: 'nobody', Fullname: '', Type: 1 as UserType },
    })
    expect([status, errors]).toEqual([
      400,
      [
        'نام کاربری باید دست‌کم ۱۰ رقم باشد و جز پسوند نوع، تنها رقم دارد.',
        'گذرواژه باید دست‌کم ۸ نویسه باشد.',
        'نام کامل را وارد کنید.',
        'ایمیل را درست وارد کنید؛ مانند name@example.com.',
        'مقدار نوع کاربر پذیرفته نیست.',
      ],
    ])
  })

  it.each([
    ['123456789', /بسیاری به کار می‌برند/],
    ['saman@rahdari.ir', /نباید نام/],
  ])('does not get the password %s', async (Password, why) => {
    const { statusCode, message } = await signUp({ Password })
    expect([statusCode, message]).toEqual([400, expect.stringMatching(why)])
  })

  it('does not get a name that somebody has, be it a driver who signs in by his mobile', async () => {
    const UserName = digits()
    await signUp({ UserName })
    const driver = await app.driverActor()
    for (const [taken, Type] of [
      [UserName, 5],
      [driver.nationalId, 2],
      [driver.mobile, 3],
    ] as const) {
      const { statusCode, data, message } = await signUp({ UserName: taken, Type })
      expect([statusCode, data.code, message]).toEqual([400, -1, expect.stringContaining('گرفته شده')])
    }
  })

  it('is made once of two askings at one moment', async () => {
    const UserName = digits()
    const answers = await Promise.all([signUp({ UserName }), signUp({ UserName })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })
})

it('the types are told with their suffixes', async () => {
  const { data } = await app.call('listUserTypes', { token })
  expect(data).toEqual([
    { type: 2, name: 'پشتیبان', suffix: '' },
    { type: 3, name: 'مشتری', suffix: '' },
    { type: 4, name: 'مشتری ویژه', suffix: '' },
    { type: 5, name: 'سازمان', suffix: 'OR' },
    { type: 6, name: 'انجمن رانندگان', suffix: 'DA' },
    { type: 7, name: 'انجمن شرکت‌های حمل', suffix: 'ATC' },
  ])
})

describe('a user that is there', () => {
  it('is changed but for his name and his type', async () => {
    const { data } = await signUp({ Mobile: '09121234567', CityId: await app.cityId('تهران') })
    const Id = data.data.userId
    const body = { Id, Fullname: 'سامان رادی‌فر', Email: 'radi@rahdari.ir' }
    expect((await app.call('changeUser', { token, body })).statusCode).toBe(200)
    const { data: row } = await app.call('showUser', { token, query: { Id } })
    expect(row).toMatchObject({
      type: 5,
      fullName: 'سامان رادی‌فر',
      email: 'radi@rahdari.ir',
      mobile: null,
      cityId: null,
    })
  })

  it('is closed: his sessions end and he cannot sign in, until he is opened again', async () => {
    const { data } = await signUp()
    const { userId: Id, userName } = data.data
    const session = await app.newSession(Id)
    const set = (IsActive: boolean) => app.call('setUserActive', { token, body: { Id, IsActive } })
    expect((await set(false)).statusCode).toBe(200)
    expect((await app.call('showMe', { token: session })).status).toBe(401)
    expect((await signIn(userName)).message).toContain('غیرفعال')
    expect((await set(true)).statusCode).toBe(200)
    expect((await signIn(userName)).statusCode).toBe(200)
    expect((await app.call('showMe', { token: session })).status).toBe(401)
  })

  it('is none of those whom Admin did not make so', async () => {
    const { userId: driver } = await app.driverActor()
    const { userId: admin } = await app.adminActor()
    for (const Id of [driver, admin, 999_999]) {
      const body = { Id, Fullname: 'دیگری', Email: 'a@b.ir' }
      expect((await app.call('changeUser', { token, body })).status).toBe(404)
      expect((await app.call('showUser', { token, query: { Id } })).status).toBe(404)
      expect((await app.call('setUserActive', { token, body: { Id, IsActive: false } })).status).toBe(404)
      const given = { UserAdminId: Id, TransportationCompanyId: 1 }
      expect((await app.call('addUserCompany', { token, body: given })).status).toBe(404)
      expect((await app.call('listUserCompanies', { token, query: { Id } })).status).toBe(404)
    }
  })
})

describe('companies and halls that a user looks after', () => {
  it('are given, seen by him, and taken again', async () => {
    const { token: own, userId } = await app.signedIn('Organization')
    const company = await app.buildCompany({ name: 'راه‌گستر' })
    const hall = await app.buildHall()
    const give = { UserAdminId: userId, TransportationCompanyId: company.id }
    const { data: given } = await app.call('addUserCompany', { token, body: give })
    const hallGive = { UserAdminId: userId, LoadHallId: hall.id }
    const { data: hallGiven } = await app.call('addUserHall', { token, body: hallGive })

    const companies = await app.call('listUserCompanies', { token: own })
    expect(companies.data).toEqual([
      {
        id: given.data.id,
        transportationCompanyId: company.id,
        transportationCompanyName: 'راه‌گستر',
        transportationCompanyNationalId: company.nationalId,
        transportationCompanyMobile: company.mobile,
      },
    ])
    const halls = await app.call('listUserHalls', { token: own, query: { Id: userId } })
    expect(halls.data).toMatchObject([{ id: hallGiven.data.id, loadHallId: hall.id, name: hall.name }])
    expect((await app.call('listCompanies', { token: own })).data).toHaveLength(1)
    expect((await usersOf(5)).find((row: { userId: number }) => row.userId === userId)).toMatchObject({
      companyCount: 1,
      hallCount: 1,
    })

    await app.call('removeUserCompany', { token, body: { Item1: given.data.id } })
    await app.call('removeUserHall', { token, body: { Item1: hallGiven.data.id } })
    expect((await app.call('listCompanies', { token: own })).data).toEqual([])
    expect((await app.call('listUserHalls', { token, query: { Id: userId } })).data).toEqual([])
    expect((await app.call('removeUserCompany', { token, body: { Item1: given.data.id } })).status).toBe(404)
    expect((await app.call('removeUserHall', { token, body: { Item1: hallGiven.data.id } })).status).toBe(404)
  })

  it('are given once', async () => {
    const { userId: UserAdminId } = await app.signedIn('DriversAssociation')
    const company = { UserAdminId, TransportationCompanyId: (await app.buildCompany()).id }
    const hall = { UserAdminId, LoadHallId: (await app.buildHall()).id }
    await app.call('addUserCompany', { token, body: company })
    await app.call('addUserHall', { token, body: hall })
    expect((await app.call('addUserCompany', { token, body: company })).message).toContain('پیش‌تر')
    expect((await app.call('addUserHall', { token, body: hall })).message).toContain('پیش‌تر')
  })

  it('must be there', async () => {
    const { userId: UserAdminId } = await app.signedIn('Organization')
    const company = { UserAdminId, TransportationCompanyId: 999_999 }
    expect((await app.call('addUserCompany', { token, body: company })).status).toBe(404)
    const hall = { UserAdminId, LoadHallId: 999_999 }
    expect((await app.call('addUserHall', { token, body: hall })).status).toBe(404)
    expect((await app.call('listUserHalls', { token })).errors).toEqual(['کاربر را انتخاب کنید.'])
  })

  it('are shown to nobody but their user and Admin', async () => {
    const { token: own } = await app.signedIn('Organization')
    const { userId: Id } = await app.signedIn('Organization')
    expect((await app.call('listUserCompanies', { token: own, query: { Id } })).status).toBe(404)
    expect((await app.call('listUserHalls', { token: own, query: { Id } })).status).toBe(404)
  })
})
