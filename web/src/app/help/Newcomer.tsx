import { type ReactNode, useEffect, useState } from 'react'
import { useMyTurns } from '../../features/turns/my-turn.queries.ts'
import { fetchedInside } from '../../ui/fetched.tsx'
import { SkeletonFace } from '../../ui/Skeleton.tsx'
import { isHelpSeen, noteHelpSeen } from './help-seen.ts'

const FirstHelp = fetchedInside(() => import('./FirstHelp.tsx'))

/** Before what a driver without a turn sees: to who never had one, once on this phone, how it works. */
export function Newcomer({ children }: { children: ReactNode }) {
  const [isSeen, setSeen] = useState(isHelpSeen)
  return isSeen ? children : <Unseen onSeen={() => setSeen(true)}>{children}</Unseen>
}

function Unseen({ children, onSeen }: { children: ReactNode; onSeen: () => void }) {
  const turns = useMyTurns(1)
  const hadOne = (turns.data?.rows.length ?? 0) > 0
  useEffect(() => {
    if (hadOne) noteHelpSeen()
  }, [hadOne])
  if (turns.data === undefined && !turns.isError) return <SkeletonFace />
  return turns.data && !hadOne ? <FirstHelp onSeen={onSeen} /> : children
}
