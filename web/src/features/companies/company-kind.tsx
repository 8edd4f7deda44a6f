import type { CompanyRow, WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { companyStatus, companyStatusLabels } from '@bargah/contract/features/companies/companies.states.ts'
import { companyRefusals } from '@bargah/contract/features/companies/companies.text.ts'
import { type ApplicantKind, ToldMobile } from '../applicants/applicants.parts.ts'
import { given, givenNumber, notGiven } from '../../ui/not-given.tsx'
import { formatCity } from '../../kernel/format.ts'

/** The list is Admin's, who is given all companies whole. */
export const wholeOf = (row: CompanyRow) => row as WholeCompany

/** The transport companies among those who register (rules 3.6). */
export const companyKind: ApplicantKind<WholeCompany> = {
  noun: 'شرکت',
  pronoun: 'شرکت',
  table: 'companies',
  nameOf: (company) => company.transportationCompanyName,
  codeOf: (company) => company.nationalId,
  status: companyStatus,
  statusLabels: companyStatusLabels,
  accept: 'acceptCompany',
  reject: 'rejectCompany',
  account: 'createCompanyUser',
  query: (id) => ({ TransportationCompanyId: id }),
  show: 'showCompany',
  list: 'listCompanies',
  sameCode: ({ nationalId }) => ({ NationalId: nationalId }),
  words: {
    name: () => 'نام شرکت',
    code: () => 'شناسهٔ ملی',
    sameCode: 'با همین شناسهٔ ملی',
    question: 'با سند یکی است؟',
    anotherAccepted: companyRefusals.another_accepted,
    rejectHint: 'دلیل رد، به شرکت پیامک می‌شود',
    usualReasons: [
      'سند ناخواناست؛ عکس روشن‌تری بفرستید.',
      'نام شرکت با سند یکی نیست.',
      'شناسهٔ ملی با سند یکی نیست.',
      'سند فرستاده‌شده آگهی تأسیس یا پروانهٔ شرکت نیست.',
    ],
    account: 'کاربران',
    accountHead: 'حساب شرکت',
    handedTo: 'مسئول شرکت',
    password: 'تغییر گذرواژهٔ کاربر',
  },
  paper: { of: 'company', folder: 'TransportationCompanyUploadFile', title: 'سند شرکت' },
  facts: (company) => [
    { term: 'استان و شهر', value: given(formatCity(company)) },
    { term: 'موبایل', value: <ToldMobile {...company} /> },
    { term: 'تلفن', value: givenNumber(company.tell) },
    { term: 'ایمیل', value: <bdi>{company.email ?? notGiven}</bdi> },
    { term: 'کد پستی', value: givenNumber(company.postalCode) },
    { term: 'نشانی', value: given(company.address) },
  ],
  compared: (company) => [
    { term: 'نام شرکت', value: company.transportationCompanyName },
    { term: 'موبایل', value: company.mobile },
    { term: 'استان و شهر', value: formatCity(company) },
    { term: 'تلفن', value: company.tell },
    { term: 'کد پستی', value: company.postalCode },
    { term: 'نشانی', value: company.address },
  ],
  firstActs: [{ key: 'wallet', label: 'تراکنش‌ها و اعتبار', shortcut: 'W' }],
}
