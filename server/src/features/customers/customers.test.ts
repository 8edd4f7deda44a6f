import type {
  AnyCustomerRow,
  CustomerAddressRow,
} from '@bargah/contract/features/customers/customers.schema.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { plainDeclaration } from '../../../test/plain.ts'
import { madeOnce } from '../../../test/made-once.ts'

const app = useTestApp()
const desk = madeOnce(() => app.hallWithCompany())
const rival = madeOnce(() => app.hallWithCompany())

const firm = { FullName: 'فولاد هرمزگان جنوب', MeliCode: '10380284790' }
const where = { CityId: 1, Address: 'کیلومتر ۱۳ جادهٔ شهید رجایی' }
const mine = (more: object = {}) => app.buildCustomer(desk.company.id, more)
const namesIn = async (token: string) =>
  (await app.call('listAnyCustomers', { token })).data.map((row: AnyCustomerRow) => row.customerFullName)

describe('a company keeps its customers', () => {
  it('adds one with his first address, and finds him by name, city and telephone', async () => {
    const { token } = desk
    const body = {
      ...firm,
      ...where,
      PostalCode: '۷۹۱۷۱-۸۳۴۶۱',
      Telephone: '۰۷۶ ۳۳۵۳ ۰۰۱۰',
      Mobile: '۰۹۱۷۳۶۰۰۲۱۸',
    }
    const { data } = await app.call('addCustomer', { token, body })
    const { id, addressId } = data.data as { id: number; addressId: number }
    const found = await app.call('listCustomers', { token, query: { Search: 'فولاد 0763353' } as never })
    expect(found.data).toMatchObject([
      {
        id,
        customerFullName: firm.FullName,
        meliCode: firm.MeliCode,
        isLegal: true,
        addressCount: 1,
        cargoCount: 0,
      },
    ])
    const addresses = await app.call('listCustomerAddresses', { token, query: { CustomerId: id } })
    expect(addresses.data).toMatchObject([
      {
        id: addressId,
        cityId: 1,
        address: where.Address,
        postalCode: '7917183461',
        telephone: '07633530010',
      },
    ])
    const again = await app.call('addCustomer', { token, body: { ...firm, ...where } })
    expect(again.errors[0]).toContain('همین کد یا شناسهٔ ملی')
    const elsewhere = await app.call('addCustomer', { token: rival.token, body: { ...firm, ...where } })
    expect(elsewhere.statusCode).toBe(200)
  })

  it('says of every field what is wrong with it', async () => {
    const body = { MeliCode: '10380285692', Mobile: '12', PostalCode: '0' } as never
    const { status, errors } = await app.call('addCustomer', { token: desk.token, body })
    expect(status).toBe(400)
    expect(errors.join(' ')).toMatch(/نام مشتری.*شناسهٔ ملی شرکت.*شهر را انتخاب کنید.*نشانی را وارد کنید/s)
  })

  it('changes him and his addresses; another’s are as if absent', async () => {
    const { token } = desk
    const [one, other] = [await mine(), await mine()]
    const named = { Id: one.id, FullName: 'آرد زاهدان', MeliCode: one.nationalId }
    expect((await app.call('updateCustomer', { token, body: named })).statusCode).toBe(200)
    const doubled = { ...named, MeliCode: other.nationalId }
    expect((await app.call('updateCustomer', { token, body: doubled })).errors[0]).toContain('مشتری دیگری')
    const address = { Id: one.addressId, CityId: 2, Address: 'انبار ۴' }
    await app.call('updateCustomerAddress', { token, body: address })
    const { data } = await app.call('addCustomerAddress', { token, body: { CustomerId: one.id, ...where } })
    const list = await app.call('listCustomerAddresses', { token, query: { CustomerId: one.id } })
    expect(list.data.map(({ id, cityId }: CustomerAddressRow) => [id, cityId])).toEqual([
      [one.addressId, 2],
      [data.data?.id, 1],
    ])
    const unknownCity = { CustomerId: one.id, ...where, CityId: 999_999 }
    expect((await app.call('addCustomerAddress', { token, body: unknownCity })).status).toBe(404)
    expect((await app.call('updateCustomer', { token: rival.token, body: named })).status).toBe(404)
    expect((await app.call('updateCustomerAddress', { token: rival.token, body: address })).status).toBe(404)
  })

  it('deletes who is in no cargo; else it is told in how many, and in which', async () => {
    const { token, company } = desk
    const unused = await mine({ addresses: [{}, {}] })
    await app.call('deleteCustomer', { token, body: { Id: unused.id } })
    expect((await app.call('showCustomer', { token, query: { Id: unused.id } })).status).toBe(404)

    const used = await mine({ addresses: [{}, {}] })
    const [first, second] = used.addressIds
    const cargos: number[] = []
    for (const ends of [
      { senderAddressId: first },
      { receiverAddressId: first },
      { senderAddressId: first, receiverAddressId: second },
      { senderAddressId: first },
    ])
      cargos.push(
        (
          await app.buildCargo({
            companyId: company.id,
            announcedAt: new Date(Date.now() - 3_600_000 + cargos.length),
            ...ends,
          })
        ).id,
      )
    const newest = cargos.toReversed().slice(0, 3)
    const refused = await app.call('deleteCustomer', { token, body: { Id: used.id } })
    expect(refused.data).toMatchObject({
      code: -1,
      reason: 'in_use',
      cargoCount: 4,
      cargos: newest.map((id) => ({ id })),
    })
    expect(refused.errors[0]).toMatch(/در ۴ بار آمده است.* و ۱ بار دیگر/)
    expect(
      (await app.call('deleteCustomerAddress', { token, body: { Id: second ?? 0 } })).data,
    ).toMatchObject({ cargoCount: 1 })
    expect((await app.call('showCustomer', { token, query: { Id: used.id } })).data).toMatchObject({
      cargoCount: 4,
      addressCount: 2,
    })
    const { data } = await app.call('listCustomerAddresses', { token, query: { CustomerId: used.id } })
    expect(
      data.map(({ sentCount, receivedCount }: CustomerAddressRow) => [sentCount, receivedCount]),
    ).toEqual([
      [3, 1],
      [0, 1],
    ])
  })

  it('deletes an address that nobody names, but not the last', async () => {
    const { token } = desk
    const { id, addressIds } = await mine({ addresses: [{}, {}] })
    const [first = 0, second = 0] = addressIds
    await app.call('deleteCustomerAddress', { token, body: { Id: first } })
    expect((await app.call('deleteCustomerAddress', { token, body: { Id: second } })).errors[0]).toContain(
      'تنها نشانی',
    )
    expect((await app.call('listCustomerAddresses', { token, query: { CustomerId: id } })).data).toHaveLength(
      1,
    )
  })
})

