import { MustChangePassword } from '../features/profile/MustChangePassword.tsx'
import { signOut } from './sign-out.ts'

export default function MustChange() {
  return <MustChangePassword onLeave={signOut} />
}
