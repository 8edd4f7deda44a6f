import { Check, Copy, ImageDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { formatDateLong } from '@bargah/contract/kernel/dates.ts'
import { attempting } from '../../kernel/attempt.ts'
import { paths } from '../../kernel/paths.ts'
import { serverNow } from '../../kernel/now.ts'
import { AccountName } from '../../ui/AccountName.tsx'
import { Brand } from '../../ui/Brand.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Card } from '../../ui/Panel.tsx'
import { type Credentials, readGroups, textToCopy } from './credentials.rules.ts'
import { OnceDialog } from '../../ui/OnceDialog.tsx'
import './credentials.css'

type CredentialsCardProps = {
  account: Credentials
  /** What happened: «ثبت‌نام انجام شد». */
  title: string
  /** Whose account it is and how it stands, in a sentence. */
  says?: string
  /** What the username is: «کد ملی شما». */
  usernameIs?: string
  /** It was sent to the person's mobile too, and a driver needs none: codes let him in. */
  isTexted?: boolean
  /** It was copied, printed or saved. */
  onTaken?: () => void
}

/** A username and its password, shown this once: to copy, to print and to save as a picture. */
export function CredentialsCard(props: CredentialsCardProps) {
  const { account, title, says, usernameIs, isTexted, onTaken } = props
  const [at] = useState(serverNow)
  const attempt = attempting(onTaken)
  const copy = () => navigator.clipboard.writeText(textToCopy(account, `${location.origin}${paths.login}`))
  const save = async () => (await import('./credentials-picture.ts')).saveAsPicture(account, title)
  return (
    <div className="stack">
      <Card tone="hero" className="print-alone credentials-card stack gap-35 on-hero">
        <div className="row gap-35">
          <span className="tile tile-lg tile-round tile-white">
            <Check className="i-xl" />
          </span>
          <div>
            <h3 className="heading">{title}</h3>
            {says && <p className="hero-muted">{says}</p>}
          </div>
        </div>
        <dl>
          <dt className="hero-muted">{usernameIs ? `نام کاربری، ${usernameIs}` : 'نام کاربری'}</dt>
          <dd>
            <AccountName of={account.username} />
          </dd>
          <dt className="hero-muted">گذرواژه</dt>
          <dd>
            <bdi dir="ltr" className="inline wrap credentials-password">
              {readGroups(account.password).map(({ at: place, text }) => (
                <span key={place}>{text}</span>
              ))}
            </bdi>
          </dd>
        </dl>
        <div className="apart hero-muted size-sm credentials-foot">
          <Brand />
          <span className="num">{formatDateLong(at)}</span>
        </div>
      </Card>
      <div className="credentials-acts row wrap at-stretch gap-3">
        <Button
          size="touch"
          icon={<Copy className="i-lg" />}
          onClick={() => void attempt(copy, 'نام کاربری و گذرواژه کپی شد.', 'کپی نشد؛ آن را یادداشت کنید.')}
        >
          کپی
        </Button>
        <Button
          size="touch"
          icon={<ImageDown className="i-lg" />}
          onClick={() => void attempt(save, null, 'تصویر ساخته نشد؛ گذرواژه را یادداشت کنید.')}
        >
          ذخیرهٔ تصویر
        </Button>
        <Button
          size="touch"
          icon={<Printer className="i-lg" />}
          onClick={() => void attempt(() => window.print(), null, 'چاپ نشد؛ گذرواژه را یادداشت کنید.')}
        >
          چاپ
        </Button>
      </div>
      {isTexted ? (
        <Note>گذرواژه به موبایل شما هم پیامک شد. با کد پیامکی هم وارد می‌شوید.</Note>
      ) : (
        <Note tone="warning">این گذرواژه دوباره نشان داده نمی‌شود.</Note>
      )}
    </div>
  )
}

type CredentialsDialogProps = {
  account: Credentials
  /** What happened: «حساب شرکت ساخته شد». */
  title: string
  /** Whom it is for. */
  says?: string
  onClose: () => void
}

/** Credentials that were made for another, to be handed to whom they are for. */
export const CredentialsDialog = ({ account, title, says, onClose }: CredentialsDialogProps) => (
  <OnceDialog
    title="نام کاربری و گذرواژه"
    consequence="آن را به مسئولش بسپارید؛ پس از بستن این پنجره دیگر دیده نمی‌شود."
    asks={{
      title: 'گذرواژه را برداشته‌اید؟',
      consequence: 'هنوز آن را کپی، چاپ یا ذخیره نکرده‌اید و دوباره نشان داده نمی‌شود.',
    }}
    onClose={onClose}
  >
    {(onTaken) => <CredentialsCard account={account} title={title} says={says} onTaken={onTaken} />}
  </OnceDialog>
)
