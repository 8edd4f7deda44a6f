import { Building2 } from 'lucide-react'
import { lazy, useMemo } from 'react'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { ApplicantsPage, useApplicantTable } from '../applicants/applicants.parts.ts'
import { ImportLink } from '../imports/imports.parts.tsx'
import { companyKind, wholeOf } from './company-kind.tsx'
import { companyList } from './company-list.tsx'
import { companyParts } from './company-parts.tsx'

const CompanyDialog = lazy(() => import('./CompanyDialog.tsx'))

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
