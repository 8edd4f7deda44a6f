import { PhoneIcon } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { formatPhone } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { useContact } from '../contact/contact.parts.tsx'

/** The support's number to be called, where there is one, and the way to the login page. */
export function CallSupport() {
  const number = useContact().data?.suportTell
  return (
    <>
      {number && (
        <a href={`tel:${number}`} className={buttonClass('default', 'touch')}>
          <PhoneIcon className="i-lg" />
          <span>
            پشتیبانی{' '}
            <bdi dir="ltr" className="num">
              {formatPhone(number)}
            </bdi>
          </span>
        </a>
      )}
      <Link to={paths.login} className={buttonClass(number ? 'ghost' : 'primary', 'touch')}>
        رفتن به صفحهٔ ورود
      </Link>
    </>
  )
}
