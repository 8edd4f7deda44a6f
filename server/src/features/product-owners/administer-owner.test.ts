import { beforeAll, describe, expect, it } from 'vitest'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { ownerRefusals } from '@bargah/contract/features/product-owners/product-owners.text.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { adminActor, permitStory } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { signedIn } from '../auth/auth.build.ts'
import { buildCargo } from '../cargos/cargos.build.ts'
import { buildCompany } from '../companies/companies.build.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'
import { buildProductOwner, freeCode, ownerForm } from './product-owners.build.ts'

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await adminActor(app)).token
})

const of = (ProductOwnerId: number) => ({ token, query: { ProductOwnerId } })
const accept = (id: number) => app.call('acceptOwner', of(id))
const reject = (id: number, Desc = 'کارت ناخواناست') => app.call('rejectOwner', { ...of(id), body: { Desc } })
const createUser = (id: number) => app.call('createOwnerUser', of(id))
const remove = (Id: number) => app.call('deleteOwner', { token, body: { Id } })
const show = (id: number) => app.call('showOwner', of(id))
const waiting = () => buildProductOwner(app.db, { isAccepted: false })
const signIn = (Username: string, Password: string) =>
  app.call('signIn', { body: { Username, Password, Role: 'Company', DeviceId: 'a' } })

describe('accepting a product owner', () => {
  it('tells him by SMS and as a notice, and answers with a sentence', async () => {
    const owner = await waiting()
    const { token: own } = await signedIn(app.db, 'ProductOwnerAdmin', { productOwnerId: owner.id })
    const name = `${owner.firstName} ${owner.lastName}`
    expect((await accept(owner.id)).data).toBe(`«${name}» تأیید شد.`)
    expect((await show(owner.id)).data).toMatchObject({ status: 1, isAccept: true })
    expect(await smsSentTo(app, owner.mobile)).toEqual([{ kind: 'registration_accepted', values: { name } }])
    const notices = (await app.call('listNotifications', { token: own })).data
    expect(JSON.stringify(notices)).toContain('ثبت‌نام شما تأیید شد')
  })

  it('is done once; one who was rejected may still be accepted', async () => {
    const owner = await waiting()
    await reject(owner.id)
    expect((await accept(owner.id)).statusCode).toBe(200)
    expect((await show(owner.id)).data).toMatchObject({ status: 1, rejectReason: null })
    expect((await accept(owner.id)).errors).toEqual(['این صاحب کالا پیش‌تر تأیید شده است.'])
  })
})

describe('rejecting a product owner', () => {
  it('keeps the reason and tells it', async () => {
    const owner = await waiting()
    expect((await reject(owner.id)).statusCode).toBe(200)
    expect((await show(owner.id)).data).toMatchObject({ status: 2, rejectReason: 'کارت ناخواناست' })
    expect(await smsSentTo(app, owner.mobile)).toMatchObject([
      { kind: 'registration_rejected', values: { reason: 'کارت ناخواناست' } },
    ])
  })

  it('asks for a reason, and is refused for one who was accepted or rejected', async () => {
    const owner = await waiting()
    expect((await reject(owner.id, '')).errors).toEqual(['دلیل رد را بنویسید.'])
    await reject(owner.id)
    expect((await reject(owner.id)).errors).toEqual(['این صاحب کالا پیش‌تر رد شده است.'])
    await accept(owner.id)
    expect((await reject(owner.id)).errors).toEqual(['این صاحب کالا پیش‌تر تأیید شده است.'])
  })
})

describe('the account of a product owner', () => {
  it('is made once he is accepted, and a second time has another password and no session', async () => {
    const owner = await waiting()
    expect((await createUser(owner.id)).message).toContain('هنوز تأیید نشده')
    await accept(owner.id)
    const { userName, password } = (await createUser(owner.id)).data
    expect(userName).toBe(`PO${owner.nationalId}`)
    const { accessToken } = (await signIn(userName, password)).data
    const second = (await createUser(owner.id)).data
    expect([second.userName, second.password === password]).toEqual([userName, false])
    expect((await app.call('showMe', { token: accessToken })).status).toBe(401)
    expect((await signIn(userName, second.password)).statusCode).toBe(200)
  })
})

