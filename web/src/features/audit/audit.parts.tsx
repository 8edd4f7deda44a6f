import { History } from 'lucide-react'
import { mayCall } from '../../kernel/calls.ts'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { inside } from '../../ui/inside.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import type { AuditedRow } from './EventsOf.tsx'

export { useChainCheck } from './audit.queries.ts'

const Events = fetched(() => import('./EventsOf.tsx'), <SkeletonLines lines={4} />)
const mayRead = () => mayCall('searchAudit')

/** What touched one thing, the newest first; who may not read the audit sees nothing. */
export const EventsOf = (thing: AuditedRow) => mayRead() && <Events {...thing} />

/** The same as the part of a drawer, where it may be read; `value` stands in its row. */
export const eventsPart = ({ value, ...thing }: AuditedRow & { value: string }): DrawerRow[] =>
  mayRead()
    ? [
        {
          key: 'events',
          icon: <History />,
          label: 'رویدادها',
          value,
          show: () => inside(<Events {...thing} />),
        },
      ]
    : []
