import { lazy } from 'react'
import { useMember } from '../kernel/session.ts'

const TakeTurnPage = lazy(() => import('../features/turns/TakeTurnPage.tsx'))
const StaffTurnPage = lazy(() => import('../features/turns/StaffTurnPage.tsx'))

/** One address, two screens: a driver takes a turn, hall staff give one. */
export default function TurnScreen() {
  return useMember().role === 'Driver' ? <TakeTurnPage /> : <StaffTurnPage />
}
