import { Wallet } from 'lucide-react'
import { EnterPanel } from './EnterPanel.tsx'
import type { NewDriver } from './new-driver.ts'
import { sayDone } from './registration.said.ts'
import { Registered } from './Registered.tsx'
import { NeedList } from './register-frame.tsx'
import { NumberedList } from '../../ui/NumberedList.ts'

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
