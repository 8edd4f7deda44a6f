import { appCodeLength, ConfirmAuthenticatorBody } from '@bargah/contract/features/factors/factors.schema.ts'
import type { CallData } from '../../kernel/api.ts'
import { WholeCode } from '../../ui/CodeField.tsx'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import { inGroups } from './factor-methods.rules.ts'
import './factors.css'

type AddAppDialogProps = {
  begun: CallData<'startAuthenticator'>
  onAdded: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** A secret for an authenticator app, read by its camera or typed, and the code by which the app shows that it has it. */
export function AddAppDialog({ begun, onAdded, onClose }: AddAppDialogProps) {
  const form = useWriteForm('confirmAuthenticator', {
    start: { Code: '' },
    checks: { body: ConfirmAuthenticatorBody },
    onDone: sayDone(({ data }) => onAdded(data?.recoveryCodes ?? [])),
    onFailed: () => form.set({ Code: '' }),
  })
  return (
    <FormDialog
      form={form}
      title="افزودن برنامهٔ رمزساز"
      consequence="در برنامهٔ رمزساز گوشی (مانند Google Authenticator) کد QR را بخوانید، یا کلید را در آن بنویسید؛ سپس کدی را که نشان می‌دهد اینجا وارد کنید."
      submitLabel="افزودن"
      busyLabel="در حال بررسی…"
      onClose={onClose}
    >
      <div className="middle stack gap-3 centre">
        <div className="clips factor-qr">
          <QrCode text={begun.uri} label="کد QR برای برنامهٔ رمزساز" />
        </div>
        <p>
          <span className="muted">کلید</span>
          <bdi dir="ltr" className="block strong anywhere factor-secret">
            {inGroups(begun.secret)}
          </bdi>
        </p>
      </div>
      <WholeCode
        {...form.field('Code')}
        label="کد شش‌رقمی برنامه"
        length={appCodeLength}
        busy={form.busy}
        onWhole={() => form.check(() => void form.send())}
      />
    </FormDialog>
  )
}
