import { Link } from '../../kernel/navigation.tsx'
import { Building2, KeyRound, PackageOpen, PhoneIcon, ScrollText, ShieldCheck, Truck } from 'lucide-react'
import { formatPhone } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useRead } from '../../kernel/use-read.ts'

const links = [
  { to: paths.registerDriver, icon: <Truck />, name: 'ثبت‌نام راننده' },
  { to: paths.newRegister, icon: <Building2 />, name: 'ثبت‌نام شرکت' },
  { to: paths.newRegisterOwner, icon: <PackageOpen />, name: 'ثبت‌نام صاحب کالا' },
  { to: paths.verifyForm, icon: <ShieldCheck />, name: 'بررسی مجوز' },
  { to: paths.logs, icon: <ScrollText />, name: 'دفتر عمومی سالن‌ها' },
] as const

type SignInHelpProps = { onForgot: () => void; onClose: () => void }

/** The other ways from the door of a phone: who is called, a forgotten password, registering, checking a permit. */
export default function SignInHelp({ onForgot, onClose }: SignInHelpProps) {
  const contact = useRead('showContact')
  const number = contact.data?.suportTell
  return (
    <Sheet title="کمک" onClose={onClose}>
      <Read of={contact} wait={null} failedNote="شمارهٔ پشتیبانی نیامد">
        {() => null}
      </Read>
      <ul className="face-rows sign-in-links">
        {number && (
          <li>
            <a href={`tel:${number}`}>
              <PhoneIcon />
              <span>
                <b>تماس با پشتیبانی</b>
                <bdi dir="ltr">{formatPhone(number)}</bdi>
              </span>
            </a>
          </li>
        )}
        <li>
          <button
            type="button"
            onClick={() => {
              onClose()
              onForgot()
            }}
          >
            <KeyRound />
            <b>گذرواژه را فراموش کرده‌ام</b>
          </button>
        </li>
        {links.map(({ to, icon, name }) => (
          <li key={to}>
            <Link to={to}>
              {icon}
              <b>{name}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
