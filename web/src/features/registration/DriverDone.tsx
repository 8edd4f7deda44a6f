import { ArrowLeft, Wallet } from 'lucide-react'
import type { NewDriver } from './new-driver.ts'
import { sayDone } from './registration.said.ts'
import { Registered } from './Registered.tsx'
import { NeedList } from './register-frame.tsx'
import { NumberedList } from '../../ui/NumberedList.ts'
import { useNavigate } from '../../kernel/navigation.tsx'
import type { LoginDoor } from '@bargah/contract/kernel/access.ts'
import { paths } from '../../kernel/paths.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { deviceId, startSession } from '../../kernel/session.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import type { Credentials } from '../auth/auth.parts.tsx'

const next = {
  title: 'برای گرفتن نخستین بار',
  list: [
    {
      icon: <Wallet className="i-xl" />,
      name: 'افزایش کیف پول',
      detail: 'هزینهٔ هر مجوز از کیف پول برداشته می‌شود',
    },
    {
      icon: <NumberedList className="i-xl" />,
      name: 'گرفتن نوبت در سالن',
      detail: 'در صفحهٔ خانه، از نزدیک‌ترین سالن',
    },
  ],
}

/** The account of a driver who is active at once. */
export function DriverDone({ account: made }: NewDriver) {
  const account = { username: made.data.userName, password: made.data.password }
  return (
    <Registered
      title="ثبت‌نام راننده"
      account={account}
      says={sayDone}
      card={{
        title: 'ثبت‌نام انجام شد',
        says: `${made.name} ${made.family}، حساب شما فعال است.`,
        usernameIs: 'کد ملی شما',
        isTexted: true,
      }}
      foot={<EnterPanel door="Driver" account={account} />}
    >
      <NeedList {...next} />
    </Registered>
  )
}

type EnterPanelProps = { door: LoginDoor; account: Credentials }

/** Signs in with the account that was just made, on the device that it was made on. */
function EnterPanel({ door, account: { username, password } }: EnterPanelProps) {
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
