import { Building2, Plus } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { companyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpen, useOpenRow } from '../../kernel/open-row.tsx'
import type { Count } from '../../kernel/table-source.ts'
import { sayTotal } from '../../ui/data-table/table-words.ts'
import { walkWaiting } from '../../kernel/walk-waiting.ts'
import { Button } from '../../ui/Button.tsx'
import type { CompanyAct } from './company-acts.ts'
import { companyList, wholeOf } from './company-list.tsx'
import { CompanyDrawer } from './CompanyDrawer.tsx'

const CompanyDialog = lazy(() => import('./CompanyDialog.tsx'))

type Asked = { act: CompanyAct | 'add'; company?: WholeCompany }

/** The companies: list, document and decision, account, wallet, and all that is set for each (rules 20.8). */
export default function CompaniesPage() {
  const { table, rows, opened, act, asked, setAsked } = useCompanies()
  const waiting = rows.filter((row) => row.status === companyStatus.waiting)
  const judging = walkWaiting(waiting, opened, table.counts.waiting?.total)
  return (
    <ListPage
      table={table}
      subtitle={sayWaiting(table.counts.waiting)}
      actions={
        <Button icon={<Plus />} onClick={() => setAsked({ act: 'add' })}>
          افزودن شرکت
        </Button>
      }
      searchHint="نام، شناسهٔ ملی یا موبایل"
      icon={<Building2 />}
      empty={{ title: 'شرکتی نیست', text: 'شرکت‌هایی که ثبت‌نام کنند یا بیفزایید در این فهرست می‌آیند.' }}
      opened={opened}
      onOpenRow={(row) => act('open', wholeOf(row))}
      drawer={(company, walk) => (
        <CompanyDrawer
          key={asked?.act === 'wallet' ? 'wallet' : 'company'}
          company={company}
          {...walk}
          position={judging.positionOf(company.id)}
          startAt={asked?.act === 'wallet' ? 'wallet' : undefined}
          onAct={act}
          onJudged={() => judging.goOn(company.id)}
        />
      )}
    >
      {asked && asked.act !== 'open' && asked.act !== 'wallet' && (
        <Suspense>
          <CompanyDialog act={asked.act} company={asked.company} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </ListPage>
  )
}

/** The list, the company that is open, and what is asked for beside it. */
function useCompanies() {
  const [asked, setAsked] = useState<Asked>()
  const open = useOpen()
  const act = useCallback(
    (done: CompanyAct, company: WholeCompany) => {
      setAsked({ act: done, company })
      if (done === 'open' || done === 'wallet') open(company.id)
    },
    [open],
  )
  const screen = useMemo(() => companyList(act), [act])
  const table = useListTable(screen)
  const rows = useMemo(() => table.source.rows.map(wholeOf), [table.source.rows])
  const opened = useOpenRow(rows, 'showCompany', (id) => ({ query: { TransportationCompanyId: id } }))
  return { table, rows, opened, act, asked, setAsked }
}

const sayWaiting = (count: Count | undefined) => {
  if (count === undefined) return null
  return count.total === 0
    ? 'شرکتی در انتظار تأیید نیست'
    : `${sayTotal(count.total, count.isAtLeast)} شرکت در انتظار تأیید`
}
