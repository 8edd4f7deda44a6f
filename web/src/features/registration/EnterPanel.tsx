import { ArrowLeft } from 'lucide-react'
import { useNavigate } from '../../kernel/navigation.tsx'
import type { LoginDoor } from '@bargah/contract/kernel/access.ts'
import { paths } from '../../kernel/paths.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { deviceId, startSession } from '../../kernel/session.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import type { Credentials } from '../auth/auth.parts.tsx'

type EnterPanelProps = { door: LoginDoor; account: Credentials }

/** Signs in with the account that was just made, on the device that it was made on. */
export function EnterPanel({ door, account: { username, password } }: EnterPanelProps) {
  const navigate = useNavigate()
  const signIn = useWrite('signIn', {
    onDone: ({ accessToken, member }) => {
      startSession({ token: accessToken, member }, { remember: door === 'Driver' })
      void navigate({ to: paths.home, replace: true })
    },
  })
  return (
    <>
      <Button
        variant="primary"
        size="hero"
        iconEnd={<ArrowLeft className="i-lg" />}
        busy={signIn.isPending}
        busyLabel="در حال ورود…"
        onClick={() =>
          signIn.mutate({
            body: { Role: door, Username: username, Password: password, DeviceId: deviceId() },
          })
        }
      >
        ورود به بارگاه
      </Button>
      {signIn.error && <p role="alert">{sentenceOf(signIn.error)}</p>}
    </>
  )
}
