import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await app.signedIn('Customer')).token
})

describe('the lists that come with the product', () => {
  it('gives the kinds of goods, each with its class', async () => {
    const { data, total } = await app.call('listGoods', { token })
    const wheat = { id: 1, kalaDesc: 'گندم', logesticDesc: 'کشاورزی' }
    expect(data).toContainEqual({ ...wheat, kalaID: wheat.id, kalaName: wheat.kalaDesc })
    expect(total).toBe(data.length)
  })

  it('gives the packagings, bulk first', async () => {
    const { data } = await app.call('listPackagings', { token })
    expect(data[0]).toEqual({ id: 1, name: 'فله' })
  })

  it('gives the loader types of all categories, or of the one that is asked for', async () => {
    const all = await app.call('listLoaderTypes', { token })
    const trailers = await app.call('listLoaderTypesOfCategory', { token, query: { Code: 50 } })
    const names = { loaderTypeName: 'تریلی', loaderTypeDesc: 'کفی' }
    const flatbed = { id: 5001, loaderTypeID: 5001, ...names, typeCode: 50 }
    expect(all.data).toContainEqual(flatbed)
    expect(trailers.data[0]).toEqual(flatbed)
    expect(new Set(trailers.data.map((row: { typeCode: number }) => row.typeCode))).toEqual(new Set([50]))
    expect(all.data.length).toBeGreaterThan(trailers.data.length)
  })

  it('gives each category once', async () => {
    const { data } = await app.call('listLoaderCategories', { token })
    const codes = data.map((row: { typeCode: number }) => row.typeCode)
    expect(data).toContainEqual({ typeCode: 50, loaderTypeName: 'تریلی' })
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('shows a change at once, whole and in pages alike', async () => {
    const namesIn = (reply: { data: { name: string }[] }) => reply.data.map(({ name }) => name)
    const before = namesIn(await app.call('listPackagings', { token }))
    await app.addRow('packagings', { name: 'بشکهٔ تازه' })
    const after = namesIn(await app.call('listPackagings', { token }))
    expect(after).toEqual([...before, 'بشکهٔ تازه'])
    const page = await app.call('listPackagings', { token, query: { Page: 2, PageSize: 3 } })
    expect([namesIn(page), page.total]).toEqual([after.slice(3, 6), after.length])
  })

  it('asks for a category', async () => {
    // @ts-expect-error the point is what happens without it
    const answer = await app.call('listLoaderTypesOfCategory', { token, query: {} })
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual(['دستهٔ بارگیر را انتخاب کنید.'])
  })
})

describe('the versions of the lists', () => {
  const versions = async () => (await app.call('showCatalogVersions', { token })).data

  it('stay while the lists stay', async () => {
    expect(await versions()).toEqual(await versions())
  })

  it('change with a row that comes, changes or goes, and for that list alone', async () => {
    const seen = [await versions()]
    const after = async () => {
      seen.push(await versions())
      const [before, now] = seen.slice(-2)
      return Object.keys(now).filter((name) => now[name] !== before[name])
    }
    await app.addRow('goods', { name: 'کالای تازه', category: 'آزمون' })
    expect(await after()).toEqual(['goods'])
    await app.setRow('goods', { name: 'کالای تازه' }, { category: 'دیگر' })
    expect(await after()).toEqual(['goods'])
    await app.db.deleteFrom('goods').where('name', '=', 'کالای تازه').execute()
    expect(await after()).toEqual(['goods'])
    await app.setRow('packagings', 1, { name: 'فله‌ای' })
    expect(await after()).toEqual(['packagings'])
    await app.setRow('loaderTypes', 5001, { name: 'کفی بلند' })
    expect(await after()).toEqual(['loaderTypes'])
    await app.setRow('provinces', { name: 'تهران' }, { name: 'تهران بزرگ' })
    expect(await after()).toEqual(['cities'])
    await app.setRow('cities', { name: 'بندرعباس' }, { county: 'شهرستان' })
    expect(await after()).toEqual(['cities'])
  })
})