describe('editing a product owner', () => {
  const edit = async (id: number, given: object = {}) => {
    const { File: _file, ...form } = ownerForm('09131112233')
    return app.call('editOwner', { token, body: { ...form, Id: id, ...given } })
  }

  it('writes all of it, the account’s name too', async () => {
    const owner = await buildProductOwner(app.db)
    const { token: own } = await signedIn(app.db, 'ProductOwnerAdmin', { productOwnerId: owner.id })
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

  it('changes the code only before there is an account, and to nobody else’s', async () => {
    const [owner, other] = [await waiting(), await buildProductOwner(app.db)]
    expect((await edit(owner.id, { MeliCode: other.nationalId })).message).toContain('پیش‌تر ثبت شده')
    expect((await edit(owner.id)).statusCode).toBe(200)
    await accept(owner.id)
    await createUser(owner.id)
    expect((await edit(owner.id)).message).toContain('کد ملی دیگر عوض نمی‌شود')
  })

  it('leaves the code of one who was shown the name of his account, and two of one mobile apart', async () => {
    const registered = { isAccepted: false, nationalId: freeCode(), registeredHash: 'x' }
    const [one, two] = await Promise.all([1, 2].map(() => buildProductOwner(app.db, registered)))
    const id = one?.id ?? 0
    expect((await edit(id)).message).toContain('کد ملی دیگر عوض نمی‌شود')
    const same = { MeliCode: registered.nationalId, Mobile: two?.mobile }
    expect((await edit(id, same)).errors).toEqual([ownerRefusals.same_mobile])
    expect((await edit(id, { ...same, Mobile: '09171112235' })).statusCode).toBe(200)
  })

  it('gives a code to one of those who are given it at one moment', async () => {
    const owners = await Promise.all(Array.from({ length: 6 }, () => buildProductOwner(app.db)))
    const MeliCode = freeCode()
    const answers = await Promise.all(owners.map(({ id }) => edit(id, { MeliCode })))
    expect(answers.filter(({ data }) => data?.code === 1)).toHaveLength(1)
    expect(answers.filter(({ errors }) => errors?.[0] === ownerRefusals.taken)).toHaveLength(5)
  })

  it('is for one who is there', async () => {
    for (const ask of [edit, accept, reject, createUser, remove, show])
      expect((await ask(999_999)).status).toBe(404)
  })
})

describe('deleting a product owner', () => {
  it('hides him, closes his account, and leaves his code to whoever registers next', async () => {
    const owner = await buildProductOwner(app.db)
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
    const { id: productOwnerId } = await buildProductOwner(app.db)
    const { id: companyId } = await buildCompany(app.db)
    const cargo = await buildCargo(app.db, { productOwnerId, companyId })
    expect((await remove(productOwnerId)).message).toContain('در جریان')
    const finished = { status: cargoStatus.finished, finishedAt: new Date(), finishReason: 'پایان' }
    await app.db.updateTable('cargos').set(finished).where('id', '=', cargo.id).execute()
    expect((await remove(productOwnerId)).statusCode).toBe(200)
  })

  it('is refused while a permit for one of his cargos is open', async () => {
    const { id: productOwnerId } = await buildProductOwner(app.db)
    const { cargo, permit } = await permitStory(app, { productOwnerId })
    const finished = { status: cargoStatus.finished, finishedAt: new Date(), finishReason: 'پایان' }
    await app.db.updateTable('cargos').set(finished).where('id', '=', cargo.id).execute()
    expect((await remove(productOwnerId)).message).toContain('در جریان')
    const completed = { status: permitStatus.completed }
    await app.db.updateTable('permits').set(completed).where('id', '=', permit.id).execute()
    expect((await remove(productOwnerId)).statusCode).toBe(200)
  })
})

it('the list is asked for by how they stand, those who wait first', async () => {
  const [one, two, three] = [await buildProductOwner(app.db), await waiting(), await waiting()]
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
  const [owner, other] = [await buildProductOwner(app.db), await buildProductOwner(app.db)]
  const { token: own } = await signedIn(app.db, 'ProductOwnerAdmin', { productOwnerId: owner.id })
  const showAs = (ProductOwnerId: number) => app.call('showOwner', { token: own, query: { ProductOwnerId } })
  expect((await showAs(owner.id)).data).toMatchObject({ meliCode: owner.nationalId })
  expect((await showAs(other.id)).status).toBe(404)
})

it('national codes are free once their owner is gone, and nobody’s twice', async () => {
  const nationalId = freeCode()
  await buildProductOwner(app.db, { nationalId, deletedAt: new Date() })
  await buildProductOwner(app.db, { nationalId })
  await expect(buildProductOwner(app.db, { nationalId })).rejects.toThrow('product_owners_by_national_id')
})
