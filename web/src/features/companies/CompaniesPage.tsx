import { Building2, UserRound, Wallet } from 'lucide-react'
import { useMemo } from 'react'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { accountPart, ApplicantsPage, type OnAct, useApplicantTable } from '../applicants/applicants.parts.ts'
import { ImportLink } from '../imports/imports.parts.tsx'
import { companyKind, companyKind as kind, wholeOf } from './company-kind.tsx'
import { companyList } from './company-list.tsx'
import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { MembersOf, MembersValue } from '../company-users/company-users.parts.tsx'
import { companySettingsParts } from '../company-settings/company-settings.parts.tsx'
import { WalletOf, WalletValue } from '../wallet/wallet.parts.ts'

/** The parts of a company's drawer, each with what decides about it. */
const companyParts = (company: WholeCompany, onAct: OnAct<WholeCompany>): DrawerRow[] => [
  {
    key: 'wallet',
    icon: <Wallet />,
    label: 'کیف پول',
    value: <WalletValue owner={{ TransportationCompanyId: company.id }} />,
    show: () => (
      <WalletOf owner={{ TransportationCompanyId: company.id }} name={company.transportationCompanyName} />
    ),
  },
  accountPart({ kind, row: company, onAct }),
  ...companySettingsParts(company.id),
  {
    key: 'members',
    icon: <UserRound />,
    label: 'کاربران نمایندگی',
    value: <MembersValue companyId={company.id} />,
    show: () => (
      <section>
        <MembersOf companyId={company.id} />
      </section>
    ),
  },
]

const CompanyDialog = fetched(() => import('./CompanyDialog.tsx'))

/** The companies, and all that is set for each (rules 20.8). */
export default function CompaniesPage() {
  const { acts, table } = useApplicantTable(companyList)
  const rows = useMemo(() => table.source.rows.map(wholeOf), [table.source.rows])
  const opened = useOpenRow(rows, 'showCompany', (id) => ({ query: { TransportationCompanyId: id } }))
  return (
    <ApplicantsPage
      kind={companyKind}
      table={table}
      rows={rows}
      opened={opened}
      acts={acts}
      parts={companyParts}
      dialog={CompanyDialog}
      beside={<ImportLink kind="companies" />}
      searchHint="نام، شناسهٔ ملی یا موبایل"
      icon={<Building2 />}
      empty={{ title: 'شرکتی نیست', text: 'شرکت‌هایی که ثبت‌نام کنند یا بیفزایید در این فهرست می‌آیند.' }}
    />
  )
}
