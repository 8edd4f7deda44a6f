import type { SqlBool } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { recordStatements } from '../../../test/statements.ts'
import { sql } from '../../kernel/sql.ts'
import { peopleBy } from './people.views.ts'

const app = useTestApp()

type Kind = 'cargos' | 'permits' | 'turns' | 'people'
type Found = Record<Kind, { id: number; name?: string; held: string | null }[]> & {
  companies: { transportationCompanyId: number; transportationCompanyName: string }[]
}
const find = async (token: string, Text: string): Promise<Found> =>
  (await app.call('find', { token, query: { Text } })).data
const idsOf = ({ cargos, permits, turns, people }: Found) =>
  Object.fromEntries(
    Object.entries({ cargos, permits, turns, people }).map(([kind, rows]) => [
      kind,
      rows.map(({ id }) => id),
    ]),
  )
const noThings = { cargos: [], permits: [], turns: [], people: [] }
const nothing = { ...noThings, companies: [] }

/** A hall and company of their own, with a cargo, and a driver who has a turn and a permit. */
async function story(lastName: string) {
  const { hall, company, token } = await app.hallWithCompany()
  const driver = await app.driverActor()
  await app.setRow('drivers', driver.id, { lastName })
  const cargo = await app.buildCargo({ hallId: hall.id, companyId: company.id })
  const turn = await app.buildTurn(hall.id, driver)
  const permit = await app.buildPermit(cargo.id, { driver })
  return { hall, company, token, driver, cargo, turn, permit }
}

