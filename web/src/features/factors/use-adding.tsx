import { useState } from 'react'
import {
  AddPasskeyBody,
  appCodeLength,
  ConfirmAuthenticatorBody,
} from '@bargah/contract/features/factors/factors.schema.ts'
import { deviceText } from '@bargah/contract/features/auth/auth.text.ts'
import type { CallData } from '../../kernel/api.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { toast } from '../../ui/toast.ts'
import { WholeCode } from '../../ui/CodeField.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { inGroups } from './factor-methods.rules.ts'
import { makePasskey } from './passkey-device.ts'
import './factors.css'

type Begun = CallData<'startAuthenticator'>

/** Adding a factor: the acts that begin it, and the dialog that is open. `onAdded` gets recovery codes where some were made. */
export function useAdding(onAdded: (recoveryCodes: readonly string[]) => void) {
  const [open, setOpen] = useState<Begun | 'passkey' | null>(null)
  const start = useWrite('startAuthenticator', {
    onDone: setOpen,
    onFailed: (sentence) => toast({ tone: 'danger', title: sentence }),
  })
  const close = () => setOpen(null)
  const added = (codes: readonly string[]) => {
    close()
    onAdded(codes)
  }
  return {
    isStarting: start.isPending,
    addApp: () => start.mutate({}),
    addPasskey: () => setOpen('passkey'),
    dialog:
      open === 'passkey' ? (
        <AddPasskeyDialog onAdded={added} onClose={close} />
      ) : (
        open && <AddAppDialog begun={open} onAdded={added} onClose={close} />
      ),
  }
}

type AddAppDialogProps = {
  begun: CallData<'startAuthenticator'>
  onAdded: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** A secret for an authenticator app, read by its camera or typed, and the code by which the app shows that it has it. */
function AddAppDialog({ begun, onAdded, onClose }: AddAppDialogProps) {
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
      consequence="در برنامهٔ رمزساز گوشی (مانند Google Authenticator) کد QR را بخوانید، یا کلید را در آن بنویسید؛ سپس کدی را که نشان می‌دهد این‌جا وارد کنید."
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

type AddPasskeyDialogProps = {
  onAdded: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const begin = useWrite('startPasskey')
  const form = useWriteForm('addPasskey', {
    start: { Name: deviceName() },
    input: ({ Name }) => ({ body: { Name, Credential: {} } }),
    prepare: async ({ body }) => ({
      body: { ...body, Credential: await makePasskey(await begin.mutateAsync({})) },
    }),
    checks: { body: AddPasskeyBody },
    onDone: sayDone(({ data }) => onAdded(data?.recoveryCodes ?? [])),
  })
  return (
    <FormDialog
      form={form}
      title="افزودن گذرکلید"
      consequence="دستگاه شما اثر انگشت، چهره یا قفل خود را می‌خواهد و گذرکلید را می‌سازد. هیچ‌یک از آن‌ها به بارگاه فرستاده نمی‌شود."
      submitLabel="ساختن گذرکلید"
      busyLabel="در حال ساختن…"
      onClose={onClose}
    >
      <TextField
        {...form.field('Name')}
        label="نام گذرکلید"
        hint="تا آن را از گذرکلیدهای دیگر بشناسید؛ مانند «لپ‌تاپ دفتر»."
        readOnly={form.busy}
        maxLength={40}
      />
    </FormDialog>
  )
}

/** What this device may be called: «کروم روی ویندوز». */
function deviceName(): string {
  const { userAgent } = navigator
  const system = /Android/.test(userAgent)
    ? 'android'
    : /iPhone|iPad/.test(userAgent)
      ? 'ios'
      : /Windows/.test(userAgent)
        ? 'windows'
        : /Mac OS/.test(userAgent)
          ? 'mac'
          : /Linux/.test(userAgent)
            ? 'linux'
            : null
  return deviceText({ browser: null, system }) ?? ''
}
