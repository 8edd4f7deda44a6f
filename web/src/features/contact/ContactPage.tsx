import { Read } from '../../kernel/Read.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { ContactForm } from './ContactForm.tsx'
import { useContact } from './contact.queries.ts'

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
