import { Navigate } from '@tanstack/react-router'
import { paths } from '../../kernel/paths.ts'
import { OwnerStep } from './OwnerStep.tsx'
import { PaperDone } from './PaperDone.tsx'
import { ownerStart } from './paper-step.ts'
import { ProveMobile } from './ProveMobile.tsx'
import { usePaperRegistration } from './use-paper-registration.ts'

const title = 'ثبت‌نام صاحب کالا'
const stepNames = ['موبایل', 'کد', 'صاحب کالا']

/** A product owner registers himself with his card (rules 3.7); whose number is not proven yet begins with that. */
export default function RegisterOwnerPage() {
  const { mobile, at, values, keep, again, done, ...registration } = usePaperRegistration(ownerStart)
  if (mobile === null) return <Navigate to={paths.newRegisterOwner} replace />
  if (done)
    return <PaperDone {...done} title={title} paper="کارت ملی" usernameIs="PO و کد ملی شما" provenAt={at} />
  if (again !== undefined)
    return (
      <ProveMobile
        title={title}
        stepNames={stepNames}
        mobile={mobile}
        again={again}
        onProven={registration.provedAgain}
      />
    )
  return (
    <OwnerStep
      title={title}
      steps={{ names: stepNames, now: 2 }}
      mobile={mobile}
      values={values}
      onChange={keep}
      onUnproven={registration.askAgain}
      onRegistered={registration.finish}
    />
  )
}
