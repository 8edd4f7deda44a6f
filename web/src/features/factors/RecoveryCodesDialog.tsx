import { OnceDialog } from '../../ui/OnceDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void }

export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => (
  <OnceDialog
    title="کدهای بازیابی شما"
    consequence="اگر گوشی یا گذرکلید در دسترس نباشد، با یکی از این کدها وارد می‌شوید."
    asks={{
      title: 'کدها را برداشته‌اید؟',
      consequence: 'هنوز آن‌ها را کپی، چاپ یا ذخیره نکرده‌اید و دوباره نشان داده نمی‌شود.',
    }}
    onClose={onClose}
  >
    {(onTaken) => <RecoveryCodes codes={codes} onTaken={onTaken} />}
  </OnceDialog>
)
