import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { companyStatus } from '@bargah/contract/features/companies/companies.states.ts'

/** What an administrator does with a company; `open` opens its drawer, `wallet` at its wallet. */
export type CompanyAct = 'open' | 'edit' | 'account' | 'password' | 'wallet'

/** The acts of a row's menu and of its drawer (rules 20.8). */
export function companyMenu(company: WholeCompany, onAct: (act: CompanyAct, company: WholeCompany) => void) {
  const item = (key: CompanyAct, label: string) => ({ key, label, onSelect: () => onAct(key, company) })
  const isAccepted = company.status === companyStatus.active || company.status === companyStatus.closed
  return [
    item('edit', 'ویرایش'),
    item('wallet', 'تراکنش‌ها و اعتبار'),
    isAccepted && company.userId === null && item('account', 'ساختن حساب'),
    isAccepted && company.userId !== null && item('account', 'ساختن گذرواژهٔ تازه'),
    company.userId !== null && item('password', 'تغییر گذرواژهٔ کاربر'),
  ]
}
