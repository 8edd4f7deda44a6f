import { History, UserRound, Users, Wallet } from 'lucide-react'
import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { type CompanyStatus, companyStatus } from '@bargah/contract/features/companies/companies.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Button } from '../../ui/Button.tsx'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { MembersOf, MembersValue } from '../agency-users/agency-users.parts.ts'
import { agencyParts } from '../agencies/agencies.parts.tsx'
import { EventsOf } from '../audit/audit.parts.ts'
import { SessionsOf } from '../auth/auth.parts.tsx'
import { WalletOf, WalletValue } from '../wallet/wallet.parts.ts'
import type { CompanyAct } from './company-acts.ts'

type OnAct = (act: CompanyAct, company: WholeCompany) => void

/** The parts of a company's drawer, each with what decides about it. */
export const companyParts = (company: WholeCompany, onAct: OnAct): DrawerRow[] => [
  {
    key: 'wallet',
    icon: <Wallet />,
    label: 'کیف پول',
    value: <WalletValue owner={{ TransportationCompanyId: company.id }} />,
    show: () => (
      <WalletOf owner={{ TransportationCompanyId: company.id }} name={company.transportationCompanyName} />
    ),
  },
  {
    key: 'users',
    icon: <Users />,
    label: 'کاربران',
    value: <AccountValue company={company} />,
    show: () => <Account company={company} onAct={onAct} />,
  },
  ...agencyParts(company.id),
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
  {
    key: 'events',
    icon: <History />,
    label: 'رویدادها',
    value: 'چه کسی چه چیزی را عوض کرد',
    show: () => (
      <section>
        <EventsOf table="companies" rowId={company.id} />
      </section>
    ),
  },
]

const isAccepted = ({ status }: WholeCompany) =>
  status === companyStatus.active || status === companyStatus.closed

const nameOf = (username: string) => <bdi dir="ltr">{toPersianDigits(username)}</bdi>

const signInWords: Record<CompanyStatus, string> = {
  [companyStatus.waiting]: '، تا تأیید نمی‌تواند وارد شود',
  [companyStatus.active]: '، می‌تواند وارد شود',
  [companyStatus.closed]: '، شرکت بسته است و نمی‌تواند وارد شود',
  [companyStatus.rejected]: '، تا تأیید نمی‌تواند وارد شود',
}

function AccountValue({ company }: { company: WholeCompany }) {
  if (company.username === null)
    return isAccepted(company) ? <span className="warn">حساب ندارد</span> : 'حساب ندارد، پس از تأیید'
  return (
    <>
      <b>{nameOf(company.username)}</b>
      {signInWords[company.status]}
    </>
  )
}

function Account({ company, onAct }: { company: WholeCompany; onAct: OnAct }) {
  const { username, userId, transportationCompanyName: name } = company
  if (username === null || userId === null)
    return (
      <section className="stack">
        <p className="muted">این شرکت هنوز حسابی برای ورود ندارد.</p>
        {isAccepted(company) && <Button onClick={() => onAct('account', company)}>ساختن حساب</Button>}
      </section>
    )
  return (
    <>
      <section>
        <h3>حساب شرکت</h3>
        <div className="row between wrap">
          <b>{nameOf(username)}</b>
          <span className="row wrap">
            {isAccepted(company) && (
              <Button size="dense" onClick={() => onAct('account', company)}>
                ساختن گذرواژهٔ تازه
              </Button>
            )}
            <Button size="dense" onClick={() => onAct('password', company)}>
              تغییر گذرواژه
            </Button>
          </span>
        </div>
      </section>
      <section>
        <h3>نشست‌ها</h3>
        <SessionsOf userId={userId} name={name} />
      </section>
    </>
  )
}
