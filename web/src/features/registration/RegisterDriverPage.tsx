import { IdCard, Truck } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { ProvenNumber } from '../../kernel/form/proof.rules.ts'
import { useDraft, useStep } from '../../kernel/form/use-draft.ts'
import { serverNow } from '../../kernel/now.ts'
import { layers } from '../../ui/layers.ts'
import { DriverDone } from './DriverDone.tsx'
import { DriverStep } from './DriverStep.tsx'
import type { DriverNumbers, NewDriver } from './new-driver.ts'
import { ProveMobile } from './ProveMobile.tsx'
import { registerTexts } from './registration.text.ts'
import { noProof, useCarriedProof, useProof } from './use-proof.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { AwaitsApproval } from './AwaitsApproval.tsx'
import { CallSupport } from './CallSupport.tsx'
import { sayWaits } from './registration.said.ts'
import { Registered } from './Registered.tsx'

const title = 'ثبت‌نام راننده'
const stepNames = ['موبایل', 'کد', 'راننده و ناوگان']
const needs = {
  title: 'برای گام آخر کنار دست باشد',
  list: [
    { icon: <IdCard className="i-xl" />, name: 'کد ملی راننده', detail: '۱۰ رقم' },
    { icon: <Truck className="i-xl" />, name: 'کارت هوشمند ناوگان', detail: '۷ رقم روی کارت کامیون' },
  ],
}

const noNumbers: DriverNumbers = { nationalId: '', carSmartCard: '' }

/** The number that was proven here, or where somebody came from, whichever was last. */
const newest = (here: ProvenNumber | null, carried: ProvenNumber | null) =>
  here && (!carried || here.at >= carried.at) ? here : carried

/** A driver registers himself on his phone (rules 3.3); number, proof and cards stay while he steps back and forth. */
export default function RegisterDriverPage() {
  const carried = useCarriedProof()
  const proof = useProof()
  const numbers = useDraft('driver', noNumbers)
  const { step, go } = useStep(carried === null ? 'mobile' : 'cards')
  const [again, setAgain] = useState<string>()
  const [driver, setDriver] = useState<NewDriver | null>(null)
  const { agrees } = proof.draft
  const [mustAgree] = useState(!agrees)
  const proven = newest(proof.draft.proven, carried)
  const { change: changeNumbers } = numbers
  const { change: changeProof } = proof
  const keep = useCallback(
    ({ agrees: accepts, ...typed }: DriverNumbers & { agrees: boolean }) => {
      changeNumbers(typed)
      changeProof({ agrees: accepts })
    },
    [changeNumbers, changeProof],
  )
  if (driver) return driver.account.driverActive ? <DriverDone {...driver} /> : <DriverWaits {...driver} />
  if (step !== 'cards' || !proven)
    return (
      <ProveMobile
        title={title}
        stepNames={stepNames}
        needs={needs}
        again={again}
        proof={proof}
        onProven={(_proven, how) => {
          setAgain(undefined)
          go('cards', how)
        }}
      />
    )
  return (
    <DriverStep
      title={title}
      steps={{ names: stepNames, now: 2 }}
      mobile={proven.mobile}
      start={{ ...numbers.draft, agrees }}
      mustAgree={mustAgree}
      onChange={keep}
      onBack={() => layers.back()}
      onUnproven={() => {
        changeProof({ mobile: proven.mobile, proven: null })
        setAgain(registerTexts.proofIsOver)
        go('mobile', { instead: true })
      }}
      onRegistered={(made) => {
        setDriver({ ...made, provenAt: new Date(proven.at), registeredAt: serverNow() })
        changeProof(noProof)
        changeNumbers(noNumbers)
      }}
    />
  )
}

/** Registered, and not yet confirmed by the inquiry: nothing is lost, and what comes next is said (rules 3.3). */
function DriverWaits(driver: NewDriver) {
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
