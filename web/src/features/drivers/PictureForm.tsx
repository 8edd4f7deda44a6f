import { ImageUp } from 'lucide-react'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { FileField } from '../../ui/FileField.tsx'
import { notChosen } from '@bargah/contract/kernel/not-given.ts'

const start = { File: null as File | null }
const limits = { kinds: ['jpg', 'png'], maxBytes: 5 * 1024 * 1024 } as const

/** Puts a photo in the place of a driver's; a driver's own without naming him. */
export default function PictureForm({ driverId }: { driverId?: number }) {
  const form = useWriteForm('setDriverPicture', {
    start,
    checks: { missing: { File: notChosen('عکس') } },
    input: ({ File: file }) => ({
      body: { ...(driverId !== undefined && { DriverId: driverId }), File: file ?? new Blob() },
    }),
    onDone: sayDone((_done, { reset }) => reset()),
  })
  return (
    <Form form={form} className="stack" failedTitle="عکس گذاشته نشد">
      <FileField {...form.field('File')} label="عکس تازه" limits={limits} />
      <div className="row">
        <SubmitButton form={form} icon={<ImageUp />} busyLabel="در حال فرستادن…">
          گذاشتن عکس
        </SubmitButton>
      </div>
    </Form>
  )
}
