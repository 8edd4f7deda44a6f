import { beforeAll, describe, expect, it } from 'vitest'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { useTestApp } from '../../../test/app.ts'
import { proofOf } from '../../../test/browser.ts'
import { next, padded } from '../../../test/plain.ts'
import { freeCode, ownerForm } from './product-owners.build.ts'

// how product owners register and are judged is told of both kinds of applicants, in features/applicants

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await app.adminActor()).token
})

const of = (ProductOwnerId: number) => ({ token, query: { ProductOwnerId } })
const accept = (id: number) => app.call('acceptOwner', of(id))
const reject = (id: number, Desc = 'کارت ناخواناست') => app.call('rejectOwner', { ...of(id), body: { Desc } })
const createUser = (id: number) => app.call('createOwnerUser', of(id))
const remove = (Id: number) => app.call('deleteOwner', { token, body: { Id } })
const show = (id: number) => app.call('showOwner', of(id))
const waiting = () => app.buildProductOwner({ isAccepted: false })
const signIn = (Username: string, Password: string) =>
  app.call('signIn', { body: { Username, Password, Role: 'Company', DeviceId: 'a' } })

describe('a product owner who registers himself', () => {
  const register = async (given: Partial<ReturnType<typeof ownerForm>> = {}) => {
    const form = { ...ownerForm(`0913${padded(next(), 7)}`), ...given }
    const headers = { cookie: await proofOf(app, form.Mobile) }
    return { form, reply: await app.call('registerOwner', { body: form, headers }) }
  }

  it('carries the names that he gave, and sees himself once he is accepted', async () => {
    const { form, reply } = await register()
    const { id, userName, password } = reply.data.data
    const { Firstname: firstname, Lastname: lastname } = form
    expect((await show(id)).data).toMatchObject({ firstname, lastname, type: false })
    await accept(id)
    const { accessToken } = (await signIn(userName, password)).data
    const own = await app.call('showOwner', { token: accessToken, query: { ProductOwnerId: id } })
    expect(own.data).toMatchObject({ id, status: 1 })
  })

  it('may be a firm, which has no family name', async () => {
    const { reply } = await register({ MeliCode: '10380284790', Firstname: 'فولاد نمونه', Lastname: '' })
    expect((await show(reply.data.data.id)).data).toMatchObject({ type: true, lastname: null })
  })

  it('is told all that is wrong at once', async () => {
    const body = { Firstname: 'ما', Lastname: '', MeliCode: '123', CityId: '', Mobile: '' }
    const { status, errors } = await app.call('registerOwner', { body: body as never })
    expect([status, errors]).toEqual([
      400,
      expect.arrayContaining([
        'نام باید دست‌کم ۳ نویسه باشد.',
        'کد ملی نباید کمتر از ۱۰ رقم باشد.',
        'شمارهٔ موبایل را وارد کنید.',
        'شهر را انتخاب کنید.',
        'تصویر کارت ملی را انتخاب کنید.',
      ]),
    ])
    expect((await register({ MeliCode: '0012345678' })).reply.errors).toEqual([
      'کد ملی درست نیست؛ رقم‌های آن را دوباره بررسی کنید.',
    ])
    expect((await register({ Lastname: '' })).reply.errors).toEqual(['نام خانوادگی را وارد کنید.'])
  })
})

describe('editing a product owner', () => {
  const edit = async (id: number, given: object = {}) => {
    const { File: _file, ...form } = ownerForm('09131112233')
    return app.call('editOwner', { token, body: { ...form, Id: id, ...given } })
  }

  it('writes all of it, the account’s name too', async () => {
    const owner = await app.buildProductOwner()
    const { token: own } = await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
    const given = { MeliCode: owner.nationalId, Firstname: 'پروانه', Lastname: 'راد' }
    expect((await edit(owner.id, given)).data).toEqual({ code: 1, message: 'تغییر صاحب کالا ثبت شد.' })
    expect((await show(owner.id)).data).toMatchObject({
      firstname: 'پروانه',
      lastname: 'راد',
      mobile: '09131112233',
      cityId: 1,
    })
    expect((await app.call('showMe', { token: own })).data.member.fullname).toBe('پروانه راد')
  })
})

