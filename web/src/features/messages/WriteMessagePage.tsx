import { Check, Send } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearch } from '../../kernel/navigation.tsx'
import { AskBody } from '@bargah/contract/features/messages/messages.schema.ts'
import { questionAsked } from '@bargah/contract/features/messages/messages.text.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useKeptWords } from '../../kernel/form/use-kept-words.ts'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { paths } from '../../kernel/paths.ts'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { Attached, sayKept, useAttach, wordsLater } from './attach.tsx'
import { beginningOf, titleOfWords } from './messages.rules.ts'
import './messages.css'

/** A driver writes to the support: one box, kept on the phone at each letter until it is sent. */
export default function WriteMessagePage() {
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const attach = useAttach()
  const [beginning] = useState(beginningOf(useSearch()))
  const form = useWriteForm('askQuestion', {
    start: { Title: titleOfWords(beginning), Desc: beginning },
    checks: { body: AskBody },
    onDone: async ({ data }) => {
      words.forget()
      toast({ tone: 'success', title: 'پیام فرستاده شد', detail: questionAsked })
      attach.to(data?.id, file)
      await navigate({ to: paths.messages, search: { open: data?.id } as object })
    },
    later: wordsLater('پیام به پشتیبانی'),
    onKept: (key) => {
      words.forget()
      void attach.after(key, file)
      sayKept()
      void navigate({ to: paths.help })
    },
  })
  const words = useKeptWords('ask', form)
  const box = form.field('Desc')
  return (
    <>
      <PhoneHeader title="پیام به پشتیبانی" onBack={() => void navigate({ to: paths.help })} />
      <main className="phone-stack" id="main" tabIndex={-1}>
        <Form form={form} className="writes-large stack" failedTitle="پیام فرستاده نشد">
          <TextArea
            {...box}
            onChange={(Desc) => form.set({ Desc, Title: titleOfWords(Desc) })}
            label="بنویسید؛ شمارهٔ بار یا مجوز را هم بگویید"
            rows={6}
            maxLength={4_000}
          />
          {words.isKept && (
            <p className="row">
              <Check className="i-lg" />
              روی گوشی نگه داشته شد. برگردید هم می‌ماند.
            </p>
          )}
          <Attached file={file} onFile={setFile} />
          <SubmitButton form={form} size="hero" icon={<Send />} busyLabel="دارد می‌رود…">
            بفرست
          </SubmitButton>
        </Form>
      </main>
    </>
  )
}
