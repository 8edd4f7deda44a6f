import { formatTime } from '@bargah/contract/kernel/dates.ts'
import type { Credentials } from '../auth/auth.parts.tsx'
import { AwaitsApproval } from './AwaitsApproval.tsx'
import { CallSupport } from './CallSupport.tsx'
import { Registered } from './Registered.tsx'

type PaperDoneProps = {
  title: string
  /** «سند شرکت» */
  paper: string
  usernameIs: string
  account: Credentials
  provenAt: Date
  sentAt: Date
}

/** A company or a product owner has registered: the account, and that it is good once the paper was looked at. */
export const PaperDone = ({ title, paper, usernameIs, account, provenAt, sentAt }: PaperDoneProps) => (
  <Registered
    title={title}
    account={account}
    card={{
      title: 'حساب شما پس از تأیید',
      says: 'حساب با همین نام و گذرواژه پس از تأیید باز می‌شود؛ تا آن زمان هنگام ورود «در انتظار تأیید» می‌بینید.',
      usernameIs,
    }}
    above={
      <AwaitsApproval
        title="ثبت‌نام شما رسید و منتظر است"
        lead={`پشتیبانی ${paper} را بررسی می‌کند. لازم نیست دوباره ثبت‌نام کنید.`}
        steps={[
          { key: 'mobile', act: 'موبایل تأیید شد', when: formatTime(provenAt), state: 'done' },
          { key: 'paper', act: `${paper} رسید`, when: formatTime(sentAt), state: 'done' },
          { key: 'review', act: `بررسی ${paper}`, who: 'پشتیبانی با مشخصات می‌سنجد.', state: 'waits' },
          { key: 'active', act: 'باز شدن حساب', who: 'همان لحظه پیامک می‌رسد.', state: 'next' },
        ]}
      />
    }
    foot={<CallSupport />}
  />
)
