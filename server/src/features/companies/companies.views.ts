import { companyTable } from '@bargah/contract/features/companies/companies.columns.ts'
import { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import type { CompanyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import { companyUsername } from '@bargah/contract/features/companies/companies.text.ts'
import { compactText } from '@bargah/contract/kernel/text.ts'
import type { RawBuilder } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { mustFind } from '../../kernel/errors.ts'
import { sql } from '../../kernel/sql.ts'
import type { FewAsked } from '../../kernel/find-few.ts'
import { equals } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { applicantFields, applicantJoins, type LinkOf } from '../applicants/applicants.api.ts'
import { companyScope, seesWholeCompanies } from './company-scope.store.ts'

/** Those that are active and accepted, and so may be named in a declaration; by name. */
export const listCompanyNames = (db: Db) =>
  db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('isAccepted', '=', true)
    .where('isActive', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute()

const accountOf = sql`select min(users.id) from users
  where company_id = companies.id and role = 'TransportationCompanyAdmin'`

/** Links are made for one caller and one moment, so each call has rows of its own. */
const companyRows = (linkOf: LinkOf) =>
  sqlRows(WholeCompany, companyTable, {
    from: 'companies',
    searchText: 'companies.searchText',
    joins: applicantJoins('companies'),
    fields: {
      ...applicantFields('companies', linkOf),
      transportationCompanyId: 'companies.id',
      transportationCompanyName: 'companies.name',
      nationalId: 'companies.nationalId',
      tell: 'companies.tel',
      email: 'companies.email',
      address: 'companies.address',
      postalCode: 'companies.postalCode',
      transportationCompanyActive: { sql: sql`(companies.is_active and companies.is_accepted)` },
      userId: { sql: sql`(${accountOf})` },
      // of one that registered and was not accepted yet, the name that it was shown
      username: {
        sql: sql`coalesce((select username from users where id = (${accountOf})),
          case when companies.registered_hash is not null then ${sql.lit(companyUsername(''))} || companies.national_id end)`,
      },
      date: 'companies.createdAt',
      time: 'companies.createdAt',
    },
  })

type CompanyFilter = { status: CompanyStatus | undefined; nationalId: string | undefined }

/** The companies that one who sees them whole looks after, those that wait first. */
export const listCompanies = (
  db: Db,
  session: Session,
  { status, nationalId }: CompanyFilter,
  linkOf: LinkOf,
) =>
  companyRows(linkOf).list(db, {
    where: [
      companyScope(session),
      equals('companies.status', status),
      equals('companies.nationalId', nationalId),
    ],
    order: ['companies.status', 'companies.name'],
  })

/** The companies of a search, for whoever sees them whole: first those whose name begins so, each by name. */
export async function findCompanies(db: Db, session: Session, { words, most }: FewAsked) {
  if (!seesWholeCompanies(session) || words.length === 0) return []
  const find = (which?: RawBuilder<unknown>) =>
    companyRows(noLink).find(db, {
      where: [companyScope(session), which],
      order: ['companies.name'],
      words,
      most,
      names: ['transportationCompanyId', 'transportationCompanyName', 'nationalId', 'status'],
    })
  // with and without blanks, since a half-space is none
  const key = compactText(words.join(' ')).replaceAll(/[\\%_]/g, String.raw`\$&`)
  const begins = sql`replace(normalize_text(companies.name), ' ', '') like ${`${key}%`}`
  const [first, then] = await Promise.all([find(begins), find(sql`not ${begins}`)])
  return [...first, ...then].slice(0, most)
}
/** Nothing of its paper is read. */
const noLink = () => ''

/** One company. Throws 404 when it is not the caller's to see. */
export async function showCompany(db: Db, session: Session, id: number, linkOf: LinkOf) {
  return mustFind(
    companyRows(linkOf).one(db, [companyScope(session), equals('companies.id', id)]),
    'شرکتی با این شماره',
  )
}
