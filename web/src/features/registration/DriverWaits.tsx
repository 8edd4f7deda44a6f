import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { AwaitsApproval } from './AwaitsApproval.tsx'
import { CallSupport } from './CallSupport.tsx'
import type { NewDriver } from './new-driver.ts'
import { sayWaits } from './registration.said.ts'
import { Registered } from './Registered.tsx'

/** Registered, and not yet confirmed by the inquiry: nothing is lost, and what comes next is said (rules 3.3). */
export function DriverWaits(driver: NewDriver) {
  const { account } = driver
  return (
    <Registered
      title="ثبت‌نام راننده"
      says={sayWaits}
      account={{ username: account.data.userName, password: account.data.password }}
      card={{
        title: 'حساب شما ساخته شد',
        says: 'تا فعال شدن، هنگام ورود «در انتظار تأیید» می‌بینید.',
        usernameIs: 'کد ملی شما',
        isTexted: true,
      }}
      above={<WaitingWords {...driver} />}
      foot={<CallSupport />}
    />
  )
}

const WaitingWords = ({ numbers, isAway, provenAt, registeredAt }: NewDriver) => (
  <AwaitsApproval
    title="ثبت‌نام شما رسید و منتظر است"
    lead={`${
      isAway
        ? 'سامانهٔ استعلام الان پاسخ نمی‌دهد.'
        : 'این مشخصات در سامانهٔ استعلام پیدا نشد و پشتیبانی آن را بررسی می‌کند.'
    } چیزی گم نشده و لازم نیست دوباره ثبت‌نام کنید.`}
    steps={[
      { key: 'mobile', act: 'موبایل تأیید شد', when: formatTime(provenAt), state: 'done' },
      {
        key: 'numbers',
        act: 'کد ملی و کارت رسید',
        who: <span className="num">{`${fa(numbers.nationalId)} و ${fa(numbers.carSmartCard)}`}</span>,
        when: formatTime(registeredAt),
        state: 'done',
      },
      {
        key: 'inquiry',
        act: isAway ? 'استعلام بی‌پاسخ ماند' : 'استعلام تأیید نکرد',
        who: 'پشتیبانی نام و ناوگان را کامل می‌کند.',
        when: formatTime(registeredAt),
        state: 'waits',
      },
      { key: 'active', act: 'فعال شدن حساب', who: 'همان لحظه پیامک می‌رسد.', state: 'next' },
    ]}
  />
)
