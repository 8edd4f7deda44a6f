import { useQueryClient } from '@tanstack/react-query'
import { cancelPassword, useIsPasswordAsked } from '../kernel/ask-password.ts'
import { refreshAbout } from '../kernel/query-client.ts'
import { MustAddFactor } from '../features/factors/factors.parts.tsx'
import { signOut } from './sign-out.ts'
import { fetched } from '../ui/fetched.tsx'

const ReauthenticateDialog = fetched(() => import('../features/auth/ReauthenticateDialog.tsx'))

export default function MustAdd() {
  const client = useQueryClient()
  const isAsked = useIsPasswordAsked()
  return (
    <>
      <MustAddFactor onAdded={() => void refreshAbout(client, ['member'])} onLeave={signOut} />
      {isAsked && <ReauthenticateDialog onClose={cancelPassword} />}
    </>
  )
}
