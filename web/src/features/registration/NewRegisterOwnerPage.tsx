import { Camera, IdCard } from 'lucide-react'
import { useNavigate } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { ProveMobile } from './ProveMobile.tsx'
import { useProof } from './use-proof.ts'

const needs = {
  title: 'برای گام آخر کنار دست باشد',
  list: [
    { icon: <IdCard className="i-xl" />, name: 'کد ملی', detail: '۱۰ رقم؛ برای شرکت، شناسهٔ ملی ۱۱ رقمی' },
    { icon: <Camera className="i-xl" />, name: 'تصویر کارت ملی', detail: 'عکس یا PDF' },
  ],
}

/** The assistant: identity is verified, and registration as a product owner follows (rules 20.6). */
export default function NewRegisterOwnerPage() {
  const navigate = useNavigate()
  const proof = useProof()
  return (
    <ProveMobile
      title="تأیید هویت و ثبت‌نام"
      stepNames={['موبایل', 'کد', 'صاحب کالا']}
      needs={needs}
      proof={proof}
      onProven={(proven, { instead }) =>
        void navigate({ to: paths.registerOwner, state: { proven }, replace: instead })
      }
    />
  )
}