describe('a search', () => {
  it('is one transaction, whose limit of time holds for all that it looks into', async () => {
    const { token } = await app.adminActor()
    const [, statements] = await recordStatements(() => find(token, 'یکتا پور'))
    const ends = statements.map(({ text }) => /^(begin|commit)/.exec(text)?.[0]).filter(Boolean)
    expect(ends).toEqual(['begin', 'commit'])
  })

  it('finds a cargo and a permit by its number in any digits, before what only holds the digits', async () => {
    const { cargo, permit, company, hall } = await story('یکتاپور')
    const { token } = await app.adminActor()
    const tel = `0218${String(cargo.id).padStart(7, '0')}`
    await app.buildCargo({ hallId: hall.id, companyId: company.id, tel })
    const persian = String(cargo.id).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
    expect((await find(token, persian)).cargos[0]?.id).toBe(cargo.id)
    expect(idsOf(await find(token, `مجوز ${permit.id}`))).toMatchObject({ cargos: [], turns: [], people: [] })
    expect((await find(token, `مجوز ${permit.id}`)).permits[0]?.id).toBe(permit.id)
  })

  it('finds a driver’s permit, his turn and himself by his name in any spelling', async () => {
    const { permit, turn, driver } = await story('کیانی‌فرد')
    const { token } = await app.adminActor()
    const found = await find(token, 'كياني فرد')
    expect(idsOf(await find(token, 'كيانيفرد'))).toEqual({
      cargos: [],
      permits: [permit.id],
      turns: [turn.id],
      people: [driver.id],
    })
    expect(found.people).toEqual([
      {
        id: driver.id,
        name: `${driver.firstName} کیانی‌فرد`,
        mobile: driver.mobile,
        held: null,
        turnId: turn.id,
        permitId: permit.id,
      },
    ])
  })

  it('finds by plate, however it is spaced, and by phone', async () => {
    const { permit, driver } = await story('پلاکی')
    const { token } = await app.adminActor()
    await app.setRow('freighters', driver.freighter.id, {
      plateTwo: '71',
      plateLetter: 'ط',
      plateThree: '993',
      plateRegion: '16',
    })
    for (const text of ['۷۱ ط ۹۹۳', '71ط993', 'پلاک ۷۱ ط ۹۹۳ ایران ۱۶'])
      expect(idsOf(await find(token, text))).toMatchObject({ permits: [permit.id] })
    expect(idsOf(await find(token, driver.mobile))).toMatchObject({ people: [driver.id] })
  })

  it('puts whose phone ends so before whose numbers begin so, and these before the others', async () => {
    const { token } = await app.adminActor()
    const [inside, begins, ends] = [await story('میانی'), await story('آغازی'), await story('پایانی')]
    await app.setRow('drivers', inside.driver.id, { nationalId: '1277310055' })
    await app.setRow('drivers', begins.driver.id, { cardNumber: '7731009' })
    await app.setRow('drivers', ends.driver.id, { mobile: '09120007731' })
    const { people } = idsOf(await find(token, '۷۷۳۱'))
    expect(people).toEqual([ends.driver.id, begins.driver.id, inside.driver.id])
  })

  it('finds the live turn of a number, for the staff of its hall', async () => {
    const { hall, turn } = await story('نوبتی')
    const { token } = await app.hallActor(hall.id)
    expect(idsOf(await find(token, `نوبت ${turn.number}`))).toEqual({ ...noThings, turns: [turn.id] })
  })

  it('finds nothing of others, nor what one may not see at all', async () => {
    const { hall, token, cargo, permit, driver } = await story('پنهانی')
    const other = await app.hallWithCompany()
    const elsewhere = await app.hallActor(other.hall.id)
    for (const stranger of [other.token, elsewhere.token, (await app.signedIn('Organization')).token]) {
      expect(await find(stranger, 'پنهانی')).toEqual(nothing)
      expect((await find(stranger, `بار ${cargo.id}`)).cargos).toEqual([])
    }
    // a company sees no turns; its hall sees all three
    expect(await find(token, 'پنهانی')).toMatchObject({
      turns: [],
      permits: [{ id: permit.id }],
      people: [{ id: driver.id, turnId: null, permitId: permit.id }],
    })
    const staff = await app.hallActor(hall.id)
    expect((await find(staff.token, 'پنهانی')).turns).toHaveLength(1)
  })

  it('gives a member only the kinds that he has a flag for', async () => {
    const { company, cargo } = await story('پرچمی')
    const { token } = await app.signedIn('TransportationCompanyMember', {
      companyId: company.id,
      flags: ['access_Load_Manage'],
    })
    expect(idsOf(await find(token, `بار ${cargo.id}`)).cargos).toEqual([cargo.id])
    expect(await find(token, 'پرچمی')).toEqual(nothing)
  })

  it('finds a handful of each, and nothing by a letter or two', async () => {
    const { hall, company } = await story('بسیاری')
    const { token } = await app.adminActor()
    for (let i = 0; i < 7; i++)
      await app.buildCargo({ hallId: hall.id, companyId: company.id, description: 'شیشهٔ سکوریت' })
    expect((await find(token, 'شیشه سکوریت')).cargos).toHaveLength(5)
    expect(await find(token, 'بس')).toEqual(nothing)
    expect(await find(token, '%%%')).toEqual(nothing)
  })

  it('gives people who are called so first, then those whose name begins so', async () => {
    const names = ['میرنامداری', 'نامداری‌فر', 'کهنامدار', 'نامدار', 'سرنامدار', 'بهنامدار', 'خوشنامدار']
    for (const name of names) await story(name)
    const { token } = await app.adminActor()
    const { people } = await find(token, 'نامدار')
    expect(people).toHaveLength(5)
    expect(people.slice(0, 2).map(({ name }) => name?.split(' ').at(-1))).toEqual(['نامدار', 'نامداری‌فر'])
  })

  it('gives whose first name it is whole before those whose name begins so', async () => {
    const [begins, first] = [await story('ماهانی'), await story('کوهیار')]
    await app.setRow('drivers', first.driver.id, { firstName: 'ماهان' })
    const { token } = await app.adminActor()
    expect(idsOf(await find(token, 'ماهان')).people).toEqual([first.driver.id, begins.driver.id])
  })

  it('finds companies by name for whoever sees them whole, those that begin so first', async () => {
    const { company, token } = await story('شرکتی')
    const other = await app.hallWithCompany()
    await app.setRow('companies', company.id, { name: 'آوند بار ژرفا' })
    await app.setRow('companies', other.company.id, { name: 'ژرفا ترابر' })
    const admin = await app.adminActor()
    const found = await find(admin.token, 'شرکت ژرفا')
    expect(found.companies.map((one) => one.transportationCompanyName)).toEqual([
      'ژرفا ترابر',
      'آوند بار ژرفا',
    ])
    expect(found).toMatchObject(noThings)
    expect((await find(token, 'ژرفا')).companies).toEqual([])
    expect((await find((await app.signedIn('Organization')).token, 'ژرفا')).companies).toEqual([])
  })

  it('says what holds the words where nothing that is shown does', async () => {
    const { company, driver, cargo } = await story('ناپیدافر')
    await app.setRow('companies', company.id, { name: 'کاریز راه' })
    const { token } = await app.adminActor()
    const found = await find(token, 'کاریز')
    expect(found.cargos).toMatchObject([{ id: cargo.id, held: 'شرکت: کاریز راه' }])
    expect(found.permits).toMatchObject([{ held: 'شرکت: کاریز راه' }])
    expect(await find(token, driver.nationalId)).toMatchObject({
      permits: [{ held: `کد ملی راننده: ${driver.nationalId}` }],
      turns: [{ held: `کد ملی: ${driver.nationalId}` }],
      people: [{ held: `کد ملی: ${driver.nationalId}` }],
    })
    expect(await find(token, 'ناپیدافر')).toMatchObject({
      permits: [{ held: null }],
      turns: [{ held: null }],
    })
  })

  it('reads drivers by the index of their words', async () => {
    const scope = sql<SqlBool>`true`
    const statement = peopleBy(
      { table: 'permits', time: 'issued_at', scope },
      { words: ['رضایی', '812'], most: 5 },
    )
    const plan = await app.db.transaction().execute(async (tx) => {
      // among few rows any index costs more than reading them all
      await sql`set local enable_seqscan = off`.execute(tx)
      return (await sql`explain ${statement}`.execute(tx)).rows
    })
    expect(JSON.stringify(plan)).toContain('Bitmap Index Scan on drivers_search_parts')
  })

  it('asks for a text', async () => {
    const { token } = await app.adminActor()
    expect((await app.call('find', { token, query: { Text: ' ' } })).errors).toEqual([
      'متن جست‌وجو را وارد کنید.',
    ])
  })
})
