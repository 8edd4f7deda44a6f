import { Link } from '../../kernel/navigation.tsx'
import { Building2, Truck } from 'lucide-react'
import { paths } from '../../kernel/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'

/** Where those go who have no account. */
export function RegisterLinks() {
  return (
    <div className="stack gap-3">
      <p className="login-or row gap-3 muted">حساب ندارید؟</p>
      <div className="two-columns stack gap-3">
        <Link to={paths.registerDriver} className={buttonClass('default', 'touch')}>
          <Truck className="i-lg" />
          ثبت‌نام راننده
        </Link>
        <Link to={paths.newRegister} className={buttonClass('default', 'touch')}>
          <Building2 className="i-lg" />
          ثبت‌نام شرکت
        </Link>
      </div>
      <p className="pack-middle login-more row muted">
        صاحب کالا هستید؟
        <Link to={paths.newRegisterOwner}>ثبت‌نام صاحب کالا</Link>
      </p>
    </div>
  )
}