describe('a cargo has a sender and a receiver', () => {
  it('of the declaring company: its rows, its list and its permit say who they are', async () => {
    const { token, company, hall } = desk
    const sender = await mine({
      name: 'پتروپالایش لاوان',
      addresses: [{ address: 'پالایشگاه', tel: '07633530010' }],
    })
    const receiver = await mine({ name: 'سیمان لارستان' })
    const body = {
      ...plainDeclaration,
      IsLoadHall: true,
      LoadHallId: hall.id,
      CityDestinationId: await app.cityId('تهران'),
      SenderCustomerAddressId: sender.addressId,
      ReceiverCustomerAddressId: receiver.addressId,
    }
    const { data } = await app.call('declareCargo', { token, body })
    const cargoId = data.data?.id ?? 0
    const names = { senderCustomerName: 'پتروپالایش لاوان', receiverCustomerName: 'سیمان لارستان' }
    const ids = { senderCustomerId: sender.id, receiverCustomerAddressId: receiver.addressId }
    const sheet = (await app.call('showCargo', { token, query: { cargoId } })).data
    expect(sheet).toMatchObject({ ...names, ...ids, senderCustomerTel: '07633530010' })
    expect(sheet.senderCustomerAddress).toMatch(/، پالایشگاه$/)
    for (const asked of [
      { SenderCustomerId: [sender.id] },
      { ReceiverCustomerId: [receiver.id] },
      { Search: 'لاوان' },
    ]) {
      const rows = (await app.call('searchCargos', { token, body: asked as never })).data
      expect(
        rows.map(({ id }: { id: number }) => id),
        JSON.stringify(asked),
      ).toEqual([cargoId])
      expect(rows[0]).toMatchObject(names)
    }
    const swapped = { SenderCustomerId: [receiver.id] }
    expect((await app.call('searchCargos', { token, body: swapped })).data).toEqual([])
    // what a hall's board shows to other companies and to drivers does not name them
    const board = await app.call('listAnnouncedCargos', { token: rival.token, body: { LoadHalId: hall.id } })
    expect(JSON.stringify(board.data)).not.toContain('لاوان')
    const guess = { LoadHalId: hall.id, Search: 'لاوان' }
    expect((await app.call('listAnnouncedCargos', { token: rival.token, body: guess })).total).toBe(0)
    expect(company.id).not.toBe(rival.company.id)
  })

  it('but nobody else’s customers, and of a product owner nobody’s', async () => {
    const theirs = await app.buildCustomer(rival.company.id)
    const declaration = { ...plainDeclaration, SenderCustomerAddressId: theirs.addressId }
    const hallCargo = {
      ...declaration,
      IsLoadHall: true,
      LoadHallId: desk.hall.id,
      CityDestinationId: await app.cityId('تهران'),
    }
    const refused = await app.call('declareCargo', { token: desk.token, body: hallCargo })
    expect(refused.errors[0]).toContain('فرستنده یا گیرنده پیدا نشد')
    const owner = await app.buildProductOwner()
    const { token } = await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
    const asOwner = { ...declaration, TransportationCompanyId: rival.company.id }
    const { data } = await app.call('declareCargo', { token, body: asOwner })
    const sheet = await app.call('showCargo', { token, query: { cargoId: data.data?.id ?? 0 } })
    expect(sheet.data.senderCustomerAddressId).toBeNull()
  })
})

