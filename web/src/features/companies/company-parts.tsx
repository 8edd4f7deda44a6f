import { UserRound, Wallet } from 'lucide-react'
import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { MembersOf, MembersValue } from '../company-users/company-users.parts.ts'
import { companySettingsParts } from '../company-settings/company-settings.parts.tsx'
import { accountPart, type OnAct } from '../applicants/applicants.parts.ts'
import { WalletOf, WalletValue } from '../wallet/wallet.parts.ts'
import { companyKind as kind } from './company-kind.tsx'

/** The parts of a company's drawer, each with what decides about it. */
export const companyParts = (company: WholeCompany, onAct: OnAct<WholeCompany>): DrawerRow[] => [
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
