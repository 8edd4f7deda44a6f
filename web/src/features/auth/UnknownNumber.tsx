import { IdCard, KeyRound, Pencil, Truck, UserRound } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { formatPhone } from '@bargah/contract/kernel/digits.ts'
import type { ProvenNumber } from '../../kernel/form/proof.rules.ts'
import { paths } from '../../kernel/paths.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { FaceActs } from '../../ui/Face.tsx'
import { SignInFrame } from './SignInFrame.tsx'

type UnknownNumberProps = {
  proven: ProvenNumber
  /** The number is that of an account that asks for its password. */
  hasPassword: boolean
  onPassword: () => void
  onBack: () => void
  onForgot: () => void
}

/** A number that was proven and that no driver has: no error, but the way to register, with the proof that was given. */
export default function UnknownNumber({
  proven,
  hasPassword,
  onPassword,
  onBack,
  onForgot,
}: UnknownNumberProps) {
  return (
    <SignInFrame
      tone="plain"
      title={hasPassword ? 'این شماره با گذرواژه وارد می‌شود' : 'این شماره را نمی‌شناسیم'}
      says={
        hasPassword ? 'نام کاربری و گذرواژه را بزنید.' : 'این شماره را نمی‌شناسیم. اگر تازه‌کارید، ثبت‌نام کنید.'
      }
      lead={
        <p className="figure-4xl">
          <bdi dir="ltr">{formatPhone(proven.mobile)}</bdi>
        </p>
      }
      onBack={onBack}
      onForgot={onForgot}
    >
      {hasPassword ? (
        <p className="text-head strong">با این شماره حسابی هست که نام کاربری و گذرواژه می‌خواهد.</p>
      ) : (
        <>
          <p className="text-head strong">
            تازه‌کارید؟ کارت ملی خود و کارت هوشمند ناوگان (کامیون) را دم دست بگذارید.
          </p>
          <div className="abreast gap-3 sign-in-cards">
            <span className="grid middle gap-15 strong">
              <IdCard />
              کارت ملی
            </span>
            <span className="grid middle gap-15 strong">
              <Truck />
              کارت ناوگان
            </span>
          </div>
        </>
      )}
      <FaceActs>
        {hasPassword && (
          <Button variant="primary" icon={<KeyRound />} onClick={onPassword}>
            با نام کاربری و گذرواژه
          </Button>
        )}
        <Link
          to={paths.registerDriver}
          state={{ proven }}
          className={buttonClass(hasPassword ? 'default' : 'primary')}
        >
          <UserRound />
          {hasPassword ? 'رانندهٔ تازه‌ام، ثبت‌نام می‌کنم' : 'ثبت‌نام می‌کنم'}
        </Link>
        <Button icon={<Pencil />} onClick={onBack}>
          شماره را عوض کنم
        </Button>
      </FaceActs>
    </SignInFrame>
  )
}
