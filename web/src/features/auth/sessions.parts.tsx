import { MonitorSmartphone } from 'lucide-react'
import { mayCall } from '../../kernel/calls.ts'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { fetchedInside } from '../../ui/fetched.tsx'
import { inside } from '../../ui/inside.tsx'

const SessionsOf = fetchedInside(async () => ({ default: (await import('./SessionsOf.tsx')).SessionsOf }))

type Holder = { userId: number | null; name: string }

/** The part of a drawer that is where somebody is signed in; none without an account, or for who may not see it. */
export const sessionsPart = ({ userId, name }: Holder): DrawerRow[] =>
  userId !== null && mayCall('listSessionsOf')
    ? [
        {
          key: 'sessions',
          icon: <MonitorSmartphone />,
          label: 'نشست‌ها',
          value: 'جایی که اکنون وارد است',
          show: () => inside(<SessionsOf userId={userId} name={name} />),
        },
      ]
    : []
