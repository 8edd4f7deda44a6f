import { ArrowLeft, Building2, Camera, IdCard, PackageOpen, Truck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../kernel/navigation.tsx'
import { useStep } from '../../kernel/form/use-draft.ts'
import { paths } from '../../kernel/paths.ts'
import { layers } from '../../ui/layers.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { ProveMobile } from './ProveMobile.tsx'
import { RegisterFrame } from './RegisterFrame.tsx'
import { useProof } from './use-proof.ts'

const title = 'ثبت‌نام در بارگاه'
const stepNames = ['موبایل', 'کد', 'نقش شما']
type Who = 'company' | 'owner' | 'driver'

const who = [
  {
    key: 'company',
    label: 'شرکت حمل',
    detail: 'با شناسهٔ ملی و تصویر سند شرکت',
    icon: <Building2 className="i-xl" />,
  },
  {
    key: 'owner',
    label: 'صاحب کالا',
    detail: 'با کد ملی و تصویر کارت ملی',
    icon: <PackageOpen className="i-xl" />,
  },
  {
    key: 'driver',
    label: 'راننده',
    detail: 'با کد ملی و کارت هوشمند ناوگان',
    icon: <Truck className="i-xl" />,
  },
] as const
const pathOf: Record<Who, string> = {
  company: paths.registerCompany,
  owner: paths.registerOwner,
  driver: paths.registerDriver,
}

/** Identity first, and then the registration of whom it is, which the proven number is carried to (rules 3.1). */
export function NewRegisterPage() {
  const navigate = useNavigate()
  const proof = useProof()
  const { step, go } = useStep<'mobile' | 'who'>('mobile')
  const { proven } = proof.draft
  const [chosen, choose] = useState<Who>('company')
  if (step !== 'who' || !proven)
    return (
      <ProveMobile
        title={title}
        stepNames={stepNames}
        proof={proof}
        onProven={(_proven, how) => go('who', how)}
      />
    )
  return (
    <RegisterFrame
      title={title}
      steps={{ names: stepNames, now: 2 }}
      onBack={() => layers.back()}
      foot={
        <Button
          variant="primary"
          size="hero"
          iconEnd={<ArrowLeft className="i-lg" />}
          onClick={() => void navigate({ to: pathOf[chosen], state: { proven } })}
        >
          ادامه
        </Button>
      }
    >
      <h2 className="title-md">چه کسی ثبت‌نام می‌کند؟</h2>
      <RadioCards
        label="نقش شما"
        labelHidden
        options={who}
        value={chosen}
        onChange={(key) => choose(key ?? chosen)}
      />
    </RegisterFrame>
  )
}

const ownerNeeds = {
  title: 'برای گام آخر کنار دست باشد',
  list: [
    { icon: <IdCard className="i-xl" />, name: 'کد ملی', detail: '۱۰ رقم؛ برای شرکت، شناسهٔ ملی ۱۱ رقمی' },
    { icon: <Camera className="i-xl" />, name: 'تصویر کارت ملی', detail: 'عکس یا پی‌دی‌اف' },
  ],
}

/** The assistant: identity is verified, and registration as a product owner follows (rules 20.6). */
export function NewRegisterOwnerPage() {
  const navigate = useNavigate()
  const proof = useProof()
  return (
    <ProveMobile
      title="تأیید هویت و ثبت‌نام"
      stepNames={['موبایل', 'کد', 'صاحب کالا']}
      needs={ownerNeeds}
      proof={proof}
      onProven={(proven, { instead }) =>
        void navigate({ to: paths.registerOwner, state: { proven }, replace: instead })
      }
    />
  )
}
