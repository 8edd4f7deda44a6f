import { cargoTable } from '@bargah/contract/features/cargos/cargos.columns.ts'
import { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { inactiveDriverTable } from '@bargah/contract/features/drivers/drivers.columns.ts'
import { InactiveDriverRow } from '@bargah/contract/features/drivers/drivers.schema.ts'

import { questionTable } from '@bargah/contract/features/messages/messages.columns.ts'
import { QuestionRow } from '@bargah/contract/features/messages/messages.schema.ts'
import { customerTable } from '@bargah/contract/features/customers/customers.columns.ts'
import { CustomerRow } from '@bargah/contract/features/customers/customers.schema.ts'
import { companyTable } from '@bargah/contract/features/companies/companies.columns.ts'
import { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { ownerTable } from '@bargah/contract/features/product-owners/product-owners.columns.ts'
import { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { permitTable } from '@bargah/contract/features/permits/permits.columns.ts'
import { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { turnTable } from '@bargah/contract/features/turns/turns.columns.ts'
import { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { listFields } from '@bargah/contract/kernel/read-list.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildQuestion } from '../src/features/messages/messages.build.ts'
import { searchedFields } from '../src/kernel/list.rules.ts'
import { partsOf } from '../src/kernel/search-parts.rules.ts'
import { sql } from '../src/kernel/sql.ts'
import { useTestApp } from './app.ts'

const app = useTestApp()
let hallId: number
let companyId: number
beforeAll(async () => {
  const { hall, driver, cargo, company } = await app.permitStory()
  const places = {
    addresses: [{ tel: '07633512240', mobile: '09173600218' }, { cityId: 3 }, { tel: '07633512240' }],
  }
  const [sender, receiver] = [
    await app.buildCustomer(company.id, places),
    await app.buildCustomer(company.id),
  ]
  const { userId } = await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })
  await buildQuestion(app.db, { userId, companyId: company.id }, { title: 'كرایهٔ بار' })
  await buildQuestion(app.db, { userId: driver.userId, driverId: driver.id })
  await app.setRow('cargos', cargo.id, {
    senderAddressId: sender.addressId,
    receiverAddressId: receiver.addressId,
  })
  companyId = company.id
  hallId = hall.id
  await app.buildProductOwner({ cityId: 1 })
  await app.buildDriver({ isActive: false })
  await app.addRow('turns', {
    hallId,
    number: 1,
    driverId: driver.id,
    freighterId: driver.freighter.id,
    driverFreighterId: driver.driverFreighterId,
    isNative: false,
    status: 'live',
    takenAt: new Date(),
    takenBy: driver.userId,
  })
})

const letters = [
  ...'ابپتيىئكةۀأإآؤیکهۀۀ۰۱۲۳٤٥٦aAbBzZİıΣςß09 _%\\-،/ﻻﷺﮎ①ﬁ㎏',
  ...'\u200c\u200f\u064b\u0670\u0640\u00a0\u2003\u2028\ufeff\t\n\u0301\u0654\u0653',
]
const persian = fc.string({ unit: fc.constantFrom(...letters), maxLength: 24 })
// blocks that every version of Unicode has known whole; of newer scripts the two programs may know different letter cases
const blocks = [
  [0x01, 0x24f],
  [0x370, 0x37e],
  [0x384, 0x523],
  [0x600, 0x6ff],
  [0x2000, 0x205f],
  [0xfb50, 0xfdff],
  [0xfe70, 0xffef],
] as const
const anything = fc
  .array(fc.oneof(...blocks.map(([min, max]) => fc.integer({ min, max }))), { maxLength: 12 })
  .map((codes) => String.fromCodePoint(...codes))

describe('normalize_text in SQL', () => {
  it('gives what normalizeText gives, of any text', async () => {
    const texts = fc.array(fc.oneof(persian, anything), { minLength: 200, maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(texts, async (raw) => {
        const { rows } = await sql<{ key: string }>`
          select normalize_text(raw) as key from unnest(${raw}::text[]) with ordinality as given(raw, place)
          order by place`.execute(app.db)
        expect(rows.map(({ key }) => key)).toEqual(raw.map(normalizeText))
      }),
      { numRuns: 20 },
    )
  })
})

const lists = [
  { key: 'searchTurns', table: 'turns', fields: listFields(TurnRow, turnTable) },
  { key: 'searchCargos', table: 'cargos', fields: listFields(CargoRow, cargoTable) },
  {
    key: 'listInactiveDrivers',
    table: 'drivers',
    fields: listFields(InactiveDriverRow, inactiveDriverTable),
  },
  { key: 'searchPermits', table: 'permits', fields: listFields(PermitRow, permitTable) },
  { key: 'listCompanies', table: 'companies', fields: listFields(WholeCompany, companyTable) },
  { key: 'listCustomers', table: 'customers', fields: listFields(CustomerRow, customerTable) },
  { key: 'listQuestions', table: 'messages', fields: listFields(QuestionRow, questionTable) },
  { key: 'listOwners', table: 'product_owners', fields: listFields(OwnerRow, ownerTable) },
] as const

describe('the stored text of a row', () => {
  const changes = {
    'as it was written': sql`select 1`,
    'another driver': sql`update drivers set first_name = 'كامران', last_name = 'آذری', card_number = null`,
    'of a driver another truck': sql`update drivers set current_driver_freighter_id = null where id % 2 = 0`,
    'the truck that a driver said': sql`update drivers set truck_card_said = '7654321' where current_driver_freighter_id is null`,
    'another truck': sql`update freighters set plate_letter = 'ژ', loader_type_id = 5003`,
    'another company': sql`update companies set name = 'ترابري نو ' || id, mobile = '09121234567', city_id = 1, address = 'كوچهٔ ۵', tel = '0761', postal_code = '7914836512'`,
    'another owner': sql`update product_owners set first_name = 'كاوه', last_name = null, city_id = 2, mobile = '09139998877'`,
    'another writer': sql`update users set full_name = 'كيانا ' || id`,
    'another customer': sql`update customers set name = 'كاشي ' || id, national_id = '0' || substr(national_id, 2)`,
    'another address': sql`update customer_addresses set city_id = 5, tel = '۰۲۱۶۶', mobile = null where id % 2 = 0`,
    'fewer addresses': sql`delete from customer_addresses where id not in (select sender_address_id from cargos union all select receiver_address_id from cargos)`,
    'another hall': sql`update halls set name = 'سالن تازهٔ ' || id`,
    'other goods': sql`update goods set name = name || ' درجه‌یک'`,
    'another packaging': sql`update packagings set name = name || ' بزرگ'`,
    'another loader type': sql`update loader_types set name = name || '‌دار', category_name = 'دستهٔ ' || category_name`,
    'another route': sql`update cargos set origin = 'بندرعباس', destination = 'يزد', description = 'شکستنی', isg = 'ISG-۱۲', shipping_order = 'حوالهٔ ۷'`,
    'fewer loader types': sql`delete from cargo_loader_types where loader_type_id <> 5001`,
    'an end': sql`update cargos set finish_reason = 'انصراف شرکت', status = 1, finished_at = now()`,
  }

  it.each(Object.entries(changes))('is what the list shows of it: %s', async (_, change) => {
    await change.execute(app.db)
    const { token } = await app.adminActor()
    const { token: ofCompany } = await app.signedIn('TransportationCompanyAdmin', { companyId })
    for (const { key, table, fields } of lists) {
      const body = key === 'searchTurns' ? { LoadHallId: hallId, IsActive: 2 as const } : {}
      const asker = key === 'listCustomers' ? ofCompany : token
      const { data } = await app.call(key, key.startsWith('search') ? { token, body } : { token: asker })
      const { rows } = await sql<{ id: number; searchText: string }>`
        select id, search_text from ${sql.table(table)}`.execute(app.db)
      expect(data.length).toBeGreaterThan(0)
      const stored = new Map(rows.map(({ id, searchText }) => [id, searchText]))
      for (const row of data as ({ id: number } & Record<string, unknown>)[]) {
        const shown = searchedFields(fields).map(({ field }) => row[field] ?? '')
        // a mark stands before what boards are not searched by
        const said = `${key} ${row.id}: search_text_of holds the searched fields in the order of the columns file`
        expect(stored.get(row.id)?.replace('\u001f', ' '), said).toBe(normalizeText(shown.join(' ')))
      }
    }
  })
})

describe('the parts of a text', () => {
  const letter = fc.constantFrom('ا', 'ب', 'ن', '1', '0', "'", '\\', 'x', '𐎠')
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 9 })
  const isIn = sql<boolean>`search_parts(words) @@ query::tsquery`

  it('has whatever stands in it, and of that what PostgreSQL is asked to expect', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.nat(),
        fc.nat(),
        async (words, from, length) => {
          const text = words.join(' ')
          const letters = Array.from(text)
          const start = from % letters.length
          const key = letters.slice(start, start + 1 + (length % letters.length)).join('')
          const parts = partsOf(key)
          if (!parts) return
          const { rows } = await sql<{ found: boolean }>`
          select bool_and(${isIn}) as found from (select ${text}::text as words) as texts,
            unnest(${[parts.query, parts.expected]}::text[]) as query`.execute(app.db)
          expect(rows, `${text}: ${key}`).toEqual([{ found: true }])
        },
      ),
    )
  })

  it.each([
    ['بندرعباس', 'بندرعبا', true],
    ['بندرعباس', 'بندرگاه', false],
    ['0912345', '12346', false],
    ['رضایی', 'ضای', true],
    ['رضا', 'ضای', false],
    ['', 'ضای', false],
  ])('of %j have %j: %s', async (words, key, found) => {
    const { rows } = await sql<{ found: boolean }>`
      select ${isIn} as found from (select ${words}::text as words, ${partsOf(key)?.query}::text as query) as texts`.execute(
      app.db,
    )
    expect(rows).toEqual([{ found }])
  })
})
