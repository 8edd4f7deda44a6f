import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'

/** Fifty rows of a page and how many there are, counted to one more than 10,000: one scan in the order of the list. */
const page = (found: string, rows: string) => `with found as materialized (${found} limit 10001)
  select (select count(*) from found) as total, page.* from (${rows}) as page`

const customerAt = (end: string) => `(select customers.name from customer_addresses
  join customers on customers.id = customer_id where customer_addresses.id = ${end}_address_id)`

/** Permits with all that a row of their list says. In: which. */
export const permitsOf = (from: string) => `
  select permits.*, drivers.first_name, drivers.last_name, drivers.national_id, drivers.mobile,
    drivers.card_number, freighters.card_number as truck_card, plate_two, plate_letter, plate_three, plate_region,
    loader_types.full_name, cargos.origin, cargos.destination, cargos.distance_km, cargos.weight_kg,
    cargos.rent_toman, cargos.is_hall, goods.name as goods, companies.name as company, halls.name as hall,
    ${customerAt('sender')} as sender, ${customerAt('receiver')} as receiver
  from ${from} join cargos on cargos.id = cargo_id
    join drivers on drivers.id = driver_id join freighters on freighters.id = freighter_id
    join loader_types on loader_types.id = loader_type_id join goods on goods.id = goods_id
    join companies on companies.id = permits.company_id left join halls on halls.id = hall_id`

/** What a person would write for the pages that the benchmark asks for; `$1` and on are what is looked for. */
export const plainPages = {
  permits: (where: string, joins = '') =>
    page(
      `select permits.id from permits ${joins} where ${where} order by issued_at desc, permits.id desc`,
      `${permitsOf('(select id from found limit 50) as cut join permits using (id)')}
      order by issued_at desc, permits.id desc`,
    ),
  cargos: (where: string) =>
    page(
      `select id from cargos where ${where} order by announced_at desc, id desc`,
      `select cargos.*, goods.name as goods, packagings.name as packaging, companies.name as company,
        companies.mobile, halls.name as hall, ${customerAt('sender')} as sender,
        ${customerAt('receiver')} as receiver,
        (select string_agg(full_name, '، ') from cargo_loader_types
          join loader_types on loader_types.id = loader_type_id where cargo_id = cargos.id) as loaders
      from (select id from found limit 50) as cut join cargos using (id) join goods on goods.id = goods_id
        join packagings on packagings.id = packaging_id join companies on companies.id = company_id
        left join halls on halls.id = hall_id
      order by announced_at desc, cargos.id desc`,
    ),
  audit: (where: string) =>
    page(
      `select id from audit_log where ${where} order by at desc, id desc`,
      `select audit_log.*, users.username, users.full_name, subject.*, before, after
      from (select id from found limit 50) as cut join audit_log using (id) left join users on users.id = user_id
        left join lateral (select table_name, row_id, before, after from audit_changes where line = audit_log.id
          order by id limit 1) as subject on true
      order by at desc, audit_log.id desc`,
    ),
  groups: (key: string, order: string) => `
    select ${key}, count(*), sum(rent_toman) filter (where permits.status <> ${permitStatus.voided})
    from permits join cargos on cargos.id = cargo_id group by 1 order by ${order} limit 100`,
  report: (companyId: number) => `
    select (at at time zone 'Asia/Tehran')::date, kind, debit_account_id, credit_account_id, sum(amount_rial), count(*),
      (select balance_rial from accounts where id = own.id)
    from (select id from accounts where company_id = ${companyId}) as own, lateral (
      select * from transfers where debit_account_id = own.id and at >= $1
      union all select * from transfers where credit_account_id = own.id and at >= $1) as moved
    group by 1, 2, 3, 4, own.id`,
  transactions: (companyId: number, skipped: number) =>
    page(
      `select id from transfers where debit_account_id in (select id from accounts where company_id = ${companyId})
        union select id from transfers where credit_account_id in (select id from accounts where company_id = ${companyId})
        order by id desc`,
      `select transfers.*, origin, destination from (select id from transfers
          where debit_account_id in (select id from accounts where company_id = ${companyId})
            or credit_account_id in (select id from accounts where company_id = ${companyId})
          order by id desc offset ${skipped} limit 50) as cut
        join transfers using (id) left join cargos on cargos.id = cargo_id order by transfers.id desc`,
    ),
}
