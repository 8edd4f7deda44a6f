import { EllipsisVertical, Pencil } from 'lucide-react'
import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { companyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { useCompany, useOthers } from './companies.queries.ts'
import { type CompanyAct, companyMenu } from './company-acts.ts'
import { companyParts } from './company-parts.tsx'
import { CompanyBadge } from './CompanyBadge.tsx'
import { CompaniesBeside, CompanyFacts } from './CompanyFacts.tsx'
import { CompanyJudge } from './CompanyJudge.tsx'

type CompanyDrawerProps = DrawerWalk & {
  company: WholeCompany
  /** The part that is open at first. */
  startAt?: string | undefined
  onAct: (act: CompanyAct, company: WholeCompany) => void
  onJudged: () => void
}

/** One company whole: its document beside what it says, its parts, and the decision on it (rules 20.8). */
export function CompanyDrawer({ company: row, startAt, onAct, onJudged, ...walk }: CompanyDrawerProps) {
  const company = useCompany(row.id).data ?? row
  const isOpen = company.status === companyStatus.waiting || company.status === companyStatus.rejected
  const others = useOthers(company)
  return (
    <Drawer
      {...walk}
      wide
      title={company.transportationCompanyName}
      badge={<CompanyBadge company={company} />}
      subtitle={
        <>
          {company.isSelfRegistered ? 'ثبت‌نام از سایت' : 'افزوده‌شده'}،{' '}
          <Moment at={company.createdAt} look="row" />
        </>
      }
      headActs={<HeadActs company={company} onAct={onAct} />}
      parts={{ label: 'بخش‌های شرکت', rows: companyParts(company, onAct), startAt }}
      actions={
        isOpen && <CompanyJudge key={company.id} company={company} others={others} onJudged={onJudged} />
      }
    >
      {company.rejectReason !== null && (
        <Note tone="danger" title="رد شده است">
          {company.rejectReason}
        </Note>
      )}
      <CompanyFacts company={company} />
      {isOpen && others.length > 0 && <CompaniesBeside company={company} others={others} />}
    </Drawer>
  )
}

type OfCompany = { company: WholeCompany; onAct: (act: CompanyAct, company: WholeCompany) => void }

const HeadActs = ({ company, onAct }: OfCompany) => (
  <>
    <IconButton aria-label="ویرایش شرکت" icon={<Pencil />} onClick={() => onAct('edit', company)} />
    <Menu
      label="کارهای دیگر"
      align="end"
      items={companyMenu(company, onAct).filter(
        (item) => item && item.key !== 'edit' && item.key !== 'wallet',
      )}
      renderTrigger={(props) => (
        <IconButton aria-label="کارهای دیگر" icon={<EllipsisVertical />} {...props} />
      )}
    />
  </>
)
