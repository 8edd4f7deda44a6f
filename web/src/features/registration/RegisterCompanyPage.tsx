import { Navigate } from '@tanstack/react-router'
import { paths } from '../../kernel/paths.ts'
import { CompanyStep } from './CompanyStep.tsx'
import { PaperDone } from './PaperDone.tsx'
import { companyStart } from './paper-step.ts'
import { ProveMobile } from './ProveMobile.tsx'
import { usePaperRegistration } from './use-paper-registration.ts'

const title = 'ثبت‌نام شرکت حمل'
const stepNames = ['موبایل', 'کد', 'شرکت']

/** A company registers itself with its paper (rules 3.6); whose number is not proven yet begins with that. */
export default function RegisterCompanyPage() {
  const { mobile, at, values, keep, again, done, ...registration } = usePaperRegistration(companyStart)
  if (mobile === null) return <Navigate to={paths.newRegister} replace />
  if (done)
    return (
      <PaperDone {...done} title={title} paper="سند شرکت" usernameIs="TC و شناسهٔ ملی شرکت" provenAt={at} />
    )
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
    <CompanyStep
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
