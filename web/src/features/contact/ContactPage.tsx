import { Save } from 'lucide-react'
import { type Contact, ContactBody, rulesLength } from '@bargah/contract/features/contact/contact.schema.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { LeaveQuestion } from '../../kernel/form/LeaveQuestion.tsx'
import { useWriteForm, type WriteForm } from '../../kernel/form/use-write-form.ts'
import { Read } from '../../kernel/Read.tsx'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useContact } from './contact.queries.ts'
import { RulesText } from './Rules.tsx'

const startOf = (contact: Contact) => ({
  Name: contact.name ?? '',
  SuportTell: contact.suportTell ?? '',
  Tell: contact.tell ?? '',
  Mobile: contact.mobile ?? '',
  Fax: contact.fax ?? '',
  Email: contact.email ?? '',
  Site: contact.site ?? '',
  Address: contact.address ?? '',
  Rules: contact.rules ?? '',
})
type Values = ReturnType<typeof startOf>

/** How people reach who runs the product, and the rules they register by (rules 4.17). Admin only. */
export default function ContactPage() {
  return (
    <>
      <PageHead title="تماس و قوانین" subtitle="تلفن پشتیبانی و قوانین را همه می‌بینند، بقیه را فقط مدیر." />
      <Read of={useContact()} wait={<SkeletonLines lines={10} />} failedTitle="تماس و قوانین نیامد">
        {(contact) => <ContactForm contact={contact} />}
      </Read>
    </>
  )
}

/** All of the contact at once; beside the rules stands what people will read. */
function ContactForm({ contact }: { contact: Contact }) {
  const form = useWriteForm('changeContact', {
    follows: true,
    start: startOf(contact),
    checks: { body: ContactBody },
    onDone: (_done, { reset, sent }) => {
      reset(sent)
      toast({ title: 'تماس و قوانین ذخیره شد.' })
    },
  })
  return (
    <Form form={form} className="stack" goal="تماس و قوانین ذخیره شود">
      <Panel title="تماس">
        <ContactFields form={form} />
      </Panel>
      <Panel title="قوانین">
        <div className="stack one-column gap-5 rules-edit">
          <TextArea
            {...form.field('Rules')}
            label="متن قوانین"
            hint="خطی که با # آغاز شود عنوان است و خطی که با - یا شماره آغاز شود، بندی از فهرست."
            rows={18}
            maxLength={rulesLength}
          />
          <RulesPreview text={form.values.Rules} />
        </div>
      </Panel>
      <div className="row">
        <SubmitButton form={form} icon={<Save />} busyLabel="در حال ذخیره…" disabled={!form.isChanged}>
          ذخیره
        </SubmitButton>
        <span className="muted">
          {form.isChanged ? 'تغییرها هنوز ذخیره نشده‌اند.' : 'همه چیز ذخیره شده است.'}
        </span>
      </div>
      <LeaveQuestion when={form.isChanged} consequence="تغییرهای تماس و قوانین ذخیره نشده‌اند و نمی‌مانند." />
    </Form>
  )
}

const ContactFields = ({ form }: { form: WriteForm<Values> }) => (
  <div className="form-grid">
    <TextField {...form.field('Name')} label="نام" className="span-3" />
    <DigitsField
      {...form.field('SuportTell')}
      label="تلفن پشتیبانی"
      hint="در صفحهٔ ورود و ثبت‌نام دیده می‌شود."
      className="span-3"
      maxLength={11}
      optional
    />
    <DigitsField {...form.field('Tell')} label="تلفن" className="span-2" maxLength={11} optional />
    <MobileField {...form.field('Mobile')} label="موبایل" className="span-2" optional />
    <DigitsField {...form.field('Fax')} label="نمابر" className="span-2" maxLength={11} optional />
    <TextField {...form.field('Email')} label="ایمیل" className="span-3" dir="ltr" type="email" optional />
    <TextField {...form.field('Site')} label="وبگاه" className="span-3" dir="ltr" optional />
    <TextField {...form.field('Address')} label="نشانی" optional />
  </div>
)

const RulesPreview = ({ text }: { text: string }) => (
  <section className="stack gap-2" aria-label="پیش‌نمایش قوانین">
    <h3 className="label">آنچه دیگران می‌خوانند</h3>
    {text.trim() === '' ? (
      <Note tone="warning">قانونی نوشته نشده است؛ کسی که ثبت‌نام می‌کند متنی برای خواندن ندارد.</Note>
    ) : (
      <div className="pad-4 rounded-lg on-sunken">
        <RulesText text={text} />
      </div>
    )}
  </section>
)
