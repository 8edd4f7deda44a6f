import { lazy } from 'react'
import { useMember } from '../../kernel/session.ts'

const DriverHome = lazy(() => import('./DriverHome.tsx'))
const StaffHome = lazy(() => import('./StaffHome.tsx'))

export default function Home() {
  return useMember().role === 'Driver' ? <DriverHome /> : <StaffHome />
}
