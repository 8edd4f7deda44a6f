import { KeyRound, Pencil, Store } from 'lucide-react'
import { officeTable } from '@bargah/contract/features/main-offices/main-offices.columns.ts'
import type { OfficeRow } from '@bargah/contract/features/main-offices/main-offices.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { listScreen } from '../../kernel/list-screen.ts'
import { Badge } from '../../ui/Badge.tsx'
import { given, notGiven } from '../../ui/not-given.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'

export type OfficeAct = 'edit' | 'companies' | 'password'
export type OnOfficeAct = (act: OfficeAct, office: OfficeRow) => void

export const OfficeBadge = ({ active }: { active: boolean }) =>
  active ? <Badge tone="success">فعال</Badge> : <Badge hollow>غیرفعال</Badge>

export const CompanyCount = ({ count }: { count: number }) =>
  count === 0 ? (
    <span className="subtle">بدون نمایندگی</span>
  ) : (
    <span className="num">{formatNumber(count)} نمایندگی</span>
  )

/** Main offices by name (rules 4.10). */
export const officeList = (onAct: OnOfficeAct) =>
  listScreen('listMainOffices', officeTable, {
    list: 'main-offices',
    noun: 'دفتر مرکزی',
    columns: {
      name: { shows: 'agentMainName', isIdentity: true, cutTo: 180 },
      status: { shows: 'active', heading: 'وضعیت', width: 104, cell: (row) => <OfficeBadge {...row} /> },
      manager: { shows: 'agentMainManagerName', cell: (row) => row.agentMainManagerName ?? notGiven },
      nationalId: 'agentMainNationID',
      tel: {
        shows: 'agentMainTel',
        cell: (row) => given(row.agentMainTel),
      },
      // by this name views that people saved know it
      agencies: {
        shows: 'agencyCount',
        width: 128,
        cell: (row) => <CompanyCount count={row.agencyCount} />,
      },
      address: {
        shows: 'agentMainAddress',
        cutTo: 140,
        cutLast: true,
        cell: (row) => row.agentMainAddress ?? notGiven,
      },
    },
    without: ['id', 'userId'],
    leaves: ['address', 'tel', 'manager', 'nationalId'],
    card: [
      ['name', 'status'],
      ['nationalId', 'agencies'],
    ],
    acts: { label: 'کارهای دفتر', cell: (row) => <OfficeMenu office={row} onAct={onAct} /> },
  })

const menu = [
  { key: 'edit', label: 'ویرایش', shortcut: 'E', icon: <Pencil /> },
  { key: 'companies', label: 'نمایندگی‌ها', shortcut: 'A', icon: <Store /> },
  { key: 'password', label: 'گذرواژهٔ تازه', shortcut: 'S', icon: <KeyRound /> },
] as const

const OfficeMenu = ({ office, onAct }: { office: OfficeRow; onAct: OnOfficeAct }) => (
  <RowMenu
    of={office.agentMainName}
    items={menu
      .filter(({ key }) => key !== 'password' || office.userName !== null)
      .map((act) => ({ ...act, onSelect: () => onAct(act.key, office) }))}
  />
)
