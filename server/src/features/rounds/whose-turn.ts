import { supporters } from '@bargah/contract/kernel/access.ts'
import type { Session } from '../../kernel/call.ts'

type Owned = { driverId: number; hallId: number }

/** Whether a turn is the caller's to list for: the driver's own, a turn of his hall for staff, any for support (decisions §5). */
export function ownsTurn(session: Session, turn: Owned): boolean {
  if (session.role === 'Driver') return session.driverId === turn.driverId
  if (session.role === 'LoadHallAdmin') return session.hallId === turn.hallId
  return supporters.some((role) => role === session.role)
}
