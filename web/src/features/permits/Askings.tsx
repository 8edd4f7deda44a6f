import { serverNow } from '../../kernel/now.ts'
import { unlessTold } from '../../kernel/live/told.ts'
import { fetched } from '../../ui/fetched.tsx'
import { useRead } from '../../kernel/use-read.ts'

const AskingCard = fetched(() => import('./AskingCard.tsx'))
const lookAgainMs = 20_000

/** The companies that ask the driver now whether they may take a load for him; nothing when none does. */
export function Askings() {
  const asked = useRead('listMyAskings', { refetchInterval: unlessTold(lookAgainMs) })
  const now = serverNow().toISOString()
  const open = (asked.data ?? []).filter(({ expiresAt }) => expiresAt > now)
  if (open.length === 0) return null
  return open.map((asking) => <AskingCard key={asking.id} asking={asking} />)
}