describe('whose customers others see', () => {
  it('support all with their codes, an organisation of its linked companies, a hall those of its cargos', async () => {
    const { hall, company } = await app.hallWithCompany()
    const [named, unnamed] = [
      await app.buildCustomer(company.id, { name: 'نامبرده' }),
      await app.buildCustomer(company.id, { name: 'نانامبرده' }),
    ]
    await app.buildCargo({ companyId: company.id, hallId: hall.id, receiverAddressId: named.addressId })
    const admin = await app.signedIn('Admin')
    expect(await namesIn(admin.token)).toEqual(expect.arrayContaining(['نامبرده', 'نانامبرده']))
    const organisation = await app.signedIn('Organization')
    await app.addRow('userCompanies', { userId: organisation.userId, companyId: company.id })
    expect(await namesIn(organisation.token)).toEqual(['نامبرده', 'نانامبرده'])
    const staff = await app.hallActor(hall.id)
    expect((await app.call('listAnyCustomers', { token: staff.token })).data).toEqual([
      {
        id: named.id,
        customerFullName: 'نامبرده',
        meliCode: named.nationalId,
        transportationCompanyId: company.id,
        transportationCompanyName: company.name,
      },
    ])
    // a company reads names alone here, and of its own
    const { token } = await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })
    expect((await app.call('listAnyCustomers', { token })).data[1]).toEqual({
      id: unnamed.id,
      customerFullName: 'نانامبرده',
      meliCode: null,
      transportationCompanyId: null,
      transportationCompanyName: null,
    })
  })
})

describe('an inquiry fills the form', () => {
  const ask = async (melicode: string) =>
    (await app.call('inquireNationalId', { token: desk.token, query: { melicode } })).data

  it('tells a firm’s name, a person’s both, and says that its registry is fictitious', async () => {
    expect(await ask('10380284790')).toMatchObject({
      isSuccessful: true,
      name: expect.any(String),
      lastName: null,
      isDemo: true,
    })
    expect(await ask(completeNationalCode('123456781'))).toMatchObject({
      isSuccessful: true,
      name: expect.any(String),
      lastName: expect.any(String),
    })
  })

  it('says of a number that is none that it is not known, and of a registry that is away that it is', async () => {
    expect(await ask('1234567890')).toMatchObject({ isSuccessful: false, isAway: false, name: null })
    expect(await ask('1234567891')).toMatchObject({ isSuccessful: false, isAway: true })
  })

  it('tells where a postal code is, in a city of our list; the old call gives the same, bare', async () => {
    const { token } = desk
    const { data } = await app.call('inquirePostalCode', { token, query: { postalcode: '7917183461' } })
    const city = await app.oneRow('cities', { name: 'بندرعباس' })
    expect(data).toMatchObject({
      isSuccessful: true,
      cityId: city.id,
      fullAddress: expect.stringContaining('پلاک'),
    })
    const bare = await app.call('inquirePostalCodeLegacy', { token, query: { postalCode: '7917183461' } })
    expect(bare.data).toEqual(data)
  })
})
