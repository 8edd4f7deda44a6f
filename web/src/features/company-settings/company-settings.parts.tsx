import { Ban, Plug, ReceiptText, ToggleLeft } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { FinancesValue, GoodsValue, PermissionsValue, WsCodeValue } from './CompanyValues.tsx'

type OfAgent = { agentId: number }
type Part = Pick<DrawerRow, 'key' | 'label'> & {
  icon: ReactNode
  Value: ComponentType<OfAgent>
  Inside: ComponentType<OfAgent>
}

const parts: readonly Part[] = [
  {
    key: 'permissions',
    icon: <ToggleLeft />,
    label: 'اجازه‌ها',
    Value: PermissionsValue,
    Inside: lazy(() => import('./CompanyPermissions.tsx')),
  },
  {
    key: 'finances',
    icon: <ReceiptText />,
    label: 'مالی',
    Value: FinancesValue,
    Inside: lazy(() => import('./CompanyFinances.tsx')),
  },
  {
    key: 'ws-code',
    icon: <Plug />,
    label: 'وب‌سرویس',
    Value: WsCodeValue,
    Inside: lazy(() => import('./CompanyWsCode.tsx')),
  },
  {
    key: 'not-allowed-goods',
    icon: <Ban />,
    label: 'ممنوع در صدور آنی',
    Value: GoodsValue,
    Inside: lazy(() => import('./NotAllowedGoods.tsx')),
  },
]

const waiting = (
  <section>
    <SkeletonLines lines={6} />
  </section>
)

/** What administrators set for a company, as parts of its drawer (rules 20.8). */
export const companySettingsParts = (agentId: number): DrawerRow[] =>
  parts.map(({ key, icon, label, Value, Inside }) => ({
    key,
    icon,
    label,
    value: <Value agentId={agentId} />,
    show: () => (
      <Suspense fallback={waiting}>
        <Inside agentId={agentId} />
      </Suspense>
    ),
  }))
