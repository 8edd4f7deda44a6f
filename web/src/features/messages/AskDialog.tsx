import { AskBody, messageFile } from '@bargah/contract/features/messages/messages.schema.ts'
import { questionAsked } from '@bargah/contract/features/messages/messages.text.ts'
import { useState } from 'react'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useKeptWords, wordsStay } from '../../kernel/form/use-kept-words.ts'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { FileField } from '../../ui/FileField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { sayKept, useAttach, wordsLater } from './attach.tsx'

type AskDialogProps = { onClose: () => void; onAsked: (id: number) => void }

/** A new question to the administration (rules 14.1). */
export default function AskDialog({ onClose, onAsked }: AskDialogProps) {
  const [file, setFile] = useState<File | null>(null)
  const attach = useAttach()
  const form = useWriteForm('askQuestion', {
    start: { Title: '', Desc: '' },
    checks: { body: AskBody },
    onDone: ({ data }) => {
      words.forget()
      toast({ tone: 'success', title: 'پیام فرستاده شد', detail: questionAsked })
      attach.to(data?.id, file)
      onClose()
      if (data) onAsked(data.id)
    },
    later: wordsLater('پیام به پشتیبانی'),
    onKept: (key) => {
      words.forget()
      void attach.after(key, file)
      sayKept()
      onClose()
    },
  })
  const words = useKeptWords('ask', form)
  return (
    <FormDialog
      form={form}
      title="پیام به پشتیبانی"
      consequence="شمارهٔ بار یا مجوز را بنویسید تا وضع آن کنار پیام دیده شود."
      submitLabel="فرستادن پیام"
      busyLabel="در حال فرستادن…"
      onClose={onClose}
    >
      <TextField {...form.field('Title')} label="موضوع" maxLength={200} />
      <TextArea
        {...form.field('Desc')}
        label="متن پیام"
        rows={6}
        maxLength={4_000}
        {...(words.isKept && { hint: wordsStay })}
      />
      <FileField label={messageFile.title} optional value={file} onChange={setFile} />
    </FormDialog>
  )
}