describe('deleting a product owner', () => {
  it('is for one who is there', async () => {
    expect((await remove(999_999)).status).toBe(404)
  })

  it('hides him, closes his account, and leaves his code to whoever registers next', async () => {
    const owner = await app.buildProductOwner()
    const { userName, password } = (await createUser(owner.id)).data
    const { accessToken } = (await signIn(userName, password)).data
    expect((await remove(owner.id)).data).toEqual({
      code: 1,
      message: 'صاحب کالا حذف شد و حسابش بسته شد.',
    })
    expect((await show(owner.id)).status).toBe(404)
    expect((await app.call('showMe', { token: accessToken })).status).toBe(401)
    expect((await signIn(userName, password)).message).toContain('درست نیست')
    expect((await remove(owner.id)).status).toBe(404)

    const body = { ...ownerForm(owner.mobile), MeliCode: owner.nationalId }
    const { id } = (await app.call('registerOwner', { token, body })).data.data
    await accept(id)
    expect((await createUser(id)).data.userName).toBe(userName)
  })

  it('is refused while a cargo of his is not finished', async () => {
    const { id: productOwnerId } = await app.buildProductOwner()
    const { id: companyId } = await app.buildCompany()
    const cargo = await app.buildCargo({ productOwnerId, companyId })
    expect((await show(productOwnerId)).data.hasWork).toBe(true)
    expect((await remove(productOwnerId)).message).toContain('در جریان')
    const finished = { status: cargoStatus.finished, finishedAt: new Date(), finishReason: 'پایان' }
    await app.setRow('cargos', cargo.id, finished)
    expect((await show(productOwnerId)).data.hasWork).toBe(false)
    expect((await remove(productOwnerId)).statusCode).toBe(200)
  })

  it('is refused while a permit for one of his cargos is open', async () => {
    const { id: productOwnerId } = await app.buildProductOwner()
    const { cargo, permit } = await app.permitStory({ productOwnerId })
    const finished = { status: cargoStatus.finished, finishedAt: new Date(), finishReason: 'پایان' }
    await app.setRow('cargos', cargo.id, finished)
    expect((await show(productOwnerId)).data.hasWork).toBe(true)
    expect((await remove(productOwnerId)).message).toContain('در جریان')
    const completed = { status: permitStatus.completed }
    await app.setRow('permits', permit.id, completed)
    expect((await show(productOwnerId)).data.hasWork).toBe(false)
    expect((await remove(productOwnerId)).statusCode).toBe(200)
  })
})

it('the list is asked for by how they stand, those who wait first', async () => {
  const [one, two, three] = [await app.buildProductOwner(), await waiting(), await waiting()]
  await reject(three.id)
  const idsOf = async (Status?: 0 | 1 | 2) => {
    const { data } = await app.call('listOwners', { token, query: Status === undefined ? {} : { Status } })
    return data.map(({ id }: { id: number }) => id).filter((id: number) => id >= one.id)
  }
  expect(await idsOf()).toEqual([two.id, one.id, three.id])
  expect(await idsOf(0)).toEqual([two.id])
  expect(await idsOf(2)).toEqual([three.id])
})

it('a product owner is shown to himself and Admin alone', async () => {
  const [owner, other] = [await app.buildProductOwner(), await app.buildProductOwner()]
  const { token: own } = await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
  const showAs = (ProductOwnerId: number) => app.call('showOwner', { token: own, query: { ProductOwnerId } })
  expect((await showAs(owner.id)).data).toMatchObject({ meliCode: owner.nationalId })
  expect((await showAs(other.id)).status).toBe(404)
})

it('national codes are free once their owner is gone, and nobody’s twice', async () => {
  const nationalId = freeCode()
  await app.buildProductOwner({ nationalId, deletedAt: new Date() })
  await app.buildProductOwner({ nationalId })
  await expect(app.buildProductOwner({ nationalId })).rejects.toThrow('product_owners_by_national_id')
})
