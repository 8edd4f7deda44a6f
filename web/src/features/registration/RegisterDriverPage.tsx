import { IdCard, Truck } from 'lucide-react'
import { useState } from 'react'
import { serverNow } from '../../kernel/now.ts'
import { useProvenMobile } from './carried-mobile.ts'
import { DriverDone } from './DriverDone.tsx'
import { DriverStep } from './DriverStep.tsx'
import { DriverWaits } from './DriverWaits.tsx'
import type { DriverNumbers, NewDriver } from './new-driver.ts'
import { ProveMobile } from './ProveMobile.tsx'
import { registerTexts } from './registration.text.ts'

const title = 'ثبت‌نام راننده'
const stepNames = ['موبایل', 'کد', 'راننده و ناوگان']
const needs = {
  title: 'برای گام آخر کنار دست باشد',
  list: [
    { icon: <IdCard className="i-xl" />, name: 'کد ملی راننده', detail: '۱۰ رقم' },
    { icon: <Truck className="i-xl" />, name: 'کارت هوشمند ناوگان', detail: '۷ رقم روی کارت کامیون' },
  ],
}

/** A driver registers himself on his phone (rules 3.3). */
export default function RegisterDriverPage() {
  const carried = useProvenMobile()
  const [proven, setProven] = useState(carried === null ? null : { mobile: carried, at: serverNow() })
  const [numbers, setNumbers] = useState<DriverNumbers>({ nationalId: '', carSmartCard: '' })
  const [again, setAgain] = useState<string>()
  const [driver, setDriver] = useState<NewDriver | null>(null)
  if (driver) return driver.account.driverActive ? <DriverDone {...driver} /> : <DriverWaits {...driver} />
  if (!proven || again !== undefined)
    return (
      <ProveMobile
        title={title}
        stepNames={stepNames}
        needs={needs}
        again={again}
        {...(proven && { mobile: proven.mobile })}
        onProven={(mobile) => {
          setProven({ mobile, at: serverNow() })
          setAgain(undefined)
        }}
      />
    )
  return (
    <DriverStep
      title={title}
      steps={{ names: stepNames, now: 2 }}
      mobile={proven.mobile}
      numbers={numbers}
      onChange={setNumbers}
      onBack={() => setProven(null)}
      onUnproven={() => setAgain(registerTexts.proofIsOver)}
      onRegistered={(made) => setDriver({ ...made, provenAt: proven.at, registeredAt: serverNow() })}
    />
  )
}
