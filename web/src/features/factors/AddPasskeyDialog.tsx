import { AddPasskeyBody } from '@bargah/contract/features/factors/factors.schema.ts'
import { deviceText } from '@bargah/contract/features/auth/auth.text.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { TextField } from '../../ui/TextField.tsx'
import { makePasskey } from './passkey-device.ts'

type AddPasskeyDialogProps = {
  onAdded: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
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
