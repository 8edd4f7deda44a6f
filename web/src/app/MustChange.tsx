import { MustChangePassword } from '../features/profile/MustChangePassword.tsx'
import { signOut } from './sign-out.ts'

/** A temporary password is changed or left. */
export default function MustChange() {
  return <MustChangePassword onLeave={signOut} />
}
