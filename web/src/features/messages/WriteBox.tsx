import { Send } from 'lucide-react'
import { AnswerBody, AskOnBody } from '@bargah/contract/features/messages/messages.schema.ts'
import { useState } from 'react'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useKeptWords, wordsStay } from '../../kernel/form/use-kept-words.ts'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { useMember } from '../../kernel/session.ts'
import { classes } from '../../ui/classes.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { Attached, sayKept, useAttach, wordsLater } from './attach.tsx'
import type { Question } from './messages.queries.ts'

const busyLabel = 'در حال فرستادن…'

/** Where the administration answers; what could not be sent stays. */
export function AnswerBox({ question }: { question: Question }) {
  const [file, setFile] = useState<File | null>(null)
  const attach = useAttach()
  const form = useWriteForm('answerQuestion', {
    start: { Id: question.id, Answer: '' },
    checks: { body: AnswerBody },
    onDone: ({ data }, { reset }) => {
      reset()
      attach.to(data?.id, file)
      setFile(null)
    },
  })
  const told = question.asker === 'driver' ? 'پیام‌های خود' : 'پیام‌های شرکت'
  return (
    <Form form={form} className="line-above stack strip" failedTitle="پاسخ فرستاده نشد">
      <TextArea {...form.field('Answer')} label="پاسخ شما" rows={4} maxLength={4_000} />
      <Attached file={file} onFile={setFile} />
      <div className="row wrap">
        <SubmitButton form={form} icon={<Send />} busyLabel={busyLabel}>
          فرستادن پاسخ
        </SubmitButton>
        <span className="fine muted">
          {question.askerName} اعلان می‌گیرد و پاسخ را در {told} می‌بیند.
        </span>
      </div>
    </Form>
  )
}

export function AskOnBox({ question }: { question: Question }) {
  const [file, setFile] = useState<File | null>(null)
  const attach = useAttach()
  const form = useWriteForm('askOn', {
    start: { Id: question.id, Desc: '' },
    checks: { body: AskOnBody },
    onDone: ({ data }, { reset }) => {
      reset()
      attach.to(data?.id, file)
      setFile(null)
    },
    later: wordsLater('ادامهٔ پیام به پشتیبانی'),
    onKept: (key, { reset }) => {
      reset()
      void attach.after(key, file)
      setFile(null)
      sayKept()
    },
  })
  const words = useKeptWords(`on ${question.id}`, form)
  const isDriver = useMember().role === 'Driver'
  return (
    <Form
      form={form}
      className={classes('line-above stack strip', isDriver && 'writes-large')}
      failedTitle="پیام فرستاده نشد"
    >
      <TextArea
        {...form.field('Desc')}
        label="ادامهٔ پیام شما"
        rows={isDriver ? 2 : 3}
        maxLength={4_000}
        {...(words.isKept && { hint: wordsStay })}
      />
      <Attached file={file} onFile={setFile} />
      <div className="row wrap">
        <SubmitButton form={form} size={isDriver ? 'hero' : 'form'} icon={<Send />} busyLabel={busyLabel}>
          فرستادن
        </SubmitButton>
      </div>
    </Form>
  )
}
