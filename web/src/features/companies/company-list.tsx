import { companyTable } from '@bargah/contract/features/companies/companies.columns.ts'
import type { CompanyRow, WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { companyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { listScreen } from '../../kernel/list-screen.ts'
import { Button } from '../../ui/Button.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { CompanyBadge } from './CompanyBadge.tsx'
import { type CompanyAct, companyMenu } from './company-acts.ts'

/** The list is Admin's, who is given all companies whole. */
export const wholeOf = (row: CompanyRow) => row as WholeCompany

/** Empty facts say so. */
export const told = (text: string | null | undefined) =>
  text ? toPersianDigits(text) : <span className="subtle">ثبت نشده</span>
const number = (text: string | null | undefined) => <span className="num">{told(text)}</span>

/** The companies (rules 4.1), those that wait first. */
export const companyList = (onAct: (act: CompanyAct, company: WholeCompany) => void) =>
  listScreen('listCompanies', companyTable, {
    list: 'companies',
    noun: 'شرکت',
    key: 'transportationCompanyId',
    columns: {
      name: {
        shows: ['transportationCompanyName', 'address'],
        heading: 'نام و نشانی',
        isIdentity: true,
        width: 200,
        cell: (row) => (
          <span className="two">
            <strong>{row.transportationCompanyName}</strong>{' '}
            <small className="ellipsis">{row.address ?? 'نشانی ثبت نشده'}</small>
          </span>
        ),
      },
      status: {
        shows: 'status',
        width: 126,
        cell: (row) => <CompanyBadge company={wholeOf(row)} />,
      },
      nationalId: 'nationalId',
      mobile: { shows: 'mobile', width: 116, cell: (row) => number(row.mobile) },
      postalCode: { shows: 'postalCode', width: 112, cell: (row) => number(row.postalCode) },
      account: {
        shows: 'username',
        heading: 'حساب',
        width: 132,
        cell: (row) => <Account company={wholeOf(row)} onAct={onAct} />,
      },
    },
    hidden: ['tell', 'date', 'provinceName'],
    card: [
      [(row) => row.transportationCompanyName, 'status'],
      ['nationalId', 'mobile'],
      [(row) => row.address ?? row.cityName ?? 'نشانی ثبت نشده'],
    ],
    acts: {
      label: 'کارها',
      cell: (row) => <RowMenu of={row.transportationCompanyName} items={companyMenu(wholeOf(row), onAct)} />,
    },
    countsViews: true,
    views: [
      { key: 'all', label: 'همه', asks: {} },
      { key: 'waiting', label: 'در انتظار تأیید', asks: { Status: companyStatus.waiting } },
      { key: 'active', label: 'فعال', asks: { Status: companyStatus.active } },
      { key: 'rejected', label: 'ردشده', asks: { Status: companyStatus.rejected } },
    ],
  })

type OfRow = { company: WholeCompany; onAct: (act: CompanyAct, company: WholeCompany) => void }

/** An account, or the act that leads to one. */
function Account({ company, onAct }: OfRow) {
  if (company.status === companyStatus.waiting)
    return (
      <Button size="dense" onClick={() => onAct('open', company)}>
        بررسی
      </Button>
    )
  if (company.userId !== null) return 'دارد'
  if (company.status === companyStatus.rejected) return <span className="subtle">پس از تأیید</span>
  return (
    <Button size="dense" onClick={() => onAct('account', company)}>
      ساختن حساب
    </Button>
  )
}
