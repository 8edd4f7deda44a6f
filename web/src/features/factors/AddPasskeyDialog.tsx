import { useId, useState } from 'react'
import { AddPasskeyBody } from '@bargah/contract/features/factors/factors.schema.ts'
import { deviceText } from '@bargah/contract/features/auth/auth.text.ts'
import { FaultNote } from '../../kernel/FaultNote.tsx'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { makePasskey } from './passkey-device.ts'

type AddPasskeyDialogProps = {
  onAdded: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** A name for a passkey, which the person's device then makes. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const formId = useId()
  const [name, setName] = useState(deviceName)
  const [error, setError] = useState<string>()
  const [fault, setFault] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const start = useWrite('startPasskey')
  const keep = useWrite('addPasskey')
  const add = async () => {
    const read = AddPasskeyBody.shape.Name.safeParse(name)
    setError(read.error?.issues[0]?.message)
    if (!read.success) return
    setBusy(true)
    setFault(null)
    try {
      const Credential = await makePasskey(await start.mutateAsync({}))
      const { message, data } = await keep.mutateAsync({ body: { Name: read.data, Credential } })
      toast({ title: message })
      onAdded(data?.recoveryCodes ?? [])
    } catch (why) {
      setFault(why)
    } finally {
      setBusy(false)
    }
  }
  const close = busy ? () => undefined : onClose
  return (
    <Dialog
      title="افزودن گذرکلید"
      consequence="دستگاه شما اثر انگشت، چهره یا قفل خود را می‌خواهد و گذرکلید را می‌سازد. هیچ‌یک از آن‌ها به بارگاه فرستاده نمی‌شود."
      onClose={close}
      actions={
        <>
          <Button onClick={close}>انصراف</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy} busyLabel="در حال ساختن…">
            ساختن گذرکلید
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void add()
        }}
      >
        {fault !== null && <FaultNote error={fault} />}
        <TextField
          label="نام گذرکلید"
          hint="تا آن را از گذرکلیدهای دیگر بشناسید؛ مانند «لپ‌تاپ دفتر»."
          value={name}
          onChange={setName}
          error={error}
          readOnly={busy}
          maxLength={40}
        />
      </form>
    </Dialog>
  )
}

/** What this device may be called: «کروم در ویندوز». */
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
