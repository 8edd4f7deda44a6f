import { companyTable } from '@bargah/contract/features/companies/companies.columns.ts'
import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { companyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import { listScreen } from '../../kernel/list-screen.ts'
import { RowMenu } from '../../ui/RowMenu.tsx'
import {
  AccountCell,
  ApplicantBadge,
  type OnAct,
  rowMenu,
  standingViews,
} from '../applicants/applicants.parts.ts'
import { companyKind, wholeOf } from './company-kind.tsx'
import { givenNumber } from '../../ui/not-given.tsx'

/** The companies (rules 4.1), those that wait first. */
export const companyList = (onAct: OnAct<WholeCompany>) =>
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
        cell: (row) => <ApplicantBadge kind={companyKind} row={wholeOf(row)} />,
      },
      nationalId: 'nationalId',
      mobile: { shows: 'mobile', width: 116, cell: (row) => givenNumber(row.mobile) },
      postalCode: { shows: 'postalCode', width: 112, cell: (row) => givenNumber(row.postalCode) },
      account: {
        shows: 'username',
        heading: 'حساب',
        width: 132,
        cell: (row) => <AccountCell kind={companyKind} row={wholeOf(row)} onAct={onAct} />,
      },
    },
    hidden: ['tell', 'date', 'provinceName'],
    leaves: ['postalCode', 'cityName', 'account', 'mobile'],
    card: [
      [(row) => row.transportationCompanyName, 'status'],
      ['nationalId', 'mobile'],
      [(row) => row.address ?? row.cityName ?? 'نشانی ثبت نشده'],
    ],
    acts: {
      label: 'کارها',
      cell: (row) => (
        <RowMenu
          of={row.transportationCompanyName}
          items={rowMenu({ kind: companyKind, row: wholeOf(row) }, onAct)}
        />
      ),
    },
    countsViews: true,
    views: standingViews(companyStatus),
  })
