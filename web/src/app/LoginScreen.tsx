import { useRouter, useSearch } from '../kernel/navigation.tsx'
import { isOwnPath } from '@bargah/contract/features/payments/top-up.ts'
import { LoginPage } from '../features/auth/LoginPage.tsx'
import { paths } from '../kernel/paths.ts'

/** Signing in, and then back to where the person was going. Only an address of our own is followed. */
export default function LoginScreen() {
  const { returnTo }: { returnTo?: unknown } = useSearch()
  const router = useRouter()
  const goOn = () => {
    const own = typeof returnTo === 'string' && isOwnPath(returnTo)
    router.history.replace(own ? returnTo : paths.home)
  }
  return <LoginPage onSignedIn={goOn} />
}
