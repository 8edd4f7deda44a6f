import { aboutPermit, useMyPermit } from '../features/permits/my-permit.parts.ts'
import { useLocation } from '../kernel/navigation.tsx'
import { paths } from '../kernel/paths.ts'
import type { Item } from '../kernel/send-later/later.rules.ts'
import { LaterLines } from '../kernel/send-later/LaterLines.tsx'
import { useLater } from '../kernel/send-later/send-later.ts'

/** Above every page of a driver: what waits for the network, and what was refused since. */
export default function Waiting() {
  const items = useLater()
  const isHome = useLocation().pathname === paths.home
  return isHome && items.length > 0 ? <AboveHome items={items} /> : <LaterLines items={items} />
}

/** His home tells by itself what waits of the load that it shows. */
function AboveHome({ items }: { items: readonly Item[] }) {
  const permit = useMyPermit().data
  return <LaterLines items={permit ? items.filter(({ about }) => about !== aboutPermit(permit.id)) : items} />
}
