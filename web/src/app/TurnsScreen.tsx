import { lazy } from 'react'
import { useMember } from '../kernel/session.ts'

const MyTurnsPage = lazy(() => import('../features/turns/MyTurnsPage.tsx'))
const TurnsPage = lazy(() => import('../features/turns/TurnsPage.tsx'))

/** One address, two screens: a driver's own turns on his phone, everybody's at the desk. */
export default function TurnsScreen() {
  return useMember().role === 'Driver' ? <MyTurnsPage /> : <TurnsPage />
}
