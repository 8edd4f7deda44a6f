import { OnceDialog } from '../../ui/OnceDialog.tsx'
import { CredentialsCard } from './CredentialsCard.tsx'
import type { Credentials } from './credentials.rules.ts'

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
