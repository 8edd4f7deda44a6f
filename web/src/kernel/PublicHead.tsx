import type { ReactNode } from 'react'
import { Brand } from '../ui/Brand.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Link } from './navigation.tsx'
import { paths } from './paths.ts'

type PublicHeadProps = {
  /** Nothing leads away. */
  bare?: boolean
  /** The page itself, which needs no link. */
  here?: 'verify' | 'rules'
  /** Links beyond those of every page. */
  children?: ReactNode
}

/** Over a page that a stranger reads: whose it is, what else he may open, and the door. */
export const PublicHead = ({ bare = false, here, children }: PublicHeadProps) => (
  <div className="apart gap-2-4 wrap">
    <div className="row gap-3">
      <Brand />
      {!bare && (
        <nav className="row gap-3" aria-label="دیگر صفحه‌ها">
          {here !== 'verify' && (
            <Link className="muted" to={paths.verifyForm}>
              بررسی مجوز
            </Link>
          )}
          {here !== 'rules' && (
            <Link className="muted" to={paths.rules}>
              قوانین
            </Link>
          )}
          {children}
        </nav>
      )}
    </div>
    {!bare && (
      <Link className={buttonClass('default', 'dense')} to={paths.login}>
        ورود
      </Link>
    )}
  </div>
)
