import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { declareRefusals } from '@bargah/contract/features/cargos/cargos.text.ts'
import { importKinds } from '@bargah/contract/features/imports/imports.states.ts'
import {
  changedSince,
  importRefusals,
  likeRow,
  notFoundByName,
  takenBack,
} from '@bargah/contract/features/imports/imports.text.ts'
import { jalaliDate, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import type { Flag } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import { newNationalCode, next, padded } from '../../../test/plain.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import { fileOf, useImports } from './story.build.ts'

const { app, story, send, sent, shown, start, imported, undone, kindsOf } = useImports()

const loadHead =
  'سالن,نوع,مبدأ,مقصد,کالا,وزن,بسته‌بندی,تعداد بسته,بارگیر,تعداد کامیون,کرایه,تلفن هماهنگی'.split(',')
const someGoods = async () =>
  (await app.db.selectFrom('goods').select('name').where('isActive', '=', true).executeTakeFirstOrThrow())
    .name

/** A load as a company's file has it, of a hall unless said otherwise. */
async function someLoad(hall: string) {
  const goods = await someGoods()
  return (more: Record<string, string> = {}) =>
    Object.values({
      hall,
      kind: 'سالن',
      origin: 'بندرعباس',
      destination: 'تهران',
      goods,
      weight: '22000',
      packaging: 'فله',
      count: '',
      loaders: 'تریلی کفی؛ تریلی لبه‌دار؛',
      trucks: '۲',
      rent: '۳۷۵۵۰۰۰۰',
      tel: '7633554411',
      ...more,
    })
}

describe('each kind of rows', () => {
  it('drivers with their trucks come in by a code, are native and represented, and go again while nothing came of them', async () => {
    const head = 'نام,نام خانوادگی,کد ملی,موبایل,کارت هوشمند راننده,کارت هوشمند ناوگان,پلاک,بارگیر'.split(',')
    const people = [1, 2].map(() => ({
      id: newNationalCode(),
      card: padded(6_000_000 + next(), 7),
      truck: padded(7_000_000 + next(), 7),
    }))
    const rows = people.map(({ id, card, truck }) => [
      'حسین',
      'وارداتی',
      id,
      `0916${padded(next(), 7)}`,
      card,
      truck,
      '۱۲ع۳۴۵-۶۷',
      'تریلی کفی',
    ])
    const id = await sent(story.admin, 'drivers', [head, ...rows])
    expect((await shown(story.admin, id)).faultyRows).toEqual([])
    expect(await imported(story.admin, id)).toMatchObject({ state: 'imported', made: 2 })
    const mine = () => app.rowsOf('drivers', { lastName: 'وارداتی' })
    expect((await mine()).map(({ isActive }) => isActive)).toEqual([true, true])

    // who is on record is told to staff, for whom nothing helps but another number
    const again = rows.map((row) => [...row])
    again[0]?.splice(2, 2, newNationalCode(), `0916${padded(next(), 7)}`)
    const known = await sent(story.admin, 'drivers', [head, ...again])
    const faults = (await shown(story.admin, known)).faultyRows.map(({ fault }: { fault: string }) => fault)
    expect(faults).toEqual([
      'این کارت هوشمند از آن رانندهٔ دیگری است؛ شماره را دوباره ببینید.',
      'رانندهٔ این کد ملی پیش‌تر ثبت شده است.',
    ])

    const natives = await sent(story.admin, 'natives', [
      ['کد ملی راننده', 'کارت هوشمند ناوگان', 'سالن'],
      [people[0]?.id ?? '', people[0]?.truck ?? '', story.desk.hall.name],
    ])
    expect((await shown(story.admin, natives)).faultyRows).toEqual([])
    expect(await imported(story.admin, natives)).toMatchObject({ made: 1 })
    expect((await undone(story.admin, id)).note).toContain('سطر ۲: این راننده دیگر تازه نیست')
    for (const one of [natives, id]) {
      expect(await undone(story.admin, one)).toMatchObject({ state: 'undone', note: null })
    }
    expect(await mine()).toEqual([])
    const accounts = app.db
      .selectFrom('users')
      .select('id')
      .where(
        'username',
        'in',
        people.map((one) => one.id),
      )
    expect(await accounts.execute()).toEqual([])
  })

  it('representations, by the name of a company or its national id', async () => {
    const other = await app.hallWithCompany()
    const id = await sent(story.admin, 'representations', [
      ['شرکت حمل', 'سالن'],
      [other.company.nationalId, story.desk.hall.name],
    ])
    expect((await shown(story.admin, id)).faultyRows).toEqual([])
    expect(await imported(story.admin, id)).toMatchObject({ made: 1 })
    expect(await undone(story.admin, id)).toMatchObject({ state: 'undone' })
  })

  it('tariffs, which take the place of those that stand; taken back, what stood before is there again', async () => {
    const { hall } = story.desk
    const cities = await app.db
      .selectFrom('cities')
      .select(['id', 'name'])
      .where('name', 'in', ['اصفهان', 'شیراز'])
      .execute()
    const [first, second] = cities.map(({ id }) => id) as [number, number]
    const set = (CityId: number, Price: number) =>
      app.call('addTariff', { token: story.admin.token, body: { LoadHallId: hall.id, CityId, Price } })
    const prices = async () =>
      (await app.rowsOf('hallTariffs', { hallId: hall.id }, 'cityId')).map(({ cityId, priceToman }) => [
        cityId,
        priceToman,
      ])
    await set(first, 5_000_000)
    const nameOf = (id: number) => cities.find((city) => city.id === id)?.name ?? ''
    const file = [
      ['سالن', 'شهر مقصد', 'کرایهٔ پایه'],
      [hall.name, nameOf(first), '۶۰۰۰۰۰۰'],
      [hall.name, nameOf(second), '۷۰۰۰۰۰۰'],
    ]
    const id = await sent(story.admin, 'tariffs', file)
    expect((await shown(story.admin, id)).faultyRows).toEqual([])
    expect(await prices()).toEqual([[first, 5_000_000]])
    expect(await imported(story.admin, id)).toMatchObject({ state: 'imported', made: 2 })
    const after = [
      [first, 6_000_000],
      [second, 7_000_000],
    ].toSorted(([a = 0], [b = 0]) => a - b)
    expect(await prices()).toEqual(after)

    await set(first, 6_500_000)
    expect((await undone(story.admin, id)).note).toContain(changedSince)
    await set(first, 6_000_000)
    await set(second, 7_500_000)
    expect((await undone(story.admin, id)).note).toContain(changedSince)
    await set(second, 7_000_000)
    expect(await undone(story.admin, id)).toMatchObject({ state: 'undone', note: null })
    expect(await prices()).toEqual([[first, 5_000_000]])

    const faulty = await sent(story.admin, 'tariffs', [
      ['سالن', 'شهر مقصد', 'کرایهٔ پایه'],
      [hall.name, nameOf(first), 'هیچ'],
      [hall.name, '', '۱'],
    ])
    expect((await shown(story.admin, faulty)).faultyRows.map(({ nr }) => nr)).toEqual([2, 3])
  })

  it('loads of a company, by the names of places, goods and loaders; taken back they end, and its money is free', async () => {
    const desk = await app.hallWithCompany({ isFreeCargo: true })
    const load = await someLoad(desk.hall.name)
    const balance = () => balanceOf(app.db, { companyId: desk.company.id, held: false })
    const before = await balance()
    const id = await sent(desk, 'loads', [
      loadHead,
      load(),
      load({ destination: 'مشهد', kind: 'آزاد' }),
      load({ goods: 'ناکالا', loaders: 'تریلی کفی؛ ناجور' }),
      load({ origin: 'ناکجا' }),
      load({ kind: '' }),
      load({ packaging: 'کیسه', count: '' }),
    ])
    expect((await shown(desk, id)).faultyRows.map(({ nr, fault }) => [nr, fault])).toEqual([
      [4, expect.stringMatching(/«ناکالا» پیدا نشد.*«ناجور» پیدا نشد/)],
      [5, notFoundByName('مبدأ', 'ناکجا')],
      [6, 'نوع بار (سالن یا آزاد) را انتخاب کنید.'],
      [7, 'تعداد بسته را وارد کنید.'],
    ])
    expect(await balance()).toBe(before)
    const { heldRial } = await shown(desk, id)
    expect(await imported(desk, id, false)).toMatchObject({ state: 'imported', made: 2 })
    const loads = app.db
      .selectFrom('cargos')
      .selectAll()
      .where('companyId', '=', desk.company.id)
      .where('tel', '=', '07633554411')
      .orderBy('id')
    expect(await loads.execute()).toMatchObject([
      { isHall: true, hallId: desk.hall.id, destination: 'تهران', truckCount: 2, weightKg: 22_000 },
      { isHall: false, destination: 'مشهد', rentToman: 37_550_000 },
    ])
    expect(heldRial).toBeGreaterThan(0)
    expect(await balance()).toBe(before - (heldRial ?? 0))
    expect((await shown(desk, id)).heldRial).toBeNull()
    expect(await undone(desk, id)).toMatchObject({ state: 'undone', note: null })
    expect(await balance()).toBe(before)
    expect((await loads.execute()).map(({ status }) => status)).toEqual([
      cargoStatus.finished,
      cargoStatus.finished,
    ])
    expect((await loads.execute()).map(({ finishReason }) => finishReason)).toEqual([takenBack, takenBack])
  })

  it('loads of a hall that start far from it, which is said beside what else is wrong in the row', async () => {
    const desk = await app.hallWithCompany()
    const load = await someLoad(desk.hall.name)
    const id = await sent(desk, 'loads', [
      [...loadHead, 'تاریخ اعلام'],
      [...load({ origin: 'اصفهان', packaging: 'کیسه' }), jalaliDate(new Date())],
      [...load({ origin: 'ناکجا', packaging: 'کیسه' }), ''],
    ])
    expect((await shown(desk, id)).faultyRows.map(({ fault }) => fault)).toEqual([
      expect.stringMatching(
        /^تعداد بسته را وارد کنید\. ساعت اعلام را هم بنویسید\. بار سالن «.+» باید .+ این مبدأ [۰-۹٬]+ کیلومتر از آن دور است\.$/,
      ),
      `تعداد بسته را وارد کنید. ${notFoundByName('مبدأ', 'ناکجا')}`,
    ])
  })

  it('loads of a weight that no one truck has, which is noticed and refused in no row', async () => {
    const desk = await app.hallWithCompany()
    const load = await someLoad(desk.hall.name)
    const weights = ['۲۲', '22000', '۴۰۰۰۰', 'بیست']
    const rows = weights.map((weight) => load({ weight }))
    const { noticedRows, faultyRows } = await shown(desk, await sent(desk, 'loads', [loadHead, ...rows]))
    expect(noticedRows.map(({ nr, notice }) => [nr, notice])).toEqual([
      [2, 'وزن هر کامیون ۲۲ کیلوگرم است؟ اگر ۲۲ تن است، ۲۲٬۰۰۰ بنویسید؛ وزن به کیلوگرم است.'],
      [4, expect.stringContaining('۴۰٬۰۰۰ کیلوگرم برای هر کامیون نوشته‌اید.')],
    ])
    expect(faultyRows.map(({ nr }) => nr)).toEqual([5])
  })

  it('loads that came in before, or stand in the file twice, which its sender is told before they come in again', async () => {
    const desk = await app.hallWithCompany()
    const load = await someLoad(desk.hall.name)
    const file = [loadHead, load(), load({ destination: 'مشهد' }), load()]
    const first = await shown(desk, await sent(desk, 'loads', file))
    expect(first).toMatchObject({ faults: 0, importedBefore: null })
    expect(first.noticedRows).toEqual([{ nr: 4, begins: expect.any(String), notice: likeRow(2) }])
    await imported(desk, first.id)
    // the same rows by a colleague, in another file
    const colleague = await app.signedIn('TransportationCompanyAdmin', { companyId: desk.company.id })
    const again = await sent(
      colleague,
      'loads',
      file.map((cells) => cells.map((cell) => `${cell} `)),
    )
    const { fullName } = await app.oneRow('users', {
      id: (await app.oneRow('imports', { id: first.id })).userId,
    })
    expect((await shown(colleague, again)).importedBefore).toEqual({
      at: expect.any(String),
      by: fullName,
      made: 3,
    })
    // not what another company sent, nor once it was taken back
    const stranger = await app.hallWithCompany()
    expect((await shown(stranger, await sent(stranger, 'loads', file))).importedBefore).toBeNull()
    expect((await undone(desk, first.id)).undone).toEqual({ at: expect.any(String), by: fullName, made: 3 })
    expect((await shown(colleague, again)).importedBefore).toBeNull()
  })

  it('loads that are announced on a day to come, which end like others when they are taken back', async () => {
    const load = await someLoad(story.desk.hall.name)
    const inDays = (days: number) => jalaliDate(new Date(Date.now() + days * 24 * 3_600_000))
    const day = inDays(5)
    const announced = (...when: string[]) => [...load({ tel: '07633554499' }), ...when]
    const id = await sent(story.desk, 'loads', [
      [...loadHead, 'تاریخ اعلام', 'ساعت اعلام'],
      announced(day, '۸:۳۰'),
      announced(fa(day), '14:05:00'),
      announced('', ''),
      announced(day, ''),
      announced('', '۸'),
      announced(day, 'صبح'),
      announced(inDays(40), '۸'),
      announced(inDays(-1), '۲۳:۵۹'),
      announced(fa(inDays(-9)), '۸'),
      announced(day, '۰:۲۰'),
    ])
    expect((await shown(story.desk, id)).faultyRows.map(({ nr, fault }) => [nr, fault])).toEqual([
      [5, 'ساعت اعلام را هم بنویسید.'],
      [6, 'تاریخ اعلام را وارد کنید.'],
      [7, expect.stringContaining('ساعت باید از ۰۰ تا ۲۳ باشد')],
      [8, declareRefusals.too_far_ahead],
      [9, 'تاریخ اعلام باید از امروز تا ۳۰ روز دیگر باشد.'],
      [10, 'تاریخ اعلام باید از امروز تا ۳۰ روز دیگر باشد.'],
    ])
    expect(await imported(story.desk, id, false)).toMatchObject({ made: 4 })
    const loads = app.db
      .selectFrom('cargos')
      .select(['announcedAt', 'status'])
      .where('tel', '=', '07633554499')
      .orderBy('id')
    expect((await loads.execute()).slice(0, 2).map(({ announcedAt }) => announcedAt)).toEqual([
      parseJalaliDateTime(day, '08:30'),
      parseJalaliDateTime(day, '14:05'),
    ])
    expect(await undone(story.desk, id)).toMatchObject({ state: 'undone', note: null })
    expect((await loads.execute()).map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => cargoStatus.finished),
    )
  })

  it('loads of a hall by its name, with and without the word that the product puts before it', async () => {
    const desk = await app.hallWithCompany()
    const { id: hallId, name } = desk.hall
    const load = await someLoad(name)
    for (const [named, typed] of [
      [`اسکلهٔ ${name}`, `سالن اسکلهٔ ${name}`],
      [`سالن اسکلهٔ ${name}`, `اسکلهٔ ${name}`],
      [`سالن اسکلهٔ ${name}`, `سالن اسکلهٔ ${name}`],
    ] as const) {
      await app.setRow('halls', hallId, { name: named })
      const id = await sent(desk, 'loads', [loadHead, load({ hall: typed })])
      expect((await shown(desk, id)).faultyRows).toEqual([])
    }
  })

  it('loads of a hall whose own name is another hall’s with the word before it', async () => {
    const [desk, other] = [await app.hallWithCompany(), await app.buildHall()]
    const load = await someLoad(desk.hall.name)
    await app.setRow('halls', other.id, { name: `سالن ${desk.hall.name}` })
    const id = await sent(desk, 'loads', [loadHead, load(), load({ hall: `سالن ${desk.hall.name}` })])
    expect((await shown(desk, id)).faultyRows).toMatchObject([
      { nr: 3, fault: declareRefusals.not_represented },
    ])
  })

  it('loads up to a hundred in a file, since a hall waits for each', async () => {
    const row = Array.from(loadHead, () => 'x')
    const rows = (count: number) => [loadHead, ...Array.from({ length: count }, () => row)]
    const answer = await send(story.desk, 'loads', fileOf(rows(101)))
    expect([answer.data.reason, answer.message]).toEqual(['too_many', importRefusals.too_many(100)])
    expect((await send(story.desk, 'loads', fileOf(rows(100)))).statusCode).toBe(200)
  })

  it('loads thirty in a transaction, which a fault in the next leaves declared', async () => {
    const load = await someLoad(story.desk.hall.name)
    const id = await sent(story.desk, 'loads', [loadHead, ...Array.from({ length: 35 }, () => load())])
    await start(story.desk, id, false)
    const row = app.db.updateTable('importRows').where('importId', '=', id).where('nr', '=', 34)
    await row.set({ cells: 'null' }).execute()
    await app.runImport(id)
    expect(await shown(story.desk, id)).toMatchObject({ state: 'checked', made: 30 })
  })

  it('loads of an owner of goods, who names the company, which reviews them', async () => {
    const { id: productOwnerId } = await app.buildProductOwner()
    const owner = await app.signedIn('ProductOwnerAdmin', { productOwnerId })
    const id = await sent(owner, 'loads', [
      [...loadHead, 'شرکت حمل'],
      [
        '',
        '',
        'بندرعباس',
        'تهران',
        await someGoods(),
        '22000',
        'فله',
        '',
        'تریلی کفی',
        '1',
        '37550000',
        '07633554412',
      ].concat(story.desk.company.nationalId),
    ])
    expect((await shown(owner, id)).faultyRows).toEqual([])
    expect(await imported(owner, id)).toMatchObject({ made: 1 })
    expect(await app.oneRow('cargos', { tel: '07633554412' })).toMatchObject({
      status: cargoStatus.awaitingReview,
      companyId: story.desk.company.id,
    })
  })

  it('are those that the own rights let in, of a member with one flag one', async () => {
    const member = (flag: Flag) =>
      app.signedIn('TransportationCompanyMember', { companyId: story.desk.company.id, flags: [flag] })
    expect(await kindsOf(await member('access_Load_Add'))).toEqual(['loads'])
    expect(await kindsOf(await member('access_Customer_Add'))).toEqual(['customers'])
    expect(await kindsOf(story.admin)).toEqual(
      importKinds.filter((kind) => kind !== 'customers' && kind !== 'loads'),
    )
  })
})
