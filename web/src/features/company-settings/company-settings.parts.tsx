import { Ban, Plug, ReceiptText, ToggleLeft } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { FinancesValue, GoodsValue, PermissionsValue, WsCodeValue } from './CompanyValues.tsx'

type OfAgent = { agentId: number }
type Part = Pick<DrawerRow, 'key' | 'label'> & {
  icon: ReactNode
  Value: ComponentType<OfAgent>
  Inside: ComponentType<OfAgent>
}

const waiting = (
  <section>
    <SkeletonLines lines={6} />
  </section>
)

const parts: readonly Part[] = [
  {
    key: 'permissions',
    icon: <ToggleLeft />,
    label: 'اجازه‌ها',
    Value: PermissionsValue,
    Inside: fetched(() => import('./CompanyPermissions.tsx'), waiting),
  },
  {
    key: 'finances',
    icon: <ReceiptText />,
    label: 'مالی',
    Value: FinancesValue,
    Inside: fetched(() => import('./CompanyFinances.tsx'), waiting),
  },
  {
    key: 'ws-code',
    icon: <Plug />,
    label: 'وب‌سرویس',
    Value: WsCodeValue,
    Inside: fetched(() => import('./CompanyWsCode.tsx'), waiting),
  },
  {
    key: 'not-allowed-goods',
    icon: <Ban />,
    label: 'ممنوع در صدور آنی',
    Value: GoodsValue,
    Inside: fetched(() => import('./NotAllowedGoods.tsx'), waiting),
  },
]

/** What administrators set for a company, as parts of its drawer (rules 20.8). */
export const companySettingsParts = (agentId: number): DrawerRow[] =>
  parts.map(({ key, icon, label, Value, Inside }) => ({
    key,
    icon,
    label,
    value: <Value agentId={agentId} />,
    show: () => <Inside agentId={agentId} />,
  }))
